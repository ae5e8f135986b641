/// Every node of a tree in preorder, as parallel arrays.
///
/// The children of node `i` are `i + 1`, then the end of that child's subtree, and so on until the
/// end of `i`'s own subtree.
public struct NodeTable: Sendable {
  /// What each node is.
  public let kinds: [NodeKind]

  /// Where each node is.
  public let places: [NodePlace]

  /// The number of nodes.
  @inlinable public var count: Int { kinds.count }
}

/// Where a node is: the tokens it covers, and the nodes around and within it.
public struct NodePlace: BitwiseCopyable, Sendable {
  /// The index of the node's first token.
  public let firstToken: UInt32

  /// The index behind the node's last token.
  public let endToken: UInt32

  /// The index behind the last node of the node's subtree.
  public let subtreeEnd: UInt32

  /// The index of the node's parent; the root is its own.
  public let parent: UInt32
}
