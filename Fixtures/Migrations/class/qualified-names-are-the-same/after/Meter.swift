import SwiftUI

@Observable
final class Meter {
  var level = 0.5
}
