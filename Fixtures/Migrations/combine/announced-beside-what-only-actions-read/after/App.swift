import SwiftUI

final class Event {
  var likes = 0
}

struct Entry {
  let event: Int
}

@Observable
final class Footer {
  var likes = 0
  private var event = Event()

  func load(_ isLiked: Bool) {
    if isLiked {
      likes = event.likes + 1
    }
  }

  func replace() { event = Event() }
}

@Observable
final class Header {
  var likes = 0
  private var event = Event()
  var shown: [Int] { [self].map(\.event.likes) }

  func load(_ isLiked: Bool) {
    withMutation(keyPath: \.event) {}
    if isLiked {
      likes = event.likes + 1
    }
  }

  func replace() { event = Event() }
}

struct FooterView: View {
  var footer: Footer
  var header: Header
  let entries: [Entry]

  var body: some View {
    Text("\(footer.likes) of \(header.likes)")
    Text("\(entries.map(\.event).count)")
    ForEach(header.shown, id: \.self) { Text("\($0)") }
  }
}
