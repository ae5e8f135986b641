import ObservifyIndex
import ObservifySyntax

extension Project {
  /// What an object announces for views that show the time; what it announces of other things comes when it
  /// comes, and nobody waits for that to see the time.
  ///
  /// What tells of nothing else counts for a view that runs by the announcements of the object alone
  /// (`isAlone`).
  func clockChanges(of model: TypeID, isAlone: Bool) -> [JointChange] {
    if let known = refreshes.clockChanges[isAlone]?[model] { return known }
    let announced = Set(announcedNames(of: model).values)
    let ids = resolver.scopes.lineage(of: model).flatMap { index[$0].properties }
      .filter { announced.contains(index[$0].name) }
    let changes = ids.flatMap { id in
      clockChanges(of: id, model, isAlone).map { (code: $0, name: index[id].name) }
    }
    // One tells of all that the same code changes, if it changes each time.
    let found = changes.map(\.code).unique.flatMap { code in
      let names = changes.filter { $0.code == code }.map(\.name).unique
      let changed = code.statements.first.flatMap {
        self.changes(of: model, in: code, beside: $0)
      }
      let ways = JointChange.ways(of: changed ?? []).filter { !$0.members.isEmpty }
      return ways.isEmpty
        ? [JointChange(members: names, isSent: false)] : ways.map { $0.limited(to: Set(names)) }
    }
    refreshes.clockChanges[isAlone, default: [:]][model] = found
    return found
  }

  /// The code that changes a variable to say that time has passed: a timer or a loop runs it, and it counts, or sets the
  /// variable to the time; or nothing reads the variable (`isAlone`).
  private func clockChanges(of id: PropertyID, _ model: TypeID, _ isAlone: Bool) -> [Node] {
    let isUnread =
      isAlone && possibleMentions(of: id).allSatisfy { $0.isTrigger || $0.isReset }
    let assigned = changes(of: id).filter { change in
      guard let value = change.assignedValue ?? nil else { return change.isTrigger }
      return change.isTrigger || value.subtree.contains(where: asksClock)
        || resolver.isGivenByClosure(value)
    }
    return (assigned + assigningPublishers(of: id)).compactMap { change in
      guard let code = change.codeAround, !index.file(of: change).isTest, !change.isInPreview
      else { return nil }
      let places = [change] + callers(of: code, with: model).map(\.mention)
      return isUnread && change.isTrigger || places.contains(where: \.isRepeated) ? code : nil
    }
  }

  /// Whether code announces an object by hand, and changes nothing of it.
  func isOnlySent(_ model: TypeID) -> Bool {
    projectMentions.places(of: Vocabulary.willChange).contains { mention in
      MemberExpression(mention.parent)?.name == "send" && isModel(mention, model)
        && mention.codeAround.flatMap { members(of: model, changedIn: $0) }?.isEmpty != false
    }
  }
}

extension TypeResolver {
  /// Whether a value is what the closure around it is given.
  fileprivate func isGivenByClosure(_ value: Node) -> Bool {
    if case .closureParameter? = local(at: value)?.form { return true }
    return value.kind == .reference && value.firstToken.kind == .dollarIdentifier
  }
}

extension Node {
  /// Whether a timer runs it, or assigns what it names, or a loop that waits does.
  fileprivate var isRepeated: Bool {
    ancestors.contains { around in
      around.kind == .whileStatement && around.descendants.contains { $0.kind == .awaitExpression }
        || CallExpression(around)?.callee?.hasToken { $0.isNamed("Timer") } == true
    }
  }
}
