import ObservifyIndex
import ObservifySyntax

extension TypeResolver {
  /// The local declaration that a name stands for; nil for members, what a file declares, and other
  /// expressions.
  func local(at node: Node) -> LocalDeclaration? {
    guard node.kind == .reference,
      case .local(let local) = scopes.target(of: node.firstToken.name, at: node)
    else { return nil }
    return local
  }

  /// The parameter that a name stands for.
  func parameter(at node: Node) -> Parameter? {
    guard case .parameter(let parameter)? = local(at: node)?.form else { return nil }
    return parameter
  }
}

extension LocalDeclaration {
  /// What a variable, or the name in a condition, begins with.
  var givenValue: Node? {
    switch form {
    case .variable(let binding): binding.initialValue
    case .optionalBinding: node.child(.initializerClause)?.children.first
    default: nil
    }
  }

  /// The same where it cannot become another value.
  var givenConstant: Node? {
    if case .variable(let binding) = form,
      VariableDeclaration(binding.node.parent)?.isLet != true
    {
      return nil
    }
    return givenValue
  }
}
