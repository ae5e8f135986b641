import SwiftUI

@Observable
final class Loader {
  var text = ""

  nonisolated static let limit = 10

  @MainActor
  func load() async {
    text = "loaded"
  }
}
