package import ObservifySyntax

/// The types of members and of what calls give back.
extension TypeResolver {
  func memberExpression(_ node: Node) -> StaticType {
    guard let member = MemberExpression(node) else { return .unknown }
    guard let base = member.base else { return implicitMember(node) }
    let baseType = type(of: base)
    if member.name == "self" {
      return baseType.namedByLiteral ?? baseType
    }
    if let token = member.nameToken, token.kind == .dollarIdentifier {
      return memberProjection(String(token.text.dropFirst()), of: baseType)
    }
    let type = memberType(member.name, of: baseType, at: node)
    return mayBeInherited(type, baseType.instance, node) ? .unknown : type
  }

  /// Whether a method that is not called may be a property that a class inherits from outside: a
  /// delegate's `window(_:didChange:)` beside the controller's `window`.
  private func mayBeInherited(_ type: StaticType, _ base: StaticType, _ node: Node) -> Bool {
    guard case .function = type, node.parent?.kind != .callExpression || !node.beginsChain else {
      return false
    }
    return base.declaredTypes.contains { hasOutsideSuperclass($0) }
  }

  /// Returns the type of a member; for a method, the type of the function.
  package func memberType(_ name: String, of base: StaticType, at node: Node) -> StaticType {
    switch base {
    case .nominal(let ids, let arguments):
      return agreed(
        having(name, ids).map { member(name, of: $0, arguments: arguments, onType: false) })
    case .metatype(.nominal(let ids, let arguments)):
      if name == "init" { return .function(result: made(.nominal(ids, arguments), ids, node)) }
      if ids.count == 1,
        let found = synthesizedMember(name, of: ids[0], .nominal(ids, arguments))
      {
        return found
      }
      return agreed(
        having(name, ids).map { member(name, of: $0, arguments: arguments, onType: true) })
    case .metatype(.external(let outside, let arguments)):
      if name == "init" {
        let added = [index.externalTypes[outside]].compactMap(\.self)
        return .function(result: made(.external(outside, arguments), added, node))
      }
      if let added = addedMember(name, to: outside, onType: true) { return added }
      if let id = nestedExternal(outside, name) { return .metatype(.nominal([id])) }
      if let told = SDKTable.shared.types[outside]?.statics[name] { return told }
      if let told = SDKTable.shared.types[outside]?.staticFunctions[name]?.first {
        return .function(result: told.result)
      }
      // Frameworks hand out the one object of a type under such a name.
      if arguments.isEmpty, Vocabulary.ownInstances.contains(name) { return .external(outside) }
      return name.first?.isUppercase == true
        ? .metatype(.external("\(outside).\(name)")) : .external("\(outside).\(name)")
    case .metatype(.generic(_, let bounds)), .metatype(.constrained(let bounds)):
      if name == "init" {
        if case .metatype(let instance) = base { return .function(result: instance) }
      }
      return boundMember(name, of: bounds, onType: true)
    case .generic(_, let bounds), .constrained(let bounds):
      return boundMember(name, of: bounds, onType: false)
    case .tuple(let elements):
      if let place = Int(name), elements.indices.contains(place) { return elements[place].type }
      return elements.first { $0.label == name }?.type ?? .unknown
    case .optional(let wrapped):
      // `a?.b` has the type of `b` here: whether it is optional matters to nobody who asks.
      let found = memberType(name, of: wrapped, at: node)
      guard found == .unknown, let added = addedMember(name, to: "Optional", onType: false) else {
        return found
      }
      return added.replacing { $0 == "Wrapped" ? wrapped : nil }
    case .array, .dictionary:
      return toldMember(name, of: base, at: node) ?? extensionMember(name, of: base) ?? .unknown
    case .external(let outside, let arguments):
      if let told = toldMember(name, of: base, at: node) { return told }
      if let added = addedMember(name, to: outside, onType: false) { return added }
      // The type is known by its spelling alone, so an extension of any type from outside may be
      // what declares the member.
      if index.outsideMemberNames.contains(name) { return .unknown }
      // A property of a type from outside has a type from outside, unless generics bring one in.
      return arguments.isEmpty ? .external("\(outside).\(name)") : .unknown
    case .function, .metatype, .unknown: return .unknown
    }
  }

