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
