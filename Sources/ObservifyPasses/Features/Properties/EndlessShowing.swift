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
    let readers = views(reading: property, possibleMentions(of: property))
      .filter { !isByHolder($0, of: model) }
    if readers.isEmpty { return }
    for (change, starts) in startedChanges(of: property) {
      guard announcesAgain(change, of: property),
        let view = views(readers, changing: property, at: change, starts).first,
        let type = index.enclosingType(of: view)
      else { continue }
      effects.keep(
        [model], .shownBookkeeping, at: change, in: index.file(of: change).id,
        "'\(index[type].name)', which does not observe it, changes its '\(name)' each time it is shown"
      )
    }
  }

  /// How a view starts a later change of a variable that was not published and that it reads, each time it is shown: if
  /// the variable were tracked, the change would have the view run again.
  ///
  /// Where another view reads it, or other code changes it as well, only what is surely announced each time counts.
  func startedChange(of property: PropertyID, _ mentions: [Node]) -> ReadChange? {
    let readers = views(reading: property, mentions)
    if readers.isEmpty { return nil }
    for (change, starts) in startedChanges(of: property) {
      let views = Set(views(readers, changing: property, at: change, starts))
      guard !views.isEmpty else { continue }
      let isChangedElsewhere = self.changes(of: property).contains {
        !$0.isInInitializer && shownCode.starts(of: $0).isEmpty
      }
      let reader = mentions.first { read in
        guard let caller = shownCode.shownCaller(at: read) else { return false }
        return isChangedElsewhere
          || shownCode.leading(to: [caller]).contains {
            shownCode.isRoot($0) && !views.contains($0)
          }
      }
      if reader == nil || announcesAgain(change, of: property) {
        return ReadChange(change: change, reader: reader)
      }
    }
    return nil
  }

  /// Whether what a body or an update starts changes a variable.
  func isChanged(_ property: PropertyID, byWhatStartsIn body: Node) -> Bool {
    changes(of: property).contains { change in
      shownCode.starts(of: change).contains { $0.code.contains(body) }
    }
  }

  /// The bodies and updates that read a variable which changes, directly or by what they call.
  private func views(reading property: PropertyID, _ mentions: [Node]) -> Set<Node> {
    if changes(of: property).isEmpty { return [] }
    let reads = mentions.filter { !$0.isOnlyAssigned }
    return shownCode.leading(to: Set(reads.compactMap { shownCode.shownCaller(at: $0) }))
      .filter(shownCode.isRoot)
  }

  /// The changes of a variable to which some body or update leads, and how.
  private func startedChanges(
    of property: PropertyID
  ) -> [(change: Node, starts: [ShownCode.Start])] {
    changes(of: property).compactMap { change in
      let starts = ([change] + settings(by: change)).flatMap(shownCode.starts)
      return starts.isEmpty || isAssignedByEvents(change) ? nil : (change, starts)
    }
  }

  /// Whether a key path is given to a function of the project that assigns by it only in what sets a binding,
  /// or what an event runs.
  private func isAssignedByEvents(_ change: Node) -> Bool {
    guard change.kind == .keyPathComponent, let argument = Argument(change.parent?.parent),
      let callee = CallExpression(argument.node.parent?.parent)?.callee
    else { return false }
    let uses = resolver.functions(calledBy: callee).map { index[$0].declaration }.flatMap {
      function in
      let names = function.parameters.filter { $0.label == argument.label }
        .compactMap { $0.nameToken?.name }
      return function.body?.descendants.filter {
        $0.kind == .reference && names.contains($0.firstToken.name)
      } ?? []
    }
    // What is handed on may be assigned anywhere.
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard let asked = use.ancestor([.subscriptExpression]), asked.isAskedByPath else {
          return false
        }
        return !asked.isChanged(resolver)
          || asked.ancestors.contains {
            $0.isSetterOfBinding || TakenClosure($0)?.isRunByEvent == true
          }
      }
  }

  /// Those of some bodies and updates that lead to a change of a variable, which no condition ends.
  private func views(
    _ readers: Set<Node>, changing property: PropertyID, at change: Node,
    _ starts: [ShownCode.Start]
  ) -> [Node] {
    let starts = starts.filter { readers.contains($0.code) }
    if starts.isEmpty { return [] }
    let isSure = change.surelyGivesValue(resolver)
    return starts.filter { !settles($0.conditions, property, isSure: isSure) }.map(\.code)
  }

  /// Whether a change is announced each time: one in place, of a value that nothing compares, or to another value.
  private func announcesAgain(_ change: Node, of property: PropertyID) -> Bool {
    !change.isAssignmentTarget || change.isGivenNewValue
      || Equality(self).isNeverCompared(resolver.type(of: property))
  }

  /// Whether conditions leave a change out once it has been made: they ask for the variable, which surely has a
  /// value then, or for another one that only the code which a view runs at once changes.
  private func settles(_ conditions: [Node], _ property: PropertyID, isSure: Bool) -> Bool {
    firstProperty(askedBy: conditions) { $0 == property ? isSure : isSetOnce($0) } != nil
  }

  /// The first property of some that code asks for, itself or by the getters and functions that it leads to.
  ///
  /// What is done on a queue asks when the code has ended.
  ///
  /// - Complexity: O(*n*) in the nodes of all that code.
  func firstProperty(
    askedBy code: [Node], where isWanted: (PropertyID) -> Bool
  ) -> PropertyID? {
    var pending = code
    var seen = Set(code)
    while let next = pending.popLast() {
      for node in next.subtree
      where node.mentionedName != nil && !node.runsLater(in: next) {
        let bodies: [Node?]
        if let id = property(at: node) {
          if isWanted(id) { return id }
          bodies = [index[id].declaration.node.runnableCode]
        } else {
          bodies = resolver.functions(calledBy: node).map { index[$0].declaration.body }
        }
        pending += bodies.compactMap(\.self).filter { seen.insert($0).inserted }
      }
    }
    return nil
  }

  /// Whether a stored variable changes where something is shown, and nowhere later.
  private func isSetOnce(_ id: PropertyID) -> Bool {
    guard index[id].isStored else { return false }
    let changes = changes(of: id)
    return changes.contains { shownCode.shownCaller(at: $0) != nil }
      && changes.allSatisfy { change in
        shownCode.caller(at: change) != nil || shownCode.caller(at: change, .started) == nil
      }
  }
}

extension Node {
  /// Whether a change puts a value where there may have been none: not `nil`, nor what may be, nor what a list has
  /// that may be empty.
  fileprivate func surelyGivesValue(_ resolver: TypeResolver) -> Bool {
    guard
      let change = ancestors.first(where: {
        [.sequenceExpression, .callExpression].contains($0.kind)
      })
    else { return false }
    if let call = CallExpression(change) {
      return !call.arguments.contains { $0.label == "contentsOf" }
    }
    guard let value = change.children.last else { return false }
    switch resolver.type(of: value) {
    case .optional, .unknown: return false
    case .array, .dictionary: return change.assignment != nil
    default: return true
    }
  }
}
