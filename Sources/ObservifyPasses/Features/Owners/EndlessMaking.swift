import ObservifyIndex
import ObservifySyntax

/// Objects whose making changes what views follow.
///
/// `@StateObject` makes its object once, `@State` with each value of the view, while the body around
/// runs. What is read there has that body run again when it changes: two views whose objects count
/// themselves in a shared model would have each other run without end.
extension Project {
  /// Keeps an object that changes what views follow of a shared model, made of what that was, as it is
  /// made.
  ///
  /// - Complexity: O(*n*) in the nodes of what making the objects of `@StateObject` calls.
  func keepEndlessMaking(into effects: inout Effects) {
    for use in uses.wrappers where isMadeAgain(use) {
      guard let model = use.models.first,
        let found = sharedChanges(making: model).first(where: { isShown($0.property) }),
        let owner = index[found.property].owner, let holder = use.holder
      else { continue }
      effects.keep(
        use.models, .endlessMaking, at: found.node, in: index.file(of: found.node).id,
        "making it reads and changes '\(index[found.property].name)' of '\(index[owner].name)', "
          + "which would have the views that make it, such as '\(index[holder].name)', run again without end"
      )
    }
  }

  /// Keeps an object whose making makes the view that makes it, by way of what it holds: `@StateObject`
  /// waits until that is shown.
  ///
  /// - Complexity: O(*n*) in the nodes of what making the objects of `@StateObject` runs.
  func keepEndlessViews(into effects: inout Effects) {
    var made: [TypeID: [TypeID]] = [:]
    for use in uses.wrappers where isMadeAgain(use) {
      let values = uses.initialValues(use)
      guard let holder = use.holder, values.contains(where: { $0.kind != .reference }) else {
        continue
      }
      var seen = Set(use.models)
      var pending = use.models
      while let type = pending.popLast(), !seen.contains(holder) {
        let isOwn = use.models.contains(type)
        let next = isOwn ? typesMade(with: type, by: values) : made[type] ?? typesMade(with: type)
        if !isOwn { made[type] = next }
        pending += next.filter { seen.insert($0).inserted }
      }
      guard seen.contains(holder) else { continue }
      effects.keep(
        use.models, .endlessMaking, at: use.attribute.node, in: use.file,
        "creating it creates '\(index[holder].name)', which would create it again, endlessly")
    }
  }

  /// The types of the project of which a value is made together with one of a type, itself and by its own
  /// functions; where `calls` make it, by their initialisers.
  private func typesMade(with type: TypeID, by calls: [Node] = []) -> [TypeID] {
    let lineage = resolver.scopes.lineage(of: type).filter { index[$0].kind != .protocol }
    let others = index.initializers(of: type).filter { initializer in
      let calls = calls.compactMap(CallExpression.init)
      return initializer.node.hasModifier("convenience") && !calls.isEmpty
        && !calls.contains { resolver.canBe($0, of: initializer) }
    }.compactMap(\.body)
    var pending = InitializerWork.made(lineage, index).filter { !others.contains($0) }
    var seen = Set(pending)
    var found: [TypeID] = []
    while let code = pending.popLast() {
      for node in code.subtree where node.surelyRuns(in: code) {
        if node.isOnSelf {
          pending += functions(of: type, calledBy: node).filter { seen.insert($0).inserted }
        }
        guard let callee = CallExpression(node)?.callee else { continue }
        if case .metatype(let made) = resolver.type(of: callee) {
          found += made.declaredTypes
        } else if MemberExpression(callee)?.name == "init" {
          found += resolver.type(of: node).declaredTypes
        }
      }
    }
    return found
  }

  /// Whether the making of an object changes a variable of a shared model that was not published and
  /// that nothing shows, such as a list of listeners.
  func isChangedByMaking(_ property: PropertyID) -> Bool {
    if let known = refreshes.changedByMaking { return known.contains(property) }
    let models = Set(uses.wrappers.filter(isMadeAgain).compactMap(\.models.first))
    let found = Set(models.flatMap { sharedChanges(making: $0).map(\.property) })
      .filter { !isShown($0) }
    refreshes.changedByMaking = found
    return found.contains(property)
  }

  /// Whether the making of an object reads a variable of it that was not published and that nothing shows, and starts
  /// what changes it: a list of tasks.
  func isReadByMaking(_ property: PropertyID) -> Bool {
    ownReads.contains { $0.property == property } && !isShown(property)
  }

  /// Whether a wrapper makes its object with each value of a view that the app shows.
  private func isMadeAgain(_ use: WrapperUse) -> Bool {
    use.wrapper == .stateObject && use.holder.map { !isApp($0) && !isOnlyPreviewed($0) } == true
  }

  /// Whether views follow a variable now, or would if it were tracked.
  private func isShown(_ id: PropertyID) -> Bool { isFollowed(id) || isReadWhileShown(id) }

