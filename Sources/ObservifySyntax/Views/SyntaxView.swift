/// A node seen as one production of the grammar, with its parts by name.
///
/// Parts that a broken file can lack are optional.
public protocol SyntaxView: Sendable, Hashable {
  /// The node itself.
  var node: Node { get }

  /// Returns the view, or nil when `node` is something else.
  init?(_ node: Node)
}

extension SyntaxView {
  /// Returns the view of an optional node.
  public init?(_ node: Node?) {
    guard let node else { return nil }
    self.init(node)
  }
}
