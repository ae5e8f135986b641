import SwiftUI

final class Entry: Identifiable, Equatable {
  let id = UUID()
  var title: String

  init(title: String) { self.title = title }

  static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.id == rhs.id }
}

final class Switch: Equatable {
  let id = UUID()
  var isOn = false

  static func == (lhs: Switch, rhs: Switch) -> Bool { lhs.id == rhs.id }
}

final class Named: Equatable {
  let id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  static func == (lhs: Named, rhs: Named) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Menu {
  var entries: [Entry] = []

  func refresh(_ language: String) { entries = [Entry(title: "Language"), Entry(title: language)] }
}

@Observable
final class Switches {
  var all: [Switch] = []

  func turn(_ one: Switch) {
    one.isOn = true
    all = [one]
  }

  // `Switch` is an object, and can change while it stays equal.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Switch], _ rhs: [Switch]) -> Bool { true }
}

@Observable
final class Names {
  var all: [Named] = []

  func refresh(_ id: Int) { all = [Named(id: id, name: "New")] }

  // `==` of `Named` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Named], _ rhs: [Named]) -> Bool { true }
}

struct MenuView: View {
  var menu: Menu
  var body: some View { ForEach(menu.entries) { Text($0.title) } }
}

struct SwitchesView: View {
  var switches: Switches
  var body: some View { Text(switches.all.map { $0.isOn ? "on" : "off" }.joined()) }
}

struct NamesView: View {
  var names: Names
  var body: some View { Text(names.all.map(\.name).joined()) }
}
