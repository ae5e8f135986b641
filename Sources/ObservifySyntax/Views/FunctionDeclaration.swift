/// A function, initialiser or subscript.
public struct FunctionDeclaration: SyntaxView {
  /// The node itself.
  public let node: Node

  /// Returns the view, or nil when the node is something else.
  public init?(_ node: Node) {
    guard [.functionDecl, .initDecl, .subscriptDecl].contains(node.kind) else { return nil }
    self.node = node
  }

  /// The name; `init` and `subscript` for those.
  public var name: String {
    switch node.kind {
    case .initDecl: return "init"
    case .subscriptDecl: return "subscript"
    default:
      guard let keyword = node.firstDirectToken() else { return "" }
      guard let first = node.firstDirectToken(where: { $0.index > keyword.index }) else {
        return ""
      }
      return first.kind.isOperatorPart ? operatorName(from: first) : first.name
    }
  }

  /// An operator with an angle in it, such as `<+>`, is several tokens.
  private func operatorName(from first: Token) -> String {
    var name = ""
    var end = first.range.lowerBound
    for token in node.directTokens
    where token.index >= first.index && token.range.lowerBound == end && token.kind.isOperatorPart {
      name += token.text
      end = token.range.upperBound
    }
    return name
  }

  /// The parameters in order.
  public var parameters: [Parameter] {
    node.child(.parameterClause)?.children(.parameter).compactMap(Parameter.init) ?? []
  }

  /// The generic parameters' nodes.
  public var genericParameters: [Node] {
    node.child(.genericParameterClause)?.children(.genericParameter) ?? []
  }

  /// The declared result type; nil for none.
  public var resultType: Node? {
    node.child(.returnClause)?.children.first { $0.kind.isType }
  }

  /// The body in braces.
  public var body: Node? { node.child(.codeBlock) }
}

/// A parameter of a function, closure or enum case.
public struct Parameter: SyntaxView {
  /// The node itself.
  public let node: Node

  /// Returns the view, or nil when the node is something else.
  public init?(_ node: Node) {
    guard node.kind == .parameter else { return nil }
    self.node = node
  }

  private var names: [Token] {
    // A label may be a keyword: 'for', 'in'.
    node.directTokens.prefix { $0.kind != .colon }.filter {
      $0.kind.isName || $0.text.first.map { $0.isLetter || $0 == "_" } == true
    }
  }

  /// The argument label that a caller writes; nil for `_`, and for a subscript's only name.
  public var label: String? {
    guard let first = names.first, first.text != "_" else { return nil }
    if names.count == 1, node.parent?.parent?.kind == .subscriptDecl { return nil }
    return first.name
  }

  /// The token of the name that the body uses.
  public var nameToken: Token? { names.last }

  /// The declared type.
  public var type: Node? { node.children.first { $0.kind.isType } }

  /// The default value.
  public var defaultValue: Node? {
    node.child(.initializerClause)?.children.first { $0.kind != .unexpected }
  }
}