  /// Those of some types of one name that can have a member: what is used of a name decides which of
  /// several modules' types it means.
  private func having(_ name: String, _ ids: [TypeID]) -> [TypeID] {
    guard ids.count > 1 else { return ids }
    let found = ids.filter {
      scopes.member(name, of: $0) != nil || index[$0].kind == .external || hasOutsideSuperclass($0)
    }
    return found.isEmpty ? ids : found
  }

  /// A member that the project's extensions give to a type from outside: `Duration.seconds(5)` is no
  /// property that they give to its values.
  private func addedMember(_ name: String, to outside: String, onType: Bool) -> StaticType? {
    guard let id = index.externalTypes[outside], let target = scopes.member(name, of: id) else {
      return nil
    }
    if case .property(let property) = target, index[property].isStatic != onType { return nil }
    return member(name, of: id, arguments: [], onType: onType)
  }

  /// A member that the project's extensions give to lists, with what they are lists of.
  private func extensionMember(_ name: String, of base: StaticType) -> StaticType? {
    guard let (names, arguments) = base.listed, index.outsideMemberNames.contains(name) else {
      return nil
    }
    let found = names.compactMap { index.externalTypes[$0] }
      .filter { scopes.member(name, of: $0) != nil }
    guard !found.isEmpty else { return nil }
    return agreed(found.map { member(name, of: $0, arguments: [], onType: false) })
      .replacing { arguments[$0] }
  }

  func nestedExternal(_ outside: String, _ name: String) -> TypeID? {
    guard let id = index.externalTypes[outside] else { return nil }
    return index[id].members[name]?.lazy.compactMap { member in
      if case .type(let nested) = member { nested } else { nil }
    }.first
  }

  func boundMember(_ name: String, of bounds: [StaticType], onType: Bool) -> StaticType {
    for bound in bounds {
      for id in bound.declaredTypes {
        let found = member(name, of: id, arguments: [], onType: onType)
        if found != .unknown { return found }
      }
    }
    return onType ? .unknown : filledMember(name, of: bounds)
  }

  /// A member of what fills a generic parameter, where the bounds have none of that name: what all types
  /// agree on that adopt a protocol of the project among the bounds and have the member.
  private func filledMember(_ name: String, of bounds: [StaticType]) -> StaticType {
    let bounds = bounds.flatMap(\.declaredTypes).filter { index[$0].kind == .protocol }
    guard let first = bounds.first else { return .unknown }
    return kept(FilledMember(name: name, bounds: bounds), in: \.filledMembers) {
      let fitting = (inheritors[first] ?? []).filter { type in
        bounds.dropFirst().allSatisfy { inheritors[$0]?.contains(type) == true }
      }
      var having: [TypeID] = []
      for type in fitting {
        if scopes.member(name, of: type) != nil {
          having.append(type)
        } else if hasOutsideSupertypes(type) {
          return .unknown
        }
      }
      return agreed(having.map { member(name, of: $0, arguments: [], onType: false) })
    }
  }

  /// Whether a type may have members from outside.
  private func hasOutsideSupertypes(_ type: TypeID) -> Bool {
    scopes.lineage(of: type).contains { owner in
      index[owner].kind == .external
        || index[owner].inheritedTypes.contains { element in
          guard let written = element.children.first(where: { $0.kind.isType }) else { return true }
          let path = ProjectIndex.path(of: written)
          return !Vocabulary.memberlessSupertypes.contains(path.last ?? "")
            && scopes.typeLookup(path, at: element) == .undeclared
        }
    }
  }

