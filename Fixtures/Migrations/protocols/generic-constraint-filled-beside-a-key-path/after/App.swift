import SwiftUI

@Observable
final class Inbox { var unread = 1 }
struct Follow<S: AnyObject & Observable>: View {
  var source: S
  let path: KeyPath<S, Int>
  var body: some View { Text("\(source[keyPath: path])") }
}
@MainActor func follow<S: AnyObject & Observable>(_ source: S, _ p: KeyPath<S, Int>) -> some View { Follow(source: source, path: p) }
struct Root: View {
  @State private var inbox = Inbox()
  var body: some View {
    follow(inbox, \.unread)
    Follow(source: inbox, path: \.unread)
    Button("R") { inbox.unread += 1 }
  }
}
@Observable
final class Draft { var text = "" }
struct WithModel<M: AnyObject & Observable, C: View>: View {
  @State private var model: M
  private let content: (M) -> C
  init(_ make: @escaping @autoclosure () -> M, @ViewBuilder content: @escaping (M) -> C) {
    self.content = content
    _model = State(wrappedValue: make())
  }
  var body: some View { content(model) }
}
struct Root2: View {
  var body: some View {
    WithModel(Draft()) { d in
      Text(d.text)
      Button("B") { d.text = "b" }
    }
  }
}
@Observable
final class Channel {
  var name = ""
  static subscript(id: String) -> Channel { Channel() }
}
struct ChannelView: View {
  private let general = Channel["general"]
  var body: some View { Text(general.name) }
}
