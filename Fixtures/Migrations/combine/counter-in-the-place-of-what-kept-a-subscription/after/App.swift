import SwiftUI

@Observable
final class Library {
  var songs: [Int] = []
}

@Observable
final class Adapter {
  private let library: Library

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(library: Library) {
    self.library = library
  }

  var count: Int { library.songs.count }

  var isMarked: Bool {
    _ = revision
    return UserDefaults.standard.bool(forKey: "marked")
  }

  func mark() {
    revision += 1
    UserDefaults.standard.set(true, forKey: "marked")
  }
}

struct Screen: View {
  var adapter: Adapter

  var body: some View {
    Button("\(adapter.count) \(adapter.isMarked)") { adapter.mark() }
  }
}
