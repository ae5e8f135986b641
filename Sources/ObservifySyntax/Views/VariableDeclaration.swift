/// A `let` or `var` declaration, of one or several patterns.
public struct VariableDeclaration: SyntaxView {
  /// The node itself.
  public let node: Node

  /// Returns the view, or nil when the node is something else.
  public init?(_ node: Node) {
    guard node.kind == .variableDecl else { return nil }
    self.node = node
  }

  /// The `let` or `var`.
  public var keyword: Token? { node.firstDirectToken() }

  /// Whether it is a `let`.
  public var isLet: Bool { keyword?.kind == .letKeyword }

  /// What is declared.
  public var bindings: [PatternBinding] {
    node.children(.patternBinding).compactMap(PatternBinding.init)
  }
}

/// One pattern of a variable declaration with its type, initial value and accessors.
public struct PatternBinding: SyntaxView {
  /// The node itself.
  public let node: Node

  /// Returns the view, or nil when the node is something else.
  public init?(_ node: Node) {
    guard node.kind == .patternBinding else { return nil }
    self.node = node
  }

  /// What is declared: a name, a tuple, or `_`.
  public var pattern: Node? { node.children.first { $0.kind.isPattern } }

  /// The token of the name, when the pattern is one name.
  public var nameToken: Token? {
    guard let pattern, pattern.kind == .identifierPattern else { return nil }
    return pattern.firstToken
  }

  /// The annotation with its colon.
  public var typeAnnotation: Node? { node.child(.typeAnnotation) }

  /// The declared type.
  public var type: Node? { typeAnnotation?.children.first { $0.kind.isType } }

  /// The `=` and the value.
  public var initializerClause: Node? { node.child(.initializerClause) }

  /// The initial value.
  public var initialValue: Node? { initializerClause?.children.first { $0.kind != .unexpected } }

  /// The accessors in braces.
  public var accessorBlock: Node? { node.child(.accessorBlock) }

  /// The accessors by name; empty for a getter without its keyword.
  public var accessors: [Node] { accessorBlock?.children(.accessorDecl) ?? [] }

  /// Whether it is computed, but by none that a macro takes for a getter: `_read`, an addressor.
  public var isComputedWithoutGet: Bool {
    !isStored && !accessors.isEmpty
      && !accessors.contains { $0.firstDirectToken()?.kind == .getKeyword }
  }

  /// Whether the property has storage: no accessors, or observers only.
  public var isStored: Bool {
    guard let block = accessorBlock else { return true }
    let accessors = block.children(.accessorDecl)
    return !accessors.isEmpty
      && accessors.allSatisfy {
        $0.directTokens.first.map { $0.kind == .willSetKeyword || $0.kind == .didSetKeyword }
          ?? false
      }
  }
}

extension Node {
  /// Whether an accessor runs when what it belongs to is read.
  public var isGetter: Bool {
    let keyword = firstDirectToken()?.kind
    return keyword == .getKeyword || keyword == .underscoredReadKeyword
  }
}
