import ObservifyIndex
import ObservifySyntax

/// Something that a view shows and that no observed object stores.
enum ShownSource: Hashable {
  /// A variable of a plain object, of a type, or of a file.
  case variable(PropertyID)
  /// A value of `UserDefaults`, by its key where there is one.
  case defaults(key: DefaultsKey?)
  /// A variable of an object of a type from outside, by the property that holds that.
  case member(PropertyID, String)
  /// What an object from outside gives by what it has been told, by the property that holds it.
  case object(PropertyID)
  /// The time, as it is asked for.
  case time(String)
  /// What a function gives that a value holds: `client.count()`.
  case called(PropertyID)
  /// State outside, by the name that it is asked for by.
  case outside(OutsideState, String)

  /// The property that is shown, or that holds what is.
  var property: PropertyID? {
    switch self {
    case .variable(let id), .member(let id, _), .object(let id), .called(let id): id
    case .defaults, .time, .outside: nil
    }
  }

  /// Whether it is the time.
  var isTime: Bool {
    if case .time = self { true } else { false }
  }

  /// What a sentence calls it.
  func name(in index: ProjectIndex) -> String { "'\(plainName(in: index))'" }

  /// Its name, or that of where it is.
  func plainName(in index: ProjectIndex) -> String {
    switch self {
    case .variable(let id), .called(let id), .object(let id): index[id].name
    case .member(let id, let name): "\(index[id].name).\(name)"
    case .defaults: "UserDefaults"
    case .outside(.member(let name, let owner), _):
      name.hasPrefix("[") ? owner + name : "\(owner).\(name)"
    case .time(let spelled), .outside(_, let spelled): spelled
    }
  }

  /// Its name, with that of the type that it is one of, but for a class.
  func qualifiedName(in index: ProjectIndex, besides model: TypeID) -> String {
    guard case .variable(let id) = self else { return name(in: index) }
    return "'\(index.qualifiedName(of: id, besides: model))'"
  }

  /// What the code of a class calls it: what stands for it in tests is no name there.
  func codeName(in index: ProjectIndex, besides model: TypeID) -> String {
    property.map { index[index[$0].file].isTest } == true
      ? "what is shown" : qualifiedName(in: index, besides: model)
  }

  /// The names whose mentions tell where it changes.
  func changingNames(in index: ProjectIndex) -> [String] {
    switch self {
    case .variable(let id), .object(let id): [index[id].name]
    case .member(_, let name): [name] + (Vocabulary.changingCalls[name] ?? [])
    case .called(let id):
      index[id].owner.map { index[$0].properties }?.filter { index[$0].isAction }
        .map { index[$0].name } ?? []
    case .defaults: Node.defaultStores
    case .time: []
    case .outside(let state, _): state.changingNames
    }
  }
}

extension ProjectIndex {
  /// The name of a variable, with that of its type, but for those of a class.
  func qualifiedName(of id: PropertyID, besides model: TypeID) -> String {
    let owner = self[id].owner.flatMap { $0 == model ? nil : self[$0].name + "." }
    return (owner ?? "") + self[id].name
  }
}

extension Project {
  /// The members that meet a requirement of a protocol, or override one of a class; none where more
  /// types have such than can be what is asked.
  func witnesses(of name: String, _ owner: TypeID?) -> [NameTarget] {
    guard let owner, let types = resolver.inheritors[owner] else { return [] }
    return types.count > 8
      ? []
      : types.compactMap { type in
        guard let member = resolver.scopes.member(name, of: type) else { return nil }
        let owners: [TypeID?] =
          switch member {
          case .property(let id): [index[id].owner]
          case .functions(let ids): ids.map { index[$0].owner }
          default: []
          }
        return owners.contains(owner) ? nil : member
      }
  }

