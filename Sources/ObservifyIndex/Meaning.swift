package import ObservifySyntax

/// What a mention stands for, as far as its place and the types around it tell.
///
/// All that asks what a name means asks here; what becomes of the cases that cannot be told is for
/// those who ask.
package enum Meaning {
  /// What a name without a base stands for.
  case name(NameTarget)

  /// A member of each of some types of the project.
  case member([TypeMember], Base)

  /// A member of what the project does not declare: of a value of the type of that name; nil for a
  /// type itself, and for values whose type has no name.
  case outside(String?)

  /// The type before the dot is not known.
  case unknown

  /// `.name`, where the type that its place asks for is not known.
  case unknownType

  /// What a member is asked of.
  package enum Base {
    /// A value of one of the types.
    case value
    /// A binding to such a value.
    case binding
    /// A value of any type that meets the types, which are bounds.
    case bounded
    /// The type itself.
    case type
    /// A value that a key path leads to.
    case path
  }
}

extension Meaning {
  /// The members of the project's types that it may be.
  package var members: [TypeMember] {
    if case .member(let members, _) = self { members } else { [] }
  }

  /// Whether it is a local variable, a parameter or the like.
  package var isLocal: Bool {
    if case .name(.local) = self { true } else { false }
  }

  /// The same member, asked of something else than a value.
  fileprivate func asked(of base: Base) -> Meaning {
    switch self {
    case .member(let members, _): .member(members, base)
    case .outside: .outside(nil)
    case .unknown: base == .type ? .unknownType : self
    case .name, .unknownType: self
    }
  }
}

/// What a member's name means in a type.
package struct TypeMember {
  package let type: TypeID
  package let target: NameTarget?

  package init(type: TypeID, target: NameTarget?) {
    self.type = type
    self.target = target
  }

  /// Whether it surely is a function.
  package var isFunction: Bool {
    if case .functions = target { true } else { false }
  }
}

extension TypeResolver {
  /// Returns what a mention stands for, and unknown for what mentions nothing.
  ///
  /// Subscripts are members called `subscript`, and the name of a type from outside that is made stands
  /// for the initialisers that the project adds to it.
  package func meaning(of mention: Node) -> Meaning {
    kept(mention, in: \.meanings) { read(mention) }
  }

  private func read(_ mention: Node) -> Meaning {
    if let type = addedType(madeAt: mention) {
      return .member([added("init", to: type, at: mention)], .type)
    }
    switch mention.kind {
    case .keyPathComponent:
      return member(mention, ofBase: baseType(ofComponent: mention), isPath: true)
    case .memberExpression, .subscriptExpression:
      if let base = mention.readBase { return member(mention, ofBase: type(of: base)) }
      // What the project declares nowhere need not be looked for.
      let type = memberNames.contains(mention.partName) ? expectedType(of: mention) : nil
      return type.map { member(mention, ofBase: .metatype($0)) } ?? .unknownType
    default:
      if let name = mention.impliedName {
        let functions = functions(called: name, by: mention)
        return .name(functions.isEmpty ? .undeclared : .functions(functions))
      }
      guard let name = mention.mentionedName?.name else { return .unknown }
      return .name(called(scopes.target(of: name, at: mention), by: mention))
    }
  }

  /// The functions of the project that something calls without a call: those of an operator whose operands
  /// they can take, and those that make text of a value with its labels.
  private func functions(called name: String, by mention: Node) -> [FunctionID] {
    let functions = impliedFunctions[name] ?? []
    if mention.kind == .interpolation {
      let labels = mention.children.compactMap(Argument.init).map(\.label)
      return functions.filter { index[$0].labels == labels }
    }
    if mention.kind == .operatorReference, mention.parent?.kind == .argument {
      return functions.filter { mayTake($0, whatIsGivenBeside: mention) }
    }
    let given = mention.operands.map { $0.map(type(of:)) ?? .unknown }
    return functions.filter { function in
      // `Self` is whatever conforms.
      let owner = index[function].owner.map { StaticType.nominal([$0]) } ?? .unknown
      let asked = index[function].declaration.parameters.map { parameter in
        let type = parameter.type.map(declaredType) ?? .unknown
        return type == .unknown ? owner : type
      }
      guard asked.count == given.count else { return false }
      let fits = zip(given, asked).map { isValue($0, of: $1) }
      if fits.contains(false) { return false }
      // What the standard library has as well is the project's where its types say so.
      let own = zip(fits, asked).filter { $1.unwrapped.isType(in: index) }
      return !Vocabulary.standardOperators.contains(name)
        || (own.isEmpty ? fits : own.map(\.0)).contains(true)
    }
  }

