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
    // A representable's context has what `makeCoordinator` gave.
    if name == "coordinator", case .external(let outside, let arguments) = base,
      outside.hasSuffix("RepresentableContext"), let type = arguments.first?.declaredTypes.first,
      let function = scopes.functions(named: "makeCoordinator", of: type).first
    {
      return resultType(of: function)
    }
    guard let (type, arguments) = base.told, type.kind != .protocolDecl else { return nil }
    if let told = type.properties[name] { return told.replacing { arguments[$0] } }
    guard let function = type.functions[name]?.first, function.generics.isEmpty,
      function.result != .unknown
    else { return nil }
    return .function(result: function.result.replacing { arguments[$0] })
  }

  /// The raw value of an enum that is declared with its type.
  func rawValue(of type: TypeID) -> StaticType? {
    guard index[type].kind == .enum,
      let first = index[type].declaration?.inheritedTypes.first?.children.first(where: {
        $0.kind.isType
      }), let name = ProjectIndex.path(of: first).last, Vocabulary.rawTypes.contains(name)
    else { return nil }
    return declaredType(first)
  }

  /// The type of what a class inherits from one of the table: `rootView` in a class that hosts views.
  func hostedMember(_ name: String, of type: TypeID) -> StaticType {
    guard SDKTable.shared.inheritedNames.contains(name) else { return .unknown }
    for element in scopes.lineage(of: type).flatMap({ index[$0].inheritedTypes }) {
      guard let host = element.children.first(where: { $0.kind.isType }),
        let last = ProjectIndex.path(of: host).last, let told = SDKTable.shared.types[last],
        told.isInherited, let member = told.member(name),
        scopes.typeLookup([last], at: host) == .undeclared || index.externalTypes[last] != nil
      else { continue }
      guard !told.generics.isEmpty else { return member }
      guard
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
        case .undeclared = scopes.target(of: callee.text, at: callee)
      else { return nil }
      return told(callee.text, functions, call)
    }
    let type = type(of: base)
    if let output = type.publisherOutput {
      guard !ownOperators.contains(member.name) else { return .unknown }
      return toldResult(member.name, of: .publisher(of: output), call) ?? .unknown
    }
    return toldResult(member.name, of: sequence(type, with: member.name) ?? type, call)
      ?? (Vocabulary.transforms.contains(member.name) ? .unknown : nil)
  }

  /// The type of a list; where it cannot be told, a list of what closures made its elements: of `T` for
  /// `x.compactMap { $0 as? T }`, whatever `x` is.
  func list(_ expression: Node) -> StaticType {
    let type = type(of: expression)
    guard type == .unknown, let call = CallExpression(expression),
      let member = MemberExpression(call.callee), let base = member.base,
      !functionNames.contains(member.name)
    else { return type }
    let inner = list(base)
    let isOpen = inner.element == .unknown && Vocabulary.transforms.contains(member.name)
    let made = toldResult(member.name, of: isOpen ? .array(.unknown) : inner, call)
    return made.map(element(of:)) == .unknown ? .unknown : made ?? .unknown
  }

  /// The result of a function that is no member; of an initialiser by what it is given, where that
  /// decides.
  private func told(
    _ name: String, _ functions: [SDKFunction], _ call: CallExpression
  ) -> StaticType? {
    for function in functions where function.result != .unknown && function.takes(call) {
      guard function.generics.isEmpty else { return result(of: function, [:], call) }
      let pairs = zip(function.inputs, call.arguments).compactMap { input, argument in
        input == .unknown ? nil : (input, argument.value.map(type(of:)) ?? .unknown)
      }
      if pairs.allSatisfy({ $0 == $1 }) { return function.result }
      // An optional or not, it is from outside.
      if pairs.contains(where: { spelling(of: $1) == nil }) { return .external("\(name)()") }
    }
    return nil
  }

  private func toldResult(
    _ name: String, of base: StaticType, _ call: CallExpression
  ) -> StaticType? {
    guard let (type, arguments) = base.told,
      let functions = type.functions[name]?.filter({ $0.takes(call) }),
      let function = functions.first(where: { $0.labels == call.arguments.map(\.label) })
        ?? functions.first,
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
      if case .function(_, .unknown) = input { continue }
      guard case .function(let inputs, let output) = input else {
        guard call.arguments.indices.contains(place), let value = call.arguments[place].value
        else { return .unknown }
        // A literal takes its type from elsewhere, unless something is made of it.
        let isOpen = value.kind == .literal && !function.isInitializer
        pairs.append((input, isOpen ? .unknown : given(value, as: input)))
        continue
      }
      guard let transform = call.trailingClosures.first ?? call.arguments.last?.value,
        // Several key paths make a tuple of what they name.
        call.arguments.count(where: { $0.value?.kind == .keyPathExpression }) < 2,
        let made = transformed(
          (inputs.first ?? .external("Void")).replacing { name in
            known[name] ?? agreed(pairs.flatMap { $0.settled(name, by: $1) })
          }, by: transform)
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

  /// The type of an argument; that of a key path without a root by the root that the parameter has.
  private func given(_ value: Node, as input: StaticType) -> StaticType {
    let type = type(of: value)
    guard type == .keyPath(), case .external("KeyPath", let parts) = input, parts.count == 2 else {
      return type
    }
    return .keyPath([parts[0], self.value(at: value, of: parts[0])])
  }

  /// What a call of a value gives whose type the table says to be callable.
  func toldCall(of type: StaticType) -> StaticType? {
    guard let (told, arguments) = type.told,
      let function = told.functions["callAsFunction"]?.first
    else { return nil }
    return function.result.replacing { arguments[$0] }
  }

  // MARK: Arguments

  /// The type that a function from outside asks for of an argument; unknown where the table does not
  /// tell it, or tells of several.
  func toldInput(of value: Node, in call: CallExpression, _ callee: Node) -> StaticType {
    let labels = call.arguments.map(\.label)
    guard let place = call.arguments.firstIndex(where: { $0.value == value }) else {
      return .unknown
    }
    let asked = askingFunctions(callee).compactMap { function, known -> StaticType? in
      guard let input = function.input(at: place, labels) else { return nil }
      // A parameter of the function's own is what another argument is that has it.
      return input.replacing { name in
        if let known = known[name] { return known }
        let given = call.arguments.indices.filter { $0 != place }.flatMap { other -> [StaticType] in
          guard let value = call.arguments[other].value, !value.isImplicitMember,
            let type = function.input(at: other, labels)
          else { return [] }
          return type.settled(name, by: self.type(of: value).wrapped)
        }
        return given.isEmpty ? .unknown : agreed(given)
      }
    }
    // The other table may leave out what one says.
    let told = asked.filter { $0 != .unknown }
    return agreed(told.isEmpty ? asked : told)
  }

  /// What a closure has to give back for what is asked of the call that it is given to: `Row` in
  /// `let rows: [Row] = items.map { .init($0) }`.
  func toldResult(ofClosure closure: Node) -> StaticType {
    guard let call = CallExpression(closure.ancestor([.callExpression])), let callee = call.callee,
      (call.arguments.compactMap(\.value) + call.trailingClosures).contains(closure),
      let asked = expectedType(of: call.node)?.wrapped
    else { return .unknown }
    return agreed(
      askingFunctions(callee).compactMap { function, known in
        guard let place = function.closurePlace,
          case .function(_, let result) = function.inputs[place]
        else { return nil }
        return result.replacing { name in
          known[name] ?? agreed(function.result.settled(name, by: asked))
        }
      })
  }

  /// The functions of the table that a callee may be, and what the parameters of their types stand for.
  private func askingFunctions(
    _ callee: Node
  ) -> [(SDKFunction, [String: StaticType])] {
    let tables = [SDKTable.arguments, .shared]
    guard let member = MemberExpression(callee) else {
      guard callee.kind == .reference,
        case .undeclared = scopes.target(of: callee.firstToken.name, at: callee)
      else { return [] }
      return tables.flatMap { $0.functions[callee.firstToken.name] ?? [] }.map { ($0, [:]) }
    }
    guard !index.outsideMemberNames.contains(member.name) else { return [] }
    let base =
      member.base.map(type(of:)) ?? expectedType(of: callee).map { .metatype($0.unwrapped) }
    let isOfMadeView = member.base?.beginsWithMadeView == true
    switch base?.unwrapped {
    case .metatype(.external(let name, _))?:
      return tables.flatMap { $0.types[name]?.staticFunctions[member.name] ?? [] }.map { ($0, [:]) }
    case .unknown?: return isOfMadeView ? viewFunctions(member.name) : []
    case .metatype?, nil: return []
    case .nominal(let ids, let arguments)?:
      guard ids.allSatisfy({ scopes.member(member.name, of: $0) == nil }) else { return [] }
      let own = StaticType.nominal(ids, arguments)
      let names = ids.flatMap { scopes.outsideSupertypes(of: $0) } + [SDKInterface.views]
      return names.flatMap { SDKTable.arguments.types[$0]?.functions[member.name] ?? [] }
        .map { ($0, ["Self": own]) }
    case let type?:
      let told = tables.map { table in
        type.told(in: table).flatMap { type, arguments in
          type.functions[member.name].map { $0.map { ($0, arguments) } }
        }
      }
      let views = type.isNamed || isOfMadeView ? viewFunctions(member.name) : []
      return (told[0] ?? views) + (told[1] ?? [])
    }
  }

  private func viewFunctions(_ name: String) -> [(SDKFunction, [String: StaticType])] {
    (SDKTable.arguments.types[SDKInterface.views]?.functions[name] ?? []).map { ($0, [:]) }
  }

  /// What is asked for between the brackets of a dictionary, and in a text.
  func toldPart(_ argument: Node, of list: Node) -> StaticType {
    guard let owner = list.parent, let value = Argument(argument) else { return .unknown }
    if owner.kind == .interpolation {
      let texts = SDKTable.arguments.functions["appendInterpolation"] ?? []
      let labels = list.children.compactMap(Argument.init).map(\.label)
      guard index.outsideMemberNames.contains("appendInterpolation") == false,
        let place = list.children(.argument).firstIndex(of: argument)
      else { return .unknown }
      return agreed(texts.compactMap { $0.input(at: place, labels) })
    }
    guard owner.kind == .subscriptExpression, value.label == nil, let base = owner.children.first,
      case .dictionary(let key, _) = type(of: base).unwrapped
    else { return .unknown }
    return key
  }

  // MARK: Closures

  /// What a function of the table gives to a closure.
  func toldParameter(
    of closure: Node, position: Int, in call: CallExpression, _ callee: Node
  ) -> StaticType {
    if let (type, arguments) = madeType(callee)?.told, let functions = type.functions["init"] {
      return given(by: functions, arguments, to: closure, position: position, in: call)
    }
    guard let member = MemberExpression(callee) else {
      guard callee.kind == .reference, let functions = SDKTable.shared.functions[callee.text],
        case .undeclared = scopes.target(of: callee.text, at: callee)
      else { return .unknown }
      return given(by: functions, to: closure, position: position, in: call)
    }
    guard let base = member.base else { return .unknown }
    let own = list(base)
    let type = sequence(own, with: member.name) ?? own
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
    if let (_, given) = taker(member.name, of: .sequence(of: type.element)) {
      return part(position, of: given, in: closure)
    }
    return givenByMethod(member.name, of: type, to: closure, position: position, in: call)
  }

  /// The type of which a call makes a value, where its generic arguments are spelled: `List<Row>`, `.init` where a
  /// `List<Row>` is asked for.
  private func madeType(_ callee: Node) -> StaticType? {
    let member = MemberExpression(callee)
    guard member == nil || member?.name == "init" else { return nil }
    guard let made = member == nil ? callee : member?.base else {
      return expectedType(of: callee)?.unwrapped
    }
    guard case .metatype(let type) = type(of: made) else { return nil }
    return type
  }

  /// What a method gives to a closure that values from outside have: lists, by what they are of; views,
  /// whose own types nobody spells; and types that the table tells of.
  private func givenByMethod(
    _ name: String, of type: StaticType, to closure: Node, position: Int, in call: CallExpression
  ) -> StaticType {
    // A method of the project's may be meant.
    if index.outsideMemberNames.contains(name) { return .unknown }
    if type.declaredTypes.contains(where: { scopes.member(name, of: $0) != nil }) {
      return .unknown
    }
    let table = SDKTable.shared.types
    if type.element != .unknown, let functions = table["Sequence"]?.functions[name] {
      return given(
        by: functions, ["Element": type.element], to: closure,
        position: position, in: call)
    }
    if let (own, arguments) = type.told, let functions = own.functions[name] {
      return given(by: functions, arguments, to: closure, position: position, in: call)
    }
    let functions = table[SDKInterface.views]?.functions[name] ?? []
    return given(by: functions, to: closure, position: position, in: call)
  }

  /// What the first of some functions gives to a closure that takes it, with generic parameters as the
  /// other arguments settle them.
  private func given(
    by functions: [SDKFunction], _ known: [String: StaticType] = [:], to closure: Node,
    position: Int, in call: CallExpression
  ) -> StaticType {
    for function in functions {
      guard let place = place(of: closure, in: call, function),
        case .function(let inputs, _) = function.inputs[place]
      else { continue }
      guard let settled = settled(function, known, by: call) else { continue }
      let names = closure.child(.closureSignature)?.children(.closureParameter) ?? []
      let values = inputs.map { $0.replacing { settled[$0] ?? .unknown } }
      if values.count == 1 {
        // `{ $item in }` is given a binding, whose value is `item`.
        if position == 0, let bound = values[0].bound,
          names.first?.firstToken.kind == .dollarIdentifier
        {
          return bound
        }
        return part(position, of: values[0], in: closure)
      }
      return values.indices.contains(position) ? values[position] : .unknown
    }
    return .unknown
  }

  /// The parameter that a closure is passed to; nil when the function takes no such call.
  private func place(
    of closure: Node, in call: CallExpression, _ function: SDKFunction
  ) -> Int? {
    let labels = call.arguments.map(\.label)
    // All that is told of the function but closures has to be there.
    let isMeant = zip(function.labels, function.inputs).allSatisfy { label, input in
      if case .function = input { return true }
      return input == .unknown || labels.contains(label)
    }
    guard isMeant else { return nil }
    let closures = function.inputs.indices.filter {
      if case .function = function.inputs[$0] { true } else { false }
    }
    if closure.parent?.kind == .labeledClosure {
      return closures.first { function.labels[$0] == closure.parent?.firstToken.name }
    }
    if let argument = Argument(closure.parent) {
      return closures.first { function.labels[$0] == argument.label }
    }
    return closures.first { !labels.contains(function.labels[$0]) || function.labels[$0] == nil }
  }

  /// The generic parameters of a function by the arguments of a call that are no closures; nil when
  /// one is something else than the function takes.
  private func settled(
    _ function: SDKFunction, _ known: [String: StaticType], by call: CallExpression
  ) -> [String: StaticType]? {
    var known = known
    var rest = call.arguments[...]
    for (label, input) in zip(function.labels, function.inputs) {
      if case .function = input { continue }
      guard let at = rest.firstIndex(where: { $0.label == label }), let value = rest[at].value
      else { continue }
      rest = rest[(at + 1)...]
      // A binding to a list of the project's is one only where it is told.
      let type = type(of: value)
      let isBinding = value.firstToken.kind == .dollarIdentifier
      if case .external("Sequence", _) = input, isBinding || type.bound != nil { return nil }
      for name in function.generics
      where input.replacing({ $0 == name ? .tuple([]) : nil }) != input {
        // A literal takes its type from elsewhere.
        let found = value.kind == .literal ? [.unknown] : input.settled(name, by: type)
        if found.isEmpty {
          // Where the whole is a generic parameter, anything will do.
          if case .external = input { return nil }
          continue
        }
        if known[name] == nil { known[name] = agreed(found) }
      }
    }
    return known
  }

  /// A method of a type that takes a closure, and what the closure is given.
  private func taker(
    _ name: String, of base: StaticType
  ) -> (function: SDKFunction, given: StaticType)? {
    guard let (type, arguments) = base.told, let function = type.functions[name]?.first,
      function.generics.isEmpty || type.supertypes.contains("Publisher") || type.kind == .enumDecl,
      function.givenCount == 1, let given = function.given
    else { return nil }
    return (function, given.replacing { arguments[$0] })
  }

  /// Whether the closure is passed without a label, or by that of the parameter.
  private func takesByLabel(_ closure: Node, _ function: SDKFunction) -> Bool {
    guard closure.parent?.kind != .labeledClosure else { return false }
    let label = Argument(closure.parent)?.label
    return label == nil || label == function.closurePlace.flatMap { function.labels[$0] }
  }
}

extension Node {
  /// Whether a chain of calls begins with one that makes something: `Text("a")` in
  /// `Text("a").bold().padding()`.
  fileprivate var beginsWithMadeView: Bool {
    var node = self
    while let callee = CallExpression(node)?.callee {
      guard let base = MemberExpression(callee)?.base else { return callee.beginsWithCapital }
      node = base
    }
    return false
  }
}

extension StaticType {
  /// Whether it is a type from outside that has a name.
  fileprivate var isNamed: Bool {
    if case .external(let name, _) = self { name.first?.isUppercase == true } else { false }
  }
}
