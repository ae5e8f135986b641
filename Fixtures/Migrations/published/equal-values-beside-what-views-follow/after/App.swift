import SwiftData
import SwiftUI

@Model
final class Note {
  var text = ""
}

@Observable
final class Editor {
  var isSaving = false
  let note: Note

  init(note: Note) { self.note = note }

  func save(_ text: String, isSaving: Bool) {
    note.text = text
    self.isSaving = isSaving
  }
}

struct EditorView: View {
  @State var editor: Editor

  var body: some View {
    Text(editor.note.text).opacity(editor.isSaving ? 0.5 : 1)
  }
}

/// What shows the page and what it sets are two controls.
@Observable
final class Player {
  var page: String?
}

struct PlayerView: View {
  @Bindable var player: Player

  var body: some View {
    VStack {
      Text(player.page ?? "")
      UnitPicker(initial: UserDefaults.standard.string(forKey: "unit") ?? "km") { unit in
        UserDefaults.standard.set(unit, forKey: "unit")
      }
    }
    .sheet(isPresented: $player.page.isSome) { Text("page") }
  }
}

struct UnitPicker: View {
  let initial: String
  let pick: (String) -> Void

  init(initial: String, pick: @escaping (String) -> Void) {
    self.initial = initial
    self.pick = pick
  }

  var body: some View {
    Button(initial) { pick("mi") }
  }
}

extension String? {
  var isSome: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

/// The commands run the closure when they are done; the world changes its zone on its own.
final class World {
  static let shared = World()
  var zone = "UTC"
  let commands = Commands()

  func travel() { zone = "CET" }
}

final class Commands {
  private var done: () -> Void = {}

  func update(_ done: @escaping () -> Void) { self.done = done }
}

@Observable
final class Updater {
  var isUpdating = false

  var zone: String { World.shared.zone }

  func update() {
    isUpdating = true
    World.shared.commands.update { [weak self] in
      self?.isUpdating = false
    }
  }
}

struct UpdaterView: View {
  var updater: Updater

  var body: some View {
    Text(updater.zone).opacity(updater.isUpdating ? 0.5 : 1)
  }
}

/// The lazy variable is not tracked; the object that it holds is.
@Observable
final class Running {
  @ObservationIgnored private(set) lazy var reading = Reading()
  var point: String?

  var attached: any View {
    ReadingView().environment(self.reading)
  }

  func setUp() {
    point = "foot"
    self.reading.isAvailable = point != nil
  }
}

@Observable
final class Reading {
  var isAvailable: Bool?
}

struct ReadingView: View {
  @Environment(Reading.self) private var reading

  var body: some View {
    Text(reading.isAvailable == true ? "yes" : "no")
  }
}

struct Services: View {
  @State private var running = Running()

  var body: some View { AnyView(running.attached) }
}

struct KeyPair {
  let hex: String
  let cache: AnyObject?
  init(hex: String) {
    self.hex = hex
    cache = nil
  }
}

final class Prefixes {
  var current = "n"
}

/// The pair is made anew of what is tracked.
@Observable
final class Session {
  var key = ""
  var graph = ""
  private let prefixes = Prefixes()

  var pair: KeyPair { KeyPair.init(hex: key) }
  var shown: String { prefixes.current + pair.hex }

  func load() {
    graph = pair.hex
  }
}

struct SessionView: View {
  @State private var session = Session()

  var body: some View { Text(session.shown + session.graph) }
}
