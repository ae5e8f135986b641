import SwiftUI

final class Hub {
  static let shared = Hub()
  var joined = 0
  var total = 0

  var next: Int {
    joined += 1
    return joined
  }
}

struct Channel: ExpressibleByStringLiteral {
  let name: String

  init(stringLiteral value: String) {
    name = value
    Hub.shared.joined += 1
  }
}

struct Name: ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral value: String) { text = value }
}

@dynamicMemberLookup
struct Proxy {
  subscript<Value>(dynamicMember path: KeyPath<Hub, Value>) -> Value { Hub.shared[keyPath: path] }
}

final class Chat: ObservableObject {
  @Published var text = ""
  let channel: Channel = "room"
}

final class Ticket: ObservableObject {
  @Published var text = ""
  let number: Int

  init() { number = Proxy().next }
}

final class Caption: ObservableObject {
  @Published var text = ""
  let name: Name = "caption"
}

final class Total: ObservableObject {
  @Published var text = ""
  let number: Int

  init() { number = Proxy().total }
}

struct ChatView: View {
  @StateObject private var chat = Chat()
  @StateObject private var ticket = Ticket()
  @StateObject private var caption = Caption()
  @StateObject private var total = Total()

  var body: some View {
    Text("\(chat.text) \(ticket.text) \(ticket.number) \(caption.text) \(total.text)")
  }
}
