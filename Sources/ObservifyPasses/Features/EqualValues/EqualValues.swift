import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// An announced property to which a value is assigned that may be equal and show something else.
struct EqualValue {
  let property: PropertyID

  /// Why an equal value can show something else.
  let cause: Cause

  /// How the property's type is spelled in the class; nil where it cannot be told.
  let spelling: String?

  enum Cause {
    case gap(Equality.Gap)
    /// It is assigned to itself, so that views update.
    case itself(Node)
    /// A control's binding makes another value of what it is given: the control has to show that.
    case adjusted
    /// What is assigned is computed from something that the class shows and does not store.
    case refresh(String)
  }

  /// The cause, as the beginning of a sentence.
  func reason(_ project: Project) -> String {
    let index = project.index
    switch cause {
    case .gap(.part(let type)):
      let part = Equality(project).onlyPart(of: type)
      return "'==' of '\(index[type].name)' "
        + (part.map { "compares only '\($0)'" } ?? "does not compare everything")
    case .gap(.amount(let name)): return "equal values of '\(name)' may be shown in different ways"
    case .gap(.identity(let type)):
      return "equal objects of '\(index[type].name)' may be different ones"
    case .gap(.outside(let name)):
      return "'\(name)' is an object, and can change while it stays equal"
    case .gap(.content(let type)):
      return "'\(index[type].name)' is an object, and can change while it stays equal"
    case .itself: return "'\(index[property].name)' is assigned to itself to update views"
    case .adjusted:
      return
        "a binding may adjust what a control sets '\(index[property].name)' to, and the control shows the result"
    case .refresh(let name):
      return
        "\(name) is not observable, and views read it again when '\(index[property].name)' is assigned"
    }
  }
}

/// The announced properties to which equal values are assigned that show something else, by class.
struct EqualValues: ProjectReader {
  private(set) var byModel: [TypeID: [EqualValue]] = [:]

  /// The properties whose equal values are announced as well.
  var announced: Set<PropertyID> {
    Set(byModel.values.joined().filter { $0.spelling != nil }.map(\.property))
  }

  private unowned let plan: EditPlan
  private let equality: Equality
  private let states: States

  /// Where a change in place becomes one of a local copy.
  private let copied: Set<Node>
  var project: Project { plan.project }

  /// Looks at what is assigned to the properties of the classes that move which are published, or announced by hand.
  ///
  /// - Complexity: O(*n*) in the nodes of the project.
  init(_ plan: EditPlan) {
    self.plan = plan
    states = States(plan)
    equality = Equality(plan.project)
    copied = Set((plan.project.overlappingChanges + plan.ownChanges).map(\.mention))
    let announced = Set(plan.models.flatMap(plan.project.announcedByHand))
    // What an observer announced, the macro does; what is published is announced besides.
    let byHand = announced.filter {
      plan.index[$0].binding.accessors.isEmpty && plan.index[$0].published == nil
    }
    let published = plan.models.flatMap { plan.index[$0].properties }.filter { id in
      let treatment = plan.properties.treatments[id]
      guard case .published? = treatment else {
        // What reports its changes itself reports all of them.
        return announced.contains(id) && treatment?.isStoredByMacro == true
      }
      return true
    }
    var contents = ObjectContents(plan.project)
    for id in published {
      guard let owner = index[id].owner, plan.project.mayBeFollowed(owner) else { continue }
      let named = project.possibleMentions(of: id).filter { project.match($0, id) >= .requirement }
      let values =
        named.flatMap(assignments)
        + plan.project.assigningPublishers(of: id).map {
          AssignedValue(mention: $0, value: CallExpression($0.parent)?.arguments.first?.value)
        }
      guard !values.isEmpty else { continue }
      guard let cause = cause(id, values, named, &contents) else { continue }
      // Who is to read it for what changes with it does not stand there yet. What was announced by hand and
      // the macro does not see is announced so again.
      if case .gap = cause, byHand.contains(id) || !isShown(id, of: owner) { continue }
      byModel[owner, default: []].append(
        EqualValue(property: id, cause: cause, spelling: spelling(of: id)))
    }
  }

  private func isShown(_ id: PropertyID, of owner: TypeID) -> Bool {
    ShownReads(of: [owner], project)
      .isShown(index[id].name, index[id].declaration.node, besides: [])
  }