  /// Returns what an object announces along with each change of what a view shows, where that is known;
  /// nil where the object has nothing to do with it.
  ///
  /// A view that runs by the announcements of the object alone (`isAlone`) shows whatever is new then.
  /// What nobody reads of an object whose announcements another class passed on (`isPassedOn`) does not count.
  func changes(
    of model: TypeID, with source: ShownSource, isAlone: Bool, isPassedOn: Bool
  ) -> [JointChange]? {
    if source.isTime {
      let changes = clockChanges(of: model, isAlone: isAlone)
      return !changes.isEmpty || isAlone && isOnlySent(model) ? changes : nil
    }
    let changes = changes(of: source)
    guard !changes.isEmpty else { return nil }
    let announced = changes.flatMap {
      announcements(of: model, with: $0) + heirAnnouncements(of: model, with: $0)
    }
    let found = announced + (isPassedOn ? [] : triggers(of: model, showing: source))
    return found.isEmpty && !isAlone ? nil : found.filter { !$0.members.isEmpty || $0.isSent }
  }

  /// The members that only classes which inherit from one announce along with changes of what it shows.
  func heirChanges(of model: TypeID, with source: ShownSource) -> [JointChange] {
    changes(of: source).flatMap { heirAnnouncements(of: model, with: $0) }
      .filter { !$0.members.isEmpty }
  }

  private func heirAnnouncements(of model: TypeID, with change: Node) -> [JointChange] {
    heirs(of: model).flatMap { announcements(of: $0, with: change) }
  }

  /// Where something that views show is changed: tests do so while nothing is shown, and previews show only
  /// themselves.
  func changes(of source: ShownSource) -> [Node] {
    if let known = refreshes.changes[source] { return known }
    let found = findChanges(of: source).filter { !$0.isInPreview }
    refreshes.changes[source] = found
    return found
  }

  private func findChanges(of source: ShownSource) -> [Node] {
    lazy var places = projectMentions.places(of: source.changingNames(in: index))
      .filter { !index.file(of: $0).isTest }
    let found: [Node]
    switch source {
    case .time: found = []
    case .called(let id):
      found = places.filter { place in
        place.isCallee
          && property(at: place).map {
            index[$0].owner == index[id].owner && index[$0].isAction
          } == true
      }
    case .outside(let state, _):
      found = places.filter { state.isChanged(at: $0, resolver) }.flatMap { change -> [Node] in
        guard case .files(let names, let isFolder) = state else { return [change] }
        return change.changedFiles.flatMap { place in
          self.places(of: change, naming: place) {
            $0.placeNames(resolver).contains { place in
              !place.isEmpty
                && names.contains { isFolder && !$0.isEmpty ? $0.isSubset(of: place) : $0 == place }
            }
          } mayMatch: { place in
            names.contains { resolver.placeNames(in: place).isSubset(of: $0) }
          }
        }.unique
      }
    case .variable(let property):
      found = changes(of: property).filter {
        !index.file(of: $0).isTest && !isMade(property, at: $0) && !isOnNewObject($0)
      }
    case .object(let property):
      let mentions = mentions(ofObjectIn: property)
      // Code that asks a formatter as well tells it what it needs itself.
      let asking = Set(
        isFormatter(property)
          ? mentions.filter { $0.isTold == false }.compactMap(\.codeAround) : [])
      found =
        mentions.filter { change in
          isChange(change, ofObjectIn: property)
            && change.codeAround.map(asking.contains) != true
        } + reports(of: property)
    case .member(let property, let name):
      let chained = places.filter { change in
        !change.isInInitializer && (change.isOnChangedPath || change.isCallee)
          && MemberExpression(change)?.base.flatMap { resolver.heldProperty(at: $0) } == property
      }
      found =
        mentions(ofObjectIn: property).filter { isChange($0, ofObjectIn: property, of: name) }
        + chained + reports(of: property)
    case .defaults(let key):
      found = places.flatMap { change -> [Node] in
        guard change.storesDefault, mayBeOfDefaults(change.readBase) else { return [] }
        guard let key, let other = change.defaultsKey else { return [change] }
        // Under a key that it is given, a wrapper keeps the value of the variable that it is on.
        if case .spelled = TextReading(of: other, in: self).key,
          let wrapper = change.ancestor([.structDecl, .classDecl]),
          wrapper.attribute("propertyWrapper") != nil, !isSetInConstants(wrapper)
        {
          return []
        }
        return self.places(of: change, naming: other) {
          key.mayBe($0.key)
        } mayMatch: { _ in
          true
        }
      }
    }
    return found
  }

