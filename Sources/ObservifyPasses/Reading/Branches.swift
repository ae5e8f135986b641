import ObservifySyntax

extension Node {
  /// Returns what decides whether it runs where its parent does, from inside to outside: the branch that
  /// it is, conditions and operators that may leave it out, and statements before it that may leave the
  /// block, as `leaves` tells.
  func branches(of parent: Node, leaves: (Node) -> Bool) -> [Node] {
    switch parent.kind {
    case .ifExpression, .guardStatement, .whileStatement, .forStatement, .doStatement, .catchClause:
      let conditions = parent.child(.conditionList).map { Array($0.children) } ?? []
      guard kind == .codeBlock && parent.kind != .doStatement || kind == .ifExpression else {
        return []
      }
      return [self] + (isElse(of: parent) ? [] : conditions.reversed())
    case .switchExpression: return kind == .switchCase ? [self] : []
    case .conditionList: return parent.children.prefix { $0 != self }.reversed()
    case .sequenceExpression: return operators(in: parent)
    case .ternary: return [parent]
    case .codeBlock, .closureExpression, .switchCase, .accessorDecl, .accessorBlock:
      return parent.children.prefix { $0 != self }.reversed().flatMap { statement -> [Node] in
        statement.kind == .guardStatement
          ? statement.child(.conditionList)?.children.reversed() ?? []
          : leaves(statement) ? [statement] : []
      }
    default: return []
    }
  }

  /// Whether the node comes behind the `else` of a statement.
  private func isElse(of statement: Node) -> Bool {
    statement.directTokens.contains {
      $0.kind == .elseKeyword && $0.range.lowerBound < range.lowerBound
    }
  }

  /// The operators before an operand that may leave it out; for what comes behind a `:`, the first
  /// operand there.
  private func operators(in sequence: Node) -> [Node] {
    let parts = Array(sequence.children)
    guard let place = parts.firstIndex(of: self) else { return [] }
    return parts.indices.prefix(upTo: place).reversed().compactMap { place in
      let part = parts[place]
      if part.kind == .ternary { return parts[place + 1] }
      return part.kind == .operatorReference && ["&&", "||", "??"].contains(part.firstToken.name)
        ? part : nil
    }
  }

  /// Whether a statement may leave the function around it.
  var mayLeave: Bool {
    subtree.contains { node in
      switch node.kind {
      case .returnStatement, .throwStatement: break
      case .tryExpression where node.isPlainTry: break
      default: return false
      }
      return !node.isInFunction(within: self) && kind != .functionDecl
    }
  }
}
