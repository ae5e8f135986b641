import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The calls of `objectWillChange.send()`, by what they announce.
struct HandMadeSends {
  /// The variables whose changes were announced by hand.
  private(set) var announced: Set<PropertyID> = []

  /// Those among them whose observers do nothing else, and go with the announcement.
  private(set) var unobserved: Set<PropertyID> = []

  /// Those that are assigned as a whole beside an announcement that goes: it told of an equal value as well.
  private(set) var assigned: Set<PropertyID> = []

  /// The publishers of other objects' variables that are only passed on.
  private(set) var forwardedPublishers: Set<Node> = []

  /// What goes because what it announced is tracked now, or passed on a child's announcements.
  private(set) var removals: [SendRemoval] = []

  /// What decided whether some of them were made.
  private(set) var conditional: [ConditionalAnnouncement] = []

  private(set) var pointed: [PointedSend] = []
  private(set) var computations: [AnnouncedComputation] = []

  /// Calls that do not show by themselves what they announce.
  private(set) var open: [HandMadeSend] = []

  /// The classes whose announcements another one passes on.
  private(set) var passedOn: Set<TypeID> = []

  /// What keeps classes for uses of `objectWillChange` that have no counterpart, and ties those that pass
  /// announcements on to whom they hold.
  private(set) var effects = Effects()

  /// Finds the calls of a project; what goes on listening is none of them.
  init(_ project: Project, _ listeners: ChangeListeners) {
    let forwarded = takeForwarding(project)
    var senders: Set<TypeID> = []
    for use in project.uses.willChanges
    where !forwarded.contains(use.node) && listeners.listeners[use.node] == nil {
      let sends =
        use.isInside || project.isOutsideSend(use) ? project.sends(by: use, listeners) : nil
      guard let sends else {
        let reason =
          use.isCertain
          ? "its 'objectWillChange' is used"
          : "an 'objectWillChange' is used that may be its own"
        effects.keep(
          use.models, .willChangeOutside, at: use.node, in: use.file, reason,
          isFinal: !project.canListen(use))
        continue
      }
      for send in sends { add(send, project) }
      senders.formUnion(sends.filter { !$0.isOutside }.map(\.model))
    }
    let told = Set(conditional.map(\.variable))
    conditional += senders.sorted().flatMap(project.quietChanges)
      .filter { !told.contains($0.variable) }
  }

  /// Takes in a call, by what stands around it.
  private mutating func add(_ send: HandMadeSend, _ project: Project) {
    let (sending, model) = (send.call, send.model)
    if send.isOutside || send.form != .statement {
      open.append(send)
    } else if let (property, node) = project.observerRemoval(sending) {
      announced.insert(property)
      if node.kind == .accessorBlock { unobserved.insert(property) }
      removals.append(
        SendRemoval(model: model, file: send.file, node: node, code: .removedSend))
    } else if let property = project.observedProperty(around: sending) {
      announced.insert(property)
      guard sending.leavesNothingBehind else {
        pointed.append(PointedSend(send: send, properties: [property]))
        return
      }
      remove(send, of: [property], project)
    } else if project.isAnnouncedByCall(beside: sending, of: model) {
      remove(send, of: [], project)
    } else if let change = project.announcedChanges(by: sending, model: model) {
      let changed = [change.first] + change.unseen + change.others
      if changed.allSatisfy({ project.isMemo($0, of: model) })
        || project.changesUntracked(around: sending, of: model)
      {
        open.append(send)
        return
      }
      announced.formUnion([change.first] + change.unseen)
      let shown = project.announcedByHand(of: model).first { $0 == change.first }
      // What nobody shows is not all that is announced where others change something as well.
      if !change.isSure
        || !project.announcesNext(sending, of: model)
          && (project.changesElsewhere(around: sending, of: model, beside: shown)
            || project.shownName(change.first) == nil && project.isSentForOthers(sending, model))
      {
        open.append(send)
        return
      }
      announced.formUnion(change.others.filter(project.isAnnouncedAlong))
      assigned.formUnion(change.others)
      if change.unseen.isEmpty {
        remove(send, of: [change.first] + change.others, project)
      } else {
        pointed.append(PointedSend(send: send, properties: change.unseen))
      }
    } else if let computation = project.computation(around: send) {
      computations.append(computation)
    } else {
      open.append(send)
    }
  }