  /// Whether a wrapper sets what it keeps without a change of the value that has it, and some value does: `settings.x = 1`
  /// of a constant assigns nothing that is announced.
  private func isSetInConstants(_ wrapper: Node) -> Bool {
    guard let type = index.type(of: wrapper),
      case .property(let id)? = resolver.scopes.member("wrappedValue", of: type),
      index[type].kind == .class
        || index[id].binding.accessors.contains(where: { $0.hasModifier("nonmutating") })
    else { return false }
    return propertiesMarked(by: index[id].declaration.node).contains {
      !index[$0].isStatic && index[$0].owner.map { index[$0].kind == .struct } == true
    }
  }

  /// Whether an initialiser gives a variable of its own object a value.
  private func isMade(_ property: PropertyID, at change: Node) -> Bool {
    index[property].owner != nil && !index[property].isStatic && change.isOnSelf
      && change.isInInitializer
  }

  /// Whether a value may be the defaults, and is not surely something else from outside, such as a cache.
  private func mayBeOfDefaults(_ value: Node?) -> Bool {
    guard let value, case .external(let name, _) = resolver.type(of: value).unwrapped else {
      return true
    }
    return name == "UserDefaults"
  }

  /// Whether a mention of a property changes an object from outside that it holds, alone or with others:
  /// sets a member, or what that follows, or tells it something.
  ///
  /// What Apple's objects are told changes a member where that is known of it, or where they are asked for
  /// what they have been told.
  private func isChange(
    _ mention: Node, ofObjectIn property: PropertyID, of member: String? = nil
  ) -> Bool {
    if mention.isInInitializer { return false }
    guard let member else { return mention.isOnChangedPath || mention.isTold == true }
    let names = [member] + (Vocabulary.changingCalls[member] ?? [])
    let isKnown = mention.memberBehind.map(names.contains) == true
    if mention.isTold == true {
      return isKnown || isTold(property, mention.memberBehind ?? "", for: member)
    }
    return mention.isOnChangedPath && !mention.isAssignmentTarget
      && (isKnown || mention.memberBehind == nil)
  }

  /// Whether the object that a property holds gives what it has been told by a function, or how it is, or is a
  /// package's and has one that changes a member by its name.
  private func isTold(_ property: PropertyID, _ function: String, for member: String) -> Bool {
    resolver.type(of: property).outsideNames.contains {
      Vocabulary.isAskedForMore($0)
        || (Vocabulary.isSDKType($0) ? member.tellsState : function.changes(member))
    }
  }

  /// The mentions of a property that holds an object from outside, and of local constants that stand for it;
  /// tests change it while nothing is shown.
  private func mentions(ofObjectIn property: PropertyID) -> [Node] {
    let name = index[property].name
    let byProperty =
      refreshes.heldMentions[name]
      ?? Dictionary(
        grouping: projectMentions.places(of: name).filter { !index.file(of: $0).isTest },
        by: resolver.heldProperty)
    refreshes.heldMentions[name] = byProperty
    return (byProperty[property] ?? []) + locals(standingFor: property)
  }

  /// The mentions of local constants, of other names, that hold the object which a property holds.
  private func locals(standingFor property: PropertyID) -> [Node] {
    projectMentions.places(of: index[property].name).flatMap { mention -> [Node] in
      guard mention.parent?.kind == .initializerClause,
        let name = mention.parent?.parent?.child(.identifierPattern)?.firstToken.name,
        name != index[property].name, let code = mention.ancestor([.codeBlock]),
        !index.file(of: mention).isTest
      else { return [] }
      return code.descendants.filter {
        $0.kind == .reference && $0.firstToken.isNamed(name)
          && resolver.heldProperty(at: $0) == property
      }
    }
  }