  func member(
    _ name: String, of type: TypeID, arguments: [StaticType], onType: Bool
  ) -> StaticType {
    guard let target = scopes.member(name, of: type) else {
      let symbol = index[type]
      // An enum, struct or class of the project has no members but those that are read here and
      // those that it inherits from outside.
      if symbol.kind == .external { return .external("\(symbol.name).\(name)") }
      if name == "rawValue", !onType, let raw = rawValue(of: type) { return raw }
      if !onType, let found = pathMember(name, of: type, arguments) { return found }
      return onType ? .unknown : substituted(hostedMember(name, of: type), type, arguments)
    }
    switch target {
    case .property(let property):
      if isOwnType(index[property].binding.type, index[property].owner) {
        return .nominal([type], arguments)
      }
      return settled(self.type(of: property), index[property].owner, in: type, arguments)
    case .functions(let functions):
      let owner = functions.first.flatMap { index[$0].owner }
      if functions.allSatisfy({ isOwnType(index[$0].declaration.resultType, owner) }) {
        return .function(result: .nominal([type], arguments))
      }
      return .function(result: settled(commonResult(functions), owner, in: type, arguments))
    case .type(.declared(let ids)): return .metatype(.nominal(ids))
    case .type(.alias(let alias)):
      guard let aliased = alias.children.filter(\.kind.isType).last else { return .unknown }
      return .metatype(self.declaredType(aliased))
    case .enumCase(let owner):
      // A value has no cases: its property or method of that name is meant.
      for case .property(let id) in onType ? [] : index[type].members[name] ?? []
      where !index[id].isStatic {
        return substituted(self.type(of: id), type, arguments)
      }
      if let methods = onType ? nil : Optional(scopes.functions(named: name, of: type)),
        !methods.isEmpty
      {
        return .function(result: substituted(commonResult(methods), type, arguments))
      }
      return .nominal([owner], owner == type ? arguments : [])
    case .local, .type, .undeclared, .ambiguous: return .unknown
    }
  }

  /// A member that a subscript finds by a key path, and gives as it is: `subscript<T>(dynamicMember path:
  /// KeyPath<World, T>) -> T` (SE-0252).
  private func pathMember(
    _ name: String, of type: TypeID, _ arguments: [StaticType]
  ) -> StaticType? {
    pathRoot(of: type, arguments).map { memberType(name, of: $0.type, at: $0.subscript) }
  }

  private func pathRoot(
    of type: TypeID, _ arguments: [StaticType]
  ) -> (type: StaticType, subscript: Node)? {
    dynamicMembers(of: type).lazy.compactMap { id in
      let declaration = self.index[id].declaration
      guard let path = declaration.parameters.first?.type,
        case .external(let kind, let ends) = self.declaredType(path), kind.hasSuffix("KeyPath"),
        ends.count == 2, declaration.resultType.map(self.declaredType) == ends[1]
      else { return nil }
      return (self.substituted(ends[0], type, arguments), declaration.node)
    }.first
  }

  /// Returns the property of the project that a subscript for members of all names finds by a key path.
  package func pathProperty(at mention: Node) -> PropertyID? {
    guard let member = MemberExpression(mention), let base = member.base,
      case .nominal(let ids, let arguments) = type(of: base).unwrapped, ids.count == 1,
      scopes.member(member.name, of: ids[0]) == nil,
      let root = pathRoot(of: ids[0], arguments)?.type.declaredTypes.first,
      case .property(let id)? = scopes.member(member.name, of: root)
    else { return nil }
    return id
  }

  /// Whether a member of a protocol gives `Self`: the type that it is asked of.
  private func isOwnType(_ written: Node?, _ owner: TypeID?) -> Bool {
    written?.text == "Self" && owner.map { index[$0].kind == .protocol } == true
  }

  /// The type of a member of `heir`, which it may have from a generic class above it.
  func settled(
    _ type: StaticType, _ owner: TypeID?, in heir: TypeID, _ arguments: [StaticType]
  ) -> StaticType {
    // A member that an extension of a type from outside declares to give `Self` gives the type that it is asked of.
    if let owner, owner != heir, index[owner].kind == .external, type == .nominal([owner]) {
      return .nominal([heir], arguments)
    }
    guard let owner, owner != heir, index[owner].kind == .class else {
      return substituted(type, heir, arguments)
    }
    var seen: Set<TypeID> = []
    return substituted(type, owner, given(to: owner, by: heir, arguments, &seen) ?? [])
  }

  /// The type of a member by its name alone, which the type around `place` may have from a generic class
  /// above it.
  func settled(_ type: StaticType, _ owner: TypeID?, at place: Node) -> StaticType {
    guard let owner, index[owner].declaration?.genericParameters.isEmpty == false else {
      return type
    }
    if let declaration = extensionAround(place), index.type(of: declaration) == owner {
      return type.replacing { equated($0, in: declaration).map(declaredType) }
    }
    var around = index.enclosingType(of: place)
    while let heir = around, !scopes.lineage(of: heir).contains(owner) {
      around = index[heir].parent
    }
    guard let heir = around, heir != owner, case .nominal(_, let arguments) = selfType(of: heir)
    else { return type }
    return settled(type, owner, in: heir, arguments)
  }

