import SwiftUI

struct Item: Equatable {
  var id = 0
  var title = ""

  static func == (left: Item, right: Item) -> Bool { left.id == right.id }
}

@Observable
final class Store {
  var item = Item()

  func load() { item = Item(id: 1, title: "\(Int.random(in: 0...9))") }

  // `==` of `Item` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Item, _ rhs: Item) -> Bool { true }
}

struct Page: View {
  var store: Store
  @State private var log = ""

  var body: some View {
    Text(log)
      .onChange(of: store.item.title) { _ in log += "." }
  }
}