  /// Whether code that asks the formatter which a property holds tells it first what it needs: what others tell it
  /// does not show there.
  func isToldFirst(_ property: PropertyID, before asking: Node) -> Bool {
    guard isFormatter(property), let code = asking.codeAround else { return false }
    return mentions(ofObjectIn: property).contains { mention in
      code.contains(mention) && mention.range.upperBound <= asking.range.lowerBound
        && isChange(mention, ofObjectIn: property) && mention.codeAround == code
    }
  }

  private func isFormatter(_ property: PropertyID) -> Bool {
    if case .external(let name, _) = resolver.type(of: property).unwrapped {
      return name.hasSuffix("Formatter")
    }
    return false
  }

  /// Where a framework reports that an object which a property holds has changed: what its delegates are
  /// given, `func centralManagerDidUpdateState(_ central: CBCentralManager)`.
  private func reports(of property: PropertyID) -> [Node] {
    guard case .external(let type, _) = resolver.type(of: property).unwrapped,
      Vocabulary.isSDKType(type)
    else { return [] }
    let known = refreshes.reports ?? delegateParameters
    refreshes.reports = known
    return known[type] ?? []
  }

  /// The first parameters of the functions that delegates of frameworks have, by the names of their types.
  private var delegateParameters: [String: [Node]] {
    let delegates = Set(
      index.types.map(\.id).filter { type in
        index[type].kind == .class
          && outsideSupertypes(of: type).contains { $0.hasSuffix("Delegate") }
      })
    let parameters = index.functions.filter { $0.owner.map(delegates.contains) == true }
      .filter { !index[$0.file].isTest }
      .compactMap(\.declaration.parameters.first)
    return Dictionary(grouping: parameters.map(\.node)) { node in
      guard let type = Parameter(node)?.type,
        case .external(let name, _) = resolver.declaredType(type).unwrapped
      else { return "" }
      return name
    }
  }

  /// Where a variable may be changed, in order.
  ///
  /// - Complexity: O(*n*) in the places that mention its name, the first time.
  func changes(of property: PropertyID) -> [Node] {
    if let known = refreshes.variableChanges[property] { return known }
    let found = possibleMentions(of: property).filter { place in
      place.isChanged(resolver)
        && (match(place, property) != .unknown || mayHave(place, property))
    }
    refreshes.variableChanges[property] = found
    return found
  }

  /// Whether what stands before a dot, and is of an unknown type, may be of a type that has a property:
  /// one that has all that its file uses of it.
  private func mayHave(_ mention: Node, _ property: PropertyID) -> Bool {
    guard let base = mention.readBase, let owner = index[property].owner else { return true }
    return mayHave(resolver.membersUsed(of: base), owner)
  }

  /// Whether a type, or one that inherits from it, may have some members.
  func mayHave(_ used: Set<String>, _ owner: TypeID) -> Bool {
    if let known = refreshes.having[used]?[owner] { return known }
    let found =
      suspects.has(used, owner)
      || index.types.contains { type in
        resolver.scopes.lineage(of: type.id).contains(owner) && suspects.has(used, type.id)
      }
    refreshes.having[used, default: [:]][owner] = found
    return found
  }

  /// Returns the announced members of an object that change along with a change, for each way that
  /// leads to it: its own code, or that with a member of the class which calls it; none where that code
  /// is not the object's, is not called by it, and does not know it.
  func announcements(of model: TypeID, with change: Node) -> [JointChange] {
    if let known = refreshes.announcements[model]?[change] { return known }
    // Classes may mirror each other.
    refreshes.announcements[model, default: [:]][change] = []
    let found = findAnnouncements(of: model, with: change)
    refreshes.announcements[model, default: [:]][change] = found
    return found
  }

