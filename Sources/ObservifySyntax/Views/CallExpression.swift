/// A call: a callee, arguments in parentheses, trailing closures.
public struct CallExpression: SyntaxView {
  /// The node itself.
  public let node: Node

  /// Returns the view, or nil when the node is something else.
  public init?(_ node: Node) {
    guard node.kind == .callExpression else { return nil }
    self.node = node
  }

  /// What is called.
  public var callee: Node? {
    node.children.first { $0.kind != .argumentList && $0.kind != .labeledClosure }
  }

  /// The arguments in parentheses, in order.
  public var arguments: [Argument] {
    node.child(.argumentList)?.children(.argument).compactMap(Argument.init) ?? []
  }

  /// The closures behind the parentheses, the unlabelled one first.
  public var trailingClosures: [Node] {
    var result: [Node] = []
    var isCallee = true
    for child in node.children {
      defer { isCallee = false }
      if isCallee { continue }
      if child.kind == .closureExpression { result.append(child) }
      if child.kind == .labeledClosure, let closure = child.child(.closureExpression) {
        result.append(closure)
      }
    }
    return result
  }
}
