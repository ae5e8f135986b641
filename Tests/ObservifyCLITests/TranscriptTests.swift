import Foundation
import ObservifyHost
import ObservifyTestSupport
import Testing

@testable import ObservifyCLI

@Suite("Transcripts")
struct TranscriptTests {
  @Test("The tool prints what the transcript says", arguments: try Transcript.all())
  func transcript(_ transcript: Transcript) async throws {
    let played = await transcript.played()
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try transcript.save(played)
    } else {
      #expect(
        played == transcript.text,
        "\(LineDifference(expected: transcript.text, found: played, name: transcript.name))")
    }
  }
}

/// A session with the tool, as it is written down in `Fixtures/CommandLine`.
///
/// After some words on what is shown, `==> file PATH` starts the content of a file, and
/// `==> run observify …` a run with all that follows from it: `==> stdout`, `==> stderr`,
/// `==> exit`, and `==> now PATH` for each file that has another content than before. Before
/// `observify` may stand `NAME=value`, `tty`, and `scripted` for a planner of the tests' own.
struct Transcript: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/CommandLine")

  static func all() throws -> [Transcript] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
      .map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return Transcript(name: name, text: String(decoding: data, as: UTF8.self))
      }
  }

  func save(_ text: String) throws {
    try Data(text.utf8).write(to: Self.folder.appendingPathComponent(name))
  }

  /// Returns the transcript as it comes out when its runs are made.
  func played() async -> String {
    var result = ""
    var files: [String: String] = [:]
    var uncommitted: Set<String> = []
    var unreadable: Set<String> = []
    var store: MemoryStore?
    for section in sections() {
      let words = Self.words(in: section.head)
      switch words.first {
      case "file", "uncommitted", "unreadable":
        files[words[1]] = Self.decoded(section.body)
        if words[0] == "uncommitted" { uncommitted.insert(words[1]) }
        if words[0] == "unreadable" { unreadable.insert(words[1]) }
        if let known = await store?.files {
          let text = Array(Self.decoded(section.body).utf8)
          store = MemoryStore(
            known.merging([words[1]: text]) { $1 }, uncommitted: uncommitted)
        }
        result += section.text
      case "run":
        let current =
          store ?? MemoryStore(texts: files, uncommitted: uncommitted, unreadable: unreadable)
        store = current
        result += "==> \(section.head)\n" + (await Self.run(Array(words.dropFirst()), in: current))
      case nil:
        result += section.text
      default:
        break
      }
    }
    return result
  }

  private struct Section {
    let head: String
    let body: String

    var text: String { head.isEmpty ? body : "==> \(head)\n\(body)" }
  }

  private func sections() -> [Section] {
    var sections: [Section] = []
    var (head, body) = ("", "")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("==> ") {
        sections.append(Section(head: head, body: body))
        (head, body) = (String(line.dropFirst(4)), "")
      } else {
        body += line + "\n"
      }
    }
    return sections + [Section(head: head, body: body)]
  }

  private static func run(_ words: [String], in store: MemoryStore) async -> String {
    let settings = words.prefix { $0 != "observify" }
    var environment: [String: String] = [:]
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1).map { String($0) }
      if parts.count == 2 { environment[parts[0]] = parts[1] }
    }
    let stage = Stage(store, environment: environment, isTerminal: settings.contains("tty"))
    let arguments = Array(words.dropFirst(settings.count + 1))
    let before = await store.files
    let status =
      settings.contains("scripted")
      ? await CommandLineTool.run(arguments, in: stage, planner: ScriptedPlanner.plan)
      : await CommandLineTool.run(arguments, in: stage)
    var result = ""
    result += section("stdout", await stage.output)
    result += section("stderr", withoutProgress(await stage.errors))
    for (path, bytes) in await stage.written.sorted(by: { $0.key < $1.key }) {
      result += section("now \(path)", bytes)
    }
    for (path, bytes) in await store.files.sorted(by: { $0.key < $1.key })
    where before[path] != bytes {
      result += section("now \(path)", bytes)
    }
    return result + "==> exit \(status.rawValue)\n"
  }

  /// The text without the states of the progress line, which any run has that a busy machine slows
  /// down.
  private static func withoutProgress(_ bytes: [UInt8]) -> [UInt8] {
    let line = "\r\u{1B}[K"
    let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: line)
    // The text behind the last one is what is printed when the progress line is gone.
    guard parts.count > 1 else { return bytes }
    return Array((parts[0] + parts[parts.count - 1]).utf8)
  }

  private static func section(_ head: String, _ bytes: [UInt8]) -> String {
    bytes.isEmpty ? "" : "==> \(head)\n\(encoded(String(decoding: bytes, as: UTF8.self)))"
  }

  /// Shows the characters that a text file would hide.
  private static func encoded(_ text: String) -> String {
    let shown = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\r": "␍"
      case "\u{1B}": "␛"
      default: String(scalar)
      }
    }.joined()
    return shown.hasSuffix("\n") ? shown : shown + "␃\n"
  }

  private static func decoded(_ text: String) -> String {
    let plain = text.replacing("␍", with: "\r").replacing("␛", with: "\u{1B}")
    return plain.hasSuffix("␃\n") ? String(plain.dropLast(2)) : plain
  }

  /// Splits a line at spaces, those between single quotes apart.
  private static func words(in line: String) -> [String] {
    var words: [String] = []
    for (index, piece) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    {
      if index % 2 == 1 {
        words.append(String(piece))
      } else {
        words += piece.split(separator: " ").map { String($0) }
      }
    }
    return words
  }
}
