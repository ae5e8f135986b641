import SwiftUI

@MainActor
@Observable
final class Loader {
  var text = ""
  @ObservationIgnored private var task: Task<Void, Never>?

  nonisolated init() {}

  isolated deinit {
    task?.cancel()
  }

  func load() {
    task = Task { text = "loaded" }
  }
}

struct LoaderView: View {
  @State private var loader = Loader()

  var body: some View {
    Text(loader.text)
      .onAppear { loader.load() }
  }
}
