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
    let source = file.tree.source
    let isMarked = source.contains("observify:ignore")
    let isGenerated = source.contains("@generated") || source.contains("DO NOT EDIT")
    guard isMarked || isGenerated else { return nil }
    map = file.lines
    if isGenerated {
      coversFile = Self.isInComment(String(decoding: source.bytes, as: UTF8.self).prefix(2000))
    }
    guard isMarked else { return }
    let tree = file.tree
    for position in tree.tokens.kinds.indices {
      let gap = Token(tree: tree, index: position).leadingGap
      guard gap.length > 18 else { continue }
      for piece in tree.source.trivia(in: gap) where piece.isComment {
        let comment = tree.source.string(in: piece.range)
        guard comment.hasPrefix("//") else { continue }
        let word = comment.drop { $0 == "/" || $0 == " " }.prefix { !$0.isWhitespace }
        if word == "observify:ignore-file" { coversFile = true }
        if word == "observify:ignore" {
          lines.insert(map.position(of: piece.range.lowerBound).line + 1)
        }
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
