public import ObservifyText

/// A node as the parser finishes it: behind its children.
struct FinishedNode {
  var firstToken: UInt32
  var endToken: UInt32
  /// The number of nodes in the subtree, this one included.
  var size: UInt32
  var kind: NodeKind
}

extension NodeTable {
  /// Turns nodes in postorder, the root last, into tables in preorder.
  init(postorder nodes: [FinishedNode]) {
    self.init()
    let count = nodes.count
    kinds = [NodeKind](repeating: .unexpected, count: count)
    firstTokens = [UInt32](repeating: 0, count: count)
    endTokens = [UInt32](repeating: 0, count: count)
    subtreeEnds = [UInt32](repeating: 0, count: count)
    parents = [UInt32](repeating: 0, count: count)

    // Walking backwards, a node comes before its children, the last child first. `parent` is the
    // innermost node with children to come, `end` the place behind the next of them.
    var parent = 0
    var end = count
    var index = count - 1
    var ends = [Int]()
    while index >= 0 {
      let node = nodes[index]
      let size = Int(node.size)
      let place = end - size
      kinds[place] = node.kind
      firstTokens[place] = node.firstToken
      endTokens[place] = node.endToken
      subtreeEnds[place] = UInt32(truncatingIfNeeded: end)
      parents[place] = UInt32(truncatingIfNeeded: parent)
      if size > 1 {
        ends.append(place)
        parent = place
      } else {
        end = place
        while end == parent + 1, let full = ends.popLast() {
          end = full
          parent = Int(parents[full])
        }
      }
      index -= 1
    }
  }
}

extension SyntaxTree {
  /// Parses a file.
  ///
  /// Parsing never fails; what is wrong is listed in ``errors``.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public convenience init(parsing source: SourceText) {
    var parser = Parser(Lexer.lex(source.bytes), bytes: source.bytes)
    parser.sourceFile()
    let errors = parser.errors.sorted { $0.offset < $1.offset }.map(\.parseError)
    let nodes = NodeTable(postorder: parser.nodes)
    self.init(
      source: source, tokens: TokenTable(parser.lexemes), nodes: nodes, errors: errors)
  }
}

extension TokenTable {
  /// Creates the table of a file's tokens.
  init(_ lexemes: [Lexeme]) {
    kinds = lexemes.map(\.kind)
    starts = lexemes.map(\.start)
    ends = lexemes.map(\.end)
  }
}
