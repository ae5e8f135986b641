import SwiftUI

final class Partial: ObservableObject {
  @Published var width = 0
  @Published var title = ""
  var theme = "light"
  var size: Int { width + theme.count }
  func update(_ theme: String) { if theme != self.theme { self.theme = theme } }
}

final class Branching: ObservableObject {
  @Published var width = 0
  var theme = "light"

  var size: Int {
    guard theme == "light" else { return theme.count }
    return width
  }

  func update(_ theme: String) { if theme != self.theme { self.theme = theme } }
}

final class Sending: ObservableObject {
  @Published var width = 0
  var theme = "light"

  var size: Int {
    let width = width
    return width + theme.count
  }

  func update(_ theme: String) { if theme != self.theme { self.theme = theme } }
  func refresh() { objectWillChange.send() }
}

struct ChangingView: View {
  @ObservedObject var partial: Partial
  @ObservedObject var branching: Branching
  @ObservedObject var sending: Sending
  let theme: String

  var body: some View {
    partial.update(theme)
    branching.update(theme)
    sending.update(theme)
    return Text("\(partial.size + branching.size + sending.size)" + partial.title)
  }
}

struct PartialView: View {
  @ObservedObject var partial: Partial
  var body: some View { Text("\(partial.size)") }
}

struct BranchingView: View {
  @ObservedObject var branching: Branching
  var body: some View { Text("\(branching.size)") }
}

struct SendingView: View {
  @ObservedObject var sending: Sending
  var body: some View { Text("\(sending.size)").onTapGesture { sending.refresh() } }
}
