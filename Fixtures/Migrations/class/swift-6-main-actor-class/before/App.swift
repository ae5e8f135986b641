import SwiftUI

@MainActor
final class Loader: ObservableObject {
  @Published var text = ""
  private var task: Task<Void, Never>?

  nonisolated init() {}

  isolated deinit {
    task?.cancel()
  }

  func load() {
    task = Task { text = "loaded" }
  }
}

struct LoaderView: View {
  @StateObject private var loader = Loader()

  var body: some View {
    Text(loader.text)
      .onAppear { loader.load() }
  }
}
