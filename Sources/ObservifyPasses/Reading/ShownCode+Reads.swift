import ObservifyIndex
import ObservifySyntax

/// What code reads whichever way it goes.
extension ShownCode {
  /// Returns the stored properties of its own object that a member reads whenever it runs, itself and by
  /// the members that it calls.
  func alwaysRead(by member: Node) -> Set<PropertyID> {
    var read: Set<PropertyID> = []
    var seen: Set<Node> = []
    var pending = [member]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let code = next.runnableCode else { continue }
      for step in steps(of: next, .atOnce)
      where step.way == .atOnce && step.mention.isAlwaysRun(in: code) {
        switch target(of: step) {
        case .property(let id) where index[id].isStored: read.insert(id)
        case .property(let id): pending.append(index[id].declaration.node)
        case .functions(let ids) where ids.count == 1:
          pending.append(index[ids[0]].declaration.node)
        default: break
        }
      }
    }
    return read
  }

  /// What a mention stands for, when it is of the object whose code it stands in.
  private func target(of step: Step) -> NameTarget? {
    guard let member = MemberExpression(step.mention) else { return step.target }
    guard member.base?.text == "self" else { return nil }
    return index.enclosingType(of: step.mention).flatMap {
      resolver.scopes.member(member.name, of: $0)
    }
  }
}

extension Node {
  /// Whether an expression runs whenever the code around it does: no branch, no operator and no optional
  /// chain decides about it, and nothing before it leaves.
  fileprivate func isAlwaysRun(in code: Node) -> Bool {
    guard !isAssignmentTarget else { return false }
    var node = self
    while node != code, let parent = node.parent {
      guard node.branches(of: parent, leaves: \.mayLeave).isEmpty else { return false }
      switch parent.kind {
      case .codeBlock, .accessorBlock, .accessorDecl, .sequenceExpression, .conditionList,
        .ifExpression, .guardStatement, .switchExpression,
        .condition, .optionalBindingCondition, .patternCondition, .initializerClause,
        .patternBinding, .variableDecl, .returnStatement, .memberExpression, .optionalChain,
        .forceUnwrap, .tryExpression, .awaitExpression, .inoutExpression:
        break
      case .callExpression, .subscriptExpression, .argumentList, .argument:
        if parent.kind == .argument, parent.isBehindOptionalChain { return false }
      default: return false
      }
      node = parent
    }
    return node == code
  }

  /// Whether an argument is that of a call in an optional chain.
  private var isBehindOptionalChain: Bool {
    guard let callee = parent?.parent?.children.first else { return true }
    return callee.subtree.contains { $0.kind == .optionalChain }
  }
}
