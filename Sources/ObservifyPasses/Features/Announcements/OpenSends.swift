import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// What becomes of the calls of `objectWillChange.send()` that do not show by themselves what they
/// announce.
///
/// They go in classes all of whose state is tracked; others count what is to be announced; what has no
/// exact form keeps its class. What the classes hold counts as tracked where nothing keeps it by now.
struct OpenSends {
  private(set) var removals: [SendRemoval] = []
  private(set) var counted: [CountedAnnouncement] = []

  /// What decided whether calls that go were made.
  private(set) var conditional: [ConditionalAnnouncement] = []
  private(set) var effects = Effects()

  /// Settles the calls that `sends` leaves open, by what becomes of the properties and what is settled
  /// besides.
  init(
    _ project: Project, _ sends: HandMadeSends, _ treatments: [PropertyID: PropertyTreatment],
    _ idle: IdleSinks, _ settled: Settlement
  ) {
    // `objectWillChange` was open to all, and what takes its place is a member of the class.
    for pointed in sends.pointed where !project.isSurelyIsolated(pointed.send) {
      effects.keep(
        [pointed.send.model], .handMadeSend, at: pointed.send.node, in: pointed.send.file,
        "it calls 'objectWillChange.send()' in code that may run outside its actor")
    }
    for pointed in sends.pointed where project.isKeptByClosure(pointed.send) {
      effects.keep(
        [pointed.send.model], .handMadeSend, at: pointed.send.node, in: pointed.send.file,
        "it calls 'objectWillChange.send()' by a constant that a closure keeps")
    }
    var open = sends.openInAll
    open.removeAll { send in
      guard let statement = send.removableStatement,
        let owners = project.owners(
          announcedBy: send,
          isTracked: { id in
            treatments[id]?.isTracked == true
              && project.index[id].owner.map { !settled.keeps($0) } == true
          })
      else { return false }
      remove([statement], of: send, project)
      for owner in owners { effects.tie(send.model, owner) }
      return true
    }
    let groups = sends.families(of: open, project)
    let tracking = project.trackingModels(
      heldBy: groups.flatMap(\.models), treatments, settled.adding(effects))
    for family in groups {
      let state = UntrackedState(
        of: family.models, project, treatments, tracksItself: tracking.contains)
      let followers = AnnouncementFollowers(
        of: family.models, open: state.open, all: false, project)
      let form = SendForm(family, sends, treatments, project, idle: idle.publishers)
      if followers.isEmpty, let removable = form.removableStatements(state) {
        for (send, (statements, isSubscription)) in zip(family.sends, removable) {
          remove(statements, isSubscription, of: send, project)
        }
      } else {
        do throws(Obstacle) {
          counted.append(try form.counted(state, followers))
        } catch {
          for send in family.sends { send.refuse(error, into: &effects) }
          continue
        }
      }
      if !settled.adding(effects).keeps(family.root) {
        for child in state.children { effects.tie(family.root, child) }
      }
    }
    let told = Set(sends.conditional.map(\.variable))
    conditional.removeAll { told.contains($0.variable) }
  }

  /// Takes in a call that goes with its statement, or the subscription around it, as the macro tracks all that it
  /// announced.
  private mutating func remove(
    _ statements: [Node], _ isSubscription: Bool = false, of send: HandMadeSend, _ project: Project
  ) {
    removals += statements.map { statement in
      SendRemoval(
        model: send.model, file: send.file, node: statement, code: .removedSend,
        isSubscription: isSubscription)
    }
    let variables = project.index[send.model].properties
    if let condition = send.condition(of: variables, project) { conditional.append(condition) }
  }
}

extension HandMadeSends {
  /// The computed properties that report their changes themselves: in classes that count their
  /// announcements they read the counter like all others.
  var reported: [AnnouncedComputation] {
    let counting = Set(open.map(\.model))
    return computations.filter { !counting.contains($0.model) }
  }

  /// The calls that are left open in classes that have such, those of computed properties included.
  var openInAll: [HandMadeSend] {
    let counting = Set(open.map(\.model))
    return open + computations.filter { counting.contains($0.model) }.map(\.send)
  }