  /// What a class gives to a generic class above it: `[Model]` of `class Form: Editor<Model>`; nil where
  /// that is not told.
  func given(
    to base: TypeID, by heir: TypeID, _ arguments: [StaticType], _ seen: inout Set<TypeID>
  ) -> [StaticType]? {
    guard seen.insert(heir).inserted else { return nil }
    for written in index[heir].inheritedTypes.compactMap({ $0.children.first { $0.kind.isType } }) {
      guard case .nominal(let ids, let spelled) = declaredType(written), ids.count == 1,
        scopes.lineage(of: ids[0]).contains(base)
      else { continue }
      let own = spelled.map { substituted($0, heir, arguments) }
      return ids[0] == base ? own : given(to: base, by: ids[0], own, &seen)
    }
    return nil
  }

  /// Puts a generic type's arguments in the place of its parameters.
  func substituted(
    _ type: StaticType, _ owner: TypeID, _ arguments: [StaticType]
  ) -> StaticType {
    let names = (index[owner].declaration?.genericParameters ?? [])
      .compactMap(\.genericParameterName)
    guard !names.isEmpty else { return type }
    // Arguments that nobody spelled are settled by inference, which this is not.
    return type.replacing { name in
      names.firstIndex(of: name).map { arguments.indices.contains($0) ? arguments[$0] : .unknown }
    }
  }

  /// What several candidates agree on; types of one name, as `#if` may declare them, count as one that
  /// cannot be told from the other.
  func agreed(_ types: [StaticType]) -> StaticType {
    guard let first = types.first else { return .unknown }
    if types.allSatisfy({ $0 == first }) { return first }
    guard case .nominal(_, let arguments) = first else { return .unknown }
    var all: Set<TypeID> = []
    for type in types {
      guard case .nominal(let ids, arguments) = type else { return .unknown }
      all.formUnion(ids)
    }
    let names = Set(all.map { index[$0].qualifiedName })
    return names.count == 1 ? .nominal(all.sorted(), arguments) : .unknown
  }

  func commonResult(_ functions: [FunctionID]) -> StaticType {
    agreed(functions.map(resultType(of:)))
  }

  /// `.shared`, `.init()`: the type comes from where the expression stands.
  func implicitMember(_ node: Node) -> StaticType {
    guard let expected = expectedType(of: node), let member = MemberExpression(node) else {
      return .unknown
    }
    let type = memberType(member.name, of: .metatype(expected.unwrapped), at: node)
    guard case .external(let outside, _) = expected.unwrapped,
      type == .external("\(outside).\(member.name)")
    else { return type }
    // What the dot stands for gives a value of its type, where the chain ends there (SE-0287).
    let called = CallExpression(node.parent).flatMap { $0.callee == node ? $0 : nil }
    guard (called?.node ?? node).beginsChain == false else { return type }
    if SDKTable.shared.isConformance(expected.unwrapped) { return .unknown }
    return called == nil ? expected.unwrapped : .function(result: expected.unwrapped)
  }

