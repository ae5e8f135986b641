import ObservifyKit

/// The answers of `--explain`.
enum Explanation {
  /// Returns all codes, one a line.
  static func list() -> String {
    CodeDescription.everything.map { "\($0.code)  \($0.title)\n" }.joined()
  }

  /// Returns what a code means, whether there is something to do, what that is, and an example.
  ///
  /// - Throws: ``UsageError/unknownCode(_:nearest:)`` when there is no such code.
  static func text(of code: String, isColored: Bool = false) throws(UsageError) -> String {
    let all = CodeDescription.everything
    guard let found = all.first(where: { $0.code == code.uppercased() }) else {
      throw .unknownCode(code, nearest: Spelling.nearest(to: code, in: all.map(\.code)))
    }
    let remedy = found.remedy.map { "\n" + wrapped($0, at: 80) } ?? ""
    let demand = found.demand.map { wrapped($0, at: 80) + "\n" } ?? ""
    return wrapped("\(found.code): \(found.title)", at: 80) + "\n"
      + demand + wrapped(found.explanation, at: 80) + remedy
      + example(found.example, isColored: isColored)
  }

  /// Returns an example, with what the migration removes and adds in colour.
  ///
  /// Its lines are code, and not broken.
  private static func example(_ text: String, isColored: Bool) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let role: Paint.Role? =
        line.hasPrefix("  -") ? .removed : line.hasPrefix("  +") ? .added : nil
      return role.map { Paint.painted(String(line), as: $0, if: isColored) } ?? String(line)
    }.joined(separator: "\n")
  }

  /// Makes sure that a name that is spelled as a code is one.
  ///
  /// - Throws: ``UsageError/unknownCode(_:nearest:)`` when there is no such code.
  static func check(_ name: String) throws(UsageError) {
    if DiagnosticCatalog.isCode(name) { _ = try text(of: name) }
  }

  /// Returns `text` with its paragraphs set anew in lines of at most `width` characters.
  ///
  /// An indented line, which is code, stays as it is.
  static func wrapped(_ text: String, at width: Int) -> String {
    var lines = [""]
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") {
        lines.append(String(line))
        isOpen = false
        continue
      }
      for word in words(of: line) {
        if isOpen, lines[lines.count - 1].count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
          isOpen = true
        }
      }
    }
    while lines.last == "" { lines.removeLast() }
    return lines.dropFirst().map { $0 + "\n" }.joined()
  }

  /// The words of a line; code between single quotes, spaces and all, is one.
  private static func words(of line: Substring) -> [Substring] {
    var words: [Substring] = []
    var rest = line.drop { $0 == " " }
    while let first = rest.first {
      var end = rest.firstIndex(of: " ") ?? rest.endIndex
      if first == "'", let close = quoteEnd(in: rest) { end = max(end, close) }
      words.append(rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    return words
  }

  /// The end of the word that the quote at the start closes in; nil when that is too far to hold
  /// together.
  private static func quoteEnd(in text: Substring) -> Substring.Index? {
    let quoted = text.dropFirst().prefix(40)
    guard let close = quoted.firstIndex(of: "'") else { return nil }
    return text[close...].firstIndex(of: " ") ?? text.endIndex
  }
}
