import SwiftUI
struct Message: Equatable {
  let id: Int
  var text = ""
  static func == (a: Message, b: Message) -> Bool { a.id == b.id }
}
enum Load<T: Equatable>: Equatable {
  case idle
  case loaded(T)
}
@Observable
final class Chat {
  var load = Load<Message>.idle
  func set(_ m: Message) { load = .loaded(m) }

  // `==` of `Message` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Load<Message>, _ rhs: Load<Message>) -> Bool { true }
}
struct ChatView: View {
  @State var chat = Chat()
  var body: some View {
    switch chat.load {
    case .idle: Text("idle")
    case .loaded(let m): Text(m.text)
    }
  }
}
