import ObservifyKit
import ObservifyText

/// The patch of one unit as a mail, the form that `git format-patch` writes and `git am` reads.
///
/// It carries no date, so that equal input gives equal output: `git am` takes the time it is run. Where
/// a file has lines with CR, the text is encoded, since `git am` takes bare ones off.
struct PatchMail {
  private let unit: MigrationUnit
  private let changes: [FileChange]
  private let places: [Diagnostic]
  private let number: Int
  private let author: String

  /// - Parameters:
  ///   - unit: The unit, with what is to be said of it.
  ///   - report: What its migration does.
  ///   - number: The 1-based place in the series.
  ///   - author: Who is to be the author of the commit, as `Name <address>`.
  init(unit: MigrationUnit, report: MigrationReport, number: Int, author: String) {
    self.unit = unit
    changes = report.changes
    let types = Set(unit.types.map(\.name))
    places = report.diagnostics.filter { diagnostic in
      diagnostic.severity == .note && diagnostic.model.map(types.contains) ?? false
        // What becomes of a model's own properties shows in the patch itself.
        && !diagnostic.code.hasPrefix("OBS1")
    }
    self.number = number
    self.author = author
  }

  /// The name of the file: `0001-Migrate-Model-to-Observable.patch`.
  var fileName: String {
    let words = subject.split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    return "\(padded(number, to: 4))-\(words.prefix(60)).patch"
  }

  private var subject: String { "Migrate \(Visible.text(unit.name)) to @Observable" }

  /// Returns the mail, one of `total` in the series.
  func text(of total: Int) -> [UInt8] {
    var body = Array((message + "---\n" + statistics + "\n").utf8)
    for change in changes { body += change.diff.text }
    body += Array("-- \nobservify \(Version.current)\n\n".utf8)
    let isEncoded = body.contains(0x0D)
    let count = "\(padded(number, to: String(total).count))/\(total)"
    let head = """
      From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001
      From: \(Visible.text(author))
      Subject: [PATCH \(count)] \(subject)
      MIME-Version: 1.0
      Content-Type: text/plain; charset=UTF-8
      Content-Transfer-Encoding: \(isEncoded ? "quoted-printable" : "8bit")


      """
    return Array(head.utf8) + (isEncoded ? Self.quoted(body) : body)
  }

  // MARK: The message

  /// What moved, and what to look at; every line of it is indented or begins with a word of its own, so
  /// that none is taken for the beginning of the patch.
  private var message: String {
    var lines: [String] = []
    let types = unit.types.map { "  \($0.kind) \($0.name), \($0.path):\($0.line)" }
    lines.append("These move to Observation, with all that uses them:")
    lines.append("")
    lines += types
    // The numbers of lines are those before the change.
    if !places.isEmpty { lines += ["", "What held them follows:", ""] + places.map(Self.line) }
    if !unit.warnings.isEmpty {
      lines += ["", "To look at:", ""] + unit.warnings.map(Self.line)
    }
    let needed = unit.holds.filter(\.isRequired).map(\.name)
    if !needed.isEmpty {
      lines += ["", "Needs what moved before: \(needed.joined(separator: ", "))."]
    }
    return lines.map { Visible.text($0) + "\n" }.joined()
  }

  private static func line(for diagnostic: Diagnostic) -> String {
    "  \(diagnostic.path):\(diagnostic.line): \(diagnostic.message) [\(diagnostic.code)]"
  }

  private var statistics: String {
    changes.map { change in
      let diff = LineDiff(before: change.before, after: change.after)
      let added = diff.changes.reduce(0) { $0 + $1.after.count }
      let removed = diff.changes.reduce(0) { $0 + $1.before.count }
      return " \(Visible.text(change.path)) | \(added) added, \(removed) removed\n"
    }.joined()
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Returns `body` in the encoding of RFC 2045, section 6.7: at most 76 characters a line.
  private static func quoted(_ body: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    var width = 0
    for (index, byte) in body.enumerated() {
      if byte == 0x0A {
        result.append(byte)
        width = 0
        continue
      }
      let isLast = index + 1 < body.count && body[index + 1] == 0x0A
      let isPlain = (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "=")
      let isSpace = (byte == 0x20 || byte == 0x09) && !isLast
      let piece =
        isPlain || isSpace
        ? [byte] : [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      if width + piece.count > 75 {
        result += [UInt8(ascii: "="), 0x0A]
        width = 0
      }
      result += piece
      width += piece.count
    }
    return result
  }
}
