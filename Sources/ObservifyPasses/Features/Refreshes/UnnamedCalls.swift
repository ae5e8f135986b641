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
    let isImplied = resolver.impliedFunctions[name] != nil
    guard isImplied || code.kind == .subscriptDecl || name == "callAsFunction" else { return nil }
    let owner = index.enclosingType(of: code)
    func runs(_ node: Node) -> Bool {
      switch node.kind {
      case .subscriptExpression:
        return code.kind == .subscriptDecl && node.isOnChangedPath
          && !resolver.meaning(of: node).members.isEmpty && shownCode.mayMean(node, code)
      case .callExpression:
        guard name == "callAsFunction", let callee = CallExpression(node)?.callee else {
          return false
        }
        let types = resolver.type(of: callee).unwrapped.declaredTypes
        return types.flatMap(resolver.scopes.lineage).contains { $0 == owner }
      default: return node.impliedName == name && shownCode.mayMean(node, code)
      }
    }
    return types.flatMap { mentions.mentions(in: index[$0]).members }.flatMap { member in
      member.descendants.filter(runs).map { (member, $0) }
    }
  }
}
