public import ObservifyText

/// A node as the parser finishes it: behind its children.
struct FinishedNode: BitwiseCopyable {
  var firstToken: UInt32
  var endToken: UInt32
  /// The number of nodes in the subtree, this one included.
  var size: UInt32
  var kind: NodeKind
}

extension NodeTable {
  /// Turns nodes in postorder, the root last, into tables in preorder.
  init(postorder nodes: borrowing GrowingBuffer<FinishedNode>) {
    let count = nodes.count
    var places: [NodePlace] = []
    let kinds = unsafe [NodeKind](unsafeUninitializedCapacity: count) { kinds, initialized in
      unsafe places = Array(unsafeUninitializedCapacity: count) { places, initialized in
        unsafe Self.arrange(nodes, kinds, places)
        initialized = count
      }
      initialized = count
    }
    self.init(kinds: kinds, places: places)
  }

  /// Writes every node to its place.
  ///
  /// Walking backwards, a node comes before its children, the last child first. As the places come
  /// in no order, safe arrays would have to be filled with zeros before.
  private static func arrange(
    _ nodes: borrowing GrowingBuffer<FinishedNode>, _ kinds: UnsafeMutableBufferPointer<NodeKind>,
    _ places: UnsafeMutableBufferPointer<NodePlace>
  ) {
    // The innermost node with children to come, and the place behind the next of them.
    var parent = 0
    var end = nodes.count
    var index = nodes.count - 1
    while index >= 0 {
      let node = nodes[index]
      let place = end &- Int(node.size)
      precondition(
        UInt(bitPattern: place) < UInt(bitPattern: nodes.count), "a node is larger than its parent")
      unsafe kinds[place] = node.kind
      unsafe places[place] = NodePlace(
        firstToken: node.firstToken, endToken: node.endToken,
        subtreeEnd: UInt32(truncatingIfNeeded: end), parent: UInt32(truncatingIfNeeded: parent))
      if node.size > 1 {
        parent = place
      } else {
        end = place
        while end == parent &+ 1 {
          end = parent
          parent = Int(unsafe places[parent].parent)
        }
      }
      index &-= 1
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
    let errors = SyntaxError.inOrder(parser.errors).map(\.parseError)
    let nodes = NodeTable(postorder: parser.nodes)
    self.init(
      source: source, tokens: TokenTable(parser.lexemes), nodes: nodes, errors: errors)
  }
}

extension TokenTable {
  /// Cuts a file into tokens, without parsing it.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(lexing source: SourceText) {
    let file = Lexer.lex(source.bytes)
    self.init(file.lexemes)
  }

  /// Creates the table of a file's tokens.
  init(_ lexemes: borrowing GrowingBuffer<Lexeme>) {
    kinds = lexemes.map { $0.kind }
    starts = lexemes.map { $0.start }
    ends = lexemes.map { $0.end }
  }
}