  private func findAnnouncements(of model: TypeID, with change: Node) -> [JointChange] {
    guard var code = change.codeAround else { return [] }
    // What a plain object changes in its own queue, its readers wait for.
    if isGivenToOwnQueue(code), index.enclosingType(of: code).map(graph.isModel) != true {
      code = code.codeAround ?? code
    }
    if change.changesValue(in: code), let owner = index.enclosingType(of: code),
      index[owner].kind == .struct,
      case let holding = members(of: model, holding: owner), !holding.isEmpty
    {
      return holding.flatMap {
        JointChange.ways(of: [ChangedMember($0, at: code, beside: change)])
      }
    }
    // What an initialiser sets has nobody who could be told.
    let isMaking = code.kind == .initDecl && isOwn(code, model)
    let own = isMaking ? nil : self.changes(of: model, in: code, beside: change)
    let called = callers(of: code, with: model).flatMap { call in
      let running = announcements(of: model, running: call.mention)
      // What a publisher sent may have been announced long before.
      if !running.isEmpty { return running + JointChange.ways(of: own ?? []) }
      return JointChange.ways(
        of: (own ?? []) + (self.changes(of: model, in: call.member, beside: call.mention) ?? []),
        isSent: sends(model, in: code) || maySend(model, in: call.member))
    }
    let alone =
      own.map {
        JointChange.ways(
          of: $0,
          isSent: maySend(model, in: code))
      } ?? []
    return (called.isEmpty || !code.hasModifier("private") ? alone : []) + called
      + callbackAnnouncements(of: model, with: change)
      + announcements(of: model, running: change)
  }

  /// The announced members of an object that some code changes along with what stands at a place of it,
  /// itself and by the object's functions that it calls; nil where it has nothing to do with the object.
  func changes(of model: TypeID, in code: Node, beside place: Node) -> [ChangedMember]? {
    let isRelated = members(of: model, changedIn: code) != nil
    guard isRelated || isByHolder(code, of: model) || runsHanded(code) else { return nil }
    var seen: Set<Node> = []
    let found = changes(of: model, in: code, beside: place, &seen)
    // What all of these lead to is among them.
    if found.isEmpty { refreshes.idle[model, default: []].formUnion(seen) }
    return found.isEmpty && !isRelated ? nil : found
  }

  private func changes(
    of model: TypeID, in code: Node, beside place: Node, _ seen: inout Set<Node>
  ) -> [ChangedMember] {
    guard refreshes.idle[model]?.contains(code) != true, seen.insert(code).inserted else {
      return []
    }
    var found = (members(of: model, changedIn: code) ?? []).map {
      ChangedMember($0.name, at: $0.mention, beside: place)
    }
    for (call, function) in runCalls(of: model, in: code) {
      guard let start = function.statements.first else { continue }
      found += changes(of: model, in: function, beside: start, &seen)
        .map { $0.called(at: call, beside: place) }
    }
    return found
  }

  /// The calls in some code that run functions of a model, or on its behalf, with these.
  private func runCalls(of model: TypeID, in code: Node) -> [(call: Node, function: Node)] {
    if let known = refreshes.runCalls[model]?[code] { return known }
    let found = projectMentions.mentions(in: code).compactMap(\.node.callAround).flatMap { call in
      functions(of: model, runBy: call).map { (call: call.node, function: $0) }
    }
    refreshes.runCalls[model, default: [:]][code] = found
    return found
  }

  /// The functions that some code calls and that assign one member of an object, where nothing that is
  /// read besides is sure to be announced with it.
  func functions(
    assigning name: String, of model: TypeID, calledIn code: Node, besides reads: Set<String>
  ) -> [Node] {
    let isAnnounced = { (code: Node) in
      self.members(of: model, changedIn: code)?.contains { changed in
        changed.name != name && reads.contains(changed.name) && changed.mention.assignedValue == nil
      } == true
    }
    let called = runCalls(of: model, in: code).map(\.function)
    return ([code] + called).contains(where: isAnnounced)
      ? [] : called.filter { members(of: model, changedIn: $0)?.isEmpty == false }
  }

