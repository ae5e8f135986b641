import ObservifyIndex
import ObservifySyntax

/// Where the members of a class mention names: what the property policy is decided on.
struct ClassMentions {
  /// One mention of a name within a class or one of its extensions.
  struct Mention {
    /// The reference, or the member expression.
    let node: Node
    /// The member of the type within which it stands.
    let member: Node
    /// Whether the mention is only the target of an assignment.
    let isWrite: Bool
  }

  private(set) var byName: [String: [Mention]] = [:]

  /// The members of the type, those of its extensions included.
  let members: [Node]

  /// Collects the mentions within a type.
  ///
  /// - Complexity: O(*n*) in the number of nodes of the type.
  init(_ symbol: TypeSymbol) {
    let declarations =
      [symbol.declaration].compactMap(\.self) + symbol.extensions.map(\.declaration)
    members = declarations.flatMap(\.members)
    for member in members {
      for node in member.descendants {
        guard let token = node.mentionedName else { continue }
        byName[token.name, default: []].append(
          Mention(node: node, member: member, isWrite: node.isAssignmentTarget))
      }
    }
  }

  /// Returns the mentions of a name within a node.
  func mentions(of name: String, in node: Node) -> [Mention] {
    (byName[name] ?? []).filter { node.contains($0.node) }
  }
}

extension Node {
  /// The token of the name that a reference, a member expression or a key path's step mentions.
  var mentionedName: Token? {
    switch kind {
    case .reference:
      let token = firstToken
      return token.kind == .identifier || token.kind.isName ? token : nil
    case .memberExpression: return MemberExpression(self)?.nameToken
    case .keyPathComponent: return directTokens.first { $0.kind.isName }
    case .optionalBindingCondition:
      // `if let name` reads what it is called by.
      return child(.initializerClause) == nil ? child(.identifierPattern)?.firstToken : nil
    default: return nil
    }
  }

  /// Whether the expression, or the member expression on `self` that it names, stands alone on the
  /// left of `=`.
  var isAssignmentTarget: Bool {
    var node = self
    if let parent = node.parent, parent.kind == .memberExpression, parent.children.first == node,
      ["self", "self?"].contains(node.text)
    {
      node = parent
    }
    guard let sequence = node.parent, sequence.kind == .sequenceExpression else { return false }
    let parts = Array(sequence.children.prefix(2))
    return parts.count == 2 && parts[0] == node && parts[1].kind == .assignment
  }

  /// Whether a member expression has `self` before its dot, or the reference has no dot at all.
  var isOnSelf: Bool {
    guard kind == .memberExpression else {
      return kind == .reference || kind == .optionalBindingCondition
    }
    guard let base = MemberExpression(self)?.base else { return false }
    return ["self", "self?", "self!"].contains(base.text)
  }
}
