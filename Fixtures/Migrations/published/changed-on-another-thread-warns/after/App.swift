import Foundation
import SwiftUI

@Observable
final class Loader: @unchecked Sendable {
  var items: [String] = []
  var count = 0
  var title = ""

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
}

struct LoaderView: View {
  @State private var loader = Loader()

  var body: some View {
    Text("\(loader.items.count) \(loader.count) \(loader.title)")
  }
}
