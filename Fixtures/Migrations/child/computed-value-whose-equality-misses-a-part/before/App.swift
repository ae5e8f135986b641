import SwiftUI

struct Item: Equatable {
  let id: Int
  var title = ""

  static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
}

struct Page {
  var item = Item(id: 1)
}

@MainActor
final class Player: ObservableObject {
  @Published var ticks = 0
  @Published var page = Page()

  func retitle() {
    page.item.title = "New"
    ticks += 1
  }
}

struct ItemView: View {
  @ObservedObject var player: Player
  let page: Page

  var latest: Item { page.item }

  var body: some View {
    Text(latest.title)
    Button("Title") { player.retitle() }
  }
}

struct Held: View {
  @ObservedObject var player: Player
  let latest: Item

  var body: some View {
    Text(latest.title)
    Button("Title") { player.retitle() }
  }
}
