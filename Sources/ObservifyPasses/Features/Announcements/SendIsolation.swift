import ObservifyIndex
import ObservifySyntax

/// Where `objectWillChange.send()` is called, and what the class's own members may be called from.
extension Project {
  /// Whether a call stands in code that runs on the actor of its class, or the class has none.
  func isSurelyIsolated(_ send: HandMadeSend) -> Bool {
    guard isIsolated(send.model) else { return true }
    for ancestor in send.call.ancestors {
      switch ancestor.kind {
      case .closureExpression:
        if usesMember(of: send, beside: ancestor) { return true }
        if ancestor.isMarkedMainActor { return isMainActorClass(send.model) }
        if isKeptUnsent(ancestor) { continue }
        if let isUnsent = isGivenUnsent(ancestor) {
          if isUnsent { continue }
          return false
        }
        guard let taken = TakenClosure(ancestor) else { return false }
        if taken.isOnMainActor { return isMainActorClass(send.model) }
        guard taken.staysOnActor || taken.isOnMainQueue else { return false }
        if taken.isOnMainQueue, !isMainActorClass(send.model) { return false }
      case .functionDecl, .variableDecl, .initDecl, .subscriptDecl, .deinitDecl:
        if ancestor.isLocalDeclaration { continue }
        if ancestor.kind == .deinitDecl || ancestor.hasModifier("nonisolated") { return false }
        if let actor = ancestor.attributes.first(where: resolver.scopes.isGlobalActor) {
          return isIsolated(send.model, to: actor)
        }
        if usesMember(of: send, beside: ancestor) { return true }
        guard send.isOutside else { return true }
        return index.enclosingType(of: ancestor).map {
          isIsolated($0)
            || declaresMainActorProtocol($0) && isMainActorClass(send.model)
        } == true
      default: break
      }
    }
    return true
  }

  /// Whether a variable changes in code that goes to the main thread to announce it: on another thread, where
  /// the macro would announce it before it has changed, while views may read it.
  ///
  /// What also changes elsewhere is announced by something else there, and has to be tracked for that. What only
  /// changes in a queue, or under a lock, is announced by other code at a time of its own.
  func isAnnouncedFromElsewhere(_ id: PropertyID) -> Bool {
    guard index[id].isStored, !index[id].isLet, index[id].published == nil,
      let owner = index[id].owner, !isIsolated(owner)
    else { return false }
    if let known = refreshes.announcedFromElsewhere[id] { return known }
    let found = isSentFromElsewhere(id, of: owner) || isRaisedFromElsewhere(id, of: owner)
    refreshes.announcedFromElsewhere[id] = found
    return found
  }

  /// Whether code that changes a shown variable on another thread goes to the main thread, wherever it does so, to
  /// change a published one: views showed it with that.
  private func isRaisedFromElsewhere(_ id: PropertyID, of model: TypeID) -> Bool {
    let changes = changes(of: id).filter { !$0.isInInitializer }
    let isRaised = changes.allSatisfy { change in
      guard let member = change.codeOfMember, !change.ancestors.contains(where: \.isOnMain),
        let changed = members(of: model, changedIn: member)
      else { return false }
      return mayRunElsewhere(change)
        && changed.contains { isPublished($0.name, by: model) && $0.mention.isHandedToMain }
    }
    return !changes.isEmpty && isRaised && shownName(id) != nil
  }

  /// Whether a variable of a class, or of one that it inherits from, is published.
  func isPublished(_ name: String, by model: TypeID) -> Bool {
    guard case .property(let id)? = resolver.scopes.member(name, of: model) else { return false }
    return index[id].published != nil
  }

  private func isSentFromElsewhere(_ id: PropertyID, of owner: TypeID) -> Bool {
    let sending = Set(sends(of: owner).compactMap(\.member))
    if sending.isEmpty { return false }
    let changes = changes(of: id).filter { !$0.isInInitializer }
    if !changes.isEmpty, changes.allSatisfy({ $0.ancestors.contains(where: isQueued) }),
      sending.isDisjoint(with: changes.compactMap(\.member))
    {
      return true
    }
    let codes = codesAnnouncingOnMain(of: owner)
    if codes.isEmpty { return false }
    return changes.allSatisfy { $0.ancestors.contains(where: codes.contains) }
      && changes.contains { mayRunElsewhere($0) && !isAnnouncedInPlace($0, of: owner) }
  }

  /// Whether a closure is given to a queue that is not the main one, or to a lock.
  private func isQueued(_ closure: Node) -> Bool {
    guard let taken = TakenClosure(closure), taken.isGiven, !taken.isOnMainActor else {
      return false
    }
    if taken.isInBackground == true { return true }
    guard
      let callee = MemberExpression(CallExpression(closure.ancestor([.callExpression]))?.callee),
      let base = callee.base, case .external(let type, _) = resolver.type(of: base).unwrapped
    else { return false }
    return type == "DispatchQueue" || callee.name == "withLock"
  }

  /// Where a class announces something by hand.
  func sends(of model: TypeID) -> [Node] {
    uses.willChanges.filter { $0.isInside && $0.models.contains(model) }.flatMap(sendingCalls)
  }

