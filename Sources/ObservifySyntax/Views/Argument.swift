/// An argument of a call, or an element of a tuple.
public struct Argument: SyntaxView {
  public let node: Node

  public init?(_ node: Node) {
    guard node.kind == .argument else { return nil }
    self.node = node
  }

  /// The label, or nil for none.
  public var label: String? {
    let tokens = node.directTokens
    guard tokens.count >= 2, tokens[1].kind == .colon else { return nil }
    return tokens[0].name
  }

  /// The value.
  public var value: Node? { node.children.first { $0.kind != .unexpected } }
}
