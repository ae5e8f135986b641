package import ObservifySyntax

/// Generic arguments that the arguments of a call settle.
extension TypeResolver {
  /// The result of a generic function of the project whose arguments say what it is generic over;
  /// nil when the callee is no such function.
  ///
  /// The arguments have to agree: a common superclass is for a type checker to find. So have several
  /// functions that the call can be of, as two targets have them. What a function is generic over means
  /// nothing outside of it, so that a result which is not settled is unknown.
  func genericResult(_ callee: Node, _ call: CallExpression) -> StaticType? {
    let added = listFunctions(called: callee)
    let called = added?.functions ?? functions(called: callee)
    let matches = called.compactMap { function in
      match(call, function.inputs).map { (function, $0) }
    }
    if matches.isEmpty {
      // One of the library may have the name as well.
      return added == nil && called.contains { genericResult(of: $0, []) != nil } ? .unknown : nil
    }
    let results = matches.map(genericResult).map { result in
      added.map { added in result?.replacing { added.arguments[$0] } } ?? result
    }
    guard let first = results[0] else { return nil }
    if results.allSatisfy({ $0 == first }) { return first }
    return results.contains(nil) ? nil : .unknown
  }

  private func genericResult(
    of function: FunctionDeclaration, _ pairs: [(Input, Node)]
  ) -> StaticType? {
    guard let written = function.resultType else { return nil }
    let names = function.genericParameters.compactMap(\.genericParameterName)
    if names.isEmpty { return nil }
    let result = declaredType(written)
    guard names.contains(where: result.depends) else { return nil }
    return result.replacing { name in
      names.contains(name) ? argument(for: name, in: pairs) : nil
    }
  }

  /// The arguments of a generic type that a call of its initialiser settles; empty when they cannot
  /// all be told.
  func genericArguments(of type: TypeID, _ call: CallExpression) -> [StaticType] {
    let names = (index[type].declaration?.genericParameters ?? [])
      .compactMap(\.genericParameterName)
    guard !names.isEmpty else { return [] }
    let matches = initializers(of: type).compactMap { match(call, $0) }
    guard matches.count == 1 else { return [] }
    let arguments = names.map { argument(for: $0, in: matches[0]) }
    return arguments.contains(.unknown) ? [] : arguments
  }

  /// The parameter lists of a type's initialisers, that of the memberwise one included.
  func initializers(of type: TypeID) -> [[Input]] {
    let symbol = index[type]
    let declared = symbol.functions.map { index[$0].declaration }
      .filter { $0.node.kind == .initDecl }
    let lists = declared.map(\.inputs)
    let isReplaced = declared.contains {
      $0.node.ancestor([.extensionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl])?.kind
        != .extensionDecl
    }
    guard symbol.kind == .struct, !isReplaced else { return lists }
    let memberwise = symbol.properties.map { index[$0] }
      .filter { $0.isStored && !$0.isStatic && !$0.isInExtension }
      .filter { !$0.isLet || $0.binding.initialValue == nil }
      .map(Input.init)
    return lists + [memberwise]
  }

  /// The methods of a name by which the project extends lists, and what is listed; nil for any other callee.
  private func listFunctions(
    called callee: Node
  ) -> (functions: [FunctionDeclaration], arguments: [String: StaticType])? {
    guard let member = MemberExpression(callee), let base = member.base,
      index.outsideMemberNames.contains(member.name),
      let (names, arguments) = type(of: base).listed
    else { return nil }
    let functions = names.compactMap { index.externalTypes[$0] }
      .flatMap { scopes.functions(named: member.name, of: $0) }
    return functions.isEmpty ? nil : (functions.map { index[$0].declaration }, arguments)
  }

  private func functions(called callee: Node) -> [FunctionDeclaration] {
    if case .name(.local(let local)) = meaning(of: callee),
      case .function(let function) = local.form
    {
      return [function]
    }
    return functions(calledBy: callee).map { index[$0].declaration }
  }

  /// What the arguments of a call say a generic parameter is; unknown where they do not, or disagree.
  func argument(for name: String, in pairs: [(Input, Node)]) -> StaticType {
    agreed(pairs.flatMap { input, value in told(of: name, by: value, for: input) })
  }

  /// What an argument says a generic parameter is; nothing where it says nothing of it.
  func told(of name: String, by value: Node, for input: Input) -> [StaticType] {
    // A key path that names no root is one of what the others say.
    guard let written = input.type, !value.isKeyPathOfNoRoot else { return [] }
    let type = declaredType(written)
    guard type.mentions(name) else { return [] }
    let given = self.type(of: value)
    let isDelayed = written.attributes.contains { $0.isNamed("autoclosure") }
    return type.arguments(for: name, in: isDelayed ? .function(result: given) : given)
  }

  /// What a call of an initialiser says a generic parameter of the type is: by its arguments, or by the
  /// initialiser's `where` clause.
  func argument(
    for name: String, of initializer: FunctionDeclaration?, in pairs: [(Input, Node)]
  ) -> StaticType {
    let told = argument(for: name, in: pairs)
    guard told == .unknown, let type = initializer.flatMap({ equated(name, in: $0.node) }) else {
      return told
    }
    return declaredType(type).replacing { argument(for: $0, in: pairs) }
  }

