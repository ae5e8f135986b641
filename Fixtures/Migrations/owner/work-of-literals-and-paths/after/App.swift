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

@Observable
final class Chat {
  var text = ""
  let channel: Channel = "room"
}

@Observable
final class Ticket {
  var text = ""
  let number: Int

  init() { number = Proxy().next }
}

@Observable
final class Caption {
  var text = ""
  let name: Name = "caption"
}

@Observable
final class Total {
  var text = ""
  let number: Int

  init() { number = Proxy().total }
}

struct ChatView: View {
  @State private var chat = Chat()
  @State private var ticket = Ticket()
  @State private var caption = Caption()
  @State private var total = Total()

  var body: some View {
    Text("\(chat.text) \(ticket.text) \(ticket.number) \(caption.text) \(total.text)")
  }
}
