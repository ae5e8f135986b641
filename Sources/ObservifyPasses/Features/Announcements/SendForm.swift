import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// What can take the place of the calls in a class and in those that inherit from it.
struct SendForm: ProjectReader {
  private let open: SendingFamily
  private let sends: HandMadeSends
  private let treatments: [PropertyID: PropertyTreatment]
  let project: Project

  /// The publishers that may go with the sinks that begin with them.
  private let idle: Set<Node>

  init(
    _ open: SendingFamily, _ sends: HandMadeSends,
    _ treatments: [PropertyID: PropertyTreatment], _ project: Project, idle: Set<Node>
  ) {
    self.open = open
    self.sends = sends
    self.treatments = treatments
    self.project = project
    self.idle = idle
  }

  private func isTracked(_ property: PropertyID) -> Bool {
    treatments[property]?.isTracked == true
  }

  /// What can go with each call when the macro follows all that the class shows; nil when it does not,
  /// or one of the calls is all that a body does.
  func removableStatements(
    _ state: UntrackedState
  ) -> [(statements: [Node], isSubscription: Bool)]? {
    let tracksSome = open.models.contains { index[$0].properties.contains(where: isTracked) }
    guard state.variables.isEmpty, state.readers.isEmpty, tracksSome || state.showsChild,
      !sends.pointed.contains(where: { open.models.contains($0.send.model) })
    else { return nil }
    let statements = open.sends.compactMap { send in
      idleSink(of: send).map { ($0, true) } ?? send.removableStatement.map { ([$0], false) }
    }
    return statements.count == open.sends.count ? statements : nil
  }

  /// The statements of a sink that does nothing but make a call.
  private func idleSink(of send: HandMadeSend) -> [Node]? {
    guard let sink = project.ownSinkThatOnlySends(around: send.node),
      sink.publishers.allSatisfy({ idle.contains($0.node) })
    else { return nil }
    return sink.statements
  }

  /// How a class counts what it announces.
  ///
  /// Its getters and functions read the counter, and beside them the views that show something else;
  /// where a getter cannot, all views that hold the class do.
  ///
  /// The counter is the topmost class's, so that everyone who holds the object can read it.
  func counted(
    _ state: UntrackedState, _ followers: AnnouncementFollowers
  ) throws(Obstacle) -> CountedAnnouncement {
    let (model, calls) = (open.root, open.sends)
    if index[model].kind == .protocol { throw Obstacle("and a protocol can store no counter") }
    if let obstacle { throw obstacle }
    let isPassedOn = !sends.passedOn.isDisjoint(with: open.models)
    let all = AnnouncementFollowers(of: open.models, open: state.open, all: true, project)
    let followsInside =
      state.variables.allSatisfy { index[$0].owner == model }
      && state.readers.allSatisfy {
        $0.takesFirstStatement && !(project.isIsolated(model) && $0.isNonisolated)
      } && (isPassedOn || !isShorter(all, state))
    let followers = followsInside ? followers : all
    if let obstacle = followers.obstacle { throw Obstacle(obstacle) }
    if isPassedOn, followers.isShownElsewhere || !followsInside {
      throw Obstacle("and who passes its announcements on shows what is not tracked")
    }
    var readers = followsInside ? state.readers : []
    var variables = followsInside || followers.wrappers.isEmpty ? state.variables : []
    if !followers.wrappers.isEmpty, !isPassedOn {
      // Who reads the counter is told by that.
      let others = HolderReach(
        of: Set(all.wrappers).subtracting(followers.wrappers), among: Set(all.wrappers),
        in: open.family, readers: readers, project)
      readers.removeAll { $0.member.map(others.needs) == false }
      variables.removeAll { !others.needs(index[$0].declaration.node) }
    }
    if variables.isEmpty, readers.isEmpty, followers.wrappers.isEmpty {
      let tracked = index[model].properties.filter(isTracked)
      let visible = tracked.filter { !index[$0].isPrivate }
      variables = visible.isEmpty ? tracked.filter(isShownByMember) : visible
    }
    guard !variables.isEmpty || !readers.isEmpty || !followers.wrappers.isEmpty else {
      throw Obstacle("and nothing was found that it updates")
    }
    // The compiler forms no key path to a variable of another actor.
    if !project.isIsolated(model),
      let isolated = variables.first(where: {
        index[$0].attributes.contains(where: project.resolver.scopes.isGlobalActor)
      })
    {
      throw Obstacle("and '\(index[isolated].name)', which it announces, is isolated to an actor")
    }
    let counters = ["revision", "changeCount", "announcementCount"]
    let functions = ["announceChange", "announceOutsideChange", "sendAnnouncement"]
    guard let counter = unusedName(among: counters, in: open.family),
      let function = unusedName(among: functions, in: open.family)
    else { throw Obstacle("and has names of its own for what would count that") }
    let file = index[model].file
    let users =
      calls.map(\.file)
      + followers.wrappers.map { project.uses[$0].file } + readers.map { index.file(of: $0).id }
    let isUsedOutside = users.contains { !index.shareTarget(index[$0], index[file]) }
    return CountedAnnouncement(
      model: model, sends: calls, variables: variables, shown: state.readers, readers: readers,
      followers: followers.bodies, counter: counter, function: function,
      isRaisedInside: calls.allSatisfy { $0.file == file && $0.model == model && !$0.isOutside },
      isReadInside: followers.bodies.isEmpty
        && readers.allSatisfy {
          index.file(of: $0).id == file && index.enclosingType(of: $0) == model
        },
      outsideAccess: isUsedOutside ? index[model].declaration?.node.outsideAccess : nil)
  }