  /// Whether the code around a change announces something where it stands, and so is on the main thread already.
  private func isAnnouncedInPlace(_ change: Node, of model: TypeID) -> Bool {
    guard let code = change.codeAround,
      !change.ancestors.contains(where: { TakenClosure($0)?.isInBackground == true })
    else { return false }
    let sends = uses.willChanges.filter { $0.models.contains(model) }.flatMap(sendingCalls)
    let published = (members(of: model, changedIn: code) ?? []).filter {
      isPublished($0.name, by: model)
    }
    return (sends.filter(code.contains) + published.map(\.mention)).contains { place in
      !place.ancestors.prefix { $0 != code }.contains { $0.kind == .closureExpression }
    }
  }

  /// The members of a class that go to the main thread to announce a change, those that call them, and what these call
  /// of the class.
  func codesAnnouncingOnMain(of model: TypeID) -> Set<Node> {
    if let known = refreshes.announcingOnMain[model] { return known }
    let mentions = resolver.scopes.lineage(of: model).map { self.mentions.mentions(in: index[$0]) }
    let calls = { (name: String) in mentions.flatMap { $0.byName[name] ?? [] } }
    let hopping = sends(of: model).compactMap {
      $0.ancestors.first(where: \.isOnMain)?.codeOfMember
    }
    let callers = hopping.reached { code in
      (code.declaredName.map(calls) ?? []).filter { call in
        // An observer runs where its variable is set.
        (code.kind != .variableDecl || call.node.isChanged(resolver))
          && !call.node.ancestors.contains(where: \.isOnMain)
      }.map(\.member)
    }
    let found = Array(callers).reached { code in
      code.descendants.filter {
        $0.isCallee && $0.isOnSelf && !$0.ancestors.contains(where: \.isOnMain)
      }
      .flatMap(resolver.functions).map { index[$0].declaration.node }
    }
    refreshes.announcingOnMain[model] = found
    return found
  }

  /// Whether a closure is assigned to a variable of the project that no other thread can be given, so
  /// that it runs where the code around it does.
  private func isKeptUnsent(_ closure: Node) -> Bool {
    guard let assignment = closure.assignmentAround,
      let id = property(at: assignment.target), let type = index[id].binding.type
    else { return false }
    return type.subtree.contains { $0.kind == .functionType }
      && !type.subtree.contains { $0.hasAttribute("Sendable") }
  }

  /// Whether a closure is given to a function of the project that surely takes it for no other thread.
  ///
  /// It is of the actor of the code around it then. Nil for what is from outside.
  private func isGivenUnsent(_ closure: Node) -> Bool? {
    guard TakenClosure(closure)?.isGiven == true,
      let type = resolver.parameterType(taking: closure)
    else { return nil }
    return type.subtree.contains { $0.kind == .functionType }
      && !type.subtree.contains {
        $0.hasAttribute("Sendable") || $0.directTokens.contains { $0.isNamed("sending") }
      }
  }

  /// Whether a class is isolated to the main actor rather than to another one.
  private func isMainActorClass(_ model: TypeID) -> Bool {
    !actors(of: model).contains { $0 != "MainActor" }
  }

  /// Whether an isolated class is isolated to an actor.
  private func isIsolated(_ model: TypeID, to actor: Attribute) -> Bool {
    actor.name == "MainActor" ? isMainActorClass(model) : actors(of: model).contains(actor.name)
  }

  /// The global actors that a class and its base classes name.
  private func actors(of model: TypeID) -> [String] {
    resolver.scopes.lineage(of: model)
      .flatMap { index[$0].declaration?.node.attributes ?? [] }
      .filter(resolver.scopes.isGlobalActor).map(\.name)
  }

  /// Whether the code of a function or closure, closures in it aside, uses an isolated member of the
  /// same object without waiting: it would not compile elsewhere.
  private func usesMember(of send: HandMadeSend, beside scope: Node) -> Bool {
    guard let base = MemberExpression(send.node)?.base?.text else { return false }
    return scope.descendants.contains { node in
      guard node.kind == .memberExpression, let member = MemberExpression(node),
        member.base?.text == base, let found = resolver.scopes.member(member.name, of: send.model),
        !node.ancestors.prefix(while: { $0 != scope }).contains(where: {
          [.closureExpression, .functionDecl, .awaitExpression].contains($0.kind)
        })
      else { return false }
      switch found {
      case .property(let id):
        return !index[id].isLet && !index[id].declaration.node.hasModifier("nonisolated")
      case .functions(let ids):
        return ids.allSatisfy { !index[$0].declaration.node.hasModifier("nonisolated") }
      default: return false
      }
    }
  }
}

extension Node {
  /// Whether it stands in a closure that is sent to the main thread.
  fileprivate var isHandedToMain: Bool {
    ancestors.contains { $0.kind == .closureExpression && $0.isOnMain }
  }

  /// The member of a type around it.
  fileprivate var codeOfMember: Node? {
    ancestors.first { $0.parent?.kind == .memberBlock }
  }
}
