import ObservifyKit
import ObservifyText

/// A run as Markdown: for a pull request, an issue or the summary of a CI job.
struct MarkdownReport {
  private let outcome: RunOutcome

  /// The most bytes of diffs: a comment on GitHub holds 65,536 characters in all.
  private static let limit = 40_000

  /// Returns the report of a run.
  static func text(of outcome: RunOutcome) -> String {
    let report = MarkdownReport(outcome: outcome)
    return [
      report.head, report.migrating, report.staying, report.warnings, report.problems, report.diffs,
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var head: String {
    "## Migration to `@Observable`\n\n"
      + Self.escaped(Summary.line(for: outcome.report, isWritten: outcome.isWritten)) + "\n"
      + (Summary.note(onOffered: outcome.report).map { "\n\(Self.escaped($0)).\n" } ?? "")
  }

  private var migrating: String {
    let units = outcome.units(.migrate)
    guard !units.isEmpty else { return "" }
    let rows = units.map { unit in
      let after = unit.holds.map { Self.code($0.name) }.joined(separator: ", ")
      return [
        unit.step.map { String($0) } ?? "", Self.code(unit.name), String(unit.types.count),
        String(unit.sites), String(unit.changedLines), String(unit.warnings.count), after,
      ]
    }
    return "### \(outcome.isWritten ? "Migrated" : "Migrates")\n\n"
      + Self.table(["Step", "Unit", "Types", "Sites", "Lines", "Warnings", "Holds"], rows)
  }

  private var staying: String {
    let units = outcome.units(.keep)
    guard !units.isEmpty else { return "" }
    let rows = units.flatMap { unit in
      unit.reasons.enumerated().map { index, reason in
        [
          index == 0 ? Self.code(unit.name) : "", Self.code(reason.code),
          Self.code(Self.place(reason)), Self.prose(reason.message),
        ]
      }
    }
    return "### Stays\n\n" + Self.table(["Unit", "Code", "Place", "Reason"], rows)
  }

  private var warnings: String {
    let rows = outcome.units(.migrate).flatMap { unit in
      unit.warnings.map {
        [
          Self.code(unit.name), Self.code($0.code), Self.code(Self.place($0)),
          Self.prose($0.message),
        ]
      }
    }
    guard !rows.isEmpty else { return "" }
    return "### Look at\n\n" + Self.table(["Unit", "Code", "Place", "What"], rows)
  }

  /// What is about files rather than models.
  private var problems: String {
    let rows = outcome.diagnostics.filter { $0.model == nil && $0.severity != .note }.map {
      [Self.code($0.code), Self.code(Self.place($0)), Self.prose($0.message)]
    }
    guard !rows.isEmpty else { return "" }
    return "### Problems\n\n" + Self.table(["Code", "Place", "What"], rows)
  }

  private var diffs: String {
    var text = ""
    for change in outcome.report.changes {
      let diff = UnifiedDiff(
        before: SourceText(path: change.path, bytes: change.before), after: change.after)
      let lines = diff.lines.dropFirst(3).map { line in
        let end = line.bytes.last == 0x0A ? line.bytes.count - 1 : line.bytes.count
        return String(decoding: line.bytes[..<end], as: UTF8.self)
          .split(separator: "\t", omittingEmptySubsequences: false)
          .map { Visible.text(String($0)) }.joined(separator: "\t") + "\n"
      }.joined()
      let fence = Self.fence(around: lines, atLeast: 3)
      let block =
        "<details><summary>\(HTMLText.escaped(Visible.text(change.path)))</summary>\n\n"
        + "\(fence)diff\n\(lines)\(fence)\n\n</details>\n"
      guard text.utf8.count + block.utf8.count <= Self.limit else {
        let left = "The other diffs are too long for this report: 'observify' prints the patch."
        return "### Changes\n\n" + text + "\n" + Self.prose(left) + "\n"
      }
      text += block
    }
    return text.isEmpty ? "" : "### Changes\n\n" + text
  }

  // MARK: Words

  private static func place(_ diagnostic: Diagnostic) -> String {
    diagnostic.line > 0 ? "\(diagnostic.path):\(diagnostic.line)" : diagnostic.path
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// Returns text between as many backticks as it takes; it stays in one cell of a table.
  static func code(_ text: String) -> String {
    let shown = Visible.text(text)
    let fence = fence(around: shown, atLeast: 1)
    let space = shown.hasPrefix("`") || shown.hasSuffix("`") ? " " : ""
    return shown.isEmpty
      ? "" : fence + space + shown.replacing("|", with: "\\|") + space + fence
  }

  private static func fence(around text: String, atLeast least: Int) -> String {
    var longest = 0
    var run = 0
    for letter in text.utf8 {
      run = letter == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(least, longest + 1))
  }

  /// Returns a message with its names as code, so that `@State` calls nobody.
  static func prose(_ message: String) -> String {
    Prose.parts(of: message).map { part in
      switch part {
      case .words(let words): escaped(words)
      case .name(let name): code(name)
      }
    }.joined()
  }

  /// Returns text with all that Markdown would take for markup escaped.
  static func escaped(_ text: String) -> String {
    Visible.text(text).map { letter in
      "\\`*_{}[]<>#+!|~@&$".contains(letter) ? "\\\(letter)" : String(letter)
    }.joined()
  }
}