  /// The functions that a call runs and that may change the object: its own, those of a view that holds it,
  /// those that it is given to, and what waits for what it sends.
  private func functions(of model: TypeID, runBy call: CallExpression) -> [Node] {
    // `onSave?()` calls what may be there.
    let chain = call.callee?.kind == .optionalChain ? call.callee?.children.first : nil
    guard let callee = chain ?? call.callee, let name = callee.mentionedName?.name else {
      return []
    }
    let isMember = isModel(callee, model)
    if isMember, case .functions(let ids)? = resolver.scopes.member(name, of: model) {
      return ids.map { index[$0].declaration.node }
    }
    let isGiven = call.arguments.contains { $0.value?.text == "self" }
    if isOwn(callee, model) ? isGiven : callee.isOnSelf && isByHolder(callee, of: model) {
      return resolver.functions(calledBy: callee).map { index[$0].declaration.node }
    }
    return callbacks(of: model, runBy: call) + handedFunctions(runBy: callee)
  }

  /// The announced members of an object whose changes run a change, as that stands in a closure that a
  /// publisher of the object is given: any of them for `objectWillChange`; or that the object keeps.
  private func announcements(of model: TypeID, running change: Node) -> [JointChange] {
    let closures = change.ancestors.filter { $0.kind == .closureExpression }
    return announcements(of: model, calling: change)
      + closures.flatMap { closure -> [JointChange] in
        guard let call = CallExpression(closure.ancestor([.callExpression])),
          let callee = call.callee
        else { return [] }
        let announced = announcedNames(of: model).values.sorted()
        for source in callee.subtree where isModel(source, model) {
          let name = source.kind == .reference ? source.text : source.mentionedName?.text
          let names =
            name == Vocabulary.willChange ? announced : announced.filter { "$" + $0 == name }
          if !names.isEmpty {
            return names.flatMap {
              JointChange.ways(of: [ChangedMember($0, at: source, beside: closure)])
            }
          }
        }
        return []
      }
  }

  /// Whether assigning a member of an object makes a change, also where the value is the one before: in an
  /// observer that does not ask for that, or in what its publisher runs.
  func runs(_ change: Node, byAssigning name: String, of model: TypeID) -> Bool {
    let calls = change.codeAround.map { callers(of: $0, with: model) } ?? []
    let isSent = ([change] + calls.map(\.mention)).contains { place in
      !place.isInSinkOfDifferentValues
        && announcements(of: model, running: place).contains { $0.members == [name] }
    }
    if isSent { return true }
    return code(making: change, with: model).contains { code in
      code.nameOfObserved == name && isOwn(code, model)
        && !code.hasToken { $0.isNamed("oldValue") || $0.isNamed("newValue") }
    }
  }

  /// The announced members of an object that hold a value of a struct: each changes with the struct's
  /// variables.
  private func members(of model: TypeID, holding owner: TypeID) -> [String] {
    let announced = announcedNames(of: model).values
    return resolver.scopes.lineage(of: model).flatMap { index[$0].properties }.filter {
      var seen: Set<TypeID> = []
      return announced.contains(index[$0].name) && holds(resolver.type(of: $0), owner, &seen)
    }.map { index[$0].name }
  }

  /// Whether some code announces changes of an object by hand.
  func sends(_ model: TypeID, in code: Node) -> Bool {
    let name = Vocabulary.willChange
    return projectMentions.places(of: name).contains { mention in
      code.contains(mention) && isModel(mention, model)
        && MemberExpression(mention.parent)?.name == "send"
    }
  }

  /// Whether some code announces changes of an object by hand, itself or by the object's functions that it calls.
  func maySend(_ model: TypeID, in code: Node) -> Bool {
    sends(model, in: code)
      || runCalls(of: model, in: code).contains { sends(model, in: $0.function) }
  }

  /// Returns the code that makes a change, the members of a class that call it, and what of the class
  /// runs with it.
  func code(making change: Node, with model: TypeID) -> [Node] {
    if let known = refreshes.making[model]?[change] { return known }
    guard let code = change.codeAround else { return [] }
    let found =
      [code] + callers(of: code, with: model).map(\.member)
      + callbacks(of: model, runWith: change)
    refreshes.making[model, default: [:]][change] = found
    return found
  }
}

