import ObservifyIndex
import ObservifySyntax

/// A property or a function through which something shows that the macro does not follow.
struct OpenMember {
  /// The name; `subscript` for those.
  let name: String

  /// The type that declares it.
  let owner: TypeID
}

/// What code outside a model can see of it and the macro does not follow.
///
/// A change of it has no announcement but a hand-made one. A tracked variable that holds a value is
/// no part of it: it cannot change without an assignment.
struct UntrackedState: ProjectReader {
  let project: Project
  var graph: ModelGraph { project.graph }
  let treatments: [PropertyID: PropertyTreatment]

  /// Whether a class tracks all that it shows by itself.
  let tracksItself: (TypeID) -> Bool

  /// The tracked variables whose content can change without an announcement: what they hold is, or
  /// may hold, an object; or an equal value can be another one.
  private(set) var variables: [PropertyID] = []

  /// The bodies of getters and functions that give something back which is not the model's own.
  private(set) var readers: [Node] = []

  /// The members that are not tracked, nor can read anything of the models, and that code outside the
  /// models can read.
  private(set) var open: [OpenMember] = []

  /// The models that the class holds and that track what is read of them themselves.
  private(set) var children: [TypeID] = []

  /// Whether code outside the class can read one of them.
  private(set) var showsChild = false

  /// The members of the class that run for no view while it is shown.
  private var unshown: Set<Node> = []

  /// Whether the macro follows all that the class shows, its children's aside.
  var isEmpty: Bool { variables.isEmpty && readers.isEmpty && open.isEmpty }

  /// Looks through some classes that inherit from each other.
  init(
    of models: [TypeID], _ project: Project, _ treatments: [PropertyID: PropertyTreatment],
    tracksItself: @escaping (TypeID) -> Bool
  ) {
    self.project = project
    self.treatments = treatments
    self.tracksItself = tracksItself
    for type in models {
      for id in index[type].properties
      where !index[id].isStatic && index[id].name != "objectWillChange" {
        add(id, of: type)
      }
      for id in index[type].functions where !index[id].isStatic {
        if let body = reader(index[id], of: type) { readers.append(body) }
      }
      leaveOutActions(of: type)
    }
    leaveOutUnshown(of: models)
    addBases(of: models)
  }

  /// Adds what the models inherit without being observed for it: it shows through them as well, and
  /// nothing of them can be read there.
  private mutating func addBases(of models: [TypeID]) {
    let bases = Set(models.flatMap { resolver.scopes.lineage(of: $0).dropFirst() }).filter {
      index[$0].kind != .class || !graph.isModel($0)
    }
    for type in bases.sorted() {
      for id in index[type].properties where !index[id].isStatic && !index[id].isPrivate {
        let isStored = index[id].isStored && index[type].kind == .class
        if isStored ? !isPlumbing(resolver.type(of: id)) : reader(id, of: type) != nil {
          open.append(OpenMember(name: index[id].name, owner: type))
        }
      }
      for id in index[type].functions where !index[id].isStatic {
        guard reader(index[id], of: type) != nil else { continue }
        open.append(OpenMember(name: index[id].name, owner: type))
      }
    }
  }

  /// Takes back the functions that change what is tracked, or call one that does: no view can call
  /// them while it is shown.
  private mutating func leaveOutActions(of type: TypeID) {
    let mentions = project.mentions.mentions(in: index[type])
    var actions = Set(
      index[type].properties.filter { treatments[$0]?.isTracked == true }.flatMap { id in
        (mentions.byName[index[id].name] ?? []).filter {
          $0.node.isChanged(resolver) && isOwn($0.node, index[id].name)
        }
      }.map(\.member).filter { $0.kind == .functionDecl })
    var open = actions
    while !open.isEmpty {
      let names = Set(open.compactMap { FunctionDeclaration($0)?.name })
      let callers = names.filter { name in
        index[type].functions.allSatisfy {
          index[$0].name != name || actions.contains(index[$0].declaration.node)
        }
      }.flatMap { name in
        (mentions.byName[name] ?? []).filter { mention in
          mention.node.parent?.kind == .callExpression && isOwn(mention.node, name)
            && !mention.node.isInClosure(within: mention.member)
        }
      }.map(\.member).filter { $0.kind == .functionDecl }
      open = Set(callers).subtracting(actions)
      actions.formUnion(open)
    }
    readers.removeAll { $0.member.map(actions.contains) == true }
    unshown.formUnion(actions)
  }

