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
final class Chat: ObservableObject {
  @Published var load = Load<Message>.idle
  func set(_ m: Message) { load = .loaded(m) }
}
struct ChatView: View {
  @StateObject var chat = Chat()
  var body: some View {
    switch chat.load {
    case .idle: Text("idle")
    case .loaded(let m): Text(m.text)
    }
  }
}
