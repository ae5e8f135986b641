import SwiftUI

struct AlertItem: Identifiable, Equatable {
  let id = UUID()
  let title: String
  let onConfirm: (() -> Void)?

  static func == (lhs: AlertItem, rhs: AlertItem) -> Bool {
    lhs.id == rhs.id && lhs.title == rhs.title
  }
}

struct Banner: Equatable {
  let id = UUID()
  var title: String

  static func == (lhs: Banner, rhs: Banner) -> Bool { lhs.id == rhs.id }
}

struct Message: Equatable {
  let id: UUID
  let title: String

  static func == (lhs: Message, rhs: Message) -> Bool { lhs.id == rhs.id }
}

struct Hint: Equatable {
  let id = UUID()
  let title: String
  let kind: Int

  static func == (lhs: Hint, rhs: Hint) -> Bool { lhs.id == rhs.id || lhs.kind == rhs.kind }
}

struct Card: Equatable {
  let id = UUID()
  let title: String
  let kind: Int

  static func == (lhs: Card, rhs: Card) -> Bool {
    lhs.kind == 1 ? lhs.id == rhs.id : lhs.kind == rhs.kind
  }
}

struct Tag: Equatable {
  let id = UUID()
  let title: String
  let kind: Int

  static func == (lhs: Tag, rhs: Tag) -> Bool {
    _ = lhs.id == rhs.id
    return lhs.kind == rhs.kind
  }
}

@Observable
final class Model {
  var alert: AlertItem?
  var banner: Banner?
  var message: Message?
  var hint: Hint?
  var card: Card?
  var tag: Tag?

  func show(_ title: String, _ other: Banner, _ id: UUID) {
    alert = AlertItem(title: title, onConfirm: nil)
    banner = other
    message = Message(id: id, title: title)
    hint = Hint(title: title, kind: 1)
    card = Card(title: title, kind: 2)
    tag = Tag(title: title, kind: 1)
  }

  // `==` of `Banner` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Banner?, _ rhs: Banner?) -> Bool { true }

  // `==` of `Message` compares only `id`.
  private nonisolated func shouldNotifyObservers(_ lhs: Message?, _ rhs: Message?) -> Bool { true }

  // `==` of `Hint` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Hint?, _ rhs: Hint?) -> Bool { true }

  // `==` of `Card` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Card?, _ rhs: Card?) -> Bool { true }

  // `==` of `Tag` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Tag?, _ rhs: Tag?) -> Bool { true }
}

@Observable
final class Log {
  var last: Message?

  func note(_ message: Message) { last = message }
  func text() -> String { last?.title ?? "" }
}

struct ModelView: View {
  var model: Model

  var body: some View {
    Text(model.alert?.title ?? model.banner?.title ?? model.message?.title ?? "")
    Text(model.hint?.title ?? model.card?.title ?? model.tag?.title ?? "")
  }
}
