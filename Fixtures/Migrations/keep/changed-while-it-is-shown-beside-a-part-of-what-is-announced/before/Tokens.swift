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

final class Reading: ObservableObject {
  @Published var width = 0
  var theme = "light"
  weak var other: Reading?
  weak var log: Log?

  var size: Int {
    log?.note(width)
    return (other?.width ?? 0) + theme.count
  }

  func update(_ theme: String) { if theme != self.theme { self.theme = theme } }
}

final class Log {
  func note(_ width: Int) {}
}

final class Twin: ObservableObject {
  @Published var width = 0
  var theme = "light"
  static let first = Twin()

  var size: Int { Twin.first.width + theme.count }

  func update(_ theme: String) { if theme != self.theme { self.theme = theme } }
}

final class Setting: ObservableObject {
  @Published var width = 0
  var theme = "light"

  func size(_ new: Int) -> Int {
    width = new
    return theme.count
  }

  func update(_ theme: String) { if theme != self.theme { self.theme = theme } }
}

final class Recursive: ObservableObject {
  @Published var width = 0
  var theme = "light"

  func size(_ depth: Int) -> Int {
    let rest = depth > 9 ? 0 : depth
    return theme.count + next(rest)
  }

  func next(_ depth: Int) -> Int {
    let rest = size(depth + 1)
    return rest
  }

  func update(_ theme: String) { if theme != self.theme { self.theme = theme } }
}

struct ChangingMore: View {
  @ObservedObject var reading: Reading
  @ObservedObject var twin: Twin
  @ObservedObject var setting: Setting
  @ObservedObject var recursive: Recursive
  let theme: String

  var body: some View {
    reading.update(theme)
    twin.update(theme)
    setting.update(theme)
    recursive.update(theme)
    return Text("\(reading.size + twin.size + setting.size(1) + recursive.size(1))")
  }
}

struct MoreView: View {
  @ObservedObject var reading: Reading
  @ObservedObject var twin: Twin
  @ObservedObject var setting: Setting
  @ObservedObject var recursive: Recursive

  var body: some View {
    Text("\(reading.size) \(twin.size) \(setting.size(2)) \(recursive.size(2))")
  }
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
