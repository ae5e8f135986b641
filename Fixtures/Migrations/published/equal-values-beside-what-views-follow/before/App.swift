import SwiftData
import SwiftUI

@Model
final class Note {
  var text = ""
}

final class Editor: ObservableObject {
  @Published var isSaving = false
  let note: Note

  init(note: Note) { self.note = note }

  func save(_ text: String, isSaving: Bool) {
    note.text = text
    self.isSaving = isSaving
  }
}

struct EditorView: View {
  @StateObject var editor: Editor

  var body: some View {
    Text(editor.note.text).opacity(editor.isSaving ? 0.5 : 1)
  }
}

/// What shows the page and what it sets are two controls.
final class Player: ObservableObject {
  @Published var page: String?
}

struct PlayerView: View {
  @ObservedObject var player: Player

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

final class Updater: ObservableObject {
  @Published var isUpdating = false

  var zone: String { World.shared.zone }

  func update() {
    isUpdating = true
    World.shared.commands.update { [weak self] in
      self?.isUpdating = false
    }
  }
}

struct UpdaterView: View {
  @ObservedObject var updater: Updater

  var body: some View {
    Text(updater.zone).opacity(updater.isUpdating ? 0.5 : 1)
  }
}

/// The lazy variable is not tracked; the object that it holds is.
final class Running: ObservableObject {
  private(set) lazy var reading = Reading()
  var point: String?

  var attached: any View {
    ReadingView().environmentObject(self.reading)
  }

  func setUp() {
    point = "foot"
    self.reading.isAvailable = point != nil
  }
}

final class Reading: ObservableObject {
  @Published var isAvailable: Bool?
}

struct ReadingView: View {
  @EnvironmentObject private var reading: Reading

  var body: some View {
    Text(reading.isAvailable == true ? "yes" : "no")
  }
}

struct Services: View {
  @StateObject private var running = Running()

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
final class Session: ObservableObject {
  @Published var key = ""
  @Published var graph = ""
  private let prefixes = Prefixes()

  var pair: KeyPair { KeyPair.init(hex: key) }
  var shown: String { prefixes.current + pair.hex }

  func load() {
    graph = pair.hex
  }
}

struct SessionView: View {
  @StateObject private var session = Session()

  var body: some View { Text(session.shown + session.graph) }
}
