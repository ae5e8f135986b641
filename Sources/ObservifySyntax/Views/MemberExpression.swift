/// A member of an expression: `base.name`, or `.name` without a base.
public struct MemberExpression: SyntaxView {
  /// The node itself.
  public let node: Node

  /// Returns the view, or nil when the node is something else.
  public init?(_ node: Node) {
    guard node.kind == .memberExpression else { return nil }
    self.node = node
  }

  /// The expression before the dot; nil for `.name`.
  public var base: Node? { node.children.first { $0.kind != .nameArguments } }

  /// The token behind the dot.
  public var nameToken: Token? {
    node.lastDirectToken { $0.kind != .period }
  }

  /// The name behind the dot, without backticks.
  public var name: String { nameToken?.name ?? "" }
}