  /// Takes in a call that goes, as the macro announces what it did.
  private mutating func remove(
    _ send: HandMadeSend, of variables: [PropertyID], _ project: Project
  ) {
    removals.append(
      SendRemoval(model: send.model, file: send.file, node: send.call, code: .removedSend))
    if let condition = send.condition(of: variables, project) { conditional.append(condition) }
  }

  /// Takes in the subscriptions that only pass on what a child announces, and returns what they mention.
  private mutating func takeForwarding(_ project: Project) -> Set<Node> {
    var forwarded: Set<Node> = []
    for property in project.index.properties {
      guard let model = property.owner, let children = project.objectsPublished(by: property.id)
      else { continue }
      for child in children { effects.tie(model, child) }
      passedOn.formUnion(children)
    }
    for (use, model, sinks) in project.forwardingSinks {
      forwarded.insert(use.node)
      for sink in sinks {
        conditional += sink.filters.map { filter in
          ConditionalAnnouncement(
            model: model, file: use.file, condition: filter, form: .filter(children: sink.children))
        }
        forwarded.formUnion(sink.sources.map(\.node))
        forwardedPublishers.formUnion(sink.published.map(\.node))
        for child in sink.children { effects.tie(model, child) }
        passedOn.formUnion(sink.children)
        for node in sink.statements + sink.given {
          removals.append(
            SendRemoval(
              model: model, file: project.index.file(of: node).id, node: node,
              code: .removedForwarding, isSubscription: true))
        }
      }
    }
    return forwarded
  }
}

extension Project {
  /// `model.objectWillChange.send()` on an object of one certain class.
  fileprivate func isOutsideSend(_ use: WillChangeUse) -> Bool {
    use.isCertain && use.models.count == 1 && index[use.models[0]].kind == .class
      && MemberExpression(use.node)?.base != nil
  }

  /// `var x { willSet { objectWillChange.send() } }`: the observer goes, and the block with it when
  /// nothing else is in it.
  fileprivate func observerRemoval(_ sending: Node) -> (PropertyID, Node)? {
    guard let body = sending.parent, let accessor = body.parent, let block = accessor.parent,
      block.kind == .accessorBlock,
      let declaration = block.ancestor([.variableDecl]),
      let property = index.properties(of: declaration).first(where: { index[$0].isStored })
    else { return nil }
    // A comment above the announcement is about that.
    let said = block.tree.source.string(in: sending.firstToken.leadingGap)
    let isMarked = EditBuilder.marks.contains(where: said.contains)
    let rest = block.children(.accessorDecl).count == 1 ? block : accessor
    let isAlone =
      Array(body.children).count == 1
      && !rest.hasComment(besides: isMarked ? nil : sending.firstToken)
      && (rest == block || !accessor.firstToken.followsComment)
    return (property, isAlone ? rest : sending)
  }

  /// A computed property whose setter begins with the announcement: `set { objectWillChange.send() … }`.
  ///
  /// Both accessors are spelled, the getter is one expression or returns explicitly, and the setter
  /// does not return early, so that its rest can become a closure.
  fileprivate func computation(around send: HandMadeSend) -> AnnouncedComputation? {
    let sending = send.call
    guard let setter = sending.parent, setter.children.first == sending,
      Array(setter.children).count > 1, let accessor = setter.parent,
      accessor.firstToken.kind == .setKeyword, let block = accessor.parent,
      let name = PatternBinding(block.parent)?.nameToken,
      let getter = block.children(.accessorDecl).first(where: {
        $0.firstToken.kind == .getKeyword
      })?.child(.codeBlock), let first = getter.children.first,
      !setter.descendants.contains(where: { $0.kind == .returnStatement })
    else { return nil }
    let lines = index[send.file].lines
    let isSpread = [(getter, first), (setter, sending)].allSatisfy { body, item in
      lines.position(of: body.firstToken.range.lowerBound).line
        < lines.position(of: item.range.lowerBound).line
    }
    guard isSpread else { return nil }
    return AnnouncedComputation(
      model: send.model, file: send.file, name: name.text, getter: getter, setter: setter,
      send: send)
  }

