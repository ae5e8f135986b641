import ObservifyIndex
import ObservifySyntax

/// What a mention leads to in code that shows something, whoever holds what is shown.
struct Lead {
  let mention: Node

  /// How the code around it leads to it.
  let way: ShownCode.Way

  /// What it stands for, where that may run code or show something.
  let meaning: Meaning?

  /// The types of which it makes values.
  let made: [TypeID]

  /// Whether its object cannot be told, and it may be a variable of a plain class.
  let isSuspected: Bool

  /// What the project adds to types from outside by the name.
  let added: [Node]

  /// What runs of the types of values without its name where the mention stands.
  let witnesses: [TypeMember]

  /// The state outside that it asks for.
  let source: ShownSource?
}

/// The code that runs, beside its own getter, where a variable is asked for.
struct PropertyLead {
  /// What extensions of the protocol do that requires it.
  let defaults: [Node]

  /// Those that meet the requirement, or override it.
  let witnesses: [PropertyID]

  /// The closures and key paths that what it begins with is made of, or that the constants are which that
  /// names: whoever has it may run them.
  let kept: [Node]

  /// The `wrappedValue` of the project's wrappers, and the attributes.
  let wrappers: [(type: TypeID, target: NameTarget?, attribute: Node)]
}

extension Project {
  /// Returns what the code of a declaration leads to, in order.
  ///
  /// - Complexity: O(*n*) in the mentions of its code, the first time.
  func leads(of declaration: Node, _ way: ShownCode.Way) -> [Lead] {
    if let known = refreshes.leads[way]?[declaration] { return known }
    let leads = shownCode.steps(of: declaration, way).filter { !$0.mention.isInInitialState }
      .compactMap(lead)
    refreshes.leads[way, default: [:]][declaration] = leads
    return leads
  }

  /// Returns what a step of some code leads to; nil where that neither runs code nor shows anything.
  func lead(of step: ShownCode.Step) -> Lead? {
    let mention = step.mention
    let meaning = meaning(of: mention)
    let made = resolver.typesMade(at: mention)
    let isSuspected = isSuspected(mention, meaning)
    let witnesses = resolver.witnesses.members(runBy: mention)
    let source = outsideSource(of: step)
    let lead = Lead(
      mention: mention, way: step.way, meaning: isTelling(meaning, mention) ? meaning : nil,
      made: made, isSuspected: isSuspected,
      added: meaning.mayBeAdded
        ? addedBodies(of: mention.partName).filter { $0.mayRun(by: mention, resolver) } : [],
      witnesses: witnesses, source: source)
    if lead.meaning == nil, made.isEmpty, !isSuspected, lead.added.isEmpty, witnesses.isEmpty,
      source == nil,
      !Vocabulary.reloads.contains(mention.partName)
    {
      return nil
    }
    return lead
  }

  /// What a mention stands for; of a key path that some function takes whose values are not told, the getters
  /// that it may mean: of what the calls around are of and are given, or the only one of the name.
  private func meaning(of mention: Node) -> Meaning {
    let meaning = resolver.meaning(of: mention)
    guard mention.kind == .keyPathComponent, case .unknown = meaning else { return meaning }
    let getters = shownCode.getters(named: mention.partName)
    if getters.isEmpty { return meaning }
    let calls = mention.ancestors.prefix { $0.kind != .codeBlock && $0.kind != .closureExpression }
      .compactMap(CallExpression.init)
    let values = calls.flatMap { call in
      [MemberExpression(call.callee)?.base] + call.arguments.map(\.value)
    }
    let types = values.compactMap(\.self).flatMap { resolver.type(of: $0).parts.types }
      .flatMap(resolver.scopes.lineage)
    let around = getters.filter { index[$0].owner.map(types.contains) == true }
    let meant = around.isEmpty && getters.count == 1 ? getters : around
    return .member(
      meant.compactMap { id in
        index[id].owner.map { TypeMember(type: $0, target: .property(id)) }
      }, .path)
  }

