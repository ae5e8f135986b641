import SwiftUI

final class Palette {
  static let shared = Palette()
  var isDark = false
  var marks: Set<String> = []

  subscript(mark: String) -> Bool { marks.contains(mark) }
}

enum Limits {
  @MainActor static var most = 1
}

protocol Themed {
  var isDark: Bool { get }
}

extension Themed {
  var isDark: Bool { Palette.shared.isDark }
}

extension Font {
  static var title0: Font { Palette.shared.isDark ? .title : .body }
}

@propertyWrapper
struct Mark {
  let name: String

  init(_ name: String) { self.name = name }

  var wrappedValue: Bool { Palette.shared[name] }
}

@MainActor
@Observable
final class Theme {
  var changes = 0

  func change() {
    Palette.shared.isDark.toggle()
    Palette.shared.marks.insert("new")
    Limits.most += 1
    changes += 1
  }
}

struct Frame {
  let isDark: Bool

  init() { isDark = Palette.shared.isDark }
}

struct Row: View {
  let remove: () -> Void

  var body: some View {
    Text(Palette.shared.isDark ? "dark" : "light")
    Button("Remove", action: remove)
  }
}

struct Plain: View {
  let name: String

  var body: some View { Text(Palette.shared.isDark ? name : "light") }
}

struct DefaultView: View, Themed {
  @Environment(Theme.self) var theme: Theme?
  var body: some View { let _ = theme?.changes; Text(isDark ? "dark" : "light") }
}

struct StaticView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View { let _ = theme?.changes; Text("static").font(.title0) }
}

struct SubscriptView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View { let _ = theme?.changes; Text(Palette.shared["new"] ? "new" : "old") }
}

struct WrapperView: View {
  @Environment(Theme.self) var theme: Theme?
  @Mark("new") var isNew: Bool
  var body: some View { let _ = theme?.changes; Text(isNew ? "new" : "old") }
}

struct LimitView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View { let _ = theme?.changes; Text("\(Limits.most)") }
}

struct MakingView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View { let _ = theme?.changes; Text(Frame().isDark ? "dark" : "light") }
}

struct ListView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View { let _ = theme?.changes; Row { print("removed") } }
}

struct PlainListView: View {
  var body: some View { Plain(name: "plain") }
}
