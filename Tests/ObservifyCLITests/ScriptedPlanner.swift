import ObservifyCLI
import ObservifyKit
import ObservifyText

/// A planner of a few lines, so that tests of the command line do not depend on any rule.
///
/// It removes `: ObservableObject` from every class and puts `@Observable` before it. A class with
/// `// keep CODE` on its line stays. `// say SEVERITY CODE MESSAGE` on any line is said there.
enum ScriptedPlanner {
  static let plan: CommandLineTool.Planner = { _, input, progress in
    var report = MigrationReport()
    for (index, source) in input.sources.enumerated() {
      progress(Progress(phase: .planning, completed: index, total: input.sources.count))
      guard input.editable.contains(source.path) else { continue }
      migrate(source, into: &report)
    }
    return report
  }

  private static func migrate(_ source: SourceText, into report: inout MigrationReport) {
    var after: [UInt8] = []
    for (index, line) in LineDiff.lines(of: source.bytes).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      if let remark = remark(in: text, at: index + 1, of: source.path) {
        report.diagnostics.append(remark)
      }
      guard text.contains(": ObservableObject"), let name = className(in: text) else {
        after += line
        continue
      }
      if let keep = text.firstRange(of: "// keep ") {
        let code = text[keep.upperBound...].split { !$0.isLetter && !$0.isNumber }.first
        report.kept.append(KeptModel(name: name, codes: [String(code ?? "")]))
        after += line
      } else {
        report.migrated.append(name)
        let end = text.hasSuffix("\r\n") ? "\r\n" : "\n"
        after += Array("@Observable\(end)".utf8)
        after += Array(text.replacing(": ObservableObject", with: "").utf8)
      }
    }
    if after != source.bytes {
      report.changes.append(FileChange(path: source.path, before: source.bytes, after: after))
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
