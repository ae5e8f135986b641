import Foundation
import SwiftUI

@Observable
final class Loader: @unchecked Sendable {
  var items: [String] = []
  var count = 0
  var title = ""
  var name = ""

  func load() {
    DispatchQueue.global().async {
      self.items.append("a")
      DispatchQueue.main.async {
        self.count = 1
      }
    }
    Task {
      self.title = "b"
    }
  }

  func reload() {
    Task.detached { [weak self] in
      let items = ["a"]
      await MainActor.run {
        self?.title = "c"
      }
      self?.items = items
    }
  }

  func restart() {
    Task.detached { @MainActor in
      self.count = 2
    }
  }

  func refresh(_ container: Container) {
    container.performBackgroundTask {
      self.name = "d"
    }
    DispatchQueue.global().async {
      NotificationCenter.default.addObserver(forName: .init("e"), object: nil, queue: .main) { _ in
        self.title = "e"
      }
    }
  }
}

struct Container {
  func performBackgroundTask(_ work: @escaping () -> Void) {}
}

struct LoaderView: View {
  @State private var loader = Loader()

  var body: some View {
    Text("\(loader.items.count) \(loader.count) \(loader.title) \(loader.name)")
  }
}
