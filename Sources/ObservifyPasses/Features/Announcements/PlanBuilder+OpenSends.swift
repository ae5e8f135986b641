import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Calls of `objectWillChange.send()` that do not show by themselves what they announce.
extension PlanBuilder {
  /// Plans the removal of such calls in classes all of whose state is tracked, and what is to be
  /// announced in others; blocks what has no exact form.
  ///
  /// What the classes hold counts as tracked where nothing keeps it by now.
  mutating func blockOpenSends() {
    blockIsolatedSends()
    openComputations()
    let sends = Dictionary(grouping: announcements.open) { project.root(of: $0.model) ?? $0.model }
    guard !sends.isEmpty else { return }
    var reads = OutsideReads(index, resolver)
    let open = sends.sorted { $0.key < $1.key }.map { OpenSends($0.value, root: $0.key, self) }
    let tracking = trackingModels(open.flatMap(\.models))
    for open in open {
      let state = state(of: open.models) { tracking.contains($0) }
      let followers = followers(open, state, all: false, &reads)
      if followers.isEmpty, let statements = removableStatements(open, state) {
        for (send, statement) in zip(open.sends, statements) {
          sendRemovals.append(
            SendRemoval(model: send.model, file: send.file, node: statement, code: .removedSend))
        }
      } else if let counted = counted(open, state, followers, &reads) {
        announcements.counted.append(counted)
      } else {
        continue
      }
      if !isBlocked(open.root) { for child in state.children { effects.tie(open.root, child) } }
    }
  }

  /// The calls in classes that inherit from one class.
  struct OpenSends {
    let sends: [HandMadeSend]

    /// The topmost observable class.
    let root: TypeID

    /// Those that announce, and what they inherit from or what inherits from them; the root is first.
    let models: [TypeID]

    /// All that inherit from the root, and the root.
    let family: [TypeID]

    init(_ sends: [HandMadeSend], root: TypeID, _ plan: PlanBuilder) {
      self.sends = sends
      self.root = root
      let lineage = plan.resolver.scopes.lineage(of:)
      let family = [root] + plan.project.heirs(of: root)
      self.family = family
      let senders = Set(sends.map(\.model))
      models = family.filter { type in
        senders.contains { lineage(type).contains($0) || lineage($0).contains(type) }
      }
    }
  }

  private func state(
    of models: [TypeID], tracksItself: @escaping (TypeID) -> Bool
  ) -> UntrackedState {
    UntrackedState(
      of: models, index: index, resolver: resolver, graph: graph, treatments: treatments,
      mentions: mentions, tracksItself: tracksItself)
  }

  /// What is settled by now.
  private var settled: Settlement { Settlement(graph).adding(effects) }

  /// Whether something keeps a model, or another one of its unit, by now.
  private func isBlocked(_ model: TypeID) -> Bool {
    settled.keeps(model)
  }

  /// The classes that some models hold, and others in turn, and that track all that they show, when
  /// they migrate.
  private func trackingModels(_ models: [TypeID]) -> Set<TypeID> {
    let settled = settled
    let canTrack = { (type: TypeID) in
      index[type].kind == .class && graph.isModel(type)
        && !settled.keeps(type)
    }
    var found: Set<TypeID> = []
    var open = models
    while !open.isEmpty {
      let children = state(of: open, tracksItself: canTrack).children
      open = children.filter { found.insert($0).inserted }
    }
    var wasStable = false
    while !wasStable {
      let tracking = found.filter { type in
        state(of: [type]) { found.contains($0) }.isEmpty
      }
      wasStable = tracking.count == found.count
      found = tracking
    }
    return found
  }

  func followers(
    _ open: OpenSends, _ state: UntrackedState, all: Bool, _ reads: inout OutsideReads
  ) -> AnnouncementFollowers {
    AnnouncementFollowers(
      of: open.models, open: state.open, all: all, reads: &reads, uses: uses, index: index,
      resolver: resolver, graph: graph)
  }

  mutating func refuse(_ sends: [HandMadeSend], _ addition: String) {
    for send in sends {
      let reason =
        send.isOutside
        ? "its 'objectWillChange' is used"
        : "it calls 'objectWillChange.send()' for something that is not a stored property"
      block(
        [send.model], send.isOutside ? .willChangeOutside : .handMadeSend, at: send.node,
        in: send.file, "\(reason), \(addition)")
    }
  }

  /// What can go with each call when the macro follows all that the class shows; nil when it does not,
  /// or one of the calls is all that a body does.
  private func removableStatements(_ open: OpenSends, _ state: UntrackedState) -> [Node]? {
    let tracksSome = open.models.contains { model in
      index[model].properties.contains { treatments[$0]?.isTracked == true }
    }
    guard state.variables.isEmpty, state.readers.isEmpty, tracksSome || state.showsChild,
      !announcements.pointed.contains(where: { open.models.contains($0.send.model) })
    else { return nil }
    let statements = open.sends.compactMap(\.removableStatement)
    return statements.count == open.sends.count ? statements : nil
  }

  /// Where a class counts its announcements, its computed properties read the counter like all others.
  private mutating func openComputations() {
    let models = Set(announcements.open.map(\.model))
    announcements.open += computations.filter { models.contains($0.model) }.map(\.send)
    computations.removeAll { models.contains($0.model) }
  }
}

extension HandMadeSend {
  private var findsObjectByCall: Bool {
    guard isOutside, let base = MemberExpression(node)?.base else { return false }
    return ([base] + base.descendants).contains {
      ![.reference, .memberExpression, .optionalChain, .forceUnwrap].contains($0.kind)
    }
  }

  /// The statement that goes when nothing has to be announced: the call, or what does nothing but make
  /// it later; nil when an empty body would be left.
  ///
  /// A call that finds the object may do more, and stays.
  var removableStatement: Node? {
    guard let scope = call.parent, !findsObjectByCall else { return nil }
    if scope.children.contains(where: { $0 != call && $0.kind != .closureSignature }) {
      return call
    }
    switch scope.parent?.kind {
    case .deferStatement: return scope.parent
    case .callExpression where scope.kind == .closureExpression: break
    default: return nil
    }
    guard var statement = scope.parent, let callee = CallExpression(statement)?.callee?.text,
      ["DispatchQueue.main.async", "Task", "MainActor.run"].contains(callee)
    else { return nil }
    if let parent = statement.parent, parent.kind == .awaitExpression { statement = parent }
    guard let around = statement.parent,
      [.codeBlock, .switchCase, .closureExpression].contains(around.kind),
      around.children.contains(where: { $0 != statement && $0.kind != .closureSignature })
    else { return nil }
    return statement
  }
}
