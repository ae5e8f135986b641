import ObservifyKit
import ObservifyText
import Testing

@testable import ObservifyTestSupport

/// The checks that every fixture goes through have to fail when they should.
@Suite("The harness")
struct HarnessTests {
  @Test("Marks are taken out of a text and give the places that they stood at")
  func marks() {
    let source = MarkedSource("let 1️⃣ä = 1\r\n  2️⃣var b = 3️⃣2")
    #expect(source.text == "let ä = 1\r\n  var b = 2")
    #expect(source.marks == ["1️⃣": ByteOffset(4), "2️⃣": ByteOffset(14), "3️⃣": ByteOffset(22)])
    #expect(source.mark(atLine: 2, column: 3) == "2️⃣")
    #expect(source.mark(atLine: 2, column: 4) == nil)
  }

  @Test("A digit without a keycap is no mark")
  func plainDigits() {
    #expect(MarkedSource("let a1 = 1").text == "let a1 = 1")
  }

  @Test("A copy with carriage returns has one before every line feed")
  func carriageReturns() {
    #expect(variant("a\nb\r\n\nc", SourceVariant.withCarriageReturns) == "a\r\nb\r\n\r\nc")
  }

  @Test("A copy with tabs keeps what is left of an odd indentation")
  func tabs() {
    let text = "a\n  b\n    c\n   d\n\te  f"
    let tabbed = variant(text) { SourceVariant.withTabs($0, width: 2) }
    #expect(tabbed == "a\n\tb\n\t\tc\n\t d\n\te  f")
    #expect(SourceVariant.indentationWidth(of: Array(text.utf8)) == 2)
    #expect(SourceVariant.indentationWidth(of: Array("a\n    b\n        c".utf8)) == 4)
  }

  @Test("The comment that asks to be left alone stands behind a byte order mark")
  func leftAlone() {
    #expect(variant("a", SourceVariant.leftAlone) == "// observify:ignore-file\na")
    #expect(variant("\u{FEFF}a", SourceVariant.leftAlone) == "\u{FEFF}// observify:ignore-file\na")
  }

  @Test("A right migration passes all checks")
  func rightMigration() async {
    #expect(await checks(after: migrated).failures(of: await ToolRun(files)) == [])
  }

  @Test("Another output than the expected one fails, with the diff and the command")
  func wrongOutput() async {
    var checks = checks(after: ["A.swift": "class Model {\n}\n"])
    checks.update = "the command"
    #expect(
      await checks.failures(of: await ToolRun(files)) == [
        """
        name: output:\u{20}
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,4 @@
        +import SwiftUI
        +@Observable
         class Model {
         }

        to accept: the command
        """
      ])
  }

  @Test("Output that does not parse fails, and a second run that changes it too")
  func brokenOutput() async {
    let run = ToolRun(before: bytes(files), report: report("class Model {\n"), patch: [])
    let failures = await checks(after: ["A.swift": "class Model {\n"]).failures(of: run)
    #expect(failures.contains { $0.hasPrefix("name: parse: A.swift:") })
    #expect(failures.contains { $0.hasPrefix("name: patch: ") })
  }

  @Test("Output that a second run changes fails, as does output that is not what copies give")
  func unfinishedOutput() async {
    let half = "import SwiftUI\nclass Model: ObservableObject {\n  var a = 1\n}\n"
    let run = ToolRun(before: bytes(files), report: report(half), patch: [])
    let failures = await checks(after: ["A.swift": half]).failures(of: run)
    for check in ["second run", "CRLF", "tabs", "patch"] {
      #expect(failures.contains { $0.hasPrefix("name: \(check): ") }, "\(check)")
    }
  }

  @Test("Findings that depend on line endings fail")
  func findingsByLineEnding() async {
    let run = await ToolRun(files)
    let other = ToolRun(
      before: run.before, report: run.report, patch: run.patch, findings: ["A.swift:1:1: note: a"])
    let failures = await checks(after: migrated).failures(of: other)
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("name: CRLF: ") == true)
  }

  @Test("Options that the tool refuses fail")
  func refusedOptions() async {
    let run = await ToolRun(bytes(files), options: ["--unheard-of"])
    #expect(
      await checks(after: files).failures(of: run) == [
        """
        name: the tool refused to run
        observify: error: unknown option '--unheard-of': 'observify --help' lists all

        """
      ])
  }

  @Test("Every fixture is found")
  func fixtures() {
    let names = FixtureCase.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(FixtureCase.all.allSatisfy { !$0.before.isEmpty })
    let unchosen = names.count > 200
    #expect(unchosen == names.contains("Projects/Recipes"))
  }

  private let files = ["A.swift": "import SwiftUI\nclass Model: ObservableObject {\n}\n"]
  private let migrated = ["A.swift": "import SwiftUI\n@Observable\nclass Model {\n}\n"]

  private func bytes(_ files: [String: String]) -> [String: [UInt8]] {
    files.mapValues { Array($0.utf8) }
  }

  private func checks(after: [String: String]) -> MigrationChecks {
    MigrationChecks(name: "name", before: bytes(files), after: bytes(after), options: [])
  }

  private func report(_ after: String) -> MigrationReport {
    MigrationReport(changes: [
      FileChange(path: "A.swift", before: bytes(files)["A.swift"] ?? [], after: Array(after.utf8))
    ])
  }

  private func variant(_ text: String, _ make: ([UInt8]) -> [UInt8]) -> String {
    String(decoding: make(Array(text.utf8)), as: UTF8.self)
  }
}

extension ToolRun {
  fileprivate init(_ files: [String: String]) async {
    await self.init(files.mapValues { Array($0.utf8) })
  }
}