  func call(_ node: Node) -> StaticType {
    guard let call = CallExpression(node), let callee = call.callee else { return .unknown }
    if let result = toldResult(of: call, callee) { return result }
    if let result = genericResult(callee, call) { return result }
    let type = overloaded(callee, call) ?? type(of: callee)
    if let result = toldCall(of: type) { return result }
    switch type {
    case .metatype(.external(let name, let arguments)) where arguments.isEmpty,
      .function(_, .external(let name, let arguments))
    where arguments.isEmpty && callee.namesInitializer:
      if let id = index.externalTypes[name], let type = failing(name, call, of: id) {
        return type
      }
      // What is made is from outside; the arguments can settle generic arguments that nobody spelled.
      let isPlain =
        SDKTable.shared.types[name].map(\.generics.isEmpty)
        ?? (Vocabulary.valueTypes.contains(name) || Vocabulary.plumbingTypes.contains(name))
      let isSettled =
        isPlain || call.trailingClosures.isEmpty && !isHandedProjectTypes(call)
      return .external(name, isSettled ? [] : [.unknown])
    case .external(let name, let arguments)
    where arguments.isEmpty && callee.kind == .memberExpression:
      // A method from outside gives back a type of the project only when it is handed one. A bare
      // name that nothing declares may stand in a file that was not read.
      return isHandedProjectTypes(call) || !call.trailingClosures.isEmpty
        || callee.kind == .genericSpecialization
        ? .unknown : .external("\(name)()")
    case .metatype(.nominal(let ids, _)) where ids.allSatisfy({ index[$0].kind == .protocol }):
      // A protocol makes nothing: the name is that of a nearer type, from outside the project.
      return .external(callee.mentionedLastName)
    case .metatype(.nominal(let ids, let arguments)):
      let settled = ids.count == 1 && arguments.isEmpty
      return made(
        .nominal(ids, settled ? genericArguments(of: ids[0], call) : arguments), by: call)
    case .metatype(let instance): return instance
    case .function(_, .nominal(let ids, let arguments)) where callee.namesInitializer:
      return made(.nominal(ids, arguments), by: call)
    case .function(_, let result): return result
    case .optional(.function(_, let result)): return result
    case .nominal(let ids, let arguments):  // an enum case with values, or `callAsFunction`
      if ids.allSatisfy({ index[$0].kind == .enum }) { return .nominal(ids, arguments) }
      return agreed(
        ids.map { id in
          guard case .functions(let functions)? = scopes.member("callAsFunction", of: id) else {
            return .unknown
          }
          return substituted(commonResult(functions), id, arguments)
        })
    default: return .unknown
    }
  }

  /// Whether the arguments of a call from outside may bring in a type of the project.
  ///
  /// A bare `nil` or `.name` takes its type from the parameter and settles no generic argument,
  /// unless the project gives a type from outside a member of that name, whose extension may.
  private func isHandedProjectTypes(_ call: CallExpression) -> Bool {
    call.arguments.contains { argument in
      guard let value = argument.value else { return true }
      if value.kind == .literal, value.firstToken.kind == .nilKeyword { return false }
      if let member = MemberExpression(value), member.base == nil,
        !index.outsideMemberNames.contains(member.name)
      {
        return false
      }
      return type(of: value).mentionsProject
    }
  }

  /// What a closure or a key path makes of a value.
  func transformed(_ value: StaticType, by transform: Node) -> StaticType? {
    if transform.kind == .keyPathExpression { return self.value(at: transform, of: value) }
    guard case .function(_, let result) = type(of: transform) else { return nil }
    return result
  }

  /// Chooses among overloads by the labels of the call.
  func overloaded(_ callee: Node, _ call: CallExpression) -> StaticType? {
    let candidates: [FunctionID]
    switch callee.kind {
    case .reference:
      guard callee.firstToken.kind.isName else { return nil }
      switch scopes.target(of: callee.firstToken.name, at: callee) {
      case .functions(let found):
        candidates = found.filter { index[$0].owner != nil || mayTake(call, $0) }
        // One from outside is called alike.
        if candidates.isEmpty { return .unknown }
        if candidates.count < found.count { return .function(result: commonResult(candidates)) }
      case .property(let property):
        // A constant and a function may share a name: a call means the function.
        guard index[property].binding.type == nil || !isCallable(property) else { return nil }
        let found = namesakes(of: property)
        return found.isEmpty ? nil : .function(result: commonResult(matching(call, found)))
      default: return nil
      }
    case .memberExpression:
      guard let member = MemberExpression(callee), let base = member.base else { return nil }
      let owner: [TypeID]
      switch type(of: base) {
      case .nominal(let ids, _), .metatype(.nominal(let ids, _)),
        .optional(.nominal(let ids, _)):
        owner = ids
      case .external(let outside, _), .metatype(.external(let outside, _)):
        return added(member.name, to: outside, call)
      default: return nil
      }
      guard owner.count == 1, member.name != "init" else { return nil }
      candidates = scopes.functions(named: member.name, of: owner[0])
      // A property of the same name may be there, too; what is called is the function.
      if candidates.count == 1,
        case .property? = scopes.member(member.name, of: owner[0])
      {
        return .function(result: commonResult(candidates))
      }
    default: return nil
    }
    guard candidates.count > 1 else { return nil }
    return .function(result: commonResult(matching(call, candidates)))
  }

