public import ObservifyText

/// An attribute: `@Published`, `@SwiftUI.State`, `@Environment(\.dismiss)`.
public struct Attribute: SyntaxView {
  /// The node itself.
  public let node: Node

  /// Returns the view, or nil when the node is something else.
  public init?(_ node: Node) {
    guard node.kind == .attribute else { return nil }
    self.node = node
  }

  /// The attribute's type as written, with its module and its generic arguments.
  public var typeNode: Node? { node.children.first { $0.kind.isType } }

  /// The name behind the last dot, without generic arguments: `State` of `@SwiftUI.State<Int>`.
  public var name: String { nameToken?.name ?? "" }

  /// Whether ``name`` is `text`; nothing is allocated.
  public func isNamed(_ text: String) -> Bool { nameToken?.isNamed(text) ?? text.isEmpty }

  /// The token of ``name``.
  public var nameToken: Token? {
    guard let type = typeNode else {
      return node.lastDirectToken { $0.kind != .atSign && $0.kind.isName }
    }
    return type.lastDirectToken { $0.kind.isName }
  }

  /// What stands before the last dot: `SwiftUI` of `@SwiftUI.State`; nil for a bare name.
  public var qualifier: String? {
    guard let type = typeNode, type.kind == .memberType else { return nil }
    return type.children.first { $0.kind.isType }?.text
  }

  /// The bytes of the name as written, with its module: what a rename replaces.
  public var nameRange: ByteRange? {
    guard let type = typeNode, let last = nameToken else { return nameToken?.range }
    return type.range.lowerBound..<last.range.upperBound
  }

  /// The arguments, when they are expressions.
  public var arguments: [Argument] {
    node.child(.argumentList)?.children(.argument).compactMap(Argument.init) ?? []
  }

  /// Whether anything in parentheses follows the name.
  public var hasArguments: Bool {
    node.children.contains { $0.kind == .argumentList || $0.kind == .attributeArguments }
  }
}
