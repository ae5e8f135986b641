import SwiftUI

@propertyWrapper
struct Uncompared: Equatable {
  var wrappedValue: String

  static func == (left: Uncompared, right: Uncompared) -> Bool { true }
}

@propertyWrapper
struct Trimmed: Equatable {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue }
  }

  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

struct Message: Equatable {
  let id: Int
  @Uncompared var text: String
}

/// All of it is compared.
struct Draft: Equatable {
  let id: Int
  @Trimmed var text: String
}

@Observable
final class Inbox {
  var message = Message(id: 1, text: "")
  var draft = Draft(id: 1, text: "")

  func load(_ message: Message, _ draft: Draft) {
    self.message = message
    self.draft = draft
  }

  // `==` of `Uncompared` does not compare everything.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Message, _ rhs: Message) -> Bool { true }
}

struct Screen: View {
  @State private var inbox = Inbox()

  var body: some View {
    Text(inbox.message.text)
    Text(inbox.draft.text)
  }
}
