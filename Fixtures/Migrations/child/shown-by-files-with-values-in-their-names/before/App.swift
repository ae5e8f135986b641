import SwiftUI

final class Notes: ObservableObject {
  private let folder = FileManager.default.temporaryDirectory
  @Published var selected = 0
  @Published private(set) var saves = 0

  func save(_ text: String) {
    try? Data(text.utf8).write(to: folder.appendingPathComponent("note-\(selected).txt"))
    saves += 1
  }

  func note(_ id: Int) -> String {
    let data = try? Data(contentsOf: folder.appendingPathComponent("note-\(id).txt"))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "empty"
  }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}

struct NoteList: View {
  @ObservedObject var notes: Notes
  var body: some View { Text(notes.note(0)) }
}

struct Names: View {
  @ObservedObject var notes: Notes
  var body: some View { Text(notes.names.joined()) }
}

/// What is stored under another name.
final class Log: ObservableObject {
  private let folder = FileManager.default.homeDirectoryForCurrentUser
  @Published private(set) var lines = 0

  func add(_ line: String) {
    try? Data(line.utf8).write(to: folder.appendingPathComponent("log.txt"))
    lines += 1
  }

  var settings: String {
    (try? String(contentsOf: folder.appendingPathComponent("settings.txt"), encoding: .utf8)) ?? ""
  }
}

struct LogSettings: View {
  @ObservedObject var log: Log
  var body: some View { Text(log.settings) }
}

struct Root: View {
  @StateObject private var notes = Notes()
  @StateObject private var log = Log()
  var body: some View {
    NoteList(notes: notes)
    Names(notes: notes)
    LogSettings(log: log)
    Text("\(notes.saves) \(log.lines)")
    Button("Save") { notes.save("text") }
    Button("Log") { log.add("line") }
  }
}
