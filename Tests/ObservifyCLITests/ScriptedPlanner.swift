import ObservifyCLI
import ObservifyText

@testable import ObservifyKit

/// A planner of a few lines, so that tests of the command line do not depend on any rule.
///
/// It removes `: ObservableObject` from every class and puts `@Observable` before it. A class with
/// `// keep CODE` on its line stays. `// say SEVERITY CODE MESSAGE` on any line is said there.
enum ScriptedPlanner {
  static let plan: CommandLineTool.Planner = { _, input, progress in
    var plan = ScriptedPlan()
    for (index, source) in input.sources.enumerated() {
      progress(Progress(phase: .parsing, done: index, total: input.sources.count))
      if input.editable.contains(source.path) { plan.add(source) }
    }
    return plan.report
  }
}

/// The report of a scripted planner, as it comes about.
private struct ScriptedPlan {
  private var changes: [FileChange] = []
  private var diagnostics: [Diagnostic] = []
  private var migrated: [String] = []
  private var kept: [KeptModel] = []

  var report: MigrationReport {
    MigrationReport(
      changes: changes, diagnostics: diagnostics, migrated: migrated, kept: kept,
      hasSyntaxErrors: false)
  }

  mutating func add(_ source: SourceText) {
    var after: [UInt8] = []
    for (index, line) in LineDiff.lines(of: source.bytes).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      if let remark = Self.remark(in: text, at: index + 1, of: source.path) {
        diagnostics.append(remark)
      }
      guard text.contains(": ObservableObject"), let name = Self.className(in: text) else {
        after += line
        continue
      }
      if let keep = text.firstRange(of: "// keep ") {
        let code = text[keep.upperBound...].split { !$0.isLetter && !$0.isNumber }.first
        kept.append(KeptModel(name: name, codes: [String(code ?? "")]))
        after += line
      } else {
        migrated.append(name)
        let end = text.hasSuffix("\r\n") ? "\r\n" : "\n"
        after += Array("@Observable\(end)".utf8)
        after += Array(text.replacing(": ObservableObject", with: "").utf8)
      }
    }
    if after != source.bytes {
      changes.append(FileChange(path: source.path, before: source.bytes, after: after))
    }
  }

  private static func className(in line: String) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber }
    return words.firstIndex(of: "class").flatMap { words.dropFirst($0 + 1).first }.map(String.init)
  }

  private static func remark(in line: String, at number: Int, of path: String) -> Diagnostic? {
    guard let mark = line.firstRange(of: "// say ") else { return nil }
    let words = line[mark.upperBound...].split(separator: " ", maxSplits: 2)
    guard words.count == 3, let severity = Diagnostic.Severity(rawValue: String(words[0])) else {
      return nil
    }
    let message = words[2].prefix { !$0.isNewline }
    return Diagnostic(
      path: path, line: number,
      column: line.utf8.distance(from: line.startIndex, to: mark.lowerBound) + 1,
      severity: severity, message: String(message), code: String(words[1]),
      notes: [
        Diagnostic(
          path: path, line: 1, column: 1, severity: .note, message: "the file begins here", code: ""
        )
      ])
  }
}
