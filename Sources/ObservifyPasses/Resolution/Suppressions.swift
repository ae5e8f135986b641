import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The comments of a file that ask to leave something alone.
///
/// `// observify:ignore` on the line before a declaration or a statement covers it;
/// `// observify:ignore-file`, and the marks of generated files in the first lines, cover the file.
struct Suppressions {
  private var lines: Set<Int> = []
  private var coversFile = false
  private let map: LineMap

  /// Whether nothing is covered.
  var isEmpty: Bool { lines.isEmpty && !coversFile }

  /// Finds the comments; nil when the file has none.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  init?(_ file: SourceFile) {
    map = file.lines
    let text = String(decoding: file.tree.source.bytes, as: UTF8.self)
    let isMarked = text.contains("observify:ignore")
    let head = text.prefix(2000)
    let isGenerated = head.contains("@generated") || head.contains("DO NOT EDIT")
    guard isMarked || isGenerated else { return nil }
    if isGenerated { coversFile = Self.isInComment(head) }
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      guard
        let comment = line.split(separator: "//", maxSplits: 1).dropFirst().first
          ?? (line.hasPrefix("//") ? line : nil)
      else { continue }
      let words = comment.trimmingPrefix { $0 == " " || $0 == "/" }
      if words.hasPrefix("observify:ignore-file") {
        coversFile = true
      } else if words.hasPrefix("observify:ignore") {
        lines.insert(number + 2)
      }
    }
  }

  private static func isInComment(_ head: Substring) -> Bool {
    head.split(whereSeparator: \.isNewline).contains { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      return (text.hasPrefix("//") || text.hasPrefix("*") || text.hasPrefix("/*"))
        && (text.contains("@generated") || text.contains("DO NOT EDIT"))
    }
  }

  /// Whether a comment covers a node, or a declaration or statement around it.
  func covers(_ node: Node) -> Bool {
    coversFile
      || ([node] + Array(node.ancestors)).contains {
        $0.kind != .sourceFile && lines.contains(map.position(of: $0.range.lowerBound).line)
      }
  }
}
