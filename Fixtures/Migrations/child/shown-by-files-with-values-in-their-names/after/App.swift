import SwiftUI

@Observable
final class Notes {
  private let folder = FileManager.default.temporaryDirectory
  var selected = 0
  private(set) var saves = 0

  func save(_ text: String) {
    try? Data(text.utf8).write(to: folder.appendingPathComponent("note-\(selected).txt"))
    saves += 1
  }

  func note(_ id: Int) -> String {
    _ = saves  // Update when `saves` changes; `Data(contentsOf:)` is not observable.
    let data = try? Data(contentsOf: folder.appendingPathComponent("note-\(id).txt"))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "empty"
  }

  var names: [String] {
    // Update when `saves` changes; `FileManager.contentsOfDirectory(atPath:)` is not observable.
    _ = saves
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}

struct NoteList: View {
  var notes: Notes
  var body: some View { Text(notes.note(0)) }
}

struct Names: View {
  var notes: Notes
  var body: some View { Text(notes.names.joined()) }
}

/// What is stored under another name.
@Observable
final class Log {
  private let folder = FileManager.default.homeDirectoryForCurrentUser
  private(set) var lines = 0

  func add(_ line: String) {
    try? Data(line.utf8).write(to: folder.appendingPathComponent("log.txt"))
    lines += 1
  }

  var settings: String {
    (try? String(contentsOf: folder.appendingPathComponent("settings.txt"), encoding: .utf8)) ?? ""
  }
}

struct LogSettings: View {
  var log: Log
  var body: some View { Text(log.settings) }
}

struct Root: View {
  @State private var notes = Notes()
  @State private var log = Log()
  var body: some View {
    NoteList(notes: notes)
    Names(notes: notes)
    LogSettings(log: log)
    Text("\(notes.saves) \(log.lines)")
    Button("Save") { notes.save("text") }
    Button("Log") { log.add("line") }
  }
}