  private func cause(
    _ id: PropertyID, _ values: [AssignedValue], _ mentions: [Node],
    _ contents: inout ObjectContents
  ) -> EqualValue.Cause? {
    let type = resolver.type(of: id)
    let gaps =
      equality.gaps(in: type) + gapsOfNamed(by: values, in: id)
      + (index[id].binding.type.map(resolver.associatedBounds) ?? []).flatMap {
        // Whether it is 'Equatable' may also be said where the class is declared.
        equality.gaps(in: .generic("", bounds: $0 + [.external("Equatable")]))
      }
    let isLookedInto = gaps.isEmpty || mentions.contains { $0.isLookedInto }
    for gap in isLookedInto ? gaps : [] {
      switch gap {
      case .part, .amount:
        if values.contains(where: { !$0.isPlain }) { return .gap(gap) }
      case .identity(let held):
        guard values.contains(where: { !$0.isPlain }) else { continue }
        if equality.isFollowed(held) || contents.change(in: held) { return .gap(gap) }
      case .outside:
        if values.contains(where: { !$0.isMade }) { return .gap(gap) }
      case .content(let held):
        guard values.contains(where: { !$0.isMade }) else { continue }
        let changes =
          equality.isFollowed(held)
          ? showsUnfollowed(of: held, mentions) : contents.change(in: held)
        if changes { return .gap(gap) }
      }
    }
    guard !equality.isNeverCompared(type) else { return nil }
    let own = values.first { $0.isTheProperty(resolver.scopes) && !isPutBack($0, values) }
    if let own { return .itself(own.mention) }
    if values.contains(where: { $0.isAdjusted(project) }) { return .adjusted }
    return refresh(by: values) ?? refresh(beside: values, of: id)
  }

  /// What the comparison of a property can miss whose type cannot be told: it may be of each type that its
  /// values name.
  private func gapsOfNamed(by values: [AssignedValue], in id: PropertyID) -> [Equality.Gap] {
    guard resolver.type(of: id).parts.isUnknown else { return [] }
    let named = ([index[id].binding.initialValue] + values.map(\.value)).compactMap(\.self)
      .flatMap(\.subtree)
      .filter { $0.kind == .reference && $0.beginsWithCapital }
    return Set(named.flatMap { resolver.type(of: $0).instance.declaredTypes }).sorted()
      .flatMap { equality.gaps(in: .nominal([$0])) }
  }

  /// Whether what is assigned was put by, as the same code assigns something else before.
  private func isPutBack(_ value: AssignedValue, _ values: [AssignedValue]) -> Bool {
    guard let code = value.mention.codeAround else { return false }
    return values.contains { other in
      other.mention != value.mention && code.contains(other.mention)
        && other.mention.range.lowerBound < value.mention.range.lowerBound
        && !other.isTheProperty(resolver.scopes)
    }
  }

  /// An assignment in code that changes what the class, or a view of it, shows and does not store, or that
  /// calls what does; or beside which all that is shown was announced by hand.
  private func refresh(beside values: [AssignedValue], of id: PropertyID) -> EqualValue.Cause? {
    guard let owner = index[id].owner else { return nil }
    let name = index[id].name
    for display in states.displays[owner] ?? [] where display.reads.contains(name) {
      for source in display.sources
      where plan.announcedEqual.contains(id) && isShown(source, through: owner)
        || isChanged(source, beside: values, of: name, shownBy: display)
      {
        return .refresh(source.codeName(in: index, besides: owner))
      }
    }
    return nil
  }

  /// Whether something is shown by a member of a class, or held by a variable of it.
  private func isShown(_ source: ShownSource, through model: TypeID) -> Bool {
    source.property.map { index[$0].owner == model } == true
      || plan.memberDisplays.contains { $0.model == model && $0.sources.contains(source) }
  }

  /// Whether some code changes a source and may assign an equal value with it, or whether assigning
  /// one runs such code.
  private func isChanged(
    _ source: ShownSource, beside values: [AssignedValue], of name: String,
    shownBy display: ViewDisplay
  ) -> Bool {
    let model = display.model
    switch source {
    // What is stored under a key, or at a place, that nothing spells may be anything.
    case .defaults(key: nil): return false
    case .outside(.files(let names, _), _) where names.contains(where: \.isEmpty): return false
    default: break
    }
    return project.changes(of: source).contains { change in
      guard !change.isSetToNewValue, !isCaching(change, of: source) else { return false }
      // What an observer changes with each assignment is asked for below.
      let observer = change.codeAround.flatMap { $0.kind == .variableDecl ? $0 : nil }
      let beside = values.filter { value in
        observer.map { project.runs($0, at: value.mention) } != true
      }
      return project.code(making: change, with: model).contains { code in
        mayStayEqual(beside.filter { !$0.mention.isApart(from: change, in: code) }, in: code)
          || project.functions(
            assigning: name, of: model, calledIn: code, besides: display.reads
          ).contains { mayStayEqual(values, in: $0) }
      }
        // What is set there is as it was when the value is.
        || !change.isAssignmentTarget && values.contains(where: mayStayEqual)
          && project.runs(change, byAssigning: name, of: model)
    }
  }