  /// Whether an operator that is handed on may be called with parts of what the call is of and is given: `reduce(zero, +)`.
  private func mayTake(_ function: FunctionID, whatIsGivenBeside handed: Node) -> Bool {
    if !Vocabulary.standardOperators.contains(index[function].name) { return true }
    guard let call = CallExpression(handed.parent?.parent?.parent) else { return false }
    let values = [call.callee?.readBase].compactMap(\.self) + call.arguments.compactMap(\.value)
    let types = values.filter { $0 != handed }.flatMap { type(of: $0).parts.types }
      .flatMap(scopes.lineage)
    let asked = index[function].declaration.parameters.compactMap(\.type)
      .flatMap { declaredType($0).parts.types }
    return (asked + [index[function].owner].compactMap(\.self)).contains(where: types.contains)
  }

  /// Whether a value of a type is one of another type; nil where that cannot be told.
  private func isValue(_ given: StaticType, of asked: StaticType) -> Bool? {
    let (given, asked) = (given.unwrapped, asked.unwrapped)
    guard spelling(of: given) != nil else { return nil }
    let types = given.declaredTypes.flatMap(scopes.lineage)
    if given == asked || asked.parts.types.contains(where: types.contains) { return true }
    return asked.isType(in: index) ? false : nil
  }

  private func member(
    _ mention: Node, ofBase type: StaticType, isPath: Bool = false
  ) -> Meaning {
    let name = mention.partName
    let members = { (types: [TypeID], base: Meaning.Base) -> Meaning in
      .member(
        types.map { type in
          let target = self.member(name, of: type).map { self.called($0, by: mention) }
          return TypeMember(type: type, target: target)
        }, base)
    }
    switch type.unwrapped {
    case .nominal(let ids, _): return members(ids, isPath ? .path : .value)
    case .generic(_, let bounds), .constrained(let bounds):
      // `any Titled.Type` is bounded by a type itself.
      return members(bounds.flatMap(\.instance.declaredTypes), isPath ? .path : .bounded)
    case .metatype(let instance): return member(mention, ofBase: instance).asked(of: .type)
    case .external(let outside, _):
      if let id = index.externalTypes[outside], index[id].members[name] != nil {
        let added = added(name, to: id, at: mention)
        // A value is not called: the type's own function of that name is.
        if mention.isCallee, case .property(let property)? = added.target, !isCallable(property) {
          return .outside(outside)
        }
        return .member([added], isPath ? .path : .value)
      }
      guard let bound = type.unwrapped.bound else { return .outside(outside) }
      return member(mention, ofBase: bound).asked(of: .binding)
    case .unknown: return .unknown
    default: return .outside(nil)
    }
  }

  /// What a name means where it is called or has labels, as `items(with:)` has: no variable that has the same name and
  /// keeps no function, and of several functions those that take such a call, by its labels, if any does.
  private func called(_ target: NameTarget, by mention: Node) -> NameTarget {
    if case .property(let id) = target {
      let labels = mention.writtenLabels
      guard labels != nil || mention.isCallee && !isCallable(id) else { return target }
      let functions = namesakes(of: id)
        .filter { function in labels.map { $0 == index[function].labels.map { $0 ?? "_" } } != false
        }
      return functions.isEmpty ? target : called(.functions(functions), by: mention)
    }
    guard case .functions(let functions) = target, functions.count > 1,
      let call = CallExpression(mention.parent), call.callee == mention
    else { return target }
    let fitting = functions.filter { canBe(call, of: index[$0].declaration) }
    return fitting.isEmpty ? target : .functions(fitting)
  }

