import Combine
import SwiftUI

final class Library: ObservableObject {
  @Published var songs: [Int] = []
}

final class Adapter: ObservableObject {
  private let library: Library
  private var cancellable: AnyCancellable?

  init(library: Library) {
    self.library = library
    cancellable = library.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
  }

  var count: Int { library.songs.count }

  var isMarked: Bool { UserDefaults.standard.bool(forKey: "marked") }

  func mark() {
    objectWillChange.send()
    UserDefaults.standard.set(true, forKey: "marked")
  }
}

struct Screen: View {
  @ObservedObject var adapter: Adapter

  var body: some View {
    Button("\(adapter.count) \(adapter.isMarked)") { adapter.mark() }
  }
}
