import Foundation
import ObservifyHost
import ObservifyKit
import Testing

@testable import ObservifyCLI

@Suite("What '--explain' prints")
struct ExplanationTests {
  @Test("Words fit 80 columns, and code is indented", arguments: CodeDescription.everything)
  func width(_ code: CodeDescription) throws {
    let text = try Explanation.text(of: code.code)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 && !$0.hasPrefix("  ") } == [], "\(code.code)")
    #expect(lines.filter { $0.last == " " } == [], "\(code.code)")
    #expect(!text.contains("\n\n\n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test("Every code has an example, but for those that no code that compiles brings about")
  func examples() {
    let missing = CodeDescription.everything.filter { $0.example.isEmpty }
    #expect(missing.map(\.code) == ["OBS823", "OBS832", "OBS841", "OBS844", "OBS990"])
  }

  @Test("What the migration changes is marked, and coloured on a terminal")
  func marks() throws {
    let text = try Explanation.text(of: "OBS203")
    #expect(
      text.contains("\n  -   @ObservedObject var counter: Counter\n  +   var counter: Counter\n"))
    let colored = try Explanation.text(of: "OBS203", isColored: true)
    #expect(colored.contains("\n\u{1B}[32m  +   var counter: Counter\u{1B}[0m\n"))
  }

  @Test(
    "What there is to do is said first",
    arguments: [
      ("OBS215", "Note: there is nothing to do."),
      ("OBS214", "Note: this was so before, and the migration does not change it."),
      ("OBS210", "Warning: the class migrates; check this place."),
      ("OBS506", "Warning: check this place."),
      ("OBS402", "The type stays as it is."), ("OBS803", "The type stays as it is."),
      ("OBS901", nil),
    ] as [(String, String?)])
  func demand(_ code: String, _ demand: String?) throws {
    let parts = try Explanation.text(of: code).components(separatedBy: "\n\n")
    let found =
      parts[1].hasPrefix("Note: ") || parts[1].hasPrefix("Warning: ")
      || parts[1].hasPrefix("The type stays")
    #expect((found ? parts[1] : nil) == demand)
  }

  @Test("A class that stays is shown with the code that migrates")
  func stays() throws {
    #expect(
      try Explanation.text(of: "OBS804").hasSuffix(
        """
        Not migrated:

            import SwiftUI

            open class Counter: ObservableObject {
              @Published open var counts = (1...3).map { $0 * 2 }
            }

        Write instead, and it migrates:

            import SwiftUI

            open class Counter: ObservableObject {
              @Published open var counts: [Int] = (1...3).map { $0 * 2 }
            }

        """))
  }

  @Test("A line of code is not broken, whatever its length")
  func lines() throws {
    let text = try Explanation.text(of: "OBS153")
    #expect(
      text.contains("  +   private nonisolated func shouldNotifyObservers(_ lhs: Chore?, _ rhs"))
  }

  @Test("What the examples of inputs show is said in these words")
  func inputs() throws {
    let denied = SystemError(code: EACCES)
    let errors: [HostError] = [
      .missing(path: "Sorces"),
      .notUTF8(path: "Latin.swift", line: 1, column: 10),
      .tooLarge(path: "Data.swift", size: 65 << 20, limit: 64 << 20),
      .outside(path: "Model.swift", root: "Docs"),
      .program(name: "git", status: 128, message: "fatal: bad config line 1 in file .git/config"),
      .stopped(cause: .changed(path: "Model.swift"), unrestored: [], leftovers: []),
      .stopped(
        cause: .unwritable(path: "Locked.swift", denied), unrestored: [], leftovers: []),
      .unfinished(process: 4711), .busy(process: 4711), .interrupted(signal: 2),
    ]
    let feed = MigrationUnit(
      name: "Feed", decision: .migrate,
      types: [
        UnitType(
          name: "Feed", kind: "class", module: "App", path: "Feed.swift", line: 3, column: 13)
      ])
    let diagnostics =
      errors.map { Wording.diagnostic(for: $0) } + [Wording.disputed("View.swift")]
      + [Wording.diagnostic(for: .noSwift(path: "Docs"), severity: .warning)]
      + [Wording.damaged(".build/debug/index/store")]
      + [Wording.diagnostic(for: FactProblem.idle(line: 6))].compactMap(\.self)
      + [Wording.uneven("NotesApp.swift")] + [
        Wording.refused(feed, "'swift build' fails with it", [])
      ]
    let printer = DiagnosticPrinter(isColored: false)
    let uncommitted = try #require(
      Transcript.all().first { $0.name == "write-uncommitted.txt" })
    let said =
      diagnostics.map { printer.text(of: $0) }
      + uncommitted.text.split(separator: "\n").map { $0 + "\n" }
    for code in CodeDescription.ofInputs {
      let lines = code.example.split(separator: "\n").map { $0.dropFirst(4) }
      try #require(lines.count == 3, "\(code.code)")
      #expect(lines[1].hasPrefix("$ observify"), "\(code.code)")
      #expect(said.contains(lines[2] + "\n"), "\(code.code): \(lines[2])")
    }
  }
}