  /// What a member's name means in a type; where it has none of that name, its subscript for all names.
  private func member(_ name: String, of type: TypeID) -> NameTarget? {
    if let found = scopes.member(name, of: type) {
      guard case .functions = found else { return found }
      return .functions(scopes.functions(named: name, of: type))
    }
    let all = dynamicMembers(of: type)
    return all.isEmpty ? nil : .functions(all)
  }

  /// Returns the subscripts of a type that find members by all names (SE-0195).
  package func dynamicMembers(of type: TypeID) -> [FunctionID] {
    scopes.functions(named: "subscript", of: type).filter { index[$0].labels == ["dynamicMember"] }
  }

  /// The type from outside that a mention makes a value of, where the project adds initialisers to it.
  private func addedType(madeAt mention: Node) -> TypeID? {
    guard mention.isCallee, mention.beginsWithCapital,
      let call = CallExpression(mention.parent),
      case .metatype(.external(let name, _)) = type(of: mention),
      let id = index.externalTypes[name],
      scopes.functions(named: "init", of: id).contains(where: {
        canBe(call, of: index[$0].declaration)
      })
    else { return nil }
    return id
  }

  /// What the project adds to a type from outside by a name; of functions those that a call can be of.
  private func added(_ name: String, to type: TypeID, at mention: Node) -> TypeMember {
    let call = CallExpression(mention.parent)
    let functions = scopes.functions(named: name, of: type).filter { function in
      call.map { canBe($0, of: index[function].declaration) } != false
    }
    return TypeMember(
      type: type,
      target: functions.isEmpty ? scopes.member(name, of: type) : .functions(functions))
  }

  /// The functions of the project that a call means; none where it declares none.
  package func functions(calledBy callee: Node) -> [FunctionID] {
    switch meaning(of: callee) {
    case .name(.functions(let ids)): ids
    case let meaning:
      meaning.members.flatMap { member in
        if case .functions(let ids)? = member.target { return ids }
        return scopes.functions(named: callee.partName, of: member.type)
      }
    }
  }

  /// The types of the project by whose initialisers a mention makes a value, called or handed on.
  ///
  /// Such are `Row` where that is called, `Row.init` and `.init`, and names that stand for the type; a literal of
  /// such a type, and the attribute of a wrapper. For a type that is only bounded all that it can be.
  package func typesMade(at mention: Node) -> [TypeID] {
    switch mention.kind {
    case .attribute: return typesMade(byAttribute: mention)
    case .literal, .stringLiteral, .arrayExpression, .dictionaryExpression:
      return typesMade(byLiteral: mention)
    default: break
    }
    let made: StaticType?
    if mention.kind == .memberExpression, mention.partName == "init" {
      let asked = CallExpression(mention.readBase)
      let value = asked?.callee?.text == "type" ? asked?.arguments.first?.value : nil
      let base = (value ?? mention.readBase).map(type)
      made = base?.instance ?? expectedType(of: mention)
      // A value that is a type may be any that inherits from its own; 'super' and 'self' of an initialiser are none.
      let isValue = base?.instance != base && mention.readBase?.beginsWithCapital == false
      if value != nil || isValue {
        return made?.parts.types.flatMap { [$0] + (inheritors[$0] ?? []) } ?? []
      }
    } else if mention.isCallee, mention.beginsWithCapital,
      case .metatype(let instance) = type(of: mention)
    {
      made = instance
    } else {
      return []
    }
    switch made?.unwrapped {
    case .nominal(let ids, _): return ids
    case .generic(_, let bounds), .constrained(let bounds):
      return bounds.flatMap(\.instance.declaredTypes).flatMap { inheritors[$0] ?? [] }
    default: return []
    }
  }

  /// The names by which a mention may make a value of a type.
  package func namesMaking(_ name: String) -> Set<String> { standInsMaking.union([name]) }

