/// A pattern for paths with `*`, `?`, `**` and `{a,b}`, as XcodeGen and Tuist write them.
///
struct PathPattern: Sendable {
  private let alternatives: [[[Unicode.Scalar]]]

  /// The folder that holds every match: the parts before the first wildcard.
  let fixedFolder: String

  init(_ text: String) {
    let spellings = Self.expanded(text, limit: 64)
    alternatives = spellings.map { spelling in
      FileTree.components(of: spelling).map { Array($0.unicodeScalars) }
    }
    let fixed = FileTree.components(of: text).prefix { part in
      !part.contains { "*?{[".contains($0) }
    }
    fixedFolder = fixed.joined(separator: "/")
  }

  /// Whether `path` matches or, with `orFolder`, a folder around it.
  func covers(_ path: String, orFolder: Bool = true) -> Bool {
    let parts = FileTree.components(of: path).map { Array($0.unicodeScalars) }
    return alternatives.contains { pattern in
      Self.matches(pattern, parts, coversRest: orFolder) { part, pattern in
        Self.matches(pattern, part, coversRest: false, using: Self.matchesScalar) { $0 == "*" }
      } wildcard: {
        $0 == ["*", "*"]
      }
    }
  }

  private static func matchesScalar(_ scalar: Unicode.Scalar, _ pattern: Unicode.Scalar) -> Bool {
    pattern == "?" || pattern == scalar
  }

  /// Matches a sequence against a pattern in which some elements stand for any run of elements.
  ///
  /// Only the last such element is ever tried again, so that this stays quadratic at worst. With
  /// `coversRest`, a pattern that is used up covers what follows.
  private static func matches<Element>(
    _ pattern: [Element], _ text: [Element], coversRest: Bool,
    using isMatch: (Element, Element) -> Bool, wildcard isWildcard: (Element) -> Bool
  ) -> Bool {
    var place = 0
    var index = 0
    var retry: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, isWildcard(pattern[place]) {
        retry = (place, index)
        place += 1
      } else if place < pattern.count, isMatch(text[index], pattern[place]) {
        place += 1
        index += 1
      } else if coversRest, place == pattern.count {
        return true
      } else if let last = retry {
        retry = (last.place, last.index + 1)
        place = last.place + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(isWildcard)
  }

  /// Writes out `{a,b}`; nested braces and more than `limit` results are left as they are.
  private static func expanded(_ text: String, limit: Int) -> [String] {
    var results: [String] = [""]
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let choices = rest[rest.index(after: open)..<close]
        .split(separator: ",", omittingEmptySubsequences: false)
      guard results.count * choices.count <= limit else { break }
      let before = rest[..<open]
      results = results.flatMap { start in choices.map { start + before + $0 } }
      rest = rest[rest.index(after: close)...]
    }
    return results.map { $0 + rest }
  }
}
