import ObservifySyntax

/// What the table tells of members, calls and closures.
extension TypeResolver {
  // MARK: Members

  /// The type of a member of a value; nil where the table does not tell it.
  func toldMember(_ name: String, of base: StaticType, at node: Node) -> StaticType? {
    if case .external(let outside, let arguments) = base,
      let result = SDKTable.shared.types[outside]?.functions["subscript"]?.first?.result
    {
      // Members of what it is about are members of it: `$model.name`.
      guard let value = arguments.first else { return .unknown }
      if let (type, arguments) = base.told, let told = type.properties[name] {
        return told.replacing { arguments[$0] }
      }
      let member = memberType(name, of: value, at: node)
      return member == .unknown ? .unknown : result.replacing { _ in member }
    }
    guard let (type, arguments) = base.told, [.structDecl, .enumDecl].contains(type.kind) else {
      return nil
    }
    if let told = type.properties[name] { return told.replacing { arguments[$0] } }
    guard let function = type.functions[name]?.first, function.generics.isEmpty else { return nil }
    return .function(result: function.result.replacing { arguments[$0] })
  }

  /// The type of what a class inherits from one of the table: `rootView` in a class that hosts views.
  func hostedMember(_ name: String, of type: TypeID) -> StaticType {
    guard SDKTable.shared.inheritedNames.contains(name) else { return .unknown }
    for element in scopes.lineage(of: type).flatMap({ index[$0].inheritedTypes }) {
      guard let host = element.children.first(where: { $0.kind.isType }),
        let last = ProjectIndex.path(of: host).last, let told = SDKTable.shared.types[last],
        told.kind == .classDecl, let member = told.properties[name],
        scopes.typeLookup([last], at: host) == .undeclared || index.externalTypes[last] != nil,
        let argument = host.child(.genericArgumentClause)?.child(.genericArgument)?.children.first
      else { continue }
      let arguments = told.named([declaredType(argument)])
      return member.replacing { arguments[$0] }
    }
    return .unknown
  }

  /// The static member that the compiler gives an enum: the list of its cases.
  func synthesizedMember(_ name: String, of type: TypeID, _ instance: StaticType) -> StaticType? {
    guard let told = SDKTable.shared.types[SDKInterface.enums]?.properties[name],
      index[type].kind == .enum, scopes.member(name, of: type) == nil
    else { return nil }
    return told.replacing { _ in instance }
  }

  // MARK: Calls

  /// The result of a call of what the table tells; nil where it says nothing.
  func toldResult(of call: CallExpression, _ callee: Node) -> StaticType? {
    guard let member = MemberExpression(callee), let base = member.base else {
      guard callee.kind == .reference,
        let functions = SDKTable.shared.functions[callee.text],
        let function = functions.first(where: { $0.result != .unknown && $0.takes(call) }),
        case .undeclared = scopes.target(of: callee.text, at: callee)
      else { return nil }
      return result(of: function, [:], call)
    }
    let type = type(of: base)
    if let output = type.publisherOutput {
      guard !ownOperators.contains(member.name) else { return .unknown }
      return toldResult(member.name, of: .publisher(of: output), call) ?? .unknown
    }
    return toldResult(member.name, of: type, call)
      ?? (Vocabulary.transforms.contains(member.name) ? .unknown : nil)
  }

  private func toldResult(
    _ name: String, of base: StaticType, _ call: CallExpression
  ) -> StaticType? {
    guard let (type, arguments) = base.told,
      let function = type.functions[name]?.first(where: { $0.takes(call) }),
      function.result != .unknown
    else { return nil }
    return result(of: function, arguments, call)
  }

  /// The result of a function whose generic parameters a call settles, and the types in `known`.
  private func result(
    of function: SDKFunction, _ known: [String: StaticType], _ call: CallExpression
  ) -> StaticType {
    var known = known
    var pairs = function.equalities.map { left, right in (right, left.replacing { known[$0] }) }
    for (place, input) in function.inputs.enumerated() where !function.generics.isEmpty {
      guard case .function(let inputs, let output) = input else {
        guard call.arguments.indices.contains(place), let value = call.arguments[place].value
        else { return .unknown }
        pairs.append((input, type(of: value)))
        continue
      }
      guard let transform = call.trailingClosures.first ?? call.arguments.last?.value,
        // Several key paths make a tuple of what they name.
        transform.kind != .keyPathExpression || call.arguments.count == 1,
        let value = inputs.first?.replacing({ known[$0] }),
        let made = transformed(value, by: transform)
      else { return .unknown }
      // An array is one whatever its elements are.
      if made == .unknown, !function.result.isArray { return .unknown }
      pairs.append((output, made))
    }
    for name in function.generics {
      let found = pairs.flatMap { $0.settled(name, by: $1) }
      guard !found.isEmpty else { return .unknown }
      known[name] = agreed(found)
      // What is made of something that may be no sequence is not known.
      if function.isInitializer, function.result.isArray, known[name] == .unknown {
        return .unknown
      }
    }
    return function.result.replacing { known[$0] }
  }

  // MARK: Closures

  /// What a function of the table gives to a closure.
  func toldParameter(
    of closure: Node, position: Int, in call: CallExpression, _ callee: Node
  ) -> StaticType {
    guard let member = MemberExpression(callee), let base = member.base else {
      guard callee.kind == .reference, let functions = SDKTable.shared.functions[callee.text],
        let data = call.arguments.first?.value
      else { return .unknown }
      return element(given: functions, data, to: closure, position: position)
    }
    let type = type(of: base)
    if let output = type.publisherOutput {
      guard !ownOperators.contains(member.name),
        let (function, given) = taker(member.name, of: .publisher(of: output)),
        takesByLabel(closure, function)
      else { return .unknown }
      return part(position, of: given, in: closure)
    }
    if case .optional = type, let (_, given) = taker(member.name, of: type) {
      return position == 0 ? given : .unknown
    }
    return taker(member.name, of: .sequence(of: type.element))
      .map { part(position, of: $0.given, in: closure) } ?? .unknown
  }

  /// A method of a type that takes a closure, and what the closure is given.
  private func taker(
    _ name: String, of base: StaticType
  ) -> (function: SDKFunction, given: StaticType)? {
    guard let (type, arguments) = base.told, let function = type.functions[name]?.first,
      let given = function.given
    else { return nil }
    return (function, given.replacing { arguments[$0] })
  }

  /// Whether the closure is passed without a label, or by that of the parameter.
  private func takesByLabel(_ closure: Node, _ function: SDKFunction) -> Bool {
    guard closure.parent?.kind != .labeledClosure else { return false }
    let label = closure.parent.flatMap { Argument($0) }?.label
    return label == nil || label == function.closurePlace.flatMap { function.labels[$0] }
  }

  /// What a closure is given that is called for each of some data: `ForEach(models) { model in`.
  private func element(
    given functions: [SDKFunction], _ data: Node, to closure: Node, position: Int
  ) -> StaticType {
    let type = type(of: data)
    guard type.bound != nil || data.firstToken.kind != .dollarIdentifier else { return .unknown }
    for function in functions {
      guard let given = function.given, let input = function.inputs.first,
        let name = function.generics.first, let element = input.settled(name, by: type).first
      else { continue }
      guard element != .unknown else { return .unknown }
      let value = given.replacing { _ in element }
      // `{ $item in }` is given a binding, whose value is `item`.
      let names = closure.child(.closureSignature)?.children(.closureParameter) ?? []
      if position == 0, let bound = value.bound,
        names.first?.firstToken.kind == .dollarIdentifier
      {
        return bound
      }
      return part(position, of: value, in: closure)
    }
    return .unknown
  }
}
