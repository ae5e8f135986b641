import Foundation
import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

@testable import ObservifyPasses

/// What `--explain` shows is what the tool does.
@Suite("Examples of codes")
struct ExampleTests {
  @Test("An example comes out as it shows", arguments: Catalog.all)
  func example(_ code: DiagnosticCode) async throws {
    guard let example = ShownExample(code.example) else { return }
    let run = await ToolRun(example.before, options: example.options)
    #expect(names(code, run), "\(code.code) is not reported:\n\(run.messages)")
    guard run.after != example.after else { return }
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "all" {
      try example.update(to: run.after)
    } else {
      let difference = LineDifference(
        expected: ShownExample.text(of: example.after), found: ShownExample.text(of: run.after),
        name: code.code, update: "UPDATE_FIXTURES=all swift test --filter ExampleTests")
      Issue.record("\(code.code): \(difference)")
    }
  }

  @Test("What is written as an example advises is not reported", arguments: Catalog.all)
  func remedy(_ code: DiagnosticCode) async throws {
    guard let example = ShownExample(code.example), let remedied = example.remedied else { return }
    let run = await ToolRun(remedied, options: example.options)
    #expect(!names(code, run), "\(code.code) is still reported:\n\(run.messages)")
    let report = try #require(run.report)
    #expect(report.kept == [] && !run.messages.contains(": warning: "), "\(run.messages)")
    if case .named = code.example { return }
    #expect(!report.migrated.isEmpty, "\(code.code) migrates nothing:\n\(run.messages)")
  }

  @Test("An example of a class that stays says so")
  func forms() async {
    for code in Catalog.all {
      guard case .stays = code.example, let example = ShownExample(code.example) else { continue }
      let run = await ToolRun(example.before, options: example.options)
      #expect(run.report?.kept.contains { $0.codes.contains(code.code) } == true, "\(code.code)")
    }
  }

  @Test("Every code has an example, but for those that no text brings about")
  func missing() {
    let missing = Catalog.all.filter { ShownExample($0.example) == nil }.map(\.code)
    #expect(missing == KnownIssues.codesWithoutExample)
  }

  @Test("Every reason to keep a class shows what to write instead, where a person can write it")
  func remedies() {
    let without = Catalog.all.filter { code in
      guard case .stays(let example, _) = code.example else { return false }
      return !example.isMarked
    }
    // A choice of files on the command line: the code is right.
    #expect(without.map(\.code) == ["OBS818"])
  }

  /// `Scripts/typecheck-examples.sh` compiles what this writes.
  @Test(
    "Examples are written to the folder that EXAMPLES names",
    .enabled(if: ProcessInfo.processInfo.environment["EXAMPLES"] != nil))
  func write() throws {
    let folder = URL(
      fileURLWithPath: try #require(ProcessInfo.processInfo.environment["EXAMPLES"]))
    for code in Catalog.all where !Self.unparsed.contains(code.code) {
      guard let example = ShownExample(code.example) else { continue }
      let place = folder.appendingPathComponent(code.code)
      try ShownExample.write(example.before, to: place.appendingPathComponent("before"))
      if example.after != example.before {
        try ShownExample.write(example.after, to: place.appendingPathComponent("after"))
      }
      try writeVersion(for: code, to: place)
      guard let remedied = example.remedied else { continue }
      let other = folder.appendingPathComponent("\(code.code)-remedied")
      try ShownExample.write(remedied, to: other.appendingPathComponent("before"))
      try writeVersion(for: code, to: other)
    }
  }

  /// Has an example that is about Swift 6, or about work that objects start, compile in Swift 6 mode.
  private func writeVersion(for code: DiagnosticCode, to place: URL) throws {
    guard ["OBS151", "OBS210"].contains(code.code) else { return }
    try Data("6\n".utf8).write(to: place.appendingPathComponent("swift-version.txt"))
  }

  /// What these are about is code that does not compile.
  private static let unparsed = ["OBS819", "OBS904"]

  private func names(_ code: DiagnosticCode, _ run: ToolRun) -> Bool {
    run.findings.contains { $0.hasSuffix("[\(code.code)]") }
  }
}

/// The files of an example.
private struct ShownExample {
  let before: [String: [UInt8]]
  let after: [String: [UInt8]]
  let remedied: [String: [UInt8]]?
  let options: [String]
  private let shown: MarkedCode

  /// Reads an example; nil when a code has none.
  init?(_ example: Example) {
    let change: MarkedCode
    let remedy: MarkedCode?
    switch example {
    case .migrates(let code, let advice, let options):
      (change, remedy, self.options) = (code, advice, options)
    case .stays(let code, let options), .named(let code, let options):
      (change, remedy, self.options) = (code, code.isMarked ? code : nil, options)
    case .none:
      return nil
    }
    before = Self.files(in: change.before)
    remedied = remedy.map { Self.files(in: $0.after) }
    if case .migrates = example {
      after = Self.files(in: change.after)
    } else {
      after = before
    }
    shown = change
  }

  /// Returns the files of a text, in which a line such as `// Package.swift` begins one.
  static func files(in text: String) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var path = "Example.swift"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if let name = line.wholeMatch(of: /\/\/ (\S+\.swift)/)?.output.1 {
        path = String(name)
      } else {
        files[path, default: []] += Array((line + "\n").utf8)
      }
    }
    return files
  }

  /// Returns the text of files, as they stand in an example.
  static func text(of files: [String: [UInt8]]) -> String {
    files.sorted { $0.key < $1.key }.map { path, bytes in
      "// \(path)\n" + String(decoding: bytes, as: UTF8.self)
    }.joined()
  }

  /// Writes files below a folder.
  static func write(_ files: [String: [UInt8]], to folder: URL) throws {
    for (path, bytes) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  /// Writes into the source of the project what the tool makes of the example now.
  func update(to after: [String: [UInt8]]) throws {
    let old = Self.literal(shown.lines.map { String($0.mark) + $0.text })
    let file = try #require(
      Sources.files(in: "Sources/ObservifyPasses").first { $0.text.contains(old) })
    // Files stand in the order in which the text names them.
    let paths = shown.before.matches(of: /(?m)^\/\/ (\S+\.swift)$/).map { String($0.output.1) }
    let lines = (paths.isEmpty ? ["Example.swift"] : paths).flatMap { path in
      (paths.isEmpty ? [] : [" // \(path)"])
        + Self.marked(before[path, default: []], after[path, default: []])
    }
    try file.text.replacing(old, with: Self.literal(lines)).write(
      to: file.url, atomically: true, encoding: .utf8)
  }

  /// Lines as they stand in a literal of the source.
  private static func literal(_ lines: [String]) -> String {
    "#\"\"\"\n" + lines.map { $0 == " " ? "\n" : "      \($0)\n" }.joined() + "      \"\"\"#"
  }

  /// The lines of both versions of a file, with their marks.
  private static func marked(_ before: [UInt8], _ after: [UInt8]) -> [String] {
    let difference = LineDiff(before: before, after: after)
    func text(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
      mark + String(decoding: line.filter { $0 != 0x0A }, as: UTF8.self)
    }
    var result: [String] = []
    var next = 0
    for change in difference.changes {
      result += difference.before[next..<change.before.lowerBound].map { text(" ", $0) }
      result += difference.before[change.before].map { text("-", $0) }
      result += difference.after[change.after].map { text("+", $0) }
      next = change.before.upperBound
    }
    return result + difference.before[next...].map { text(" ", $0) }
  }
}
