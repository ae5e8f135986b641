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
  /// What a constant, or the name in a condition, stands for.
  var givenValue: Node? {
    switch form {
    case .variable(let binding): binding.initialValue
    case .optionalBinding: node.child(.initializerClause)?.children.first
    default: nil
    }
  }
}
