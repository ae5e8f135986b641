import ObservifyPasses
public import ObservifyText

/// The comments that say at each class why it stays: `// TODO: observify [OBS402] …`.
///
/// Each reason is said once, above the class and its documentation. What a comment says besides its code
/// is the reader's: a comment whose code still holds stays as it is.
public struct TodoComments {
  /// Which comments are dealt with.
  public enum Scope: Sendable {
    /// Those of classes that migrate go, and nothing else.
    case solved
    /// Those that are solved go, and those that lack come.
    case all
  }

  /// What every such comment begins with.
  public static let mark = "// TODO: observify ["

  private let report: MigrationReport
  private let sources: [String: SourceText]
  private let scope: Scope

  /// Prepares the comments of a run.
  ///
  /// - Parameters:
  ///   - report: What the run does; its units and edits are listed.
  ///   - sources: The files that may be edited.
  ///   - scope: Which comments are dealt with.
  public init(_ report: MigrationReport, _ sources: [SourceText], _ scope: Scope) {
    self.report = report
    self.sources = Dictionary(
      sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.scope = scope
  }

  /// Returns the report with the comments among its changes.
  public func added() -> MigrationReport {
    var result = report
    var changes = Dictionary(
      report.changes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let wanted = wanted()
    for (path, source) in sources {
      let edits = edits(of: source, wanted[path] ?? [:])
      guard !edits.isEmpty else { continue }
      var change =
        changes[path] ?? FileChange(path: path, before: source.bytes, after: source.bytes)
      var list = EditList()
      do throws(EditList.Overlap) {
        let planned = change.edits.enumerated().map { $1.textEdit(rank: $0) }
        try list.merge(planned + edits.map { $0.textEdit(rank: -1) })
      } catch {
        // The migration edits the same lines: they are as it leaves them.
        continue
      }
      change.edits = (edits + change.edits).sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
      change.after = list.applied(to: source.bytes)
      changes[path] = change
    }
    result.changes = changes.values.sorted { $0.path < $1.path }
    return result
  }

  /// Returns how many comments the changes of a report add and remove.
  public static func counts(in report: MigrationReport) -> (added: Int, removed: Int) {
    func count(_ lines: [ArraySlice<UInt8>]) -> Int {
      lines.count { code(in: String(decoding: $0, as: UTF8.self)) != nil }
    }
    var counts = (added: 0, removed: 0)
    for change in report.changes {
      let diff = LineDiff(before: change.before, after: change.after)
      for run in diff.changes {
        counts.added += count(Array(diff.after[run.after]))
        counts.removed += count(Array(diff.before[run.before]))
      }
    }
    return counts
  }

  // MARK: What is wanted

  /// What is to be said above a line: texts by code.
  private struct Comments {
    var texts: [(code: String, text: String)] = []
    var unit = ""

    /// Whether what migrates begins here.
    var isSolved = false
  }

  private func wanted() -> [String: [Int: Comments]] {
    var result: [String: [Int: Comments]] = [:]
    for unit in report.units {
      for type in unit.types where sources[type.path] != nil {
        var comments = result[type.path]?[type.firstLine] ?? Comments()
        comments.unit = unit.name
        if unit.decision == .migrate { comments.isSolved = true }
        if unit.decision == .keep, scope == .all {
          for reason in unit.reasons where reason.model == type.name && Self.isSaid(reason.code) {
            guard !comments.texts.contains(where: { $0.code == reason.code }) else { continue }
            let place = reason.path == type.path ? "" : " in \(reason.path.lastPart)"
            comments.texts.append((reason.code, reason.message + place))
          }
          if comments.texts.isEmpty, let tie = Self.tie(of: type, in: unit) {
            comments.texts.append(tie)
          }
        }
        result[type.path, default: [:]][type.firstLine] = comments
      }
    }
    return result
  }

  /// What is said at a type that only stays because another one of its unit does.
  private static func tie(of type: UnitType, in unit: MigrationUnit) -> (
    code: String, text: String
  )? {
    let names = unit.reasons.filter { isSaid($0.code) }.compactMap(\.model)
    guard let other = unit.types.first(where: { names.contains($0.name) }), other.name != type.name
    else { return nil }
    return (
      DiagnosticCode.tiedModel.code,
      "it moves together with '\(other.name)', which is kept"
    )
  }

  /// What is about whole targets, or about what the run was asked, is not about the class.
  private static func isSaid(_ code: String) -> Bool {
    !DiagnosticCatalog.isAboutTarget(code) && !DiagnosticCatalog.isAboutChoice(code)
  }

  // MARK: Edits

  private func edits(of source: SourceText, _ wanted: [Int: Comments]) -> [FileEdit] {
    let lines = LineDiff.lines(of: source.bytes)
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    var edits: [FileEdit] = []
    var open = wanted
    var place = 0
    while place < lines.count {
      guard Self.code(in: texts[place]) != nil else {
        place += 1
        continue
      }
      let end = texts[place...].firstIndex { Self.code(in: $0) == nil } ?? lines.count
      let target = Self.declaration(from: end, in: texts)
      let comments = wanted[target + 1]
      for line in place..<end {
        guard let code = Self.code(in: texts[line]) else { continue }
        if let known = open[target + 1]?.texts.firstIndex(where: { $0.code == code }) {
          open[target + 1]?.texts.remove(at: known)
        } else if scope == .all || comments?.isSolved == true && comments?.texts.isEmpty == true {
          edits.append(
            FileEdit(
              range: lines[line].startIndex..<lines[line].endIndex, replacement: "",
              reasons: [FileEdit.Reason(code: code, unit: comments?.unit ?? "")]))
        }
      }
      place = end
    }
    for (number, comments) in open.sorted(by: { $0.key < $1.key }) where !comments.texts.isEmpty {
      guard lines.indices.contains(number - 1) else { continue }
      let first = Self.documentation(above: number - 1, in: texts)
      let indentation = texts[number - 1].prefix { $0 == " " || $0 == "\t" }
      let end = texts[number - 1].utf8.suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
      edits.append(
        FileEdit(
          range: lines[first].startIndex..<lines[first].startIndex,
          replacement: comments.texts.map {
            "\(indentation)\(Self.mark)\($0.code)] \(Self.oneLine($0.text))\(end)"
          }.joined(),
          reasons: comments.texts.map { FileEdit.Reason(code: $0.code, unit: comments.unit) }))
    }
    return edits
  }

  /// The code of a line that is such a comment, and nothing else.
  private static func code(in line: String) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix(mark) else { return nil }
    let code = String(text.dropFirst(mark.count).prefix { $0 != "]" })
    return DiagnosticCatalog.isCode(code) ? code : nil
  }

  /// The line of the declaration whose documentation, or which itself, begins on a line.
  private static func declaration(from line: Int, in texts: [String]) -> Int {
    var line = line
    while line < texts.count, isDocumentation(texts[line]) { line += 1 }
    return line
  }

  /// The line on which the documentation of a declaration begins; its own where it has none.
  private static func documentation(above line: Int, in texts: [String]) -> Int {
    var first = line
    while first > 0, isDocumentation(texts[first - 1]) { first -= 1 }
    return first
  }

  /// Whether a line is a line of documentation, or asks this tool to leave something alone.
  private static func isDocumentation(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return text.hasPrefix("///") || text.hasPrefix("/**") || text.hasPrefix("* ")
      || text.hasPrefix("*/") || text.hasPrefix("// observify:ignore")
  }

  private static func oneLine(_ text: String) -> String {
    text.split { $0.isNewline }.joined(separator: " ")
  }
}

extension FileEdit {
  fileprivate func textEdit(rank: Int) -> TextEdit {
    TextEdit(ByteRange(range.lowerBound, range.upperBound), replacement, rank: rank)
  }
}

extension String {
  fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}
