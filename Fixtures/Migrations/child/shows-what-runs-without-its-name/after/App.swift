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

struct Marker {
  func callAsFunction(_ name: String) -> Bool { Palette.shared[name] }
}

struct Shade: CustomStringConvertible {
  let name: String

  var description: String { Palette.shared.isDark ? "dark \(name)" : name }
}

extension Int {
  var mark: String { Palette.shared.isDark ? "#\(self)" : "\(self)" }
}

prefix operator ^^
prefix func ^^ (name: String) -> String { Palette.shared.isDark ? "dark \(name)" : name }

infix operator ~>
func ~> (name: String, other: String) -> String { Palette.shared.isDark ? other : name }

struct Tone {
  static func ~= (tone: Tone, name: String) -> Bool { Palette.shared.isDark }
}

@dynamicMemberLookup
struct Tones {
  subscript(dynamicMember name: String) -> Bool { Palette.shared.isDark }
}

extension String.StringInterpolation {
  mutating func appendInterpolation(tone name: String) {
    appendLiteral(Palette.shared.isDark ? "dark \(name)" : name)
  }
}

struct Card<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
    Text(Palette.shared.isDark ? "dark" : "light")
  }
}

struct Lights: View {
  @Binding var isOn: Bool

  var body: some View { Toggle(Palette.shared.isDark ? "dark" : "light", isOn: $isOn) }
}

struct Dimmed: ViewModifier {
  let dim: () -> Void

  func body(content: Content) -> some View {
    content.opacity(Palette.shared.isDark ? 1 : 0.5)
  }
}

@MainActor
@Observable
final class Theme {
  var changes = 0

  func change() {
    Palette.shared.isDark.toggle()
    Palette.shared.marks.insert("new")
    Limits.most += 1
    UIApplication.shared.isIdleTimerDisabled = Palette.shared.isDark
    NotificationCenter.default.post(name: .init("changed"), object: nil)
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
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text(isDark ? "dark" : "light")
  }
}

struct StaticView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text("static").font(.title0)
  }
}

struct SubscriptView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.marks` is not observable.
    let _ = theme?.changes
    Text(Palette.shared["new"] ? "new" : "old")
  }
}

struct WrapperView: View {
  @Environment(Theme.self) var theme: Theme?
  @Mark("new") var isNew: Bool
  var body: some View {
    // Update when `changes` changes; `Palette.marks` is not observable.
    let _ = theme?.changes
    Text(isNew ? "new" : "old")
  }
}

struct LimitView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Limits.most` is not observable.
    let _ = theme?.changes
    Text("\(Limits.most)")
  }
}

struct MakingView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text(Frame().isDark ? "dark" : "light")
  }
}

struct ListView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Row { print("removed") }
  }
}

struct PlainListView: View {
  var body: some View { Plain(name: "plain") }
}

struct CalledView: View {
  @Environment(Theme.self) var theme: Theme?
  let mark = Marker()
  let isDark: () -> Bool = { Palette.shared.isDark }
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text(isDark() ? "dark" : "light").bold(mark("new"))
  }
}

struct TextView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text("\(Shade(name: "red"))")
  }
}

struct KeyPathView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text([1, 2].map(\.mark).joined())
  }
}

struct CardView: View {
  @Environment(Theme.self) var theme
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme.changes
    Card { Button("Change") { theme.change() } }
  }
}

struct PlainCardView: View {
  var body: some View { Card { Text("plain") } }
}

struct LightsView: View {
  @Environment(Theme.self) var theme
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme.changes
    Lights(isOn: Binding(get: { true }, set: { _ in theme.change() }))
  }
}

struct DimmedView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text("dimmed").modifier(Dimmed { print("dim") })
  }
}

struct AwakeView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `UIApplication.isIdleTimerDisabled` is not observable.
    let _ = theme?.changes
    Text(UIApplication.shared.isIdleTimerDisabled ? "awake" : "asleep")
  }
}

struct PrefixView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text(^^"prefix")
  }
}

struct InfixView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text("light" ~> "dark")
  }
}

struct PatternView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    switch "light" {
    case Tone(): Text("dark")
    default: Text("light")
    }
  }
}

struct DynamicView: View {
  @Environment(Theme.self) var theme: Theme?
  let tones = Tones()
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text(tones.isNew ? "dark" : "light")
  }
}

struct InterpolationView: View {
  @Environment(Theme.self) var theme: Theme?
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme?.changes
    Text(verbatim: "\(tone: "text")")
  }
}

struct PlainTextView: View {
  var body: some View { Text(verbatim: "\(-1) \(1 - 2)") }
}

struct ReceivingView: View {
  var body: some View {
    Text("receiving").onReceive(NotificationCenter.default.publisher(for: .init("changed"))) { _ in }
  }
}
