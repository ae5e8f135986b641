import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The comments of a file that ask to leave something alone.
///
/// `// observify:ignore` on the line before a declaration or a statement covers it, and with codes
/// behind it (`// observify:ignore OBS205 -- the reason`) only what they are about;
/// `// observify:ignore-file`, and the marks of generated files in the first lines, cover the file.
struct Suppressions {
  /// One comment.
  struct Request: Sendable {
    /// Where the comment stands.
    let place: ByteOffset

    /// What it is about; nil for the whole file.
    let region: ByteRange?

    /// The codes behind it; empty for all.
    let codes: Set<String>

    /// Whether it is about what is said of a place.
    func covers(_ offset: ByteOffset, _ code: DiagnosticCode) -> Bool {
      (region?.contains(offset) ?? true) && (codes.isEmpty || codes.contains(code.code))
    }
  }

  private(set) var requests: [Request] = []

  /// Whether a mark of its generator covers the whole file.
  private(set) var isGenerated = false

  /// Finds the comments; nil when the file has none.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  init?(_ file: SourceFile) {
    guard file.mayHoldInstructions else { return nil }
    let text = String(decoding: file.tree.source.bytes, as: UTF8.self)
    let isMarked = text.contains("observify:ignore")
    let head = text.prefix(2000)
    isGenerated =
      (head.contains("@generated") || head.contains("DO NOT EDIT")) && Self.isInComment(head)
    guard isMarked else {
      if isGenerated { return }
      return nil
    }
    let tree = file.tree
    for position in tree.tokens.kinds.indices {
      let gap = Token(tree: tree, index: position).leadingGap
      for piece in tree.source.trivia(in: gap) where piece.isComment {
        add(tree.source.string(in: piece.range), at: piece.range.lowerBound, in: file)
      }
    }
  }

  private mutating func add(_ comment: String, at place: ByteOffset, in file: SourceFile) {
    let words = comment.drop { $0 == "/" || $0 == " " }.split(whereSeparator: \.isWhitespace)
    let isAboutFile = words.first == "observify:ignore-file"
    guard isAboutFile || words.first == "observify:ignore" else { return }
    let codes = words.dropFirst().flatMap { $0.split(separator: ",") }
      .prefix { DiagnosticCode.isCode(String($0)) }.map { $0.uppercased() }
    requests.append(
      Request(
        place: place, region: isAboutFile ? nil : Self.region(below: place, in: file),
        codes: Set(codes)))
  }

  /// What begins on the line below a comment.
  private static func region(below comment: ByteOffset, in file: SourceFile) -> ByteRange {
    let lines = file.lines
    let line = lines.position(of: comment).line + 1
    guard let start = lines.start(ofLine: line) else { return comment..<comment }
    let next = lines.start(ofLine: line + 1)
    // Nodes in preorder begin one behind the other; the root is no line's.
    let nodes = 1..<max(1, file.tree.nodes.count)
    let first = nodes.partitioningIndex {
      Node(tree: file.tree, index: $0).range.lowerBound >= start
    }
    var end = start
    for index in first..<nodes.upperBound {
      let range = Node(tree: file.tree, index: index).range
      if let next, range.lowerBound >= next { break }
      end = max(end, range.upperBound)
    }
    return start..<end
  }

  private static func isInComment(_ head: Substring) -> Bool {
    head.split(whereSeparator: \.isNewline).contains { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      return (text.hasPrefix("//") || text.hasPrefix("*") || text.hasPrefix("/*"))
        && (text.contains("@generated") || text.contains("DO NOT EDIT"))
    }
  }

  /// Whether a comment without codes, or the mark of a generator, covers a node.
  func covers(_ node: Node) -> Bool {
    isGenerated
      || requests.contains {
        $0.codes.isEmpty && ($0.region?.contains(node.range.lowerBound) ?? true)
      }
  }

  /// Whether a comment, or the mark of a generator, covers what is said of a place.
  func covers(_ offset: ByteOffset, _ code: DiagnosticCode) -> Bool {
    isGenerated || requests.contains { $0.covers(offset, code) }
  }
}