  /// Whether a mention is about the object itself, and not about a local of that name.
  private func isOwn(_ mention: Node, _ name: String) -> Bool {
    guard mention.kind == .reference else { return mention.isOnSelf }
    switch resolver.scopes.target(of: name, at: mention) {
    case .property(let id): return index[id].owner != nil
    case .functions(let ids): return ids.allSatisfy { index[$0].owner != nil }
    default: return false
    }
  }

  /// Takes back what nothing reads that can be shown: what only actions read, and getters and functions
  /// of which the same is true.
  private mutating func leaveOutUnshown(of models: [TypeID]) {
    let reads = ShownReads(of: models, project)
    var isDone = false
    while !isDone {
      let left = readers.compactMap(\.member).filter { member in
        !member.declaredMemberNames.contains { reads.isShown($0, member, besides: unshown) }
      }
      isDone = left.isEmpty
      unshown.formUnion(left)
      readers.removeAll { $0.member.map(left.contains) == true }
    }
    variables = variables.filter {
      reads.isShown(index[$0].name, index[$0].declaration.node, besides: unshown)
    }
  }

  private mutating func add(_ id: PropertyID, of type: TypeID) {
    let property = index[id]
    guard property.isStored else {
      if let body = reader(id, of: type) { readers.append(body) }
      return
    }
    switch source(id) {
    case .none: break
    case .tracked: variables.append(id)
    case .child(let child):
      children += child.sorted()
      if !property.isPrivate { showsChild = true }
    case .untracked:
      if !property.isPrivate { open.append(OpenMember(name: property.name, owner: type)) }
    }
  }

  /// The getter of a computed property that gives back what is not the type's own.
  private func reader(_ id: PropertyID, of type: TypeID) -> Node? {
    guard let body = index[id].binding.getterBody, !isPlumbing(resolver.type(of: id)),
      readsElsewhere(body, of: type) || isAnnouncedBySetter(id) && asksOutside(body)
        || isAnnouncedWithOutsideType(body) || isChangedWhereSent(body, of: type)
    else { return nil }
    return body
  }

  /// Whether the setter of a property announces by hand that the getter gives something else.
  private func isAnnouncedBySetter(_ id: PropertyID) -> Bool {
    let setter = index[id].binding.accessorBlock?.children(.accessorDecl).first {
      $0.firstToken.kind == .setKeyword
    }
    guard let setter else { return false }
    return project.uses.willChanges.contains { $0.isInside && setter.contains($0.node) }
  }

  /// Whether code that announces by hand changes something that a body shows and that the class does not store: a
  /// formatter, a file.
  private func isChangedWhereSent(_ body: Node, of type: TypeID) -> Bool {
    let sends = project.sends(of: type)
    return !sends.isEmpty
      && project.display(by: body, of: type).sources.flatMap(project.changes).contains { change in
        guard let code = change.codeAround, !code.contains(body) else { return false }
        return sends.contains(where: code.contains)
          || project.announcements(of: type, with: change).contains(where: \.isSent)
      }
  }

  /// Whether a function that announces by hand has to do with a type from outside that a body asks: it
  /// registers with a service whose status a getter gives.
  private func isAnnouncedWithOutsideType(_ body: Node) -> Bool {
    let asked = outsideTypes(in: body)
    return !asked.isEmpty
      && project.uses.willChanges.contains { use in
        use.isInside && index.enclosingType(of: use.node) == index.enclosingType(of: body)
          && use.node.ancestor([.functionDecl]).map { function in
            !function.contains(body) && !outsideTypes(in: function).isDisjoint(with: asked)
          } == true
      }
  }

  /// The types from outside of which code asks a member, those of values and tools left out.
  private func outsideTypes(in code: Node) -> Set<String> {
    let names = code.descendants.compactMap { MemberExpression($0)?.base }.filter {
      $0.kind == .reference && $0.beginsWithCapital
        && resolver.scopes.typeLookup([$0.text], at: $0) == .undeclared
    }.map(\.text)
    return Set(names).filter { !Self.isValueOrTool($0) }
  }

  /// Whether a getter mentions something that the project does not declare, values and tools left out.
  private func asksOutside(_ body: Node) -> Bool {
    body.descendants.contains { node in
      guard node.kind == .reference, let name = node.mentionedName?.name,
        case .undeclared = resolver.scopes.target(of: name, at: node)
      else { return false }
      return !Self.isValueOrTool(name)
    }
  }

