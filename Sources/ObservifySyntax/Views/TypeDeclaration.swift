/// A class, struct, enum, actor, protocol or extension.
public struct TypeDeclaration: SyntaxView {
  /// The node itself.
  public let node: Node

  /// Returns the view, or nil when the node is something else.
  public init?(_ node: Node) {
    guard node.kind.isTypeDeclaration else { return nil }
    self.node = node
  }

  /// The keyword that introduces the declaration.
  public var keyword: Token? { node.firstDirectToken() }

  /// The declared name; nil for an extension.
  public var nameToken: Token? {
    guard node.kind != .extensionDecl, let keyword else { return nil }
    return node.firstDirectToken { $0.index > keyword.index && $0.kind.isName }
  }

  /// The declared name without backticks, or an extension's type as written.
  public var name: String { nameToken?.name ?? extendedType?.text ?? "" }

  /// The type that an extension extends.
  public var extendedType: Node? {
    node.kind == .extensionDecl ? node.children.first { $0.kind.isType } : nil
  }

  /// The list of supertypes with its colon.
  public var inheritanceClause: Node? { node.child(.inheritanceClause) }

  /// The elements of the list of supertypes.
  public var inheritedTypes: [Node] { inheritanceClause?.children(.inheritedType) ?? [] }

  /// The generic parameters' nodes.
  public var genericParameters: [Node] {
    node.child(.genericParameterClause)?.children(.genericParameter) ?? []
  }

  /// The `where` clause.
  public var whereClause: Node? { node.child(.whereClause) }

  /// The members in braces.
  public var memberBlock: Node? { node.child(.memberBlock) }

  /// The members, those in every branch of an `#if` included, in source order.
  public var members: [Node] { memberBlock.map(\.itemsInAllBranches) ?? [] }
}