  /// The property of the project that a mention is one of, where its type tells.
  package func property(at mention: Node) -> PropertyID? {
    if [.optionalChain, .forceUnwrap].contains(mention.kind) {
      return mention.children.first.flatMap { property(at: $0) }
    }
    switch meaning(of: mention) {
    case .name(.property(let id)): return id
    case .member(let members, _):
      let targets = members.lazy.compactMap(\.target)
      if case .property(let id)? = targets.first { return id }
      return nil
    default: return nil
    }
  }
}

extension TypeResolver {
  /// The property that holds the object which an expression stands for: the one that it names, or that a
  /// local name has the object of, as in `guard let player else { return }`.
  package func heldProperty(at object: Node) -> PropertyID? {
    if let id = property(at: object) { return id }
    guard case .name(.local(let local)) = meaning(of: object) else { return nil }
    return heldProperty(behind: local)
  }

  private func heldProperty(behind local: LocalDeclaration) -> PropertyID? {
    let place: Node?
    switch local.form {
    case .variable(let binding): return binding.initialValue.flatMap { heldProperty(at: $0) }
    case .optionalBinding: place = local.node.parent
    case .capture: place = local.node.ancestor([.closureExpression])
    default: return nil
    }
    if let value = local.node.child(.initializerClause)?.children.first {
      return heldProperty(at: value)
    }
    guard let place, let name = local.name?.name else { return nil }
    switch scopes.target(of: name, at: place) {
    case .property(let id): return id
    case .local(let outer): return heldProperty(behind: outer)
    default: return nil
    }
  }
}

extension Node {
  /// The token of the name that a reference, a member expression or a key path's step mentions.
  package var mentionedName: Token? {
    switch kind {
    case .reference:
      let token = firstToken
      return token.kind == .identifier || token.kind.isName ? token : nil
    case .memberExpression: return MemberExpression(self)?.nameToken
    case .keyPathComponent: return firstDirectToken { $0.kind.isName }
    case .optionalBindingCondition:
      // `if let name` reads what it is called by.
      return child(.initializerClause) == nil ? child(.identifierPattern)?.firstToken : nil
    default: return nil
    }
  }

  /// What a member expression or a subscript reads from.
  package var readBase: Node? {
    kind == .subscriptExpression ? children.first : MemberExpression(self)?.base
  }

  /// The name of a member that is mentioned; `subscript` for one, and those of functions that are called
  /// without a call.
  package var partName: String {
    kind == .subscriptExpression ? "subscript" : mentionedName?.name ?? impliedName ?? ""
  }

  /// The name of the function that it calls without a call: an operator, or what texts and patterns call; one for all
  /// literals of a kind, and that of an attribute.
  package var impliedName: String? {
    switch kind {
    case .operatorReference: text
    case .prefixExpression: firstToken.text
    case .postfixExpression: lastToken.text
    case .interpolation: "appendInterpolation"
    case .expressionPattern: "~="
    case .stringLiteral: "stringLiteral:"
    case .literal: "literal:"
    case .arrayExpression: "arrayLiteral:"
    case .dictionaryExpression: "dictionaryLiteral:"
    case .attribute: Attribute(self)?.name
    default: nil
    }
  }

  /// What an operator is given, as far as no other operator may come between, and what a pattern is.
  fileprivate var operands: [Node?] {
    switch kind {
    case .prefixExpression, .postfixExpression: return [children.first]
    case .operatorReference:
      guard let parts = parent.map({ Array($0.children) }), let place = parts.firstIndex(of: self)
      else { return [] }
      let isAlone = { (next: Int) in
        !parts.indices.contains(next) || Self.looseOperators.contains(parts[next].text)
      }
      return [
        place > 0 && isAlone(place - 2) ? parts[place - 1] : nil,
        place + 1 < parts.count && isAlone(place + 2) ? parts[place + 1] : nil,
      ]
    case .expressionPattern: return [children.first, nil]
    default: return []
    }
  }

  /// Operators that bind less tightly than those that the project may declare for its values.
  private static let looseOperators: Set = ["&&", "||", "=", "??"]

  /// Whether a name is called where it stands.
  package var isCallee: Bool {
    CallExpression(parent)?.callee == self
      || parent?.kind == .optionalChain && parent?.isCallee == true
  }
}
