import ObservifyIndex
import ObservifySyntax

/// What the functions of the project ask for where a publisher is passed to them.
extension TypeResolver {
  /// Whether every function that a call can mean takes any kind of publisher as the argument:
  /// `some Publisher`, or a generic parameter.
  func takesAnyPublisher(_ argument: Node) -> Bool {
    guard let types = types(for: argument), !types.isEmpty else { return false }
    return types.allSatisfy(isGenericType)
  }

  /// The types of the parameters that an argument can be for; nil when one has none.
  private func types(for argument: Node) -> [Node]? {
    guard let call = CallExpression(argument.parent?.parent),
      let position = call.arguments.firstIndex(where: { $0.node == argument })
    else { return nil }
    let label = call.arguments[position].label
    var result: [Node] = []
    for function in functions(called: call) {
      let parameters = index[function].declaration.parameters
      let found =
        label == nil
        ? parameters.indices.contains(position) ? parameters[position] : nil
        : parameters.first { $0.label == label }
      guard let found, found.label == label else { continue }
      guard let type = found.type else { return nil }
      result.append(type)
    }
    return result
  }

  /// The functions that a call can mean: all of the project with that name, and the initialisers of the
  /// types that have it.
  private func functions(called call: CallExpression) -> [FunctionID] {
    guard let callee = call.callee else { return [] }
    let named = callee.kind == .genericSpecialization ? callee.children.first ?? callee : callee
    guard let name = named.mentionedName?.name else { return [] }
    return index.functions.filter { function in
      function.name == name
        || function.name == "init" && function.owner.map { index[$0].name } == name
    }.map(\.id)
  }

  private func isGenericType(_ type: Node) -> Bool {
    if type.kind == .constrainedType { return true }
    guard type.kind == .namedType else { return false }
    if case .genericParameter = scopes.typeLookup(ProjectIndex.path(of: type), at: type) {
      return true
    }
    return false
  }
}
