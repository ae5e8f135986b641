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
final class Theme: ObservableObject {
  @Published var changes = 0

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
  @EnvironmentObject var theme: Theme
  var body: some View { Text(isDark ? "dark" : "light") }
}

struct StaticView: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("static").font(.title0) }
}

struct SubscriptView: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(Palette.shared["new"] ? "new" : "old") }
}

struct WrapperView: View {
  @EnvironmentObject var theme: Theme
  @Mark("new") var isNew: Bool
  var body: some View { Text(isNew ? "new" : "old") }
}

struct LimitView: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(Limits.most)") }
}

struct MakingView: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(Frame().isDark ? "dark" : "light") }
}

struct ListView: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Row { print("removed") } }
}

struct PlainListView: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Plain(name: "plain") }
}
