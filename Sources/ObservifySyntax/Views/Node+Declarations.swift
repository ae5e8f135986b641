/// What declarations of every kind have in common.
extension Node {
  /// The attributes before a declaration, those under `#if` included.
  public var attributes: [Attribute] {
    var result: [Attribute] = []
    for child in children {
      if let attribute = Attribute(child) {
        result.append(attribute)
      } else if child.kind == .ifConfig {
        result += child.children(.ifConfigClause).flatMap {
          $0.children(.attribute).compactMap(Attribute.init)
        }
      } else if child.kind != .modifier {
        break
      }
    }
    return result
  }

  /// The modifiers before a declaration.
  public var modifiers: [Node] { children(.modifier) }

  /// The modifiers as written, without white space: `private(set)`, `static`.
  public var modifierNames: [String] {
    modifiers.map { $0.text.filter { !$0.isWhitespace } }
  }

  /// Whether a modifier is there.
  public func hasModifier(_ name: String) -> Bool {
    for child in children where child.kind == .modifier {
      if child.tokenIndices.count == 1 {
        if child.firstToken.isSpelled(name) { return true }
      } else if child.text.filter({ !$0.isWhitespace }) == name {
        return true
      }
    }
    return false
  }

  /// Returns the first attribute called `name`.
  public func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.isNamed(name) }
  }

  /// The items of a block, those in every branch of an `#if` included, in source order.
  public var itemsInAllBranches: [Node] {
    var result: [Node] = []
    for child in children {
      if child.kind == .ifConfig {
        for clause in child.children(.ifConfigClause) { result += clause.itemsInAllBranches }
      } else {
        result.append(child)
      }
    }
    return result
  }
}

extension NodeKind {
  /// Whether the node is a type: what may follow a colon.
  public var isType: Bool {
    rawValue >= Self.namedType.rawValue && rawValue <= Self.literalType.rawValue
  }

  /// Whether the node is a pattern.
  public var isPattern: Bool {
    rawValue >= Self.identifierPattern.rawValue && rawValue <= Self.expressionPattern.rawValue
  }

  /// Whether the node declares or extends a type.
  public var isTypeDeclaration: Bool {
    switch self {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}
