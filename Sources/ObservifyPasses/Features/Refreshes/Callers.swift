import ObservifyIndex
import ObservifySyntax

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
    let lineage = resolver.scopes.lineage(of: model) + heirs(of: model)
    var found: [(member: Node, mention: Node)] = []
    var seen: Set<Node> = [code]
    let changed = index.enclosingType(of: code)
    var pending = [(code: code, isOthers: false)]
    while let (next, isOthers) = pending.popLast() {
      let owner = index.enclosingType(of: next).flatMap { lineage.contains($0) ? nil : $0 }
      func follow(_ members: [(member: Node, mention: Node)], isOthers: Bool) {
        pending += members.map(\.member).filter { seen.insert($0).inserted }
          .map { ($0, isOthers) }
      }
      let direct = directCallers(of: next, in: lineage).filter {
        !isOthers || handsOn($0.mention, to: changed)
      }
      found += direct
      follow(
        direct.filter { members(of: model, changedIn: $0.member)?.isEmpty == true },
        isOthers: isOthers)
      if let owner {
        // A wrapper's code is run by what has a variable with it.
        let marked = propertiesMarked(by: next).compactMap { index[$0].owner }
        let own = directCallers(
          of: next, in: [owner] + Set(marked).subtracting(lineage + [owner]).sorted())
        // What a view's function changes beside, its actions announce.
        found += own.map { ($0.mention.codeAround ?? $0.member, $0.mention) }.filter { caller in
          changes(of: model, in: caller.0, beside: caller.1)?.isEmpty == false
            && !shownCode.runs(next)
        }
        follow(own, isOthers: isOthers)
      }
      let types = lineage + [owner].compactMap(\.self)
      found += callers(of: next, outside: types, changing: model)
      // What changes the object of another one, as `queue.start(item)` does, may be called as well.
      let others = callers(of: next).filter {
        $0.member.kind == .functionDecl && handsOn($0.mention, to: changed)
      }
      follow(others.filter { !isOwn($0.member, model) }, isOthers: true)
    }
    return found
  }

  /// Whether a call is about what the object holds, or gives a value that is changed: what is global does
  /// too much for anybody to wait for it.
  private func handsOn(_ callee: Node, to changed: TypeID?) -> Bool {
    guard let base = callee.readBase else { return true }
    let root = base.storedRoot
    let holder = resolver.heldProperty(at: root).map { index[$0] }
    if let holder, holder.owner != nil, !holder.isStatic { return true }
    var given = CallExpression(callee.parent)?.arguments.compactMap(\.value) ?? []
    // A parameter, `$0` among them, is what the code around is given.
    if root.firstToken.kind == .dollarIdentifier || resolver.meaning(of: root).isLocal {
      given.append(base)
    }
    return given.contains { value in
      resolver.type(of: value).parts.types.contains { type in
        changed.map { resolver.scopes.isRelated(type, to: $0) } == true
      }
    }
  }

  private func directCallers(
    of code: Node, in types: [TypeID]
  ) -> [(member: Node, mention: Node)] {
    guard let name = code.declaredName else { return [] }
    let found = callers(ofUnnamed: code, name, in: types) ?? callers(ofNamed: code, name, in: types)
    guard resolver.witnesses.mayRunUnwritten(code) else { return found }
    let members = types.flatMap { mentions.mentions(in: index[$0]).members }
    return found
      + members.flatMap { member in
        projectMentions.mentions(in: member).map(\.node)
          .filter { resolver.witnesses.runs(code, at: $0) }.map { (member, $0) }
      }
  }

  private func callers(
    ofNamed code: Node, _ name: String, in types: [TypeID]
  ) -> [(member: Node, mention: Node)] {
    let mentioned = types.flatMap { type in
      namesRunning(code, name).flatMap { mentions.mentions(in: index[type]).byName[$0] ?? [] }
    }
    return mentioned.filter { runs(code, at: $0.node) }.map { ($0.member, $0.node) }
  }

  /// Whether a mention runs code with a name: calls a function, sets a variable, or asks for one whose code does
  /// something then. A requirement that the variable meets stands for it.
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
    return Set(
      index.properties.filter { property in
        property.attributes.contains { resolver.scopes.types(of: $0).contains(wrapper) }
      }.map(\.id))
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

  /// The members of some types that run such code, and where each does so; nil for code with a name.
  ///
  /// - Complexity: O(*n*) in the nodes of the types.
  func callers(
    ofUnnamed code: Node, _ name: String, in types: [TypeID]
  ) -> [(member: Node, mention: Node)]? {
    let isImplied = resolver.impliedFunctions[name] != nil
    guard isImplied || code.kind == .subscriptDecl || name == "callAsFunction" else { return nil }
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
    return types.flatMap { mentions.mentions(in: index[$0]).members }.flatMap { member in
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