  /// The stored property in whose observer the call stands, below an `if` or in a closure.
  fileprivate func observedProperty(around sending: Node) -> PropertyID? {
    sending.ancestor([.accessorDecl])?.ancestor([.variableDecl]).flatMap { declaration in
      index.properties(of: declaration).first { index[$0].isStored }
    }
  }

  /// The first stored variable that a statement beside the call changes, whether one of them changes
  /// whenever the call is made, those whose change the macro does not announce, and the others.
  ///
  /// It does not where an equal value is assigned, and where what changes is an object that the
  /// variable holds. A call that is made where none of them changes announces something else as well.
  fileprivate func announcedChanges(
    by sending: Node, model: TypeID
  ) -> (first: PropertyID, isSure: Bool, unseen: [PropertyID], others: [PropertyID])? {
    guard let scope = sending.parent,
      [.codeBlock, .switchCase, .closureExpression].contains(scope.kind)
    else { return nil }
    let beside = scope.children.filter { $0 != sending }
    // What changes before a branch that announces it has changed whenever that does.
    let before = sending.statementsBefore
    var first: PropertyID?
    var isSure = false
    var unseen: [PropertyID] = []
    var others: [PropertyID] = []
    for statement in beside.flatMap(\.subtree) + before {
      guard let place = statement.changedPlace else { continue }
      let target = place.storedRoot
      guard let property = storedProperty(at: target, of: model), !isConstant(property),
        index[property].owner.map({ graph.isModel($0) }) == true
      else { continue }
      let isWhole = place == target && statement.kind == .sequenceExpression
      let isSeen =
        isWhole
        ? index[property].published != nil || !Equality(self).isCoarse(property)
        : !changesObject(place, from: target, isCall: statement.kind == .callExpression)
      first = first ?? property
      isSure =
        isSure || before.contains(statement)
        || statement.runs(with: sending, in: scope, or: shownName(property))
      if isSeen { others.append(property) } else { unseen.append(property) }
    }
    return first.map { ($0, isSure, unseen.unique, others) }
  }

  /// Whether a function of the class that is called beside an announcement makes one itself, in the same turn, and
  /// nothing else changes there.
  fileprivate func isAnnouncedByCall(beside sending: Node, of model: TypeID) -> Bool {
    let beside = sending.parent?.children.filter { $0 != sending } ?? []
    guard sending.parent?.parent?.kind == .functionDecl,
      let call = beside.lazy.compactMap(CallExpression.init).first(where: announces),
      beside.allSatisfy({ $0 == call.node || changesNothing($0) })
    else { return false }
    return call.arguments.allSatisfy { $0.value?.isPlainRead == true }
      && call.trailingClosures.isEmpty && !changesElsewhere(around: sending, of: model)
  }

  /// Whether a call runs a function of the object that makes an announcement whatever happens, and that nothing
  /// overrides.
  private func announces(_ call: CallExpression) -> Bool {
    guard let callee = call.callee, callee.isOnSelf else { return false }
    let called = resolver.functions(calledBy: callee)
      .filter { index[$0].labels == call.arguments.map(\.label) }
    return !called.isEmpty
      && called.allSatisfy { id in
        let (function, body) = (index[id].declaration, index[id].declaration.body)
        let isOverridden = index[id].owner.map { owner in
          heirs(of: owner).contains { heir in
            index[heir].functions.contains {
              index[$0].name == index[id].name && index[$0].declaration.node.hasModifier("override")
            }
          }
        }
        return isOverridden == false && !function.node.waits
          && uses.willChanges.contains { use in
            use.isInside && use.node.sendingCall.map { $0.parent == body } == true
          }
      }
  }

  /// Whether a statement changes nothing of an object when it runs, what closures do later aside, but for what keeps
  /// subscriptions.
  private func changesNothing(_ statement: Node) -> Bool {
    statement.subtree.allSatisfy { node in
      if node.ancestors.prefix(while: { $0 != statement }).contains(where: {
        $0.kind == .closureExpression
      }) {
        return true
      }
      if node.changedPlace != nil
        || node.kind == .inoutExpression && node.children.first?.isStoredInto != true
      {
        return false
      }
      let callee = CallExpression(node)?.callee
      return callee.map { $0.isOnSelf && !resolver.functions(calledBy: $0).isEmpty } != true
    }
  }

