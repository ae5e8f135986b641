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
@Observable
final class Player {
  var ticks = 0
  var page = Page()

  func retitle() {
    page.item.title = "New"
    ticks += 1
  }
}

struct ItemView: View {
  var player: Player
  let page: Page

  var latest: Item { page.item }

  var body: some View {
    Text(latest.title)
    Button("Title") { player.retitle() }
  }
}

struct Held: View {
  var player: Player
  let latest: Item

  var body: some View {
    let _ = player.ticks  // Update when `ticks` changes; `Item.title` is not observable.
    Text(latest.title)
    Button("Title") { player.retitle() }
  }
}
