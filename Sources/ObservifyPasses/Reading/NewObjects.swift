import ObservifyIndex
import ObservifySyntax

extension Project {
  /// Whether a mention is of a variable of an object that the code around has just made, which nothing can
  /// have shown before.
  ///
  /// What the object holds is as new where its type makes that, and nothing else is put there.
  func isOnNewObject(_ mention: Node) -> Bool {
    guard var base = MemberExpression(mention)?.base else { return false }
    var parts: Set<String> = []
    while let inner = MemberExpression(base)?.base {
      guard let id = property(at: base), index[id].binding.initialValue?.isMade == true else {
        return false
      }
      parts.insert(base.text)
      base = inner
    }
    guard case .local(let local) = resolver.scopes.target(of: base.firstToken.name, at: base),
      case .variable(let binding) = local.form, binding.initialValue?.isMade == true,
      VariableDeclaration(binding.node.parent)?.isLet == true,
      let code = binding.node.ancestor([.codeBlock, .closureExpression]),
      !mention.isInClosure(within: code)
    else { return false }
    return !code.descendants.contains { node in
      node.kind == .awaitExpression && node.range.lowerBound < mention.range.lowerBound
        || node.assignment.map { parts.contains($0.target.text) } == true
    }
  }
}

extension Node {
  /// Whether an expression makes a new object, or holds none.
  var isMade: Bool {
    switch kind {
    case .literal: return true
    case .arrayExpression:
      return children(.arrayElement).allSatisfy { $0.children.first?.isMade == true }
    case .callExpression:
      guard let callee = CallExpression(self)?.callee else { return false }
      if callee.kind == .reference { return callee.beginsWithCapital }
      return MemberExpression(callee)?.name == "init"
    default: return false
    }
  }
}
