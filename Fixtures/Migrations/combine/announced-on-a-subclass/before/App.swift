import SwiftUI

final class Part {
  var value = 0
}

class Shelf: ObservableObject {
  @Published var part = Part()
}

final class Library: Shelf {
  @Published var name = ""

  func rename() {
    part.value += 1
    objectWillChange.send()
  }
}

class Base: ObservableObject {
  @Published var count = 0
}

final class Store: Base {
  @Published var title = ""
}

struct StoreView: View {
  @ObservedObject var store: Store
  @ObservedObject var library: Library

  var body: some View {
    Text("\(store.title) \(store.count) \(library.name) \(library.part.value)")
    Button("Refresh") { store.objectWillChange.send() }
    Button("Rename") { library.rename() }
  }
}
