/// The difference between two versions of one file, in the form that `git apply` takes.
///
/// ```diff
/// diff --git a/Model.swift b/Model.swift
/// --- a/Model.swift
/// +++ b/Model.swift
/// @@ -1,2 +1,3 @@
/// -class Model: ObservableObject {
/// +@Observable
/// +class Model {
///  }
/// ```
///
/// Lines keep their bytes, CR included; a last line without a line break is marked as git marks it.
public struct UnifiedDiff: Sendable {
  /// One line of a diff, with its line break.
  public struct Line: Hashable, Sendable {
    /// What a line of a diff says.
    public enum Kind: Sendable {
      case file, hunk, context, removed, added, noNewline
    }

    /// What the line says.
    public let kind: Kind

    /// The line as it is printed, its mark in front and a line feed at the end.
    public let bytes: [UInt8]
  }

  /// The lines of the diff; none when the versions are equal.
  public let lines: [Line]

  /// Compares the file `before` with its new content.
  ///
  /// - Parameters:
  ///   - before: The file as it is; its path is printed relative to `a/` and `b/`.
  ///   - after: The content it gets.
  ///   - context: The number of unchanged lines shown around each change.
  public init(before: SourceText, after: [UInt8], context: Int = 3) {
    let diff = LineDiff(before: before.bytes, after: after)
    var lines: [Line] = []
    if !diff.changes.isEmpty {
      lines = Self.header(path: before.path)
      for hunk in Self.hunks(of: diff.changes, context: context) {
        Self.append(hunk, of: diff, context: context, to: &lines)
      }
    }
    self.lines = lines
  }

  /// Whether the versions are equal.
  public var isEmpty: Bool { lines.isEmpty }

  /// The whole diff as bytes.
  public var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(lines.reduce(0) { $0 + $1.bytes.count })
    for line in lines { text += line.bytes }
    return text
  }

  private static func header(path: String) -> [Line] {
    let before = quoted("a/" + path)
    let after = quoted("b/" + path)
    // A tab ends a name with a space in it, which else could be taken for a name and a date.
    let end = path.contains(" ") ? "\t\n" : "\n"
    return ["diff --git \(before) \(after)\n", "--- \(before)\(end)", "+++ \(after)\(end)"]
      .map { Line(kind: .file, bytes: Array($0.utf8)) }
  }

  /// Returns `name`, in double quotes with C escapes if it holds anything that could be misread.
  ///
  /// That is a control character, a quote, a backslash, and what a terminal obeys instead of showing.
  private static func quoted(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: needsEscape) else { return name }
    var result = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where needsEscape(scalar): result += octal(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\"" || scalar == "\\"
    }
  }

  private static func octal(_ scalar: Unicode.Scalar) -> String {
    UTF8.encode(scalar).map { encoded in
      encoded.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    } ?? ""
  }

  /// Gathers changes whose context would touch.
  private static func hunks(
    of changes: [LineDiff.Change], context: Int
  ) -> [ArraySlice<LineDiff.Change>] {
    var hunks: [ArraySlice<LineDiff.Change>] = []
    var start = 0
    for index in changes.indices.dropFirst()
    where changes[index].before.lowerBound - changes[index - 1].before.upperBound > 2 * context {
      hunks.append(changes[start..<index])
      start = index
    }
    hunks.append(changes[start...])
    return hunks
  }

  private static func append(
    _ hunk: ArraySlice<LineDiff.Change>, of diff: LineDiff, context: Int, to lines: inout [Line]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(context, first.before.lowerBound)
    let trail = min(context, diff.before.count - last.before.upperBound)
    let before = first.before.lowerBound - lead..<last.before.upperBound + trail
    let after = first.after.lowerBound - lead..<last.after.upperBound + trail
    lines.append(
      Line(kind: .hunk, bytes: Array("@@ -\(place(before)) +\(place(after)) @@\n".utf8)))

    var shown = before.lowerBound
    for change in hunk {
      append(.context, diff.before[shown..<change.before.lowerBound], to: &lines)
      append(.removed, diff.before[change.before], to: &lines)
      append(.added, diff.after[change.after], to: &lines)
      shown = change.before.upperBound
    }
    append(.context, diff.before[shown..<before.upperBound], to: &lines)
  }

  /// Returns a run of lines as a hunk's head names it: the first line, counted from 1, and how many.
  ///
  /// An empty run is named by the line before it.
  private static func place(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  private static func append(
    _ kind: Line.Kind, _ content: ArraySlice<ArraySlice<UInt8>>, to lines: inout [Line]
  ) {
    let mark = UInt8(ascii: kind == .removed ? "-" : kind == .added ? "+" : " ")
    for line in content {
      if line.last == 0x0A {
        lines.append(Line(kind: kind, bytes: [mark] + line))
      } else {
        lines.append(Line(kind: kind, bytes: [mark] + line + [0x0A]))
        lines.append(
          Line(kind: .noNewline, bytes: Array("\\ No newline at end of file\n".utf8)))
      }
    }
  }
}
