import SwiftUI

// swiftlint:disable:next type_name
@MainActor @Observable final class C {
  // swiftlint:disable:next identifier_name
  var x = 0
}