  private static func isValueOrTool(_ name: String) -> Bool {
    Vocabulary.valueTypes.contains(name) || Vocabulary.standardNames.contains(name)
      || isTool(.external(name))
  }

  /// The body of a function that gives back what is not the type's own.
  private func reader(_ function: FunctionSymbol, of type: TypeID) -> Node? {
    let declaration = function.declaration
    let body: Node?
    switch declaration.node.kind {
    case .functionDecl:
      guard let result = declaration.resultType, !["Void", "()"].contains(result.text),
        !isPlumbing(resolver.declaredType(result)),
        !declaration.node.waits
      else { return nil }
      body = declaration.body
    case .subscriptDecl: body = declaration.node.child(.accessorBlock)?.getterBody
    default: return nil
    }
    guard let body,
      readsElsewhere(body, of: type) || isAnnouncedWithOutsideType(body)
        || isChangedWhereSent(body, of: type)
    else { return nil }
    return body
  }

  // MARK: What a property shows

  private enum Source {
    /// Nothing that could change unseen.
    case none
    /// A tracked variable that may hold an object.
    case tracked
    /// Objects of the project that are observed by themselves.
    case child(Set<TypeID>)
    case untracked
  }

  private func source(_ id: PropertyID) -> Source {
    let property = index[id]
    let type = resolver.type(of: id)
    // A subject that keeps its value shows that.
    if case .external("CurrentValueSubject", _) = type { return .untracked }
    if isPlumbing(type) { return .none }
    let held = resolver.heldClasses(type)
    let tracksHeld = held.map { !$0.isEmpty && $0.allSatisfy(tracksItself) } ?? false
    if property.isLet || property.binding.pattern?.kind != .identifierPattern {
      if let held, tracksHeld { return .child(held) }
      return held?.isEmpty == true ? .none : .untracked
    }
    switch treatments[id] {
    case .reported where keepsElsewhere(property): return .tracked
    case .published, .tracked, .reported:
      if property.published == nil, Equality(project).isCoarse(id) { return .tracked }
      if let held, tracksHeld { return .child(held) }
      return held?.isEmpty == true ? .none : .tracked
    case .ignored(.ignoredPlumbing): return .none
    case .ignored, .unfollowed, nil: return .untracked
    }
  }

  /// Whether a wrapper stores nothing itself: what it gives can change without it.
  private func keepsElsewhere(_ property: PropertySymbol) -> Bool {
    property.attributes.contains { attribute in
      let types = resolver.scopes.types(of: attribute)
      if types.isEmpty { return ["AppStorage", "SceneStorage"].contains(attribute.name) }
      return types.allSatisfy { index.storedProperties(of: $0).allSatisfy { index[$0].isLet } }
    }
  }

  /// Whether nothing of a type is shown.
  private func isPlumbing(_ type: StaticType) -> Bool {
    PropertyPolicy.isPlumbing(type, index) || Self.isTool(type)
  }

  /// Types whose objects show nothing by themselves.
  private static func isTool(_ type: StaticType) -> Bool {
    guard case .external(let name, _) = type.unwrapped else { return false }
    return name.hasSuffix("Formatter") || Vocabulary.toolTypes.contains(name)
  }

  // MARK: What a body reads

  /// Whether a getter or a function reads something that is neither tracked nor a value of its own.
  ///
  /// `depth` counts the inherited getters that are looked through.
  private func readsElsewhere(_ body: Node, of type: TypeID, depth: Int = 0) -> Bool {
    depth > 8
      || body.descendants.contains { node in
        switch node.kind {
        case .reference: return isElsewhere(reference: node, of: type, depth: depth)
        case .memberExpression:
          guard let member = MemberExpression(node) else { return false }
          if project.asksClock(node) || asksClock(node) { return true }
          guard let base = member.base else { return false }
          if node.isOnSelf {
            return resolver.scopes.member(member.name, of: type)
              .map { isElsewhere($0, depth: depth) } ?? false
          }
          if base.text == "super" { return true }
          guard case .metatype(let owner) = resolver.type(of: base), !owner.declaredTypes.isEmpty
          else { return isStateOutside(member, base) }
          return owner.declaredTypes.contains { declared in
            if member.name == "init" { return index[declared].kind == .class }
            return resolver.scopes.member(member.name, of: declared)
              .map { isElsewhere($0, depth: depth) } ?? false
          }
        default: return false
        }
      }
  }

