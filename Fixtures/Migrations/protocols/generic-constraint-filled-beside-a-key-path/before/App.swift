import SwiftUI

final class Inbox: ObservableObject { @Published var unread = 1 }
struct Follow<S: ObservableObject>: View {
  @ObservedObject var source: S
  let path: KeyPath<S, Int>
  var body: some View { Text("\(source[keyPath: path])") }
}
@MainActor func follow<S: ObservableObject>(_ source: S, _ p: KeyPath<S, Int>) -> some View { Follow(source: source, path: p) }
struct Root: View {
  @StateObject private var inbox = Inbox()
  var body: some View {
    follow(inbox, \.unread)
    Follow(source: inbox, path: \.unread)
    Button("R") { inbox.unread += 1 }
  }
}
final class Draft: ObservableObject { @Published var text = "" }
struct WithModel<M: ObservableObject, C: View>: View {
  @StateObject private var model: M
  private let content: (M) -> C
  init(_ make: @escaping @autoclosure () -> M, @ViewBuilder content: @escaping (M) -> C) {
    _model = StateObject(wrappedValue: make())
    self.content = content
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
final class Channel: ObservableObject {
  @Published var name = ""
  static subscript(id: String) -> Channel { Channel() }
}
struct ChannelView: View {
  @ObservedObject private var general = Channel["general"]
  var body: some View { Text(general.name) }
}