  /// Whether a call can be one of a function, by its labels.
  package func canBe(_ call: CallExpression, of function: FunctionDeclaration) -> Bool {
    match(call, function.inputs) != nil
  }

  /// Returns what a call gives for a parameter of a function; nil where it leaves that out.
  package func value(
    given parameter: Parameter, by call: CallExpression, of function: FunctionDeclaration
  ) -> Node? {
    match(call, function.inputs)?.first { $0.0.type == parameter.type }?.1
  }

  /// Returns the parameters of a function that a call leaves out.
  package func parameters(
    leftOutBy call: CallExpression, of function: FunctionDeclaration
  ) -> [Parameter] {
    guard let pairs = match(call, function.inputs) else { return [] }
    return function.parameters.filter { parameter in
      !pairs.contains { $0.0.type == parameter.type }
    }
  }

  /// Pairs a call's arguments with parameters; nil when the call cannot be one of that list.
  func match(_ call: CallExpression, _ list: [Input]) -> [(Input, Node)]? {
    var result: [(Input, Node)] = []
    var rest = list[...]
    func take(_ value: Node, where fits: (Input) -> Bool) -> Bool {
      // What is left out has a default.
      guard let place = rest.firstIndex(where: { fits($0) || !$0.isOptional }), fits(rest[place])
      else { return false }
      result.append((rest[place], value))
      rest = rest[(place + 1)...]
      return true
    }
    for argument in call.arguments {
      guard let value = argument.value else { return nil }
      if argument.label == nil, let last = result.last?.0, last.isVariadic {
        result.append((last, value))
      } else if !take(value, where: { $0.label == argument.label }) {
        return nil
      }
    }
    let labels = call.trailingClosures.compactMap(\.argumentLabel)
    for closure in call.trailingClosures {
      let label = closure.argumentLabel
      // One that may be left out gives way to one that may not (SE-0286).
      let isMissing = rest.contains {
        !$0.isOptional && isFunction($0, before: rest) && !labels.contains($0.label ?? "")
      }
      let isTaken = take(closure) {
        label == nil
          ? isFunction($0, before: rest) && !(isMissing && $0.isOptional) : $0.label == label
      }
      guard isTaken else { return nil }
    }
    return rest.allSatisfy(\.isOptional) ? result : nil
  }

  /// Whether a parameter can take a closure without a label: its type is spelled as a function's, or, where
  /// none of the others' is, is another name of one, or cannot be told.
  private func isFunction(_ input: Input, before others: ArraySlice<Input>) -> Bool {
    guard let type = input.type, !type.isFunctionType else { return true }
    if others.contains(where: { $0.type?.isFunctionType == true }) { return false }
    switch declaredType(type).unwrapped {
    case .function, .generic, .unknown: return true
    case .external(let name, _):
      return SDKTable.shared.types[name] == nil && !Vocabulary.valueTypes.contains(name)
    default: return false
    }
  }
}

extension StaticType {
  /// Whether a generic parameter of this name, or what are its elements, is part of the type.
  func depends(on name: String) -> Bool {
    ["", ".Element", ".Element.Element"].contains { mentions(name + $0) }
  }

  /// Whether a generic parameter of this name is part of the type.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .generic(let own, _): own == name
    case .optional(let inner), .array(let inner), .metatype(let inner): inner.mentions(name)
    case .function(let inputs, let result):
      result.mentions(name) || inputs.contains { $0.mentions(name) }
    case .dictionary(let key, let value): key.mentions(name) || value.mentions(name)
    case .nominal(_, let arguments), .external(_, let arguments):
      arguments.contains { $0.mentions(name) }
    case .tuple(let elements): elements.contains { $0.type.mentions(name) }
    case .constrained, .unknown: false
    }
  }

  /// What stands in the place of a generic parameter where `given` is passed as this type.
  func arguments(for name: String, in given: StaticType) -> [StaticType] {
    switch (self, given) {
    case (.generic(let own, _), _): return own == name ? [given] : []
    case (.optional(let inner), .optional(let value)): return inner.arguments(for: name, in: value)
    case (.optional(let inner), _): return inner.arguments(for: name, in: given)
    case (.array(let inner), .array(let value)), (.metatype(let inner), .metatype(let value)):
      return inner.arguments(for: name, in: value)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return key.arguments(for: name, in: otherKey) + value.arguments(for: name, in: otherValue)
    case (.function(_, let result), .function(_, let other)):
      // What a closure is given is what the call settles elsewhere.
      return result.mentions(name) ? result.arguments(for: name, in: other) : []
    case (.function(_, let result), _) where !result.mentions(name): return []
    case (.nominal(_, let inner), .nominal(_, let other)) where inner.count == other.count,
      (.external(_, let inner), .external(_, let other)) where inner.count == other.count:
      return zip(inner, other).flatMap { $0.arguments(for: name, in: $1) }
    case (.tuple(let inner), .tuple(let other)) where inner.count == other.count:
      return zip(inner, other).flatMap { $0.type.arguments(for: name, in: $1.type) }
    default: return mentions(name) ? [.unknown] : []
    }
  }
}

extension Node {
  /// Whether it is a key path that does not say what it begins at: `\.title`.
  fileprivate var isKeyPathOfNoRoot: Bool {
    kind == .keyPathExpression && children.first?.kind.isType != true
  }
}
