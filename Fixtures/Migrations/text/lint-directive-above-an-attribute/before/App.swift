import SwiftUI

// swiftlint:disable:next type_name
@MainActor final class C: ObservableObject {
  // swiftlint:disable:next identifier_name
  @Published var x = 0
}
