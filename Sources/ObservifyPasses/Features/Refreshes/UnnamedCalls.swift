import ObservifyIndex
import ObservifySyntax

/// Code that runs without its name: operators, subscripts, and what an object does that is called.
extension Project {
  /// The members of some types that run such code, and where each does so; nil for code with a name.
  ///
  /// - Complexity: O(*n*) in the nodes of the types.
  func callers(
    ofUnnamed code: Node, _ name: String, in types: [TypeID]
  ) -> [(member: Node, mention: Node)]? {
    let isOperator = name.first.map { !$0.isLetter && $0 != "_" } == true
    guard isOperator || code.kind == .subscriptDecl || name == "callAsFunction" else { return nil }
    let parameters = isOperator ? FunctionDeclaration(code)?.parameters ?? [] : []
    let taken = Set(
      [index.enclosingType(of: code)].compactMap(\.self)
        + parameters.compactMap(\.type).flatMap { resolver.declaredType($0).declaredTypes })
    func takes(_ value: Node?) -> Bool {
      guard let value else { return false }
      return resolver.type(of: value).unwrapped.declaredTypes.contains { type in
        taken.contains(type) || resolver.scopes.lineage(of: type).contains(where: taken.contains)
      }
    }
    func runs(_ node: Node) -> Bool {
      switch node.kind {
      case .operatorReference:
        return isOperator && node.text == name
          && node.parent?.children.contains { $0 != node && takes($0) } == true
      case .subscriptExpression:
        return code.kind == .subscriptDecl && node.isOnChangedPath && takes(node.children.first)
      case .callExpression:
        return name == "callAsFunction" && takes(CallExpression(node)?.callee)
      default: return false
      }
    }
    return types.flatMap { mentions.mentions(in: index[$0]).members }.flatMap { member in
      member.descendants.filter(runs).map { (member, $0) }
    }
  }
}
