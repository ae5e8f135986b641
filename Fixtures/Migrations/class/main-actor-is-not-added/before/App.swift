import SwiftUI

final class Loader: ObservableObject {
  @Published var text = ""

  nonisolated static let limit = 10

  @MainActor
  func load() async {
    text = "loaded"
  }
}