  /// Whether the statement behind a call assigns a published variable: that announces all that the call does, in the
  /// same turn.
  fileprivate func announcesNext(_ sending: Node, of model: TypeID) -> Bool {
    let next = sending.parent?.children.first { $0.index > sending.index && !sending.contains($0) }
    guard let assignment = next?.assignment,
      let id = storedProperty(at: assignment.target, of: model)
    else { return false }
    return index[id].published != nil
  }

  /// The variables that an announcement in an observer or beside a change of each announced, the latter
  /// where views read them; none where a class announces something else as well, and needs a counter for that.
  func announcedByHand(of model: TypeID) -> Set<PropertyID> {
    if let known = refreshes.announcedByHand[model] { return known }
    let sends = uses.willChanges.filter { $0.isInside && $0.models == [model] }
      .flatMap(mentions(standingFor:))
    let changes = sends.compactMap(\.sendingCall).compactMap { sending -> PropertyID? in
      if let observed = observedProperty(around: sending) { return observed }
      guard let change = announcedChanges(by: sending, model: model), change.isSure,
        shownName(change.first) != nil,
        !changesElsewhere(around: sending, of: model, beside: change.first)
      else { return nil }
      return change.first
    }
    let found = changes.count == sends.count ? Set(changes) : []
    refreshes.announcedByHand[model] = found
    return found
  }

  /// Whether a variable loses an observer that runs before a change, as that does nothing but announce it.
  func losesObserver(_ id: PropertyID) -> Bool {
    guard let observer = index[id].binding.willSet,
      let send = observer.child(.codeBlock)?.children.first
    else { return false }
    return observerRemoval(send)?.1.kind == .accessorBlock
      && uses.willChanges.contains { $0.node.sendingCall == send }
  }

  /// Whether the code around an announcement changes a variable that another thread changes as well, and that
  /// is not tracked for it.
  fileprivate func changesUntracked(around sending: Node, of model: TypeID) -> Bool {
    let variables = resolver.scopes.lineage(of: model).flatMap { index[$0].properties }
      .filter { isAnnouncedFromElsewhere($0) }
    guard let code = sending.codeAround, !variables.isEmpty else { return false }
    return variables.flatMap(changes).contains { code.contains($0) }
  }

  /// Whether code outside a class calls the function around an announcement and changes something beside
  /// that it does not store.
  fileprivate func isSentForOthers(_ sending: Node, _ model: TypeID) -> Bool {
    guard let member = sending.ancestor([.functionDecl]) else { return false }
    return callers(of: member).contains { caller in
      caller.member.descendants.contains { node in
        guard let id = node.changedPlace.flatMap(property) else { return false }
        return index[id].isStatic
          || index[id].owner.map { !graph.isModel($0) } != false
            && index[id].attributes.isEmpty
      }
    }
  }

  /// Whether views hold a class and can show nothing of a variable.
  ///
  /// Nobody else sees it, and no member that gives a value reads it: an announcement beside a change of it is about
  /// something else.
  fileprivate func isMemo(_ id: PropertyID, of model: TypeID) -> Bool {
    guard index[id].isPrivate, index[id].published == nil, let owner = index[id].owner,
      !uses.wrappers(holding: [model]).isEmpty
    else { return false }
    return (mentions.mentions(in: index[owner]).byName[index[id].name] ?? []).allSatisfy {
      $0.isWrite || !$0.member.givesValue
    } && shownName(id) == nil
  }

  /// The name of a variable that a view reads while it is shown: an announcement beside a change of it is
  /// about that, and not about what callers change as well.
  func shownName(_ id: PropertyID) -> String? {
    let isShown = possibleMentions(of: id).contains { place in
      property(at: place) == id && shownCode.shownCaller(at: place) != nil
    }
    return isShown ? index[id].name : nil
  }