  /// Whether something that is shown reads a variable.
  func isReadWhileShown(_ id: PropertyID) -> Bool {
    possibleMentions(of: id).contains { mention in
      // What is only added to, or removed, is not shown by that.
      let isOnlyChanged =
        mention.isAssignmentTarget || mention.isTold == true && mention.isChanged(resolver)
      return !isOnlyChanged && shownCode.shownCaller(at: mention) != nil
    }
  }

  /// The changes, made of what was there, of variables that a shared model has and that are tracked
  /// when it has migrated.
  private func sharedChanges(making model: TypeID) -> [(node: Node, property: PropertyID)] {
    if let known = refreshes.sharedChanges[model] { return known }
    var pending = InitializerWork.made(model, resolver).map { ($0, isShared: false) }
    var seen = Set(pending.map(\.0))
    var found: [(node: Node, property: PropertyID)] = []
    while let (code, isShared) = pending.popLast() {
      for node in code.descendants where node.mentionedName != nil && node.surelyRuns(in: code) {
        let reaches = node.isOnSelf ? isShared : isOfShared(node, within: isShared)
        if reaches, let id = property(at: node), isFollowed(id) || isTracked(id),
          node.isUnguardedChange(in: code, resolver)
        {
          found.append((node, id))
        }
        guard node.isCallee else { continue }
        for function in functions(at: node, making: model) where seen.insert(function).inserted {
          pending.append((function, isShared: reaches))
        }
      }
    }
    refreshes.sharedChanges[model] = found
    return found
  }

  /// Whether the macro would track a variable of an observable object that was not published.
  private func isTracked(_ id: PropertyID) -> Bool {
    let property = index[id]
    return property.isStored && !property.isStatic && !property.isLet && !property.isLazy
      && property.attributes.isEmpty && property.owner.map(graph.isModel) == true
  }

  /// Whether views follow a property, now or when its class has migrated.
  func isFollowed(_ id: PropertyID) -> Bool {
    let property = index[id]
    if property.published != nil { return true }
    return property.isStored && !property.isStatic && property.attributes.isEmpty
      && property.owner.map { index[$0].isFollowed } == true
  }

  /// Whether a mention is a member of what a type or a file keeps (`Registry.shared.count`), or of what
  /// an initialiser was given: its parameter, a variable without a value of its own that its class never makes, any
  /// variable of an object that is shared.
  private func isOfShared(_ mention: Node, within isShared: Bool) -> Bool {
    guard var base = MemberExpression(mention)?.base else { return false }
    let parts: Set<NodeKind> = [
      .memberExpression, .subscriptExpression, .optionalChain, .forceUnwrap,
    ]
    while !base.isOnSelf, parts.contains(base.kind), let inner = base.children.first {
      if case .metatype = resolver.type(of: inner) { return true }
      base = inner
    }
    guard let name = base.mentionedName?.name else { return false }
    if case .local(let local) = resolver.scopes.target(of: name, at: base), base.kind == .reference
    {
      guard case .parameter = local.form else { return false }
      return base.ancestor([.functionDecl, .initDecl])?.kind == .initDecl
    }
    guard let id = property(at: base) else { return false }
    let property = index[id]
    return property.owner == nil || property.isStatic || isShared
      || property.isStored && !property.isLazy && property.binding.initialValue == nil
        && !isMadeByOwner(property)
  }

  /// Whether the class of a variable makes the object that it puts there.
  private func isMadeByOwner(_ property: PropertySymbol) -> Bool {
    guard let owner = property.owner else { return false }
    return (mentions.mentions(in: index[owner]).byName[property.name] ?? []).contains {
      $0.node.isAssignmentTarget
        && $0.node.ancestors.lazy.compactMap(\.assignment).first?.value?.makesObject == true
    }
  }

  /// The bodies of the functions that a mention calls.
  private func functions(at node: Node, making model: TypeID) -> [Node] {
    let types =
      node.isOnSelf
      ? [index.enclosingType(of: node), model].compactMap(\.self)
      : MemberExpression(node)?.base.map { resolver.type(of: $0).unwrapped.declaredTypes } ?? []
    return types.lazy.map { self.functions(of: $0, calledBy: node) }.first { !$0.isEmpty } ?? []
  }
}

extension Node {
  /// Whether a mention is changed by what it was, and no condition asks for that before.
  fileprivate func isUnguardedChange(in code: Node, _ resolver: TypeResolver) -> Bool {
    guard let name = mentionedName?.name, isChanged(resolver) else { return false }
    let mentions = { (node: Node) in
      node.descendants.contains { $0 != self && $0.mentionedName?.isNamed(name) == true }
    }
    let isMadeOfItself = !isAssignmentTarget || parent.map(mentions) == true
    return isMadeOfItself
      && !code.descendants.contains {
        [.ifExpression, .guardStatement].contains($0.kind) && mentions($0)
      }
  }
}