  /// Whether a mention is of an object that cannot be told, and some plain class has a variable of the name.
  private func isSuspected(_ mention: Node, _ meaning: Meaning) -> Bool {
    switch meaning {
    case .unknown, .unknownType: break
    default: return false
    }
    return !mention.isCallee && [.memberExpression, .keyPathComponent].contains(mention.kind)
      && plainVariables[mention.partName] != nil
  }

  /// The variables that a mention may be whose object cannot be told: those of plain classes which a view and its object
  /// lead to, that have what else the file uses of it; what comes from outside is none.
  func suspects(_ mention: Node, in view: TypeID, of model: TypeID) -> [PropertyID] {
    let reached = refreshes.reachedVariables[view]?[model] ?? findReachedVariables(view, model)
    refreshes.reachedVariables[view, default: [:]][model] = reached
    guard let named = reached[mention.partName],
      mention.readBase.map({ comesFromOutside($0) }) != true
    else { return [] }
    let variables = named.filter { canSee($0, from: mention) }
    guard let used = mention.readBase.map(resolver.membersUsed) else { return variables }
    return variables.filter { index[$0].owner.map { mayHave(used, $0) } == true }
  }

  private func findReachedVariables(_ view: TypeID, _ model: TypeID) -> [String: [PropertyID]] {
    let types = [view, model].reached(by: ledTo)
    return plainVariables.compactMapValues { variables in
      let found = variables.filter { index[$0].owner.map(types.contains) == true }
      return found.isEmpty ? nil : found
    }
  }

  /// Whether a value is one that a type from outside has, which is given none of the project.
  private func comesFromOutside(_ value: Node, depth: Int = 8) -> Bool {
    if depth == 0 { return false }
    let type = resolver.type(of: value).unwrapped
    if case .external(let name, let arguments) = type, !Vocabulary.genericHolders.contains(name) {
      return arguments.allSatisfy(\.parts.types.isEmpty)
    }
    guard type == .unknown else { return false }
    guard let local = resolver.local(at: value) else {
      return value.children.first.map { comesFromOutside($0, depth: depth - 1) } ?? false
    }
    switch local.form {
    case .variable(let binding):
      return binding.initialValue.map { comesFromOutside($0, depth: depth - 1) } ?? false
    case .closureParameter(let closure, _):
      guard let call = CallExpression(closure.ancestor([.callExpression])) else { return false }
      let base = MemberExpression(call.callee)?.base
      let given = ([base] + call.arguments.map(\.value)).compactMap(\.self).filter {
        ![.closureExpression, .keyPathExpression, .literal].contains($0.kind)
      }
      return !given.isEmpty && given.allSatisfy { comesFromOutside($0, depth: depth - 1) }
    default: return false
    }
  }

  /// The types that what a value of a type stores is made of, and those that conform to a protocol.
  private func ledTo(_ type: TypeID) -> [TypeID] {
    if let known = refreshes.ledTo[type] { return known }
    let stored = resolver.scopes.lineage(of: type).flatMap { index[$0].properties }
      .filter { !index[$0].isStatic }.flatMap { resolver.type(of: $0).parts.types }
    let found =
      stored.unique + (index[type].kind == .protocol ? resolver.inheritors[type] ?? [] : [])
    refreshes.ledTo[type] = found
    return found
  }

  /// The variables of classes that are no models, by name.
  private var plainVariables: [String: [PropertyID]] {
    if let known = refreshes.plainVariables { return known }
    let found = index.properties.filter { property in
      property.isStored && !property.isLet && !property.isStatic && property.attributes.isEmpty
        && property.owner.map {
          index[$0].kind == .class && !graph.isModel($0) && !announcesItself($0)
        } == true
    }
    let byName = Dictionary(grouping: found, by: \.name).mapValues { $0.map(\.id) }
    refreshes.plainVariables = byName
    return byName
  }

