import SwiftUI

@Observable
final class Library {
  var songs: [Int] = []
}

@Observable
final class Adapter {
  private let library: Library

  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
  private var revision = 0

  init(library: Library) {
    self.library = library
  }

  var count: Int { library.songs.count }

  var isMarked: Bool { _ = revision; return UserDefaults.standard.bool(forKey: "marked") }

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