  /// Calls by the topmost observable class that theirs inherit from.
  func families(of open: [HandMadeSend], _ project: Project) -> [SendingFamily] {
    Dictionary(grouping: open) { project.root(of: $0.model) ?? $0.model }
      .sorted { $0.key < $1.key }.map { SendingFamily($0.value, root: $0.key, project) }
  }
}

/// The calls in classes that inherit from one class.
struct SendingFamily {
  let sends: [HandMadeSend]

  /// The topmost observable class.
  let root: TypeID

  /// Those that announce, and what they inherit from or what inherits from them; the root is first.
  let models: [TypeID]

  /// All that inherit from the root, and the root.
  let family: [TypeID]

  init(_ sends: [HandMadeSend], root: TypeID, _ project: Project) {
    self.sends = sends
    self.root = root
    let lineage = project.resolver.scopes.lineage(of:)
    let family = [root] + project.heirs(of: root)
    self.family = family
    let senders = Set(sends.map(\.model))
    models = family.filter { type in
      senders.contains { lineage(type).contains($0) || lineage($0).contains(type) }
    }
  }
}

extension Project {
  /// The classes that some models hold, and others in turn, and that track all that they show, when
  /// they migrate.
  fileprivate func trackingModels(
    heldBy models: [TypeID], _ treatments: [PropertyID: PropertyTreatment], _ settled: Settlement
  ) -> Set<TypeID> {
    let canTrack = { [self] (type: TypeID) in
      index[type].kind == .class && graph.isModel(type) && !settled.keeps(type)
    }
    var found: Set<TypeID> = []
    var open = models
    while !open.isEmpty {
      let children = UntrackedState(of: open, self, treatments, tracksItself: canTrack).children
      open = children.filter { found.insert($0).inserted }
    }
    var wasStable = false
    while !wasStable {
      let tracking = found.filter { type in
        UntrackedState(of: [type], self, treatments, tracksItself: found.contains).isEmpty
      }
      wasStable = tracking.count == found.count
      found = tracking
    }
    return found
  }
}

extension HandMadeSend {
  /// Keeps the class for what stands against another form of the call.
  fileprivate func refuse(_ obstacle: Obstacle, into effects: inout Effects) {
    let reason =
      isOutside
      ? "its 'objectWillChange' is used"
      : "it calls 'objectWillChange.send()' for something that is not a stored property"
    effects.keep(
      [model], isOutside ? .willChangeOutside : .handMadeSend, at: node, in: file,
      "\(reason), \(obstacle.reason)")
  }

  private var findsObjectByCall: Bool {
    guard let base = MemberExpression(node)?.base else { return false }
    return base.subtree.contains {
      ![.reference, .memberExpression, .optionalChain, .forceUnwrap].contains($0.kind)
    }
  }

  /// The statement that goes when nothing has to be announced: the call, or what does nothing but make
  /// it later; nil when an empty body would be left, but for that of a private function.
  ///
  /// A call that finds the object may do more, and stays. Of a `return` only what it gives goes.
  var removableStatement: Node? {
    guard let outer = call.parent, !findsObjectByCall, form != .function else { return nil }
    if outer.kind == .returnStatement { return call }
    let choice = form == .result ? call.ancestor([.sequenceExpression]) : nil
    if let choice, choice.children.first?.isPlainRead != true { return nil }
    let call = choice ?? self.call
    guard let scope = call.parent else { return nil }
    if scope.children.contains(where: { $0 != call && $0.kind != .closureSignature }) {
      return call
    }
    switch scope.parent?.kind {
    case .functionDecl where scope.parent?.isPrivateMember == true: return call
    case .deferStatement: return scope.parent
    case .callExpression where scope.kind == .closureExpression: break
    default: return nil
    }
    guard var statement = scope.parent, let callee = CallExpression(statement)?.callee?.text,
      Vocabulary.mainActorCalls.contains(callee)
    else { return nil }
    if let parent = statement.parent, parent.kind == .awaitExpression { statement = parent }
    guard let around = statement.parent,
      [.codeBlock, .switchCase, .closureExpression].contains(around.kind),
      around.children.contains(where: { $0 != statement && $0.kind != .closureSignature })
    else { return nil }
    return statement
  }
}
