import ObservifyIndex
import ObservifySyntax

/// What leads to some code.
struct WayBack {
  enum CallerKind {
    /// A member of the class.
    case own
    /// One of the type of what it calls: a caller where it changes something of the class beside.
    case besides(Node)
    /// One of another type: a caller where it changes something of the class.
    case outside
  }

  /// What calls something on the way, and may be a caller.
  var callers: [(member: Node, mention: Node, kind: CallerKind)] = []

  /// The types with code on the way, and the models that are related to them.
  var types: Set<TypeID> = []
  var met: Set<TypeID> = []

  /// The numbers of the callers that may change something of a class, by class; of those that may of any, by nil.
  var changing: [TypeID?: [Int]] = [:]

  /// What may run where nothing names it.
  var unwritten: [Node] = []
}

/// What runs some code.
struct Running {
  let names: [String]

  /// Where it runs by one of its names, and the types around; none for an initialiser.
  var places: Set<Node> = []
  var types: Set<TypeID> = []

  /// Whether other types may run it as well.
  var mayBeUnwritten = false
}

/// The members of a type that run some code, and where.
struct CallsInType {
  var named: [(member: Node, mention: Node)] = []
  var unwritten: [(member: Node, mention: Node)] = []
}

/// What calls some code, as far as that changes or announces something.
extension Project {
  /// The members of classes that call a function or set a property, and where each does so: themselves, by
  /// functions of other types, or by own ones that change nothing of the object; what tests and previews
  /// call changes nothing that the app shows.
  func callers(of code: Node, with model: TypeID) -> [(member: Node, mention: Node)] {
    if let known = refreshes.modelCallers[model]?[code] { return known }
    let found = findCallers(of: code, with: model).filter {
      !index.file(of: $0.mention).isTest && !$0.mention.isInPreview
    }
    refreshes.modelCallers[model, default: [:]][code] = found
    return found
  }

  private func findCallers(
    of code: Node, with model: TypeID
  ) -> [(member: Node, mention: Node)] {
    let way = wayBack(from: code)
    let changing = (way.changing[model] ?? []) + (way.changing[nil] ?? [])
    let callers =
      isMet(model, on: way)
      ? findWayBack(from: code, with: model).callers : changing.sorted().map { way.callers[$0] }
    return callers.filter { caller in
      switch caller.kind {
      case .own: true
      case .besides(let called):
        changes(of: model, in: caller.member, beside: caller.mention)?.isEmpty == false
          && !shownCode.runs(called)
      case .outside:
        changes(of: model, in: caller.member, beside: caller.mention)?.isEmpty == false
          || maySend(model, in: caller.member)
          || !announcements(of: model, calling: caller.mention).isEmpty
      }
    }.map { ($0.member, $0.mention) }
  }

  /// The way back from some code where no class is asked for, kept for all of them.
  ///
  /// - Complexity: O(*n*) in the mentions of what is on the way, the first time.
  private func wayBack(from code: Node) -> WayBack {
    if let known = refreshes.waysBack[code] { return known }
    var found = findWayBack(from: code, with: nil)
    found.met = models(relatedTo: found.types)
    for (number, caller) in found.callers.enumerated() {
      let code = [caller.member] + callsOfClosures(around: caller.mention).map(\.code)
      let models: Set<TypeID?> =
        code.contains { runsHanded($0) || !notifications(postedBy: $0).isEmpty }
        ? [nil] : Set(code.flatMap(modelsConcerned))
      for model in models { found.changing[model, default: []].append(number) }
    }
    refreshes.waysBack[code] = found
    return found
  }

  /// Whether a class may have a way of its own: code of it, or of what is related to it, is on the common one.
  private func isMet(_ model: TypeID, on way: WayBack) -> Bool {
    guard graph.isModel(model), index[model].kind == .class, !way.met.contains(model) else {
      return true
    }
    let types = resolver.scopes.lineage(of: model) + heirs(of: model)
    return way.unwritten.contains { !directCallers(of: $0, in: types).isEmpty }
  }

