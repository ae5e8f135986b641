/// Every node of a tree in preorder, as parallel arrays.
///
/// The children of node `i` are `i + 1`, then the end of that child's subtree, and so on until the
/// end of `i`'s own subtree. A node covers the tokens `firstTokens[i] ..< endTokens[i]`.
public struct NodeTable: Sendable {
  /// What each node is.
  public internal(set) var kinds: [NodeKind] = []

  /// The index of each node's first token.
  public internal(set) var firstTokens: [UInt32] = []

  /// The index behind each node's last token.
  public internal(set) var endTokens: [UInt32] = []

  /// The index behind the last node of each node's subtree.
  public internal(set) var subtreeEnds: [UInt32] = []

  /// The index of each node's parent; the root is its own.
  public internal(set) var parents: [UInt32] = []

  /// The number of nodes.
  @inlinable public var count: Int { kinds.count }

  init() {}
}