  /// What a step asks for that no object of the project has: a stored setting, the time, state outside.
  private func outsideSource(of step: ShownCode.Step) -> ShownSource? {
    let mention = step.mention
    let type = mention.readBase.map { resolver.type(of: $0).unwrapped }
    let isAsked = step.way == .atOnce && !mention.isAssignmentTarget
    switch (type, step.target) {
    case (.metatype(.external("UserDefaults", _)), _) where mention.isAskedForMore:
      return .defaults(key: defaultsKey(around: mention))
    case _ where asksClock(mention): return .time(mention.timeSpelling)
    case (.external("UserDefaults", _), _):
      return defaultsKey(around: mention).flatMap { isAsked ? .defaults(key: $0) : nil }
    case (nil, .undeclared) where isAsked && isOfDefaults(mention):
      if let key = defaultsKey(around: mention) { return .defaults(key: key) }
    default: break
    }
    guard isAsked else { return nil }
    return OutsideState(readBy: mention, self).map {
      .outside($0, OutsideState.spelling(of: mention, resolver))
    }
  }

  /// Whether a mention asks a clock, by a name that the project does not declare: `Date()`, `Date.now`,
  /// `date.timeIntervalSinceNow`; a deadline shows nothing, and a `TimelineView` shows the time anew by itself.
  func asksClock(_ mention: Node) -> Bool {
    let name = mention.partName
    guard mention.makesTime || Vocabulary.clockReads.contains(name),
      name != "relative" || mention.isCallee && mention.readBase == nil
    else { return false }
    let label = Argument(mention.ancestor([.argument, .closureExpression]))?.label
    let isInTimeline = mention.ancestors.contains {
      CallExpression($0)?.callee?.firstToken.isNamed("TimelineView") == true
    }
    if isInTimeline || ["deadline", "wallDeadline"].contains(label) { return false }
    switch mention.kind {
    case .reference:
      guard case .undeclared = resolver.scopes.target(of: name, at: mention) else { return false }
      return true
    case .memberExpression:
      return resolver.property(at: mention) == nil
        && resolver.functions(calledBy: mention).isEmpty
    default: return false
    }
  }

  /// Whether a place is in the project's extension of the defaults.
  private func isOfDefaults(_ place: Node) -> Bool {
    index.enclosingType(of: place).map { index[$0].name == "UserDefaults" } == true
  }

  /// Whether what a mention stands for may run code or show something.
  private func isTelling(_ meaning: Meaning, _ mention: Node) -> Bool {
    switch meaning {
    case .name(let target): isTelling(target, mention)
    case .member(let members, .path): !members.isEmpty && !isKept(mention.parent)
    case .member(let members, _): !members.isEmpty
    case .outside(let type): type != nil
    case .unknown, .unknownType: false
    }
  }

  /// Whether a value of the project is made with a key path, which is looked through where that asks by it.
  private func isKept(_ path: Node?) -> Bool {
    guard let path, let callee = CallExpression(path.parent?.parent?.parent)?.callee,
      case .metatype = resolver.type(of: callee)
    else { return false }
    return resolver.parameterType(taking: path) != nil
  }

  /// Whether what a name without a base stands for may run code or show something.
  private func isTelling(_ target: NameTarget, _ mention: Node) -> Bool {
    switch target {
    case .property(let id):
      let lead = lead(of: id)
      return !index[id].isLet || !index[id].isStored || !lead.wrappers.isEmpty
        || !lead.defaults.isEmpty || !lead.witnesses.isEmpty || !lead.kept.isEmpty
        || mention.isCallee || mention.isAppliedPath || index[id].keepsFunctions
    case .functions: return true
    case .enumCase: return mention.isCallee
    default: return false
    }
  }

  /// Returns what runs besides where a variable is asked for.
  func lead(of id: PropertyID) -> PropertyLead {
    if let known = refreshes.propertyLeads[id] { return known }
    let property = index[id]
    let lead = PropertyLead(
      defaults: defaults(of: property.name, property.owner),
      witnesses: witnesses(of: property.name, property.owner).compactMap {
        if case .property(let found) = $0 { found } else { nil }
      },
      kept: keptCode(of: property),
      wrappers: property.attributes.flatMap { attribute in
        resolver.scopes.types(of: attribute).map {
          ($0, resolver.scopes.member("wrappedValue", of: $0), attribute.node)
        }
      })
    refreshes.propertyLeads[id] = lead
    return lead
  }

