public import ObservifyText

/// A handle to one token of a ``SyntaxTree``.
public struct Token: Sendable {
  /// The tree the token belongs to.
  public let tree: SyntaxTree

  /// The token's place in the tree's ``TokenTable``.
  public let index: Int

  /// Creates the handle for the token at `index`.
  @inlinable
  public init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// What the token is.
  @inlinable public var kind: TokenKind { tree.tokens.kinds[index] }

  /// The bytes of the token, trivia left out.
  @inlinable public var range: ByteRange { tree.tokens.range(index) }

  /// The token's text.
  public var text: String { tree.source.string(in: range) }

  /// The token's name: its text without the backticks around it, which are part of no name but `init`: one
  /// in backticks is no initialiser.
  public var name: String {
    tree.source.string(in: nameRange)
  }

  /// The bytes of ``name``.
  public var nameRange: ByteRange {
    let range = range
    let backtick = UInt8(ascii: "`")
    guard range.length > 2, tree.source.bytes[range.lowerBound.index] == backtick,
      tree.source.bytes[range.upperBound.index - 1] == backtick, !isSpelled("`init`")
    else { return range }
    return ByteRange(range.lowerBound.index + 1, range.upperBound.index - 1)
  }

  /// Whether ``text`` is `text`; nothing is allocated.
  public func isSpelled(_ text: String) -> Bool { tree.source.spells(text, in: range) }

  /// Whether ``name`` is `text`; nothing is allocated.
  public func isNamed(_ text: String) -> Bool {
    tree.source.spells(text, in: nameRange)
  }

  /// The token before this one, or nil for the first.
  public var previous: Token? { index == 0 ? nil : Token(tree: tree, index: index - 1) }

  /// The token behind this one, or nil for the end of file.
  public var next: Token? {
    index + 1 < tree.tokens.count ? Token(tree: tree, index: index + 1) : nil
  }

  /// The bytes between the token before this one and this one.
  public var leadingGap: ByteRange {
    ByteOffset(index == 0 ? 0 : tree.tokens.ends[index - 1])..<range.lowerBound
  }
}

extension Token: Hashable {
  /// Whether both are the same place of the same tree.
  public static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Hashes the place and the tree's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(tree))
  }
}