extension StaticType {
  /// The names of the types from outside in it.
  fileprivate var outsideNames: [String] {
    switch self {
    case .external(let name, let arguments): [name] + arguments.flatMap(\.outsideNames)
    case .optional(let inner), .array(let inner): inner.outsideNames
    case .dictionary(_, let value): value.outsideNames
    default: []
    }
  }
}

extension Node {
  /// What is still the same value or an element of it: `list[0]!` around `list`.
  private var element: Node {
    let parts: Set<NodeKind> = [.optionalChain, .forceUnwrap, .subscriptExpression]
    var node = self
    while let parent = node.parent, parts.contains(parent.kind), parent.children.first == node {
      node = parent
    }
    return node
  }

  /// The name of the member that is asked of what it stands for, or of an element of that; nil where the
  /// expression ends.
  fileprivate var memberBehind: String? {
    let element = element
    guard let member = MemberExpression(element.parent), member.base == element else { return nil }
    return member.name
  }

  /// Whether a function of what it stands for is called for what that does, and not for what it gives;
  /// nil where none is called.
  var isTold: Bool? {
    guard let member = element.parent, member.isCallee else { return nil }
    return member.parent?.isStatement == true
  }

  /// The name of the stored variable that a declaration has observers for.
  var nameOfObserved: String? { kind == .variableDecl ? declaredName : nil }

  /// Whether it stands where a value of the type around changes itself: in an observer or a setter.
  fileprivate func changesValue(in code: Node) -> Bool {
    let accessor = ancestor([.accessorDecl])
    return code.kind == .variableDecl
      && accessor.map { code.contains($0) && !$0.isGetter && !$0.hasModifier("nonmutating") }
        == true
  }

  /// Whether it stands in what a publisher runs that sends no value twice.
  fileprivate var isInSinkOfDifferentValues: Bool {
    ancestors.contains { around in
      CallExpression(around)?.callee?.hasToken { $0.isNamed("removeDuplicates") } == true
    }
  }

  /// The code that runs as one with a place: the closure that an event runs, or the member.
  var codeAround: Node? {
    ancestors.first { node in
      switch node.kind {
      // A function or a variable within a member runs with that.
      case .functionDecl, .variableDecl: !node.isLocalDeclaration
      case .initDecl, .subscriptDecl: true
      case .closureExpression: TakenClosure(node)?.isRunByEvent == true
      default: false
      }
    }
  }

  /// The call around a callee, also where that may have no value: `onSave?()`.
  fileprivate var callAround: CallExpression? {
    CallExpression(parent?.kind == .optionalChain ? parent?.parent : parent)
  }

  /// The names of functions of `UserDefaults` that store a value, or remove it.
  fileprivate static let defaultStores = ["set", "setValue", "removeObject"] + bulkStores

  /// Those that do so for many keys.
  private static let bulkStores = [
    "removePersistentDomain", "setPersistentDomain", "setValuesForKeys",
  ]

  /// Whether a mention of such a name is called for a key, or for many.
  fileprivate var storesDefault: Bool {
    CallExpression(parent).map { call in
      call.arguments.contains { $0.label == "forKey" }
        || mentionedName.map { Self.bulkStores.contains($0.name) } == true
    } == true
  }

  /// The key that a call around a mention asks for.
  var defaultsKey: Node? {
    let calls =
      [self]
      + ancestors.prefix {
        [.memberExpression, .callExpression, .optionalChain, .forceUnwrap].contains($0.kind)
      }
    for call in calls.lazy.compactMap(CallExpression.init) {
      let key = call.arguments.first { $0.label == "forKey" }?.value
      if let key { return key }
    }
    return nil
  }
}

extension String {
  /// Whether a member of such a name says how an object is, and not what it has: `isFinished`, `canGoBack`, `state`.
  fileprivate var tellsState: Bool {
    let isAnswer = ["is", "has", "can"].contains {
      hasPrefix($0) && dropFirst($0.count).first?.isUppercase == true
    }
    return isAnswer || ["state", "status"].contains(where: lowercased().hasSuffix)
  }
}