  /// The `wrappedValue` of each wrapper of the project that a variable has.
  func wrappedValues(of id: PropertyID) -> [PropertySymbol] {
    lead(of: id).wrappers.compactMap { wrapper in
      if case .property(let value)? = wrapper.target { index[value] } else { nil }
    }
  }

  /// The closures and key paths that what a variable begins with is made of, or that constants are which that
  /// names.
  private func keptCode(of property: PropertySymbol) -> [Node] {
    guard property.isStored else { return [] }
    return [property.id].reached(by: constants).sorted().flatMap { id -> [Node] in
      guard let value = index[id].binding.initialValue, value.kind != .closureExpression else {
        return []
      }
      return (shownCode.kept.closures[id] ?? []).filter { !givesNothing($0) }
        + value.subtree.filter { $0.kind == .keyPathExpression }
    }
  }

  /// The constants that what a variable begins with names.
  private func constants(named id: PropertyID) -> [PropertyID] {
    if let known = refreshes.constants[id] { return known }
    let value = index[id].binding.initialValue
    let names = value?.subtree.filter { [.reference, .memberExpression].contains($0.kind) } ?? []
    let found = names.compactMap(self.property).filter { $0 != id && index[$0].isLet }.unique
    refreshes.constants[id] = found
    return found
  }

  /// Whether a closure is given to what takes one that gives nothing.
  private func givesNothing(_ closure: Node) -> Bool {
    resolver.parameterType(taking: closure).flatMap { resolver.scopes.functionType(of: $0) }?
      .givesNothing == true
  }

  /// The bodies of what a protocol's extensions do for a requirement of it.
  func defaults(of name: String, _ owner: TypeID?) -> [Node] {
    guard let owner, index[owner].kind == .protocol else { return [] }
    return bodies(of: name) { $0 == owner }
  }
}

extension Meaning {
  /// Whether it may be a member that the project adds to a type from outside, to optionals among them.
  fileprivate var mayBeAdded: Bool {
    switch self {
    case .outside, .unknownType, .unknown: true
    case .member(let members, _): members.allSatisfy { $0.target == nil }
    case .name: false
    }
  }
}

extension Node {
  /// Whether it is part of what an initialiser of a view gives a state for the first time: later values are not asked
  /// for, `_list = StateObject(wrappedValue: List())`.
  fileprivate var isInInitialState: Bool {
    isInInitializer
      && ancestors.contains { around in
        guard ["wrappedValue", "initialValue"].contains(Argument(around)?.label),
          let callee = CallExpression(around.parent?.parent)?.callee?.mentionedName?.name
        else { return false }
        return ["StateObject", "State"].contains(callee)
      }
  }

  /// Whether it makes a date of the time: `Date()`, `Date(timeIntervalSinceNow: 9)`.
  fileprivate var makesTime: Bool {
    guard partName == "Date", let call = CallExpression(parent) else { return false }
    return call.trailingClosures.isEmpty
      && call.arguments.allSatisfy { $0.label == "timeIntervalSinceNow" }
  }

  /// Whether it is a key path that a value is asked by: `value[keyPath: path]`.
  var isAppliedPath: Bool {
    Argument(parent)?.label == "keyPath" && parent?.parent?.parent?.kind == .subscriptExpression
  }

  /// How a sentence spells what asks for the time: `Date.now`, without what a variable stands for.
  fileprivate var timeSpelling: String {
    let isWhole = readBase.map(\.beginsWithCapital) != false
    return (isWhole ? text : partName) + (isCallee ? "()" : "")
  }

  /// Whether a member or an element is asked for of what a name stands for.
  fileprivate var isAskedForMore: Bool {
    [.memberExpression, .subscriptExpression].contains(parent?.kind)
  }
}
