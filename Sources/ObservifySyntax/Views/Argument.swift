/// An argument of a call, or an element of a tuple.
public struct Argument: SyntaxView {
  /// The node itself.
  public let node: Node

  /// Returns the view, or nil when the node is something else.
  public init?(_ node: Node) {
    guard node.kind == .argument else { return nil }
    self.node = node
  }

  /// The label, or nil for none.
  public var label: String? {
    guard let first = node.firstDirectToken(),
      let second = node.firstDirectToken(where: { $0.index > first.index }),
      second.kind == .colon
    else { return nil }
    return first.name
  }

  /// The value.
  public var value: Node? { node.children.first { $0.kind != .unexpected } }
}