  /// Whether a function can take what a call gives, by its labels and the types that are known.
  private func mayTake(_ call: CallExpression, _ function: FunctionID) -> Bool {
    let pairs = match(call, index[function].declaration.inputs) ?? []
    return pairs.allSatisfy { takes($0, $1) != false }
  }

  /// A function that the project adds to a type from outside; where the labels of the call are those of
  /// none, the type's own is meant, that is called alike.
  private func added(_ name: String, to outside: String, _ call: CallExpression) -> StaticType? {
    guard let id = index.externalTypes[outside] else { return nil }
    let functions = scopes.functions(named: name, of: id)
    guard !functions.isEmpty else { return nil }
    let found = functions.filter { match(call, index[$0].declaration.inputs) != nil }
    return found.isEmpty
      ? .external("\(outside).\(name)") : .function(result: commonResult(found))
  }

  /// Those of some functions that a call can mean, by its labels; all when it seems to mean none.
  private func matching(_ call: CallExpression, _ functions: [FunctionID]) -> [FunctionID] {
    let found = functions.filter { match(call, index[$0].declaration.inputs) != nil }
    guard found.isEmpty else { return found }
    // One from outside may have the same name.
    let isOwn = functions.allSatisfy { index[$0].owner.map { !mayInherit($0) } ?? true }
    return isOwn ? functions : []
  }

  /// Whether a type has members from outside.
  private func mayInherit(_ type: TypeID) -> Bool {
    index[type].kind == .external || hasOutsideSuperclass(type)
  }

  /// Whether a class inherits from one that is not part of the project, as far as names tell.
  package func hasOutsideSuperclass(_ type: TypeID) -> Bool {
    kept(type, in: \.outsideHeirs) {
      scopes.lineage(of: type).contains { owner in
        index[owner].kind == .class
          && index[owner].inheritedTypes.contains { element in
            guard let written = element.children.first(where: { $0.kind.isType }),
              let name = ProjectIndex.path(of: written).last,
              !Vocabulary.plainSupertypes.contains(name), name != Vocabulary.observableObject
            else { return false }
            return scopes.typeLookup(ProjectIndex.path(of: written), at: element) == .undeclared
          }
      }
    }
  }

  /// What a class gives to what it inherits from outside, itself or by its superclasses: generic
  /// arguments, which only a superclass takes, and itself to a protocol, which may ask it for types.
  func givenOutside(by type: TypeID, _ arguments: [StaticType], depth: Int = 0) -> [StaticType] {
    guard depth < 16 else { return [.unknown] }
    return index[type].inheritedTypes.flatMap { element -> [StaticType] in
      guard let written = element.children.first(where: { $0.kind.isType }) else { return [] }
      switch substituted(declaredType(written), type, arguments) {
      case .nominal(let ids, let arguments):
        return ids.flatMap { givenOutside(by: $0, arguments, depth: depth + 1) }
      case .external(let name, let arguments):
        if Vocabulary.memberlessSupertypes.contains(name) { return [] }
        return arguments.isEmpty ? [.nominal([type])] : arguments
      default: return [.unknown]
      }
    }
  }

  /// Whether the type that a property is declared with may be called.
  func isCallable(_ property: PropertyID) -> Bool {
    switch type(of: property).unwrapped {
    case .function, .unknown: true
    case .nominal(let ids, _): ids.contains { scopes.member("callAsFunction", of: $0) != nil }
    default: false
    }
  }

  /// The functions that have the name of a property, in the same type or in the same file's level.
  func namesakes(of property: PropertyID) -> [FunctionID] {
    let symbol = index[property]
    guard let owner = symbol.owner else { return index.globalFunctions[symbol.name] ?? [] }
    return scopes.functions(named: symbol.name, of: owner)
  }
}

extension Node {
  /// Whether it is the `init` of a type: `Model.init`, `.init`.
  fileprivate var namesInitializer: Bool { MemberExpression(self)?.name == "init" }

  /// The last name of an expression that names a type: `Model` of `Model` and of `Module.Model`.
  fileprivate var mentionedLastName: String {
    MemberExpression(self)?.name ?? firstToken.name
  }
}
