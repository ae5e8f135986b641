import ObservifyIndex
import ObservifySyntax

/// Views that would run themselves, or each other, without end.
extension Project {
  /// Keeps a class for a published variable that a view reads, that showing the view changes, at once or by what
  /// it starts, and whose class the view does not observe: the change would have the view run again, and change it
  /// again.
  ///
  /// What a condition ends is left alone: a cache that has the value the next time.
  ///
  /// - Complexity: O(*n*) in the code that leads to the changes.
  func keepEndless(_ property: PropertyID, of model: TypeID, into effects: inout Effects) {
    let name = index[property].name
    let mentions = projectMentions.mentions(of: [name])[name] ?? []
    for change in mentions where change.isChanged(resolver) && isOf(property, change) {
      guard let view = endlessView(changing: property, at: change, of: model, mentions),
        let type = index.enclosingType(of: view)
      else { continue }
      effects.keep(
        [model], .shownBookkeeping, at: change, in: index.file(of: change).id,
        "'\(index[type].name)', which does not observe it, changes its '\(name)' each time it is shown"
      )
    }
  }

  /// The body or update of a view that does not observe an object, leads to a change of its variable and reads
  /// that.
  private func endlessView(
    changing property: PropertyID, at change: Node, of model: TypeID, _ mentions: [Node]
  ) -> Node? {
    guard announcesAgain(change, of: property) else { return nil }
    let isSure = change.isStep || change.surelyGivesValue(resolver)
    let ways = ([change] + settings(by: change)).flatMap(shownCode.starts).filter { way in
      !isByHolder(way.view, of: model)
        && !settles(way.conditions, property, isSure: isSure)
    }
    guard !ways.isEmpty else { return nil }
    let reads = mentions.filter { !$0.isOnlyAssigned && isOf(property, $0) }
    let readers = shownCode.leading(to: Set(reads.compactMap { shownCode.shownCaller(at: $0) }))
    return ways.first { readers.contains($0.view) }?.view
  }

  /// Whether a change is announced each time: one in place, of a value that nothing compares, or to another value.
  private func announcesAgain(_ change: Node, of property: PropertyID) -> Bool {
    !change.isAssignmentTarget || change.isStep
      || Equality(self).isNeverCompared(resolver.type(of: property))
  }

  /// Whether conditions leave a change out once it has been made: they ask for the variable, which surely has a
  /// value then, or for another one that only the code which a view runs at once changes.
  private func settles(_ conditions: [Node], _ property: PropertyID, isSure: Bool) -> Bool {
    var seen: Set<Node> = []
    var pending = conditions
    while let next = pending.popLast() {
      for node in [next] + next.descendants where node.mentionedName != nil {
        if let id = self.property(at: node) {
          if id == property ? isSure : isSetOnce(id) { return true }
          pending += [index[id].declaration.node.runnableCode].compactMap(\.self)
            .filter { seen.insert($0).inserted }
        } else if node.isCallee {
          pending += shownCode.functions(calledBy: node).compactMap { index[$0].declaration.body }
            .filter { seen.insert($0).inserted }
        }
      }
    }
    return false
  }

  /// Whether a stored variable changes where something is shown, and nowhere later.
  private func isSetOnce(_ id: PropertyID) -> Bool {
    guard index[id].isStored, !index[id].isLet else { return false }
    let changes = (projectMentions.mentions(of: [index[id].name])[index[id].name] ?? []).filter {
      $0.isChanged(resolver) && isOf(id, $0)
    }
    return changes.contains { shownCode.shownCaller(at: $0) != nil }
      && changes.allSatisfy { change in
        shownCode.caller(at: change) != nil || shownCode.caller(at: change, .started) == nil
      }
  }
}

extension Node {
  /// Whether a change puts a value where there may have been none: not `nil`, nor what may be.
  fileprivate func surelyGivesValue(_ resolver: TypeResolver) -> Bool {
    guard let value = ancestors.lazy.compactMap(\.assignment).first?.value else { return true }
    let type = resolver.type(of: value)
    if case .optional = type { return false }
    return type != .unknown && value.text != "nil"
  }
}
