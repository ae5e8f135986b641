/// A pattern for paths, as in `.gitignore`.
///
/// `*` stands for any characters but a slash, `?` for one of them, `**` as a whole part for any
/// number of parts, `[a-z]` for one of a set. A pattern without a slash in it fits a file or folder
/// of that name at any depth; with one it fits from the root. Whatever lies in a folder that fits,
/// fits.
package struct Glob: Hashable, Sendable {
  private let parts: [[Unicode.Scalar]]

  /// Creates a pattern.
  package init(_ pattern: String) {
    let parts = pattern.pathParts.filter { $0 != "." }.map { Array($0.unicodeScalars) }
    let inside = pattern.utf8.dropLast().contains(UInt8(ascii: "/"))
    self.parts = inside || parts.isEmpty ? parts : [["*", "*"]] + parts
  }

  /// Whether the pattern fits `path`, or a folder that `path` lies in.
  package func matches(_ path: String) -> Bool {
    let path = path.pathParts.map { Array($0.unicodeScalars) }
    return path.indices.contains { Self.matches(parts[...], path[...$0]) }
  }

  private static func matches(
    _ pattern: ArraySlice<[Unicode.Scalar]>, _ path: ArraySlice<[Unicode.Scalar]>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == ["*", "*"] {
      return (0...path.count).contains { matches(pattern.dropFirst(), path.dropFirst($0)) }
    }
    guard let name = path.first, matches(part: first[...], name[...]) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matches(
    part pattern: ArraySlice<Unicode.Scalar>, _ name: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    var (pattern, name) = (pattern, name)
    // Where to go on when the text after the last star does not fit here.
    var star: (pattern: ArraySlice<Unicode.Scalar>, name: ArraySlice<Unicode.Scalar>)?
    while true {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        star = (pattern, name)
      } else if let character = name.first, let rest = rest(of: pattern, after: character) {
        pattern = rest
        name = name.dropFirst()
      } else if pattern.isEmpty, name.isEmpty {
        return true
      } else if let last = star, !last.name.isEmpty {
        star = (last.pattern, last.name.dropFirst())
        (pattern, name) = (last.pattern, last.name.dropFirst())
      } else {
        return false
      }
    }
  }

  /// Returns what is left of `pattern` when its first element fits `character`.
  private static func rest(
    of pattern: ArraySlice<Unicode.Scalar>, after character: Unicode.Scalar
  ) -> ArraySlice<Unicode.Scalar>? {
    switch pattern.first {
    case "?": return pattern.dropFirst()
    case "[":
      guard let end = pattern.dropFirst(2).firstIndex(of: "]") else { break }
      let negated = ["!", "^"].contains(pattern[pattern.startIndex + 1])
      let set = pattern[(pattern.startIndex + (negated ? 2 : 1))..<end]
      return contains(set, character) != negated ? pattern[(end + 1)...] : nil
    case "\\" where pattern.count > 1:
      let escaped = pattern.dropFirst()
      return escaped.first == character ? escaped.dropFirst() : nil
    default: break
    }
    return pattern.first == character ? pattern.dropFirst() : nil
  }

  private static func contains(
    _ set: ArraySlice<Unicode.Scalar>, _ character: Unicode.Scalar
  ) -> Bool {
    var rest = set
    while let low = rest.popFirst() {
      guard rest.count > 1, rest.first == "-" else {
        if low == character { return true }
        continue
      }
      rest = rest.dropFirst()
      if let high = rest.popFirst(), low <= character, character <= high { return true }
    }
    return false
  }
}
