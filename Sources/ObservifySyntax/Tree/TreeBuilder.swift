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
    var kinds = [NodeKind](repeating: .unexpected, count: count)
    var firstTokens = [UInt32](repeating: 0, count: count)
    var endTokens = [UInt32](repeating: 0, count: count)
    var subtreeEnds = [UInt32](repeating: 0, count: count)
    var parents = [UInt32](repeating: 0, count: count)

    // Walking backwards, a node comes before its children, the last child first. `parent` is the
    // innermost node with children to come, `end` the place behind the next of them.
    var parent = 0
    var end = count
    var index = count - 1
    while index >= 0 {
      let node = nodes[index]
      let place = end - Int(node.size)
      kinds[place] = node.kind
      firstTokens[place] = node.firstToken
      endTokens[place] = node.endToken
      subtreeEnds[place] = UInt32(truncatingIfNeeded: end)
      parents[place] = UInt32(truncatingIfNeeded: parent)
      if node.size > 1 {
        parent = place
      } else {
        end = place
        while end == parent + 1 {
          end = parent
          parent = Int(parents[parent])
        }
      }
      index -= 1
    }
    self.kinds = kinds
    self.firstTokens = firstTokens
    self.endTokens = endTokens
    self.subtreeEnds = subtreeEnds
    self.parents = parents
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
    let errors = SyntaxError.inOrder(parser.errors).map(\.parseError)
    let nodes = NodeTable(postorder: parser.nodes)
    self.init(
      source: source, tokens: TokenTable(parser.lexemes), nodes: nodes, errors: errors)
  }
}

extension TokenTable {
  /// Creates the table of a file's tokens.
  init(_ lexemes: [Lexeme]) {
    var kinds = [TokenKind](repeating: .endOfFile, count: lexemes.count)
    var starts = [UInt32](repeating: 0, count: lexemes.count)
    var ends = [UInt32](repeating: 0, count: lexemes.count)
    for index in 0..<lexemes.count {
      let lexeme = lexemes[index]
      kinds[index] = lexeme.kind
      starts[index] = lexeme.start
      ends[index] = lexeme.end
    }
    self.kinds = kinds
    self.starts = starts
    self.ends = ends
  }
}
