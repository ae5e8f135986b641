import ObservifyIndex
import ObservifySyntax

/// Whether the value of an expression is asked for.
extension Node {
  /// Whether nothing asks for the value of an expression.
  var isStatement: Bool {
    guard let parent else { return true }
    switch parent.kind {
    case .codeBlock, .switchCase, .accessorBlock: return !isImplicitResult
    case .closureExpression:
      // The only expression of `map { … }` is asked for where the whole is.
      guard isImplicitResult, let call = parent.ancestor([.callExpression]),
        let name = CallExpression(call)?.callee?.mentionedName?.name,
        Vocabulary.valueClosures.contains(name)
      else { return true }
      return call.isStatement
    case .tryExpression, .awaitExpression, .optionalChain: return parent.isStatement
    case .sequenceExpression:
      return parent.assignment.map { $0.target.kind == .discardExpression } ?? false
    default: return false
    }
  }

  /// Whether the statement is the only one of a body that gives something back, and so is its value.
  var isImplicitResult: Bool {
    guard let body = parent, body.children.filter({ $0.kind != .closureSignature }) == [self],
      let owner = body.parent
    else { return false }
    if body.kind == .closureExpression { return true }
    switch owner.kind {
    case .functionDecl:
      return FunctionDeclaration(owner)?.resultType.map { $0.text != "Void" } ?? false
    case .accessorBlock, .patternBinding: return true
    case .accessorDecl: return owner.isGetter
    default: return false
    }
  }
}
