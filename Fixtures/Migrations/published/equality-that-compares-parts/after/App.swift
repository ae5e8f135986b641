import SwiftUI

struct User { let id: Int; var name: String }

/// Only a part of what it holds counts.
struct Row: Equatable {
  let user: User
  static func == (lhs: Row, rhs: Row) -> Bool { lhs.user.id == rhs.user.id }
}

/// The number of its elements counts.
struct Page: Equatable {
  let name: String
  let lines: [String]
  static func == (lhs: Page, rhs: Page) -> Bool {
    lhs.name == rhs.name && lhs.lines.count == rhs.lines.count
  }
}

/// One way to a result leaves something out.
struct Order: Equatable {
  var number: Int?
  var isPaid = false
  static func == (lhs: Order, rhs: Order) -> Bool {
    if lhs.number != nil, rhs.number != nil { return lhs.number == rhs.number }
    return lhs.isPaid == rhs.isPaid && lhs.number == rhs.number
  }
}

/// All of it is compared, in other forms, and each way has compared all.
struct Place: Equatable {
  var address: URL
  var id: UUID
  var tags: [String]
  static func == (lhs: Place, rhs: Place) -> Bool {
    guard lhs.id.uuidString == rhs.id.uuidString else { return false }
    if !lhs.tags.elementsEqual(rhs.tags) { return false }
    if lhs.address == rhs.address { return true }
    return lhs.address.absoluteString == rhs.address.absoluteString
  }
}

/// All of it is compared, in one way or another.
struct Seat: Equatable {
  var number: Int
  var guest: String
  static func == (lhs: Seat, rhs: Seat) -> Bool {
    switch (lhs.number, rhs.number) {
    case (0, 0): return lhs.guest == rhs.guest
    default: return lhs.number == rhs.number && lhs.guest == rhs.guest
    }
  }
}

enum Standard { static let title = "" }

/// What another type has is compared.
struct Card: Equatable {
  let id: Int
  var title: String
  static func == (lhs: Card, rhs: Card) -> Bool { lhs.id == rhs.id && Standard.title.isEmpty }
}

@Observable
final class Model {
  var row = Row(user: User(id: 1, name: "a"))
  var page = Page(name: "", lines: [])
  var order = Order()
  var place: Place?
  var seat = Seat(number: 0, guest: "")
  var card = Card(id: 0, title: "")

  func load(_ seat: Seat, _ card: Card) {
    self.seat = seat
    self.card = card
  }

  func load(_ row: Row, _ page: Page, _ order: Order, _ place: Place) {
    self.row = row
    self.page = page
    self.order = order
    self.place = place
  }

  // `==` of `Row` does not compare everything.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Row, _ rhs: Row) -> Bool { true }

  // `==` of `Page` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Page, _ rhs: Page) -> Bool { true }

  // `==` of `Order` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Order, _ rhs: Order) -> Bool { true }

  // `==` of `Card` compares only `id`.
  private nonisolated func shouldNotifyObservers(_ lhs: Card, _ rhs: Card) -> Bool { true }
}

struct Screen: View {
  @State private var model = Model()

  var body: some View {
    Text(model.row.user.name + model.page.lines.joined())
    Text(model.order.isPaid ? "paid" : "open")
    Text(model.seat.guest + model.card.title)
    Text(model.place?.address.path ?? "")
  }
}
