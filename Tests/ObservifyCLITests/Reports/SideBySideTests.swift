import ObservifyKit
import Testing

@testable import ObservifyCLI

@Suite("Side by side")
struct SideBySideTests {
  /// Shows rows as text: what goes between square brackets, what comes between curly ones.
  private func rows(_ change: FileChange, showing places: Set<Int> = []) -> [String] {
    SideBySide(change, showing: places, context: 1).rows.map { row in
      switch row {
      case .same(let before, let after): "\(before.number) \(after.number) \(text(before, "", ""))"
      case .changed(let before, let after):
        "\(before.map { "\($0.number) \(text($0, "[", "]"))" } ?? "-") | "
          + "\(after.map { "\($0.number) \(text($0, "{", "}"))" } ?? "-")"
      case .gap(let count): "... \(count)"
      }
    }
  }

  private func text(_ line: SideBySide.Line, _ opening: String, _ closing: String) -> String {
    var result = line.bytes
    for mark in line.marks.reversed() {
      result.insert(contentsOf: closing.utf8, at: mark.upperBound)
      result.insert(contentsOf: opening.utf8, at: mark.lowerBound)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Makes a change by replacing pieces of a text, each the first time it is found.
  private func change(_ before: String, _ edits: [(String, String)]) -> FileChange {
    var after = before
    var list: [FileEdit] = []
    for (old, new) in edits {
      guard let range = before.firstRange(of: old), let now = after.firstRange(of: old) else {
        continue
      }
      let start = before.utf8.distance(from: before.startIndex, to: range.lowerBound)
      list.append(FileEdit(range: start..<start + old.utf8.count, replacement: new, reasons: []))
      after.replaceSubrange(now, with: new)
    }
    return FileChange(
      path: "A.swift", before: Array(before.utf8), after: Array(after.utf8), edits: list)
  }

  @Test("A line stands beside the one that keeps its text, and what changes in it is marked")
  func partners() {
    #expect(
      rows(
        change("x\nclass A: B {\n  @P var p\n}\n", [("class A: B", "@O\nclass A"), ("@P ", "")]))
        == [
          "1 1 x", "- | 2 {@O}", "2 [class A: B] {| 3 {class A} {", "3   [@P ]var p | 4   var p",
          "4 5 }",
        ].map { $0.replacing("{|", with: "{ |") })
  }

  @Test("An insertion before a line leaves the line its partner")
  func insertion() {
    let change = FileChange(
      path: "A.swift", before: Array("class A: B {}\n".utf8), after: Array("@O\nclass A {}\n".utf8),
      edits: [
        FileEdit(range: 0..<0, replacement: "@O\n", reasons: []),
        FileEdit(range: 7..<10, replacement: "", reasons: []),
      ])
    #expect(rows(change) == ["- | 1 {@O}", "1 class A[: B] {} | 2 class A {}"])
  }

  @Test("Lines that go have nothing beside them, and unchanged lines are left out")
  func deletion() {
    #expect(
      rows(change("1\n2\n3\n4\nimport Combine\n6\n7\n8\n9\n", [("import Combine\n", "")])) == [
        "... 3", "4 4 4", "5 [import Combine] | -", "6 5 6", "... 3",
      ])
  }

  @Test("A line with a note is shown wherever it is; one line is never left out alone")
  func places() {
    let change = change("a\n2\n3\n4\n5\n6\n7\n", [("a", "b")])
    #expect(rows(change) == ["1 [a] | 1 {b}", "2 2 2", "... 5"])
    #expect(
      rows(change, showing: [5]) == [
        "1 [a] | 1 {b}", "2 2 2", "3 3 3", "4 4 4", "5 5 5", "6 6 6", "7 7 7",
      ])
  }

  @Test("Carriage returns are not shown, and a last line needs no end")
  func ends() {
    #expect(rows(change("a\r\nb", [("b", "c")])) == ["1 1 a", "2 [b] | 2 {c}"])
  }

  @Test("Without edits lines pair up in order")
  func noEdits() {
    let change = FileChange(path: "A.swift", before: Array("a\nb\n".utf8), after: Array("c\n".utf8))
    #expect(rows(change) == ["1 a | 1 c", "2 b | -"])
  }
}
