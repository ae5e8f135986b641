import SwiftUI

final class Event {
  var likes = 0
}

struct Entry {
  let event: Int
}

final class Footer: ObservableObject {
  @Published var likes = 0
  private var event = Event()

  func load(_ isLiked: Bool) {
    objectWillChange.send()
    if isLiked {
      likes = event.likes + 1
    }
  }

  func replace() { event = Event() }
}

final class Header: ObservableObject {
  @Published var likes = 0
  private var event = Event()
  var shown: [Int] { [self].map(\.event.likes) }

  func load(_ isLiked: Bool) {
    objectWillChange.send()
    if isLiked {
      likes = event.likes + 1
    }
  }

  func replace() { event = Event() }
}

struct FooterView: View {
  @ObservedObject var footer: Footer
  @ObservedObject var header: Header
  let entries: [Entry]

  var body: some View {
    Text("\(footer.likes) of \(header.likes)")
    Text("\(entries.map(\.event).count)")
    ForEach(header.shown, id: \.self) { Text("\($0)") }
  }
}
