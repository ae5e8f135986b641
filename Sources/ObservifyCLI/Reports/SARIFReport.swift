import ObservifyKit
import ObservifyText

/// A run in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Each unit that migrates is one result with one fix: its edits in all files, since they are made all
/// or none.
struct SARIFReport {
  /// The schema that the report follows.
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private static let base = "SRCROOT"

  private let outcome: RunOutcome
  private let rules: [CodeDescription]
  private let ruleIndices: [String: Int]

  private init(_ outcome: RunOutcome) {
    self.outcome = outcome
    let used = Set((outcome.unitResults + outcome.diagnostics).map(\.code))
    rules = CodeDescription.everything.filter { used.contains($0.code) }
    ruleIndices = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($0.element.code, $0.offset) })
  }

  /// Returns the report of a run.
  static func text(of outcome: RunOutcome) -> String {
    SARIFReport(outcome).log.text
  }

  private var log: JSONText {
    .object([
      ("$schema", .string(Self.schema)),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
  }

  private var run: JSONText {
    let failures = outcome.diagnostics.filter(isFailure)
    let found = outcome.shownDiagnostics.filter { !isFailure($0) }
    let units = zip(outcome.unitResults, outcome.units(.migrate).filter { $0.speaker != nil })
    return .object([
      ("tool", .object([("driver", driver)])),
      (
        "invocations",
        .array([
          .object([
            ("executionSuccessful", .bool(!failures.contains { $0.severity == .error })),
            ("toolExecutionNotifications", .array(failures.map(notification))),
          ])
        ])
      ),
      (
        "originalUriBaseIds",
        .object([(Self.base, .object([("uri", .string(Self.folderURI(outcome.root)))]))])
      ),
      ("columnKind", .string("unicodeCodePoints")),
      (
        "results",
        .array(units.map { result($0, fixing: $1) } + found.map { result($0, fixing: nil) })
      ),
    ])
  }

  /// Whether a diagnostic is about the run rather than about code.
  private func isFailure(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.model == nil && diagnostic.code.hasPrefix("OBS9")
  }

  private var driver: JSONText {
    .object([
      ("name", .string("Observify")),
      ("semanticVersion", .string(Version.current)),
      (
        "rules",
        .array(
          rules.map { rule in
            .object([
              ("id", .string(rule.code)),
              ("shortDescription", .object([("text", .string(rule.title))])),
              ("fullDescription", .object([("text", .string(rule.explanation.onOneLine))])),
              (
                "help", .object([("text", .string((rule.remedy ?? rule.explanation).onOneLine))])
              ),
            ])
          })
      ),
    ])
  }

  private func notification(_ diagnostic: Diagnostic) -> JSONText {
    .object(
      [
        ("level", .string(diagnostic.severity.rawValue)),
        ("message", message(diagnostic.message)),
        ("locations", .array([location(of: diagnostic)])),
      ] + descriptor(diagnostic.code))
  }

  private func descriptor(_ code: String) -> [(name: String, value: JSONText)] {
    guard let index = ruleIndices[code] else { return [] }
    return [
      ("associatedRule", .object([("id", .string(code)), ("index", .number(index))]))
    ]
  }

  private func result(_ diagnostic: Diagnostic, fixing unit: MigrationUnit?) -> JSONText {
    var members: [(name: String, value: JSONText)] = []
    if let index = ruleIndices[diagnostic.code] {
      members += [("ruleId", .string(diagnostic.code)), ("ruleIndex", .number(index))]
    }
    members += [
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", message(diagnostic.message)),
      ("locations", .array([location(of: diagnostic)])),
    ]
    if !diagnostic.notes.isEmpty {
      members.append(
        (
          "relatedLocations",
          .array(
            diagnostic.notes.enumerated().map { index, note in
              location(
                of: note, members: [("id", .number(index)), ("message", message(note.message))])
            })
        ))
    }
    if let unit, !outcome.isWritten { members.append(("fixes", .array([fix(of: unit)]))) }
    return .object(members)
  }

  private func message(_ text: String) -> JSONText {
    // Square brackets would make a link of what is between them.
    .object([
      (
        "text",
        .string(
          text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
        )
      )
    ])
  }

  // MARK: Places

  private func location(
    of diagnostic: Diagnostic, members: [(name: String, value: JSONText)] = []
  ) -> JSONText {
    var physical = [("artifactLocation", artifact(diagnostic.path))]
    if diagnostic.line > 0 {
      let column = self.column(diagnostic.column, ofLine: diagnostic.line, in: diagnostic.path)
      physical.append(
        (
          "region",
          .object([
            ("startLine", .number(diagnostic.line)), ("startColumn", .number(column)),
          ])
        ))
    }
    return .object(members + [("physicalLocation", .object(physical.map { ($0.0, $0.1) }))])
  }

  private func artifact(_ path: String) -> JSONText {
    .object([("uri", .string(Self.uri(path))), ("uriBaseId", .string(Self.base))])
  }

  /// Turns a column in bytes into one in code points.
  private func column(_ column: Int, ofLine line: Int, in path: String) -> Int {
    guard column > 1, let bytes = outcome.sources[path]?.bytes,
      let start = LineMap(bytes).start(ofLine: line)?.index
    else { return max(column, 1) }
    let end = min(start + column - 1, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.count + 1
  }

  private func fix(of unit: MigrationUnit) -> JSONText {
    let changes = outcome.report.changes.compactMap { change -> JSONText? in
      // An import goes when nothing needs it any more, which other units have a say in.
      let isShared = Set(change.edits.flatMap(\.reasons).map(\.unit)).count > 1
      let edits = change.edits.filter { edit in
        edit.reasons.contains { $0.unit == unit.name && !(isShared && $0.code == "OBS116") }
      }
      if edits.isEmpty { return nil }
      let lines = LineMap(change.before)
      return .object([
        ("artifactLocation", artifact(change.path)),
        (
          "replacements",
          .array(
            edits.map { edit in
              .object([
                ("deletedRegion", region(edit.range, in: change.before, lines)),
                ("insertedContent", .object([("text", .string(edit.replacement))])),
              ])
            })
        ),
      ])
    }
    return .object([
      ("description", message("Migrate '\(unit.name)' and all that has to change with it")),
      ("artifactChanges", .array(changes)),
    ])
  }

  private func region(_ range: Range<Int>, in bytes: [UInt8], _ lines: LineMap) -> JSONText {
    let start = lines.position(of: ByteOffset(range.lowerBound))
    let end = lines.position(of: ByteOffset(range.upperBound))
    let column = { (position: LineMap.Position, offset: Int) in
      let text = bytes[(offset - position.column + 1)..<offset]
      return String(decoding: text, as: UTF8.self).unicodeScalars.count + 1
    }
    return .object([
      ("startLine", .number(start.line)),
      ("startColumn", .number(column(start, range.lowerBound))),
      ("endLine", .number(end.line)),
      ("endColumn", .number(column(end, range.upperBound))),
      ("byteOffset", .number(range.lowerBound)),
      ("byteLength", .number(range.count)),
    ])
  }

  // MARK: Words

  /// Returns a path as a relative reference: every byte that RFC 3986 does not allow is encoded.
  static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        return String(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }.joined()
  }

  private static func folderURI(_ root: String) -> String {
    "file://" + uri(root) + (root.hasSuffix("/") ? "" : "/")
  }
}