  /// Whether a variable that needs another form to be tracked is announced by what announces one that is
  /// changed before it; what is changed while it is shown is not.
  fileprivate func isAnnouncedAlong(_ id: PropertyID) -> Bool {
    (index[id].isLazy || PropertyPolicy.hasForeignAttribute(index[id]))
      && shownName(id) != nil && readChange(of: id) == nil
  }

  /// Whether some code changes an object that a constant of the class holds, and that does not track what
  /// it stores: no variable changes by it.
  private func changesHeldObject(
    in code: Node, of model: TypeID, besides tracking: Set<TypeID>
  ) -> Bool {
    code.descendants.contains { node in
      guard let place = node.changedPlace, case let root = place.storedRoot,
        let id = storedProperty(at: root, of: model), isConstant(id),
        resolver.type(of: id).unwrapped.declaredTypes.allSatisfy({ !tracking.contains($0) })
      else { return false }
      return changesObject(place, from: root, isCall: node.kind == .callExpression)
    }
  }

  /// Whether nothing sets a property: it is declared so, or its wrapper only gives a value.
  func isConstant(_ id: PropertyID) -> Bool {
    index[id].isLet || wrappedValues(of: id).contains { !$0.isSettableByOthers }
  }

  /// The stored property of a class, or of what is around it, that a name or `self.name` means.
  private func storedProperty(at place: Node, of model: TypeID) -> PropertyID? {
    let found: NameTarget?
    switch place.kind {
    case .memberExpression where place.isOnSelf:
      found = resolver.scopes.member(MemberExpression(place)?.name ?? "", of: model)
    case .reference: found = resolver.scopes.target(of: place.firstToken.name, at: place)
    default: found = nil
    }
    guard case .property(let property)? = found, index[property].isStored else { return nil }
    return property
  }

  /// Whether the code around an announcement, or what calls that, changes something besides the object:
  /// the announcement was for that as well.
  ///
  /// Objects of some classes announce their changes themselves. What callers change does not count beside
  /// a change of what views read.
  func changesElsewhere(
    around sending: Node, of model: TypeID, besides tracking: Set<TypeID> = [],
    beside change: PropertyID? = nil
  ) -> Bool {
    let lineage = resolver.scopes.lineage(of: model)
    let mentions = lineage.map { self.mentions.mentions(in: index[$0]) }
    let calls = Set(
      uses.willChanges.filter { $0.models.contains(model) }.flatMap(sendingCalls))
    let saves =
      readsUserDefaults(model)
      ? []
      : mentions.flatMap(\.members).flatMap(\.descendants).filter {
        $0.kind == .callExpression && $0.mentionsUserDefaults
      }
    var effects = SideEffects(of: lineage, removed: calls.union(saves), resolver)
    let members =
      change == nil
      ? members(leadingTo: sending, of: model) : Set([sending.member].compactMap(\.self))
    return members.contains { member in
      member.children.contains { effects.gravest(in: $0) != nil }
        || changesHeldObject(in: member, of: model, besides: tracking)
    }
  }

  /// The member around an announcement, and those of the class that call it, themselves or by others.
  private func members(leadingTo sending: Node, of model: TypeID) -> Set<Node> {
    let mentions = resolver.scopes.lineage(of: model).map { self.mentions.mentions(in: index[$0]) }
    return [sending.member].compactMap(\.self).reached { member in
      guard let name = FunctionDeclaration(member)?.name else { return [] }
      return mentions.flatMap { $0.byName[name] ?? [] }.map(\.member)
        .filter { $0.kind == .functionDecl }
    }
  }

  /// The classes of other objects all of whose changed variables are tracked, where an announcement is for nothing
  /// but these, one of which changes right beside it; nil where it may be for more.
  func owners(announcedBy send: HandMadeSend, isTracked: (PropertyID) -> Bool) -> Set<TypeID>? {
    let isOther = { [self] (id: PropertyID) in
      index[id].owner.map { $0 != send.model && graph.isModel($0) } == true
    }
    guard !send.isOutside, let scope = send.call.parent,
      scope.children.contains(where: { $0.changedPlace.flatMap(property).map(isOther) == true }),
      !isSentForOthers(send.call, send.model)
    else { return nil }
    let changed = members(leadingTo: send.call, of: send.model).flatMap(\.descendants)
      .compactMap(\.changedPlace).map { property(at: $0) }
    let owners = changed.compactMap { id in
      id.flatMap { isTracked($0) && !Equality(self).isCoarse($0) ? index[$0].owner : nil }
    }
    guard owners.count == changed.count,
      !changesElsewhere(around: send.call, of: send.model, besides: Set(owners))
    else { return nil }
    return Set(owners).subtracting([send.model])
  }

