import ObservifyIndex
import ObservifySyntax

/// A variable of a function that is made with `$p` and says no type: it is of whatever takes the place of
/// that.
struct LocalPublisher {
  /// `let p = model.$x`; nil where a condition declares it, as `guard let p = model?.$x` does.
  private let declaration: Node?

  /// Where the variable is mentioned.
  private(set) var mentions: [Node] = []

  /// Reads the variable that a mention of `$p` is the initial value of; nil where that is none of a
  /// function's, or not all that is done with it can be told.
  init?(_ projection: Node, _ scopes: ScopeLookup) {
    guard projection.parent?.kind == .initializerClause, let binding = projection.parent?.parent,
      let token = binding.child(.identifierPattern)?.firstToken,
      binding.child(.typeAnnotation) == nil,
      let body = binding.ancestors.prefix(while: { $0.kind != .memberBlock })
        .last(where: { $0.kind == .codeBlock || $0.kind == .closureExpression })
    else { return nil }
    let statement = binding.kind == .patternBinding ? binding.parent : nil
    declaration = statement.flatMap { VariableDeclaration($0)?.bindings.count == 1 ? $0 : nil }
    for node in body.descendants
    where node.kind == .reference && node.firstToken.isNamed(token.name) {
      guard case .local = scopes.target(of: token.name, at: node) else { continue }
      mentions.append(node)
    }
  }

  /// The call `….assign(to: &p)` right behind the declaration, where nothing else is done with it.
  var assignment: (call: Node, declaration: Node)? {
    guard let declaration, mentions.count == 1,
      case .assignment(let call) = PublisherContext(mentions[0]),
      let statements = declaration.parent.map({ Array($0.children) }),
      let place = statements.firstIndex(of: declaration),
      statements.dropFirst(place + 1).first == call
    else { return nil }
    return (call, declaration)
  }
}
