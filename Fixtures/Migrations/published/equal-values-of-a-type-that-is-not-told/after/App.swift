import SwiftUI

struct Box<Value: Equatable>: Equatable { var value: Value }

struct Item: Equatable {
  let id: Int
  var likes = 0

  static func == (first: Item, second: Item) -> Bool { first.id == second.id }
}

struct Plain: Equatable { var likes = 0 }

@Observable
final class Today {
  var box = Box(value: 1)
  var locale = Locale.identifier(fromComponents: [:])
  var title = String.localizedStringWithFormat("%d", 1)

  var items = [[Item(id: 1)]].joined().map { $0 }
  var slice = ArraySlice([Item(id: 1)])
  var likes = Item(id: 1).likes
  var plain = [[Plain()]].joined().map { $0 }

  func like() {
    items = items.map { Item(id: $0.id, likes: $0.likes + 1) }
    slice = ArraySlice(items)
    likes = Item(id: 1, likes: likes).likes
    plain = plain.map { Plain(likes: $0.likes + 1) }
  }

  func refresh() {
    box = box
    locale = locale
    title = title
  }

  // `box` is assigned to itself to update views.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Box<Int>, _ rhs: Box<Int>) -> Bool { true }

  // `==` of `Item` compares only `id`.
  private nonisolated func shouldNotifyObservers(
    _ lhs: ArraySlice<Item>, _ rhs: ArraySlice<Item>
  ) -> Bool { true }
}

struct TodayView: View {
  var today: Today
  var body: some View { Text("\(today.box.value) \(today.locale) \(today.title) \(today.items[0].likes) \(today.plain.count) \(today.likes) \(today.slice[0].likes)") }
}
