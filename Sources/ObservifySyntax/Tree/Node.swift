public import ObservifyText

/// A handle to one node of a ``SyntaxTree``.
public struct Node: Sendable {
  /// The tree the node belongs to.
  public let tree: SyntaxTree

  /// The node's place in the tree's ``NodeTable``.
  public let index: Int

  /// Creates the handle for the node at `index`.
  @inlinable
  public init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// What the node is.
  @inlinable public var kind: NodeKind { tree.nodes.kinds[index] }

  /// The place in the ``NodeTable`` behind the node's last descendant.
  @inlinable public var endIndex: Int { Int(tree.nodes.places[index].subtreeEnd) }

  /// The indices of the tokens that the node covers, those of its descendants included.
  @inlinable public var tokenIndices: Range<Int> {
    Int(tree.nodes.places[index].firstToken)..<Int(tree.nodes.places[index].endToken)
  }

  /// The bytes from the node's first token to its last; trivia around it is outside.
  public var range: ByteRange {
    let tokens = tokenIndices
    let start = tree.tokens.starts[tokens.lowerBound]
    return ByteOffset(
      start)..<ByteOffset(
        tokens.isEmpty ? start : tree.tokens.ends[tokens.upperBound - 1])
  }

  /// The node's text from its first token to its last.
  public var text: String { tree.source.string(in: range) }

  /// The node around this one, or nil for the root.
  @inlinable public var parent: Node? {
    index == 0 ? nil : Node(tree: tree, index: Int(tree.nodes.places[index].parent))
  }

  /// The nodes directly below this one, in source order.
  @inlinable public var children: Children {
    Children(tree: tree, position: index + 1, end: Int(tree.nodes.places[index].subtreeEnd))
  }

  /// Every node below this one, in preorder, itself left out.
  @inlinable public var descendants: Descendants {
    Descendants(
      tree: tree, position: index + 1, end: Int(tree.nodes.places[index].subtreeEnd))
  }

  /// This node and every one below it, in preorder.
  @inlinable public var subtree: Descendants {
    Descendants(tree: tree, position: index, end: Int(tree.nodes.places[index].subtreeEnd))
  }

  /// The nodes around this one, from its parent to the root.
  @inlinable public var ancestors: Ancestors { Ancestors(tree: tree, position: index) }

  /// Returns the first child of a kind.
  @inlinable
  public func child(_ kind: NodeKind) -> Node? {
    var position = index + 1
    let end = Int(tree.nodes.places[index].subtreeEnd)
    while position < end {
      if tree.nodes.kinds[position] == kind { return Node(tree: tree, index: position) }
      position = Int(tree.nodes.places[position].subtreeEnd)
    }
    return nil
  }

  /// Returns the children of a kind.
  public func children(_ kind: NodeKind) -> [Node] {
    children.filter { $0.kind == kind }
  }

  /// Returns the nearest node around this one that is of one of some kinds.
  public func ancestor(_ kinds: NodeKindSet) -> Node? {
    var place = index
    while place != 0 {
      place = Int(tree.nodes.places[place].parent)
      if kinds.contains(tree.nodes.kinds[place]) { return Node(tree: tree, index: place) }
    }
    return nil
  }

  /// Whether `other` is this node or lies below it.
  @inlinable
  public func contains(_ other: Node) -> Bool {
    tree === other.tree && index <= other.index && other.index < tree.nodes.places[index].subtreeEnd
  }

  /// The tokens of this node that belong to none of its children, in source order.
  public var directTokens: [Token] {
    var result: [Token] = []
    var next = tokenIndices.lowerBound
    for child in children {
      let covered = child.tokenIndices
      if next < covered.lowerBound {
        for index in next..<covered.lowerBound { result.append(Token(tree: tree, index: index)) }
      }
      next = covered.upperBound
    }
    if next < tokenIndices.upperBound {
      for index in next..<tokenIndices.upperBound { result.append(Token(tree: tree, index: index)) }
    }
    return result
  }

  /// Returns the first token of this node itself that is of a kind.
  public func token(_ kind: TokenKind) -> Token? {
    firstDirectToken { $0.kind == kind }
  }

  /// Returns the first of ``directTokens`` that `matches` says yes to; nothing is allocated.
  @inlinable
  public func firstDirectToken(where matches: (Token) -> Bool = { _ in true }) -> Token? {
    var next = tokenIndices.lowerBound
    var child = index + 1
    let end = Int(tree.nodes.places[index].subtreeEnd)
    while true {
      let covered =
        child < end ? Int(tree.nodes.places[child].firstToken) : tokenIndices.upperBound
      while next < covered {
        let token = Token(tree: tree, index: next)
        if matches(token) { return token }
        next += 1
      }
      guard child < end else { return nil }
      next = Int(tree.nodes.places[child].endToken)
      child = Int(tree.nodes.places[child].subtreeEnd)
    }
  }

  /// Returns the last of ``directTokens`` that `matches` says yes to; nothing is allocated.
  @inlinable
  public func lastDirectToken(where matches: (Token) -> Bool = { _ in true }) -> Token? {
    var last: Token?
    _ = firstDirectToken { token in
      if matches(token) { last = token }
      return false
    }
    return last
  }

  /// The first token that the node covers.
  public var firstToken: Token { Token(tree: tree, index: tokenIndices.lowerBound) }

  /// The last token that the node covers.
  public var lastToken: Token {
    Token(tree: tree, index: max(tokenIndices.lowerBound, tokenIndices.upperBound - 1))
  }

  /// The nodes directly below a node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable
    init(tree: SyntaxTree, position: Int, end: Int) {
      self.tree = tree
      self.position = position
      self.end = end
    }

    /// Returns the next child.
    @inlinable
    public mutating func next() -> Node? {
      guard position < end else { return nil }
      defer { position = Int(tree.nodes.places[position].subtreeEnd) }
      return Node(tree: tree, index: position)
    }

    /// The first child.
    @inlinable public var first: Node? {
      position < end ? Node(tree: tree, index: position) : nil
    }

    /// The last child.
    ///
    /// - Complexity: O(*n*) in the number of children.
    public var last: Node? { reduce(nil) { $1 } }
  }

  /// The nodes below a node, or of a whole subtree, in preorder.
  public struct Descendants: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable
    init(tree: SyntaxTree, position: Int, end: Int) {
      self.tree = tree
      self.position = position
      self.end = end
    }

    /// Returns the next node.
    @inlinable
    public mutating func next() -> Node? {
      guard position < end else { return nil }
      defer { position += 1 }
      return Node(tree: tree, index: position)
    }

    /// Their number.
    @inlinable public var underestimatedCount: Int { end - position }
  }

  /// The nodes around a node, from its parent to the root.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var position: Int

    @inlinable
    init(tree: SyntaxTree, position: Int) {
      self.tree = tree
      self.position = position
    }

    /// Returns the next node outward.
    @inlinable
    public mutating func next() -> Node? {
      guard position != 0 else { return nil }
      position = Int(tree.nodes.places[position].parent)
      return Node(tree: tree, index: position)
    }
  }
}

extension Node: Hashable {
  /// Whether both are the same place of the same tree.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Hashes the place and the tree's identity.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(tree))
  }
}