  /// Follows calls back from some code, for a class or for any that has nothing to do with what is on the way.
  ///
  /// - Complexity: O(*n*) in the mentions of what is on the way.
  private func findWayBack(from code: Node, with model: TypeID?) -> WayBack {
    let lineage = model.map { resolver.scopes.lineage(of: $0) + heirs(of: $0) } ?? []
    var way = WayBack()
    var seen: Set<Node> = [code]
    let changed = index.enclosingType(of: code)
    var pending = [(code: code, isOthers: false)]
    while let (next, isOthers) = pending.popLast() {
      let owner = index.enclosingType(of: next).flatMap { lineage.contains($0) ? nil : $0 }
      func follow(_ members: [(member: Node, mention: Node)], isOthers: Bool) {
        pending += members.map(\.member).filter { seen.insert($0).inserted }
          .map { ($0, isOthers) }
      }
      if let model {
        let direct = directCallers(of: next, in: lineage).filter {
          !isOthers || handsOn($0.mention, to: changed)
        }
        way.callers += direct.map { ($0.member, $0.mention, .own) }
        follow(
          direct.filter { members(of: model, changedIn: $0.member)?.isEmpty == true },
          isOthers: isOthers)
      }
      if let owner {
        // A wrapper's code is run by what has a variable with it.
        let marked = propertiesMarked(by: next).compactMap { index[$0].owner }
        let own = directCallers(
          of: next, in: [owner] + Set(marked).subtracting(lineage + [owner]).sorted())
        // What a view's function changes beside, its actions announce.
        way.callers += own.map {
          ($0.mention.codeAround ?? $0.member, $0.mention, .besides(next))
        }
        follow(own, isOthers: isOthers)
        way.types.formUnion(marked + [owner])
      }
      let callers = callers(of: next)
      way.callers += callers.filter { caller in
        index.enclosingType(of: caller.mention).map { $0 != owner && !lineage.contains($0) } == true
      }.map { ($0.member, $0.mention, .outside) }
      // What changes the object of another one, as `queue.start(item)` does, may be called as well.
      let others = callers.filter {
        $0.member.kind == .functionDecl && handsOn($0.mention, to: changed)
      }
      follow(
        others.filter { caller in model.map { isOwn(caller.member, $0) } != true }, isOthers: true)
      if model == nil {
        let running = running(next)
        way.types.formUnion(running.types)
        way.types.formUnion(callers.flatMap { index.typesAround($0.mention) })
        if running.mayBeUnwritten { way.unwritten.append(next) }
      }
    }
    return way
  }

  /// Whether a call is about what the object holds, or gives a value that is changed: what is global does
  /// too much for anybody to wait for it.
  private func handsOn(_ callee: Node, to changed: TypeID?) -> Bool {
    guard let given = typesGiven(by: callee) else { return true }
    return changed.map { changed in
      given.contains { resolver.scopes.isRelated($0, to: changed) }
    } == true
  }

  /// The types of what a call gives; nil where it is about what the object holds.
  private func typesGiven(by callee: Node) -> Set<TypeID>? {
    if let known = refreshes.given[callee] { return known }
    let found = findTypesGiven(by: callee)
    refreshes.given[callee] = .some(found)
    return found
  }

  private func findTypesGiven(by callee: Node) -> Set<TypeID>? {
    guard let base = callee.readBase else { return nil }
    let root = base.storedRoot
    let holder = resolver.heldProperty(at: root).map { index[$0] }
    if let holder, holder.owner != nil, !holder.isStatic { return nil }
    var given = CallExpression(callee.parent)?.arguments.compactMap(\.value) ?? []
    // A parameter, `$0` among them, is what the code around is given.
    if root.firstToken.kind == .dollarIdentifier || resolver.meaning(of: root).isLocal {
      given.append(base)
    }
    return Set(given.flatMap { resolver.type(of: $0).parts.types })
  }

  /// The members of types that run some code, and where: by its name, then otherwise.
  private func directCallers(
    of code: Node, in types: [TypeID]
  ) -> [(member: Node, mention: Node)] {
    let found = types.map { calls(of: code, in: $0) }
    return found.flatMap(\.named) + found.flatMap(\.unwritten)
  }

  private func calls(of code: Node, in type: TypeID) -> CallsInType {
    let running = running(code)
    guard running.mayBeUnwritten || running.types.contains(type) else { return CallsInType() }
    if let known = refreshes.calls[code]?[type] { return known }
    var found = CallsInType()
    if let name = code.declaredName {
      let mentions = mentions.mentions(in: index[type])
      found.named =
        callers(ofUnnamed: code, name, in: type)
        ?? running.names.flatMap { mentions.byName[$0] ?? [] }.filter { runs(code, at: $0.node) }
        .map { ($0.member, $0.node) }
      if resolver.witnesses.mayRunUnwritten(code) {
        found.unwritten = mentions.members.flatMap { member in
          projectMentions.mentions(in: member).map(\.node)
            .filter { resolver.witnesses.runs(code, at: $0) }.map { (member, $0) }
        }
      }
    }
    refreshes.calls[code, default: [:]][type] = found
    return found
  }

  /// Returns what is known of what runs some code.
  ///
  /// - Complexity: O(*n*) in the mentions of its names, the first time.
  func running(_ code: Node) -> Running {
    if let known = refreshes.running[code] { return known }
    let name = code.declaredName ?? ""
    var found = Running(names: namesRunning(code, name))
    // Many names may stand for a type.
    found.mayBeUnwritten =
      code.kind == .initDecl || isUnnamed(code, name) || resolver.witnesses.mayRunUnwritten(code)
    if code.kind != .initDecl {
      found.places = Set(projectMentions.places(of: found.names).filter { runs(code, at: $0) })
      found.types = Set(found.places.flatMap(index.typesAround))
    }
    refreshes.running[code] = found
    return found
  }