  /// Whether what the project computes of a value asks a clock.
  private func asksClock(_ mention: Node, depth: Int = 4) -> Bool {
    guard depth > 0 else { return false }
    let getter = resolver.property(at: mention).flatMap { id in
      index[id].owner.map(graph.isModel) == true ? nil : index[id].binding.getterBody
    }
    let functions = mention.isCallee ? resolver.functions(calledBy: mention) : []
    let bodies = functions.filter { index[$0].owner.map(graph.isModel) == false }
      .compactMap { index[$0].declaration.body }
    return ([getter].compactMap(\.self) + bodies).flatMap(\.descendants).contains { node in
      project.asksClock(node)
        || node.mentionedName != nil && asksClock(node, depth: depth - 1)
    }
  }

  /// Whether a member of a type from outside may tell the state of something: what is there once, a
  /// status, or what a function gives.
  private func isStateOutside(_ member: MemberExpression, _ base: Node) -> Bool {
    // An object that is made to be asked.
    if let made = CallExpression(base)?.callee, made.kind == .reference, made.beginsWithCapital {
      return member.node.isCallee && Vocabulary.isSDKType(made.text)
        && !Self.isTool(.external(made.text)) && !Vocabulary.valueTypes.contains(made.text)
    }
    guard base.kind == .reference, base.beginsWithCapital, !Self.isTool(.external(base.text))
    else { return false }
    if Vocabulary.sharedInstances.contains(member.name) { return true }
    return !Vocabulary.valueTypes.contains(base.text)
      && (member.name.hasPrefix("is") || member.node.parent?.kind == .callExpression)
  }

  private func isElsewhere(reference node: Node, of type: TypeID, depth: Int) -> Bool {
    let name = node.firstToken.name
    let target = resolver.scopes.target(of: name, at: node)
    switch target {
    case .local(let local):
      // Other locals come of what the body reads.
      guard case .parameter(let parameter) = local.form else { return false }
      // What only the class gives a function to run is read where it is given.
      if resolver.scopes.takesFunction(parameter), node.ancestor([.functionDecl])?.isPrivate == true
      {
        return false
      }
      return resolver.mayHoldObject(parameter.type.map(resolver.declaredType) ?? .unknown)
    case .type(.declared(let ids)):
      return node.parent?.kind == .callExpression && ids.contains { index[$0].kind == .class }
    case .undeclared:
      return Vocabulary.stateReaders.contains(name) || project.asksClock(node)
    default: return isElsewhere(target, depth: depth)
    }
  }

  private func isElsewhere(_ target: NameTarget, depth: Int) -> Bool {
    switch target {
    case .property(let id):
      let property = index[id]
      guard let owner = property.owner, !property.isStatic else {
        return !property.isStored || !property.isLet
          || resolver.mayHoldObject(resolver.type(of: id))
      }
      guard property.isStored else {
        // The models' own getters are looked through for themselves, those of a base class here.
        guard !graph.isModel(owner), let body = property.binding.getterBody else { return false }
        return readsElsewhere(body, of: owner, depth: depth + 1)
      }
      if case .untracked = source(id) { return true }
      return false
    case .functions(let ids):
      return ids.contains { isElsewhere($0, depth: depth) }
    case .ambiguous: return true
    case .local, .type, .enumCase, .undeclared: return false
    }
  }

  /// Whether a function reads such a thing; the model's own are looked through for themselves.
  private func isElsewhere(_ id: FunctionID, depth: Int) -> Bool {
    let function = index[id]
    guard let owner = function.owner else { return true }
    if graph.isModel(owner), !function.isStatic { return false }
    guard function.isStatic, let body = function.declaration.body else { return true }
    if let known = project.refreshes.readingElsewhere[id] { return known }
    // One that only itself leads to reads nothing.
    project.refreshes.readingElsewhere[id] = false
    let found = readsElsewhere(body, of: owner, depth: depth + 1)
    project.refreshes.readingElsewhere[id] = found
    return found
  }
}

extension PatternBinding {
  /// What runs when a computed property is read: the body of `get`, or the block that is a getter
  /// without its keyword.
  var getterBody: Node? { accessorBlock?.getterBody }
}

extension Node {
  /// The getter's body of an accessor block.
  var getterBody: Node? {
    let accessors = children(.accessorDecl)
    if accessors.isEmpty { return self }
    return accessors.first(where: \.isGetter)?.child(.codeBlock)
  }

  /// The member of a type around a place: a function, a variable or a subscript.
  var member: Node? { ancestor([.functionDecl, .variableDecl, .subscriptDecl]) }
}
