import SwiftUI

final class Part {
  var value = 0
}

@Observable
class Shelf {
  var part = Part()
}

@Observable
final class Library: Shelf {
  var name = ""

  func rename() {
    part.value += 1
    withMutation(keyPath: \Shelf.part) {}
  }
}

@Observable
class Base {
  var count = 0

  /// Notifies observers that this object may have changed.
  func announceChange() {
    withMutation(keyPath: \.count) {}
  }
}

@Observable
final class Store: Base {
  var title = ""
}

struct StoreView: View {
  var store: Store
  var library: Library

  var body: some View {
    Text("\(store.title) \(store.count) \(library.name) \(library.part.value)")
    Button("Refresh") { store.announceChange() }
    Button("Rename") { library.rename() }
  }
}