  /// Whether a mention runs code with a name.
  ///
  /// It calls a function, sets a variable, or asks for one whose code does something then. A requirement that the
  /// variable meets stands for it.
  func runs(_ code: Node, at mention: Node) -> Bool {
    guard code.kind == .variableDecl else {
      return shownCode.mayMean(mention, code, handingOn: true)
    }
    guard let id = property(at: mention) else { return false }
    let isMeant =
      index[id].declaration.node == code || propertiesMarked(by: code).contains(id)
      || index.properties(of: code).contains {
        index[$0].name == index[id].name && match(mention, $0) == .requirement
      }
    return isMeant
      && (mention.isOnChangedPath || !mention.isAssignmentTarget && isRunAsAsked(id, code))
  }

  /// The properties with the wrapper whose value some code is.
  func propertiesMarked(by code: Node) -> Set<PropertyID> {
    guard code.declaredName == "wrappedValue", let wrapper = index.enclosingType(of: code) else {
      return []
    }
    if let known = refreshes.marked { return known[wrapper] ?? [] }
    var found: [TypeID: Set<PropertyID>] = [:]
    for property in index.properties {
      for type in property.attributes.flatMap(resolver.scopes.types) {
        found[type, default: []].insert(property.id)
      }
    }
    refreshes.marked = found
    return found[wrapper] ?? []
  }

  /// Whether asking for a variable runs its code, which is no setter and no observer.
  ///
  /// That is a getter, what a lazy one begins with, and closures that it keeps. What is shown so is no more than a cache.
  private func isRunAsAsked(_ id: PropertyID, _ code: Node) -> Bool {
    guard code.isOnlyGot, let binding = VariableDeclaration(code)?.bindings.first else {
      return false
    }
    if binding.isStored, !code.hasModifier("lazy") {
      return shownCode.kept.closures[id]?.isEmpty == false
    }
    return !shownCode.runs(code)
  }

  /// The names by which code is run, in order: an initialiser by those that may stand for its type, and by literals; a
  /// function of a result builder by its attribute, and the value of a wrapper by the properties with it.
  func namesRunning(_ code: Node, _ name: String) -> [String] {
    guard let owner = index.enclosingType(of: code) else { return [name] }
    if code.kind == .initDecl {
      return resolver.namesMaking(index[owner].name).union(resolver.literalNames(of: owner))
        .sorted()
    }
    if name.hasPrefix("build"), resolver.attributeNames.contains(index[owner].name) {
      return [name, index[owner].name]
    }
    return [name] + Set(propertiesMarked(by: code).map { index[$0].name }).sorted()
  }

  // MARK: Code that runs without its name: operators, subscripts, and what an object does that is called

  private func isUnnamed(_ code: Node, _ name: String) -> Bool {
    resolver.impliedFunctions[name] != nil || code.kind == .subscriptDecl
      || name == "callAsFunction"
  }

  /// The members of a type that run such code, and where each does so; nil for code with a name.
  ///
  /// - Complexity: O(*n*) in the nodes of the type.
  func callers(
    ofUnnamed code: Node, _ name: String, in type: TypeID
  ) -> [(member: Node, mention: Node)]? {
    guard isUnnamed(code, name) else { return nil }
    let owner = index.enclosingType(of: code)
    let isOnlyGot = code.isOnlyGot && !shownCode.runs(code)
    func runs(_ node: Node) -> Bool {
      switch node.kind {
      case .subscriptExpression:
        return code.kind == .subscriptDecl && (node.isOnChangedPath || isOnlyGot)
          && !resolver.meaning(of: node).members.isEmpty && shownCode.mayMean(node, code)
      case .memberExpression:
        // A member of any name is found by a subscript.
        return code.kind == .subscriptDecl && node.isOnChangedPath
          && resolver.functions(calledBy: node).contains { index[$0].declaration.node == code }
      case .callExpression:
        guard name == "callAsFunction", let callee = CallExpression(node)?.callee else {
          return false
        }
        let types = resolver.type(of: callee).unwrapped.declaredTypes
        return types.flatMap(resolver.scopes.lineage).contains { $0 == owner }
      default: return node.impliedName == name && shownCode.mayMean(node, code)
      }
    }
    return mentions.mentions(in: index[type]).members.flatMap { member in
      member.descendants.filter(runs).map { (member, $0) }
    }
  }
}

extension Node {
  /// Whether what runs by a variable or a subscript is no setter and no observer.
  fileprivate var isOnlyGot: Bool {
    let block = kind == .subscriptDecl ? self : VariableDeclaration(self)?.bindings.first?.node
    return block?.child(.accessorBlock)?.children(.accessorDecl).allSatisfy(\.isGetter) != false
  }
}