  /// Whether a change fills a cache while that is shown, or empties it: what is shown is made again of what it was.
  private func isCaching(_ change: Node, of source: ShownSource) -> Bool {
    guard case .variable(let id) = source,
      plan.properties.treatments[id] == .ignored(.ignoredCache)
    else { return false }
    return change.isGivenUp || project.shownCode.shownCaller(at: change) != nil
  }

  /// Whether a value that is assigned may be the one before: a control sets a flag to the other one.
  private func mayStayEqual(_ assigned: AssignedValue) -> Bool {
    let mention = assigned.mention
    let isByControl =
      mention.isBound || mention.ancestor([.closureExpression])?.isSetterOfBinding == true
    return !mention.isTrigger
      && !(isByControl && project.property(at: mention).map(resolver.type) == .external("Bool"))
  }

  /// Whether some code assigns a value that may be the one before: one of two different literals is
  /// another.
  private func mayStayEqual(_ values: [AssignedValue], in code: Node) -> Bool {
    let assigned = values.filter { code.contains($0.mention) }
    return !assigned.isEmpty
      && Set(assigned.compactMap(\.value).filter { $0.kind == .literal }.map(\.text)).count < 2
  }

  /// Whether something of a held object is read through a property that its class does not track.
  private func showsUnfollowed(of held: TypeID, _ mentions: [Node]) -> Bool {
    // What an `@Observable` class ignores, and what a class that stays announces, is as it was.
    guard plan.models.contains(held) else { return false }
    let names = Set(state(held).open.map(\.name))
    return !names.isEmpty
      && mentions.contains { mention in
        let outer = mention.parent?.kind == .optionalChain ? mention.parent?.parent : mention.parent
        return MemberExpression(outer).map { names.contains($0.name) } == true
      }
  }

  /// An assigned value that is computed from what the class shows as well and does not store: assigning
  /// an equal one made views read that again.
  private func refresh(by values: [AssignedValue]) -> EqualValue.Cause? {
    for assigned in values {
      guard let value = assigned.value ?? assigned.mention.parent,
        let owner = index.enclosingType(of: assigned.mention), plan.models.contains(owner)
      else { continue }
      let shown = Set(
        state(owner).readers.flatMap(\.descendants).compactMap { $0.mentionedName?.name }
      ).filter { isUntracked($0, owner) }
      for node in value.subtree where node.isOnSelf {
        if let name = node.mentionedName?.name, shown.contains(name) {
          return .refresh("'\(name)'")
        }
      }
    }
    return nil
  }

  /// Whether a name is that of a property of a class that holds something the macro does not
  /// follow.
  private func isUntracked(_ name: String, _ owner: TypeID) -> Bool {
    guard case .property(let id)? = resolver.scopes.member(name, of: owner) else { return false }
    if let getter = index[id].binding.getterBody, !state(owner).readers.contains(getter) {
      return false
    }
    let type = resolver.type(of: id)
    // What is read of an observed object that moves is followed by itself.
    let isFollowed =
      resolver.heldClasses(type).map { $0.allSatisfy(plan.models.contains) } ?? false
    return plan.properties.treatments[id]?.isTracked != true && type != .unknown
      && !PropertyPolicy.isPlumbing(type, index) && !isFollowed
      && (!isFromUnreadPackage(type, owner) || isTold(name))
  }

  /// Whether a type in a class may be one of a package that is not there to be read.
  private func isFromUnreadPackage(_ type: StaticType, _ owner: TypeID) -> Bool {
    guard case .external(let name, _) = type.unwrapped, !Vocabulary.isSDKType(name) else {
      return false
    }
    return !index[index[owner].file].imports.isDisjoint(with: index.packages.missing)
  }

  /// Whether the project changes a member of a value that a property holds, or calls one for what it
  /// does: what a package declares may be no object at all.
  private func isTold(_ name: String) -> Bool {
    project.projectMentions.places(of: name).contains { mention in
      guard let member = MemberExpression(mention.parent) else { return false }
      return member.node.isOnChangedPath
        || member.node.isCallee && member.node.parent?.isStatement == true
    }
  }

