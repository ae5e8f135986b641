import Foundation
import SwiftUI
import UIKit

struct Box {
  let isDark = true
}

final class Palette {
  static let shared = Palette()
  var isDark = false
  let box = Box()
  var steps = 0
}

struct Shade: CustomStringConvertible {
  let name: String

  var description: String { Palette.shared.isDark ? "dark \(name)" : name }
}

struct Drawer {
  func contents(_ name: String) -> String { "\(name)!" }
  func string(from name: String) -> String { name }
}

struct Client {
  var badge: () -> Int
  var clear: () -> Void
}

struct Item: Equatable {
  let id: Int
  var title = ""

  static func == (one: Item, other: Item) -> Bool { one.id == other.id }

  mutating func rename() { title = "new" }
}

struct Holder {
  let item: Item
}

struct Row: Equatable {
  var holder: Holder
  var note = ""

  static func == (one: Row, other: Row) -> Bool { one.holder.item == other.holder.item }
}

@Observable
final class Account: Equatable {
  var name = ""
  var visits = 0

  static func == (one: Account, other: Account) -> Bool { one.name == other.name }
}

@MainActor
@Observable
final class Theme {
  var changes = 0
  var items: [Item] = []
  private let client: Client

  init(client: Client) { self.client = client }

  func change() {
    Palette.shared.isDark.toggle()
    UIApplication.shared.isIdleTimerDisabled = Palette.shared.isDark
    try? FileManager.default.removeItem(atPath: "a")
    client.clear()
    changes += 1
    if changes < 0 { change() }
  }

  func rename() {
    items[0].rename()
  }

  func visit(_ account: Account) {
    account.visits += 1
    changes += 1
  }
}

func label(_ shade: Shade) -> String { shade.name }

struct ShadeView: View {
  var body: some View {
    let shade = Shade(name: "red")
    Text(label(shade))
  }
}

struct PathView: View {
  var body: some View { Text([Palette.shared].map(\.box.isDark).isEmpty ? "none" : "some") }
}

struct DrawerView: View {
  let drawer = Drawer()
  var body: some View { Text(drawer.contents("a")) }
}

struct ContentsView: View {
  var body: some View { Text(show(contentsOf: "a")) }
  private func show(contentsOf name: String) -> String { name }
}

struct Awake: UIViewRepresentable {
  let client: Client

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    UIApplication.shared.isIdleTimerDisabled = true
    DispatchQueue.main.async { print(client.badge()) }
  }
}

struct SizeView: View {
  @Environment(Theme.self) var theme
  @State private var size = CGSize.zero
  var body: some View {
    Text("\(size.width)")
    Button("Grow") {
      size.width += 1
      theme.change()
    }
  }
}

struct DateView: View {
  @Environment(Theme.self) var theme
  let formatter = DateFormatter()
  var body: some View {
    Text(formatter.string(from: .distantPast))
    Button("Print") {
      print(formatter.string(from: .distantPast))
      theme.change()
    }
  }
}

struct HolderView: View {
  let holder: Holder
  var body: some View { Text(holder.item.title) }
}

struct StateView: View {
  @State private var item = Item(id: 1)
  var body: some View { Text(item.title) }
}

struct AccountView: View {
  @Environment(Theme.self) var theme
  let account: Account
  var body: some View {
    Text("\(account.visits)")
    Button("Visit") { theme.visit(account) }
  }
}

struct LaterView: View {
  var theme: Theme
  let progress: Progress
  var body: some View {
    // Update when `changes` changes; `Palette.isDark` is not observable.
    let _ = theme.changes
    Text(label())
  }

  private func label() -> String {
    progress.cancellationHandler = { print(theme.changes) }
    return Palette.shared.isDark ? "dark" : "light"
  }
}

@Observable
final class Steps {
  var isLast = false
  var level = 0 {
    didSet {
      if level > 9 { isLast = true }
      Palette.shared.steps += 1
    }
  }
}

struct StepsView: View {
  var steps: Steps
  var body: some View {
    // Update when `level` changes; `Palette.steps` is not observable.
    let _ = steps.level
    Text("\(Palette.shared.steps)")
  }
}

struct DebugView: View {
  #if DEBUG
    @Environment(Theme.self) var theme: Theme?
  #endif
  var body: some View { Text(Palette.shared.isDark ? "dark" : "light") }
}
