import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Classes that count what they announce and do not store.
extension PlanBuilder {
  /// How a class counts what it announces; nil, with the reason noted, when it cannot.
  ///
  /// Its getters and functions read the counter, and beside them the views that show something else;
  /// where a getter cannot, all views that hold the class do.
  ///
  /// The counter is the topmost class's, so that everyone who holds the object can read it.
  mutating func counted(
    _ open: OpenSends, _ state: UntrackedState, _ followers: AnnouncementFollowers,
    _ reads: inout OutsideReads
  ) -> CountedAnnouncement? {
    let (model, sends) = (open.root, open.sends)
    if let obstacle = obstacle(open) {
      refuse(sends, obstacle)
      return nil
    }
    let isPassedOn = !announcements.passedOn.isDisjoint(with: open.models)
    let all = self.followers(open, state, all: true, &reads)
    let followsInside =
      state.variables.allSatisfy { index[$0].owner == model }
      && state.readers.allSatisfy {
        $0.takesFirstStatement && !(project.isIsolated(model) && $0.isNonisolated)
      } && (isPassedOn || !isShorter(all, state))
    let followers = followsInside ? followers : all
    if let obstacle = followers.obstacle {
      refuse(sends, obstacle)
      return nil
    }
    if isPassedOn, followers.isShownElsewhere || !followsInside {
      refuse(sends, "and who passes its announcements on shows what is not tracked")
      return nil
    }
    let readers = followsInside ? state.readers : []
    var variables = followsInside || followers.wrappers.isEmpty ? state.variables : []
    if variables.isEmpty, readers.isEmpty, followers.wrappers.isEmpty {
      variables = index[model].properties.filter {
        treatments[$0]?.isTracked == true && !index[$0].isPrivate
      }
    }
    guard !variables.isEmpty || !readers.isEmpty || !followers.wrappers.isEmpty else {
      refuse(sends, "and shows nothing")
      return nil
    }
    let counters = ["revision", "changeCount", "announcementCount"]
    let functions = ["announceChange", "announceOutsideChange", "sendAnnouncement"]
    guard let counter = unusedName(among: counters, in: open.family),
      let function = unusedName(among: functions, in: open.family)
    else {
      refuse(sends, "and has names of its own for what would count that")
      return nil
    }
    let file = index[model].file
    let users =
      sends.filter(\.isOutside).map(\.file)
      + followers.wrappers.map { uses.wrappers[$0].file }
    return CountedAnnouncement(
      model: model, sends: sends, variables: variables, shown: state.readers, readers: readers,
      followers: followers.bodies, counter: counter, function: function,
      isPrivate: sends.allSatisfy { $0.file == file && $0.model == model && !$0.isOutside }
        && readers.allSatisfy {
          index.file(of: $0).id == file && index.enclosingType(of: $0) == model
        },
      isPublic: users.contains { !index.shareTarget(index[$0], index[file]) }
        && index[model].declaration?.node.hasModifier("public") == true)
  }

  /// The first of some names that nothing in some classes spells, not even a comment.
  private func unusedName(among names: [String], in family: [TypeID]) -> String? {
    let declarations = family.flatMap { type in
      [index[type].declaration].compactMap(\.self) + index[type].extensions.map(\.declaration)
    }
    return names.first { name in !declarations.contains { $0.node.text.contains(name) } }
  }

  /// Whether a class with many getters to change is held in so few places that it is easier to follow
  /// when these read the counter.
  private func isShorter(_ holders: AnnouncementFollowers, _ state: UntrackedState) -> Bool {
    state.readers.count > 8 && holders.bodies.count * 2 <= state.readers.count
      && holders.obstacle == nil && !(holders.wrappers.isEmpty && state.variables.isEmpty)
  }

  /// Why a class can have no counter.
  private func obstacle(_ open: OpenSends) -> String? {
    if graph.externalSupertypes[open.root]?.contains("Sendable") == true {
      return "and a 'Sendable' class can have no variable to count that"
    }
    guard open.sends.allSatisfy(isSurelyIsolated) else {
      return "in code that may run outside its actor"
    }
    guard !open.sends.contains(where: \.call.isInGetter) else {
      return "while it is read"
    }
    let lines = index[index[open.root].file].lines
    guard let body = index[open.root].memberBlock,
      lines.position(of: body.firstToken.range.lowerBound).line
        < lines.position(of: body.lastToken.range.lowerBound).line
    else { return "and has no line for a member that would count that" }
    return nil
  }
}

extension TypeSymbol {
  /// The body of the declaration.
  var memberBlock: Node? { declaration?.node.child(.memberBlock) }
}

extension Node {
  /// Whether code runs when a computed property is read.
  fileprivate var isInGetter: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpression, .functionDecl, .initDecl, .deinitDecl: return false
      case .accessorDecl: return ancestor.firstToken.kind == .getKeyword
      case .accessorBlock: return true
      default: break
      }
    }
    return false
  }

  /// Whether the member that a body belongs to is open to all actors.
  fileprivate var isNonisolated: Bool {
    ancestor([.functionDecl, .variableDecl, .subscriptDecl])?.hasModifier("nonisolated") == true
  }
}
