import SwiftUI

struct Item: Equatable {
  var id = 0
  var title = ""

  static func == (left: Item, right: Item) -> Bool { left.id == right.id }
}

final class Store: ObservableObject {
  @Published var item = Item()

  func load() { item = Item(id: 1, title: "\(Int.random(in: 0...9))") }
}

struct Page: View {
  @ObservedObject var store: Store
  @State private var log = ""

  var body: some View {
    Text(log)
      .onChange(of: store.item.title) { _ in log += "." }
  }
}