  /// Whether a change of a part of a variable goes through an object, and so does not change the
  /// variable.
  private func changesObject(_ place: Node, from root: Node, isCall: Bool) -> Bool {
    var bases: [Node] = isCall ? [place] : []
    var node = place
    while node != root, let base = node.children.first {
      bases.append(base)
      node = base
    }
    return bases.contains { base in
      switch resolver.type(of: base).unwrapped {
      case .nominal(let ids, _): !ids.allSatisfy { [.struct, .enum].contains(index[$0].kind) }
      case .unknown, .generic, .constrained: true
      case .external(let type, _):
        // A part of a value is one.
        !Vocabulary.valueTypes.contains(type.split(separator: ".").first.map(String.init) ?? type)
      default: false
      }
    }
  }

  /// Whether a property of the class shows what stands in `UserDefaults`: it is computed, or has a wrapper that stores
  /// it there.
  private func readsUserDefaults(_ model: TypeID) -> Bool {
    index[model].properties.contains { property in
      index[property].attributes.contains { Vocabulary.storageWrappers.contains($0.name) }
        || !index[property].isStored
          && index[property].binding.accessorBlock?.mentionsUserDefaults == true
    }
  }
}

extension PropertySymbol {
  /// Whether it is a variable that is stored, or that has a setter.
  var isSettable: Bool {
    guard let accessors = binding.accessorBlock else { return !isLet }
    return accessors.children(.accessorDecl).contains(where: \.runsWithChanges)
  }

  /// Whether code of other types can set it.
  var isSettableByOthers: Bool {
    isSettable
      && !["private(set)", "fileprivate(set)"].contains(where: declaration.node.hasModifier)
  }
}

extension Node {
  /// The statements of the blocks around a branch that stand before it, up to the function.
  fileprivate var statementsBefore: [Node] {
    var found: [Node] = []
    var node = parent
    while let inner = node, let block = inner.parent,
      ![.closureExpression, .functionDecl].contains(inner.kind)
    {
      if [.codeBlock, .switchCase].contains(block.kind) {
        found += block.children.prefix { $0 != inner }
      }
      node = block
    }
    return found
  }

  /// Whether it runs whenever a statement of a scope does, which it stands in as well: no branch, no
  /// closure and nothing that may leave comes between, but for a loop, and for a branch that asks the
  /// variable, which may have nothing to change.
  fileprivate func runs(with statement: Node, in scope: Node, or variable: String?) -> Bool {
    var node = self
    while let parent = node.parent, parent != scope {
      let isClear =
        node.branches(of: parent, leaves: \.mayLeave).isEmpty
        || variable.map(parent.changesOnlyWhatIsThere) == true
      guard isClear, node.kind != .closureExpression || node.runsInPlace
      else { return false }
      node = parent
    }
    return statement.range.lowerBound > node.range.lowerBound
      || !node.branches(of: scope, leaves: \.mayLeave).contains {
        $0.range.lowerBound > statement.range.lowerBound
      }
  }

  /// Whether it is a loop, or a branch whose conditions ask a variable.
  private func changesOnlyWhatIsThere(in variable: String) -> Bool {
    kind == .forStatement
      || child(.conditionList)?.hasToken { $0.isNamed(variable) } == true
  }

  /// Whether a closure is one that SwiftUI runs once and at once.
  private var runsInPlace: Bool {
    let callee = ancestor([.callExpression]).flatMap { CallExpression($0)?.callee }
    return ["withAnimation", "withTransaction"].contains(callee?.text)
  }

  /// Whether a name in the node is that of `UserDefaults`, or of something named after it.
  fileprivate var mentionsUserDefaults: Bool {
    hasToken { $0.kind == .identifier && $0.name.contains("UserDefaults") }
  }
}
