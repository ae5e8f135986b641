import ObservifyIndex
import ObservifySyntax

/// What a change runs: setters, observers, and what wrappers do.
extension SideEffects {
  /// What changing an own variable, or a part of one, runs that others see.
  mutating func effect(ofSetting place: Node) -> SideEffect? {
    var found: SideEffect?
    var part: Node? = place
    while let next = part {
      for id in properties(setAt: next) {
        found = SideEffect.graver(found, effect(ofSetting: id, at: next, whole: next == place))
      }
      // A part that is a value is set with what is changed in it.
      let base = MemberExpression(next)?.base ?? next.children.first
      let isPart = next.kind != .reference && !next.isOnSelf
      part = base.flatMap { isPart && !resolver.mayHoldObject(resolver.type(of: $0)) ? $0 : nil }
    }
    return found
  }

  /// The properties that a place may be: of a requirement those that meet it, where few do, and of what the class that
  /// is made inherits what overrides it.
  private func properties(setAt place: Node) -> [PropertyID] {
    guard [.reference, .memberExpression].contains(place.kind),
      let id = resolver.property(at: place), let owner = index[id].owner
    else { return [] }
    var others = lineage.contains(owner) ? lineage.subtracting([owner]).sorted() : []
    if index[owner].kind == .protocol {
      let adopters = (resolver.inheritors[owner] ?? []).filter { !index[index[$0].file].isTest }
      if adopters.count <= 4 { others = adopters }
    }
    let name = index[id].name
    return [id] + others.flatMap { index[$0].properties }.filter { index[$0].name == name }
  }

  private mutating func effect(
    ofSetting id: PropertyID, at place: Node, whole isWhole: Bool
  ) -> SideEffect? {
    let property = index[id]
    let saving =
      isDoneOnce(id, at: place)
      ? nil : SideEffect(kind: .change, action: "saves '\(property.name)'")
    let isSaved = property.attributes.contains {
      Vocabulary.storageWrappers.contains($0.name) && resolver.isFromOutside($0)
    }
    if isSaved { return saving }
    let own = property.owner.map(resolver.scopes.lineage) ?? []
    let setters = property.binding.setters
    var found = gravest(in: setters, of: own)
    if found?.kind == .call, setters.contains(where: stores) { found = saving }

    let noticed = effect(ofObserving: id, at: place)
    found = SideEffect.graver(found, noticed)
    let around = place.ancestor([.functionDecl, .closureExpression])
    if noticed == nil, let around, !reads(around),
      property.binding.observers.contains(where: stores)
    {
      found = SideEffect.graver(found, saving)
    }
    for wrapper in wrappers(of: id) {
      guard let value = member("wrappedValue", of: wrapper).map({ index[$0] }),
        !(isWhole && isMaking(property, value, at: place))
      else { continue }
      let code = value.binding.setters + value.binding.observers
      let done = gravest(in: code, of: own + [wrapper])
      // What is no more than a call tells others of the new value.
      let isCall = done?.kind == .call
      found = SideEffect.graver(
        found, isCall ? code.contains(where: stores) ? saving : nil : done)
    }
    return found
  }

  /// What the observers of a variable do; an initialiser sets those off that have a wrapper.
  mutating func effect(ofObserving id: PropertyID, at place: Node) -> SideEffect? {
    let property = index[id]
    // Those of another value's variables run there as well.
    if place.isInMaking, property.owner.map(lineage.contains) == true, property.attributes.isEmpty {
      return nil
    }
    let own = property.owner.map(resolver.scopes.lineage) ?? []
    let found = gravest(in: property.binding.observers, of: own)
    // What is no more than a call tells others of the new value.
    return found?.kind == .call ? nil : found
  }

  /// Whether an assignment in `init` makes the wrapper of a variable, which has none yet.
  private func isMaking(_ property: PropertySymbol, _ value: PropertySymbol, at place: Node) -> Bool
  {
    let initializers = value.owner.map(index.initializers) ?? []
    return place.isInMaking && place.assignmentAround != nil
      && property.owner.map(lineage.contains) == true
      && property.binding.initialValue == nil
      && property.attributes.allSatisfy { $0.node.child(.argumentList) == nil }
      && (initializers.isEmpty
        ? value.isStored : initializers.contains { $0.parameters.first?.label == "wrappedValue" })
  }

  /// Whether a value that is there already keeps a change from being done again: `if !isSeeded { isSeeded = true }`.
  private func isDoneOnce(_ id: PropertyID, at place: Node) -> Bool {
    let isStep =
      place.parent?.kind == .sequenceExpression && place.parent?.assignment == nil
    if isStep { return false }
    let path = [place] + place.ancestors
    let deciding = zip(path, path.dropFirst()).flatMap { (node: Node, around: Node) in
      node.branches(of: around, leaves: \.mayLeave).filter { $0 != node }
    }
    return deciding.flatMap(\.subtree).contains { resolver.property(at: $0) == id }
  }

  /// Whether code reads what is saved: it saves that again, as it is.
  private func reads(_ code: Node) -> Bool {
    code.descendants.compactMap(CallExpression.init).contains { call in
      let name = call.callee?.partName ?? ""
      return call.arguments.contains { ["forKey", "contentsOf"].contains($0.label) }
        && !name.hasPrefix("set") && !name.hasPrefix("remove") || name == "decode"
    }
  }

  /// The wrappers of the project that a property has.
  func wrappers(of id: PropertyID) -> [TypeID] {
    index[id].attributes.flatMap { resolver.typesMade(at: $0.node) }
  }

  /// The property of a type with a name.
  func member(_ name: String, of type: TypeID) -> PropertyID? {
    if case .property(let id)? = resolver.scopes.member(name, of: type) { return id }
    return nil
  }

  /// Whether a place is given to a function of the project that may change it.
  func isGivenToFunction(_ place: Node) -> Bool {
    guard place.parent?.kind == .argument,
      let callee = CallExpression(place.ancestor([.callExpression]))?.callee
    else { return false }
    return !resolver.functions(calledBy: callee).isEmpty
  }
}

extension PatternBinding {
  /// What runs as a computed variable is set.
  fileprivate var setters: [Node] {
    isStored ? [] : accessors.filter { !$0.isGetter }.compactMap { $0.child(.codeBlock) }
  }

  fileprivate var observers: [Node] { [willSet, didSet].compactMap { $0?.child(.codeBlock) } }
}

extension Node {
  /// Whether it runs in an initialiser or a `deinit` itself.
  fileprivate var isInMaking: Bool {
    let code = ancestor([.functionDecl, .initDecl, .deinitDecl, .closureExpression])
    return code?.kind == .initDecl || code?.kind == .deinitDecl
  }
}
