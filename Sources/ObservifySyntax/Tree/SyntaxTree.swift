public import ObservifyText

/// The lossless syntax tree of one file: immutable, flat, and shared by all handles into it.
///
/// Parsing never fails: text that is not Swift becomes ``NodeKind/unexpected`` nodes and entries in
/// ``errors``. Nodes and tokens are addressed by index; ``Node`` and ``Token`` are handles.
public final class SyntaxTree: Sendable {
  /// The file that was parsed.
  public let source: SourceText

  /// The file's tokens.
  public let tokens: TokenTable

  /// The tree over the tokens.
  public let nodes: NodeTable

  /// What was wrong, in order of place.
  public let errors: [ParseError]

  init(source: SourceText, tokens: TokenTable, nodes: NodeTable, errors: [ParseError]) {
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.errors = errors
  }

  /// The memory that the tables of tokens and nodes take, in bytes.
  public var tableSize: Int {
    tokens.count * (MemoryLayout<TokenKind>.stride + 2 * MemoryLayout<UInt32>.stride)
      + nodes.count * (MemoryLayout<NodeKind>.stride + MemoryLayout<NodePlace>.stride)
  }

  /// The whole file.
  public var root: Node { Node(tree: self, index: 0) }

  /// Returns every node of a kind, in source order.
  ///
  /// - Complexity: O(*n*) in the number of nodes, over one byte a node.
  public func nodes(of kind: NodeKind) -> [Node] {
    nodes.kinds.indices.lazy.filter { self.nodes.kinds[$0] == kind }
      .map { Node(tree: self, index: $0) }
  }

  /// Returns the smallest node that covers the token at `index`.
  ///
  /// - Complexity: O(depth × children).
  public func node(coveringToken index: Int) -> Node {
    var current = root
    while let inner = current.children.first(where: { $0.tokenIndices.contains(index) }) {
      current = inner
    }
    return current
  }
}