  /// What a model shows and the macro does not follow.
  func state(_ model: TypeID) -> UntrackedState {
    if let known = states.known[model] { return known }
    let state = UntrackedState(
      of: [model], project, plan.properties.treatments, tracksItself: plan.models.contains)
    states.known[model] = state
    return state
  }

  /// What models show and the macro does not follow, once it has been asked for.
  private final class States {
    var known: [TypeID: UntrackedState] = [:]
    private let plan: EditPlan

    /// What members of each class show, and views that hold an object of it; of those that inherit from it
    /// as well.
    ///
    /// What is said to be shown no longer as it is does not count.
    private(set) lazy var displays: [TypeID: [ViewDisplay]] = {
      let left = plan.memberRefreshes.filter(\.isTooMuch).map(\.body)
      let ofMembers = plan.memberDisplays.filter { !left.contains($0.body) }.map { display in
        ViewDisplay(
          model: display.model, sources: display.sources,
          reads: display.reads.union(plan.readFirst(in: display.body) ?? []))
      }
      let ofViews = plan.project.viewRefreshes.displays.filter { display in
        display.wrapper.map(plan.isLeftStale) != true
      }
      let passedOn = plan.forwardedRefreshes.filter(plan.canRead).map { refresh in
        ViewDisplay(
          model: refresh.forward.child, sources: refresh.sources,
          reads: refresh.reads.union(refresh.need.members))
      }
      return (ofMembers + ofViews + passedOn).reduce(into: [:]) { found, display in
        for owner in plan.resolver.scopes.lineage(of: display.model) {
          found[owner, default: []].append(display)
        }
      }
    }()

    init(_ plan: EditPlan) { self.plan = plan }
  }

  /// What is assigned to the property by a mention as a whole; nothing where it is only read, changed in
  /// place, which the macro always announces unless a local copy is changed and assigned, or set by `init`.
  private func assignments(at mention: Node) -> [AssignedValue] {
    if copied.contains(mention) { return [AssignedValue(mention: mention, value: nil)] }
    if let value = mention.assignedValue {
      let assigned = AssignedValue(mention: mention, value: value)
      return isInitial(mention) || assigned.isOther ? [] : [assigned]
    }
    if mention.kind == .keyPathComponent {
      return mention.isChanged(resolver) ? [AssignedValue(mention: mention, value: nil)] : []
    }
    // `TextField("", text: $model.profile.name)` reads the object and assigns it again.
    return mention.isBound ? [AssignedValue(mention: mention, value: nil)] : []
  }

  /// Whether an assignment stands in `init`, or where the object has just been made: nothing can show it.
  private func isInitial(_ mention: Node) -> Bool {
    if project.isOnNewObject(mention) { return true }
    guard mention.isOnSelf, let initializer = mention.ancestor([.initDecl]) else { return false }
    return !mention.isInClosure(within: initializer)
  }

  // MARK: Types in words

  /// How a property's type is written within its class.
  private func spelling(of id: PropertyID) -> String? {
    if let type = index[id].binding.type {
      let text =
        type.kind == .unwrappedOptionalType ? String(type.text.dropLast()) + "?" : type.text
      return text.contains("\n") || text.contains("//") || text.contains("/*") ? nil : text
    }
    return spelling(of: resolver.type(of: id), at: index[id].declaration.node)
  }

  private func spelling(of type: StaticType, at place: Node) -> String? {
    switch type {
    case .optional(let inner): return spelling(of: inner, at: place).map { $0 + "?" }
    case .array(let inner): return spelling(of: inner, at: place).map { "[\($0)]" }
    case .dictionary(let key, let value):
      guard let key = spelling(of: key, at: place), let value = spelling(of: value, at: place)
      else { return nil }
      return "[\(key): \(value)]"
    case .external(let name, let arguments):
      // A name may only say where a value comes from: `Titles.first()`.
      guard resolver.spelling(of: type) != nil else { return nil }
      let inner = arguments.compactMap { spelling(of: $0, at: place) }
      guard inner.count == arguments.count else { return nil }
      return inner.isEmpty ? name : "\(name)<\(inner.joined(separator: ", "))>"
    case .nominal(let ids, let arguments):
      let inner = arguments.compactMap { spelling(of: $0, at: place) }
      guard inner.count == arguments.count else { return nil }
      let name = [index[ids[0]].name, index[ids[0]].qualifiedName].first { name in
        let path = name.split(separator: ".").map(String.init)
        return resolver.scopes.typeLookup(path, at: place) == .declared(ids)
      }
      return name.map { inner.isEmpty ? $0 : "\($0)<\(inner.joined(separator: ", "))>" }
    default: return nil
    }
  }
}
