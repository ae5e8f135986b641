import ObservifyIndex
import ObservifySyntax

/// What code finds out about subscriptions that are kept: whether there are any, and how many.
extension Project {
  /// Whether something asks for the subscriptions that statements keep, and would find none of them when these go,
  /// or they are kept by code of the project; what goes with them does not count.
  func isAskedFor(_ statements: [Node], besides subscription: Node) -> Bool {
    let gone = statements.withEmptied
    let keeping = statements.flatMap(\.subtree).filter { !subscription.contains($0) }
    let isByProject = keeping.contains { node in
      if node.kind == .subscriptExpression { return !resolver.meaning(of: node).members.isEmpty }
      guard let callee = CallExpression(node)?.callee else { return false }
      return !resolver.functions(calledBy: callee).isEmpty
        || MemberExpression(callee)?.base == subscription && !node.storesInVariable
    }
    return isByProject
      || statements.flatMap(\.keepers).contains { keeper in
        guard let id = property(at: keeper) else { return false }
        if !index[id].isStored || !index[id].binding.accessors.isEmpty { return true }
        let isPrivate = index[id].isPrivate
        return subscriptionsAsked(of: index[id].name).contains { asked in
          guard asked.property.map({ $0 == id }) ?? true,
            !isPrivate || index.file(of: asked.mention).id == index[id].file
          else { return false }
          return !gone.contains { $0.contains(asked.mention) }
        }
      }
  }

  /// Where variables of a name are asked for what they keep, with those that may be meant.
  ///
  /// - Complexity: O(*n*) in the mentions of the name, the first time.
  private func subscriptionsAsked(of name: String) -> [(property: PropertyID?, mention: Node)] {
    if let known = refreshes.askedSubscriptions[name] { return known }
    let found = projectMentions.places(of: name).compactMap {
      mention -> (property: PropertyID?, mention: Node)? in
      let isOfMember = mention.parent?.kind == .memberExpression
      if mention.onlyKeepsSubscriptions, !isOfMember { return nil }
      let id = property(at: mention)
      // `var subscription: AnyCancellable!` is unwrapped by itself.
      let isUnwrapped = id.map { index[$0].binding.type?.kind == .unwrappedOptionalType } == true
      if mention.onlyKeepsSubscriptions, !isUnwrapped { return nil }
      if let id { return (id, mention) }
      // A call is that of a function.
      guard !mention.isCallee, case .unknown = resolver.meaning(of: mention) else { return nil }
      return (nil, mention)
    }
    refreshes.askedSubscriptions[name] = found
    return found
  }
}

extension Node {
  /// Whether a call is `….store(in: &cancellables)`, the library's.
  fileprivate var storesInVariable: Bool {
    let call = CallExpression(self)
    return call?.callee?.partName == "store" && call?.arguments.count == 1
      && call?.arguments.first?.value?.kind == .inoutExpression
  }

  /// The places that a statement puts a cancellable into.
  fileprivate var keepers: [Node] {
    subtree.compactMap { node in
      if let target = node.assignment?.target { return target.keeper }
      if node.kind == .inoutExpression { return node.children.first?.keeper }
      let callee = MemberExpression(CallExpression(node)?.callee)
      return callee.flatMap { Vocabulary.keepingMembers.contains($0.name) ? $0.base?.keeper : nil }
    }
  }

  /// The variable that a place is an element of: `bags` of `bags[id]`.
  private var keeper: Node {
    [.subscriptExpression, .optionalChain, .forceUnwrap].contains(kind)
      ? children.first?.keeper ?? self : self
  }

  /// Whether a mention of a variable keeps a subscription in it, cancels it or lets go of it, and asks nothing: `!` asks
  /// whether there is one.
  fileprivate var onlyKeepsSubscriptions: Bool {
    var place = self
    while let parent = place.parent,
      [.subscriptExpression, .optionalChain].contains(parent.kind), parent.children.first == place
    {
      place = parent
    }
    if place.isAssignmentTarget || place.isStoredInto { return true }
    if let assigned = place.parent?.assignment, assigned.value == place {
      return assigned.target.kind == .discardExpression
    }
    if let loop = place.parent, loop.kind == .forStatement {
      return loop.child(.codeBlock)?.onlyCancels == true
    }
    guard let member = MemberExpression(place.parent), member.base == place else { return false }
    if member.name == "values" { return member.node.onlyKeepsSubscriptions }
    guard let call = CallExpression(member.node.parent), call.callee == member.node else {
      return false
    }
    switch member.name {
    case "forEach": return call.node.isStatement && call.trailingClosures.first?.onlyCancels == true
    // It gives what there was.
    case "removeValue": return call.node.onlyKeepsSubscriptions
    case "cancel", "removeAll": return call.node.isStatement
    default: return call.node.isStatement && Vocabulary.keepingMembers.contains(member.name)
    }
  }

  /// Whether a block or a closure only cancels subscriptions.
  private var onlyCancels: Bool {
    children.filter { $0.kind != .closureSignature }.allSatisfy {
      MemberExpression(CallExpression($0)?.callee)?.name == "cancel"
    }
  }
}