  /// Whether a member of the class that gives a value reads a variable.
  private func isShownByMember(_ id: PropertyID) -> Bool {
    let mentions = project.mentions.mentions(in: index[open.root]).byName[index[id].name] ?? []
    return mentions.contains { $0.member.givesValue && !$0.node.isChanged(project.resolver) }
  }

  /// The first of some names that nothing in some classes spells.
  private func unusedName(among names: [String], in family: [TypeID]) -> String? {
    let declarations = family.flatMap { index[$0].declarations }
    return names.first { name in !declarations.contains { $0.node.hasToken { $0.isNamed(name) } } }
  }

  /// Whether a class with many getters to change is held in so few places that it is easier to follow
  /// when these read the counter.
  private func isShorter(_ holders: AnnouncementFollowers, _ state: UntrackedState) -> Bool {
    state.readers.count > 8 && holders.bodies.count * 2 <= state.readers.count
      && holders.obstacle == nil && !(holders.wrappers.isEmpty && state.variables.isEmpty)
  }

  /// Why a class can have no counter.
  private var obstacle: Obstacle? {
    let isUnchecked = index[open.root].inheritedTypes.contains { element in
      element.descendants.contains { $0.hasAttribute("unchecked") }
    }
    if project.graph.externalSupertypes[open.root]?.contains("Sendable") == true, !isUnchecked,
      !project.isIsolated(open.root)
    {
      return Obstacle("and a 'Sendable' class can have no variable to count that")
    }
    // What stands for several classes has no counter of one.
    let isGeneric = open.sends.contains { send in
      guard let base = MemberExpression(send.node)?.base,
        case .generic = project.resolver.type(of: base).unwrapped
      else { return false }
      return true
    }
    guard !isGeneric else { return Obstacle("by way of a generic parameter") }
    guard open.sends.allSatisfy(project.isSurelyIsolated) else {
      return Obstacle("in code that may run outside its actor")
    }
    guard !open.sends.contains(where: project.isKeptByClosure) else {
      return Obstacle("by a constant that a closure keeps")
    }
    guard !open.sends.contains(where: \.call.isInGetter) else {
      return Obstacle("while it is read")
    }
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
      case .accessorDecl: return ancestor.isGetter
      case .accessorBlock: return true
      default: break
      }
    }
    return false
  }

  /// What lets other modules use a member of a class as far as the class; nil where they cannot.
  fileprivate var outsideAccess: String? {
    if hasModifier("open") { return "public" }
    let places = [self] + ancestors.prefix(2).filter { $0.kind == .extensionDecl }
    return ["public", "package"].first { access in places.contains { $0.hasModifier(access) } }
  }

  /// Whether the member that a body belongs to is open to all actors.
  fileprivate var isNonisolated: Bool { member?.hasModifier("nonisolated") == true }
}
