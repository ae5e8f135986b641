import ObservifyIndex
import ObservifySyntax

/// What stops the program where an object is made of what cannot be used.
///
/// `@StateObject` makes its object when the view is first shown. `@State` does so with each value of the view,
/// also with one that is never shown, or whose arguments are those of a view that goes.
struct EagerTraps {
  let resolver: TypeResolver

  /// Returns what may stop the program in the making of an object: in what it is given, or in an initialiser
  /// of its class by what that is given.
  func trap(making values: [Node], of model: TypeID) -> SideEffect? {
    let initializers = resolver.index.initializers(of: model)
      .filter { initializer in
        !initializer.parameters.isEmpty
          && values.compactMap(CallExpression.init).contains { resolver.canBe($0, of: initializer) }
      }
      .compactMap(\.body)
    return (values + initializers).lazy.compactMap(trap).first
  }

  private func trap(in code: Node) -> SideEffect? {
    for node in code.subtree {
      guard let action = action(of: node), node.surelyRuns(in: code),
        varies(node) || node.ancestors.prefix(while: { $0 != code }).contains(where: isDecided)
      else { continue }
      return SideEffect(kind: .change, action: action)
    }
    return nil
  }

  private func action(of node: Node) -> String? {
    switch node.kind {
    case .forceUnwrap: return "unwraps '\(node.text.firstLine)', which may be nil"
    case .subscriptExpression:
      let labels = node.child(.argumentList)?.children.compactMap(Argument.init).map(\.label)
      guard labels == [nil], let base = node.children.first,
        case .array = resolver.type(of: base)
      else { return nil }
      return "asks for '\(node.text.firstLine)', which may not be there"
    case .sequenceExpression:
      let isForced = node.child(.castOperator)?.directTokens.contains { $0.text == "!" } == true
      return isForced ? "casts '\(node.text.firstLine)', which may fail" : nil
    case .callExpression:
      let name = CallExpression(node)?.callee?.text ?? ""
      return ["precondition", "preconditionFailure", "fatalError"].contains(name)
        ? "calls '\(name)', which may stop the program" : nil
    default: return nil
    }
  }

  /// Whether a branch depends on what the code around it is given.
  private func isDecided(_ branch: Node) -> Bool {
    [.guardStatement, .ifExpression, .switchExpression].contains(branch.kind) && varies(branch)
  }

  /// Whether an expression depends on what the code around it is given, or on a variable.
  private func varies(_ node: Node) -> Bool {
    node.descendants.contains { part in
      if let id = resolver.property(at: part), !resolver.index[id].isLet { return true }
      return resolver.parameter(at: part) != nil
    }
  }
}
