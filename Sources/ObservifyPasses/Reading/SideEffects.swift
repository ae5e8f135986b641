import ObservifyIndex
import ObservifySyntax

/// Finds what code does that others can see, apart from the object that it belongs to.
///
/// Calls of functions that the project does not declare count where nothing asks for their result, or
/// where they are given a closure to keep. Making values, and storing them in the object itself or in
/// local variables, counts for nothing.
struct SideEffects {
  let resolver: TypeResolver

  /// The class whose objects are made, and those that it inherits from.
  private(set) var lineage: Set<TypeID>

  /// Statements that will not be there.
  let removed: Set<Node>

  /// Whether reading files and asking stores counts, too, which others do not see.
  private let countsReading: Bool

  /// What does not count, as it ends with the object; nil where all counts.
  private let givenUp: GivenUpWork?

  /// Whether all objects that an initialiser is given are made for it.
  private let ownsGiven: Bool

  /// The closures that initialisers are given, by their parameters.
  private let given: [Node: [Node]]

  private var seen: Set<Node> = []

  /// Whether it is asked what making an object does, and not what else changes.
  private var isOfMaking: Bool { givenUp != nil }
  var index: ProjectIndex { resolver.index }

  init(
    of lineage: some Sequence<TypeID>, removed: Set<Node>, givingUp givenUp: GivenUpWork? = nil,
    countsReading: Bool = false, ownsGiven: Bool = false, given: [Node: [Node]] = [:],
    _ resolver: TypeResolver
  ) {
    self.givenUp = givenUp
    self.ownsGiven = ownsGiven
    self.given = given
    self.countsReading = countsReading
    self.lineage = Set(lineage)
    self.removed = removed
    self.resolver = resolver
  }

  /// Returns what matters most of the things that a body or an expression does; nil for none.
  ///
  /// - Complexity: O(*n*) in the nodes of what it calls within the project.
  mutating func gravest(in code: Node) -> SideEffect? {
    guard seen.insert(code).inserted else { return nil }
    return visit(code)
  }

  /// Returns whether a body has not been looked at before.
  mutating func enter(_ body: Node) -> Bool { seen.insert(body).inserted }

  /// What a function of the project does that is given by its name.
  mutating func gravest(calling function: Node) -> SideEffect? {
    let bodies = resolver.functions(calledBy: function).compactMap { index[$0].declaration.body }
    return effect(ofCalling: bodies, function.partName, on: function)
  }

  /// What evaluating all that an object is made with does, its `init` left aside.
  mutating func gravest(givenBy making: Node) -> SideEffect? {
    guard let call = CallExpression(making) else { return nil }
    let arguments = call.arguments.compactMap(\.value).reduce(nil) {
      SideEffect.graver($0, gravest(in: $1))
    }
    return SideEffect.graver(arguments, effect(ofDefaults: call, resolver.type(of: making)))
  }

  private mutating func visit(_ node: Node) -> SideEffect? {
    if removed.contains(node) { return nil }
    var found: SideEffect?
    switch node.kind {
    case .closureExpression where !isCalledInPlace(node): return nil
    case .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl: return nil
    case .callExpression:
      if let call = CallExpression(node) { found = effect(of: call) }
    case .sequenceExpression:
      if let place = node.changedPlace {
        found = effect(ofChanging: place)
        if node.assignment?.value?.takesSelf == true, found != nil || isOfGiven(place) {
          let isShared = place.storedRoot.beginsWithCapital
          found = .taking(place.text.firstLine, ofShared: isShared)
        }
      }
    case .inoutExpression where isOfMaking && isGivenToFunction(node):
      found = node.children.first.flatMap { effect(ofChanging: $0) }
    case .literal, .stringLiteral, .arrayExpression, .dictionaryExpression:
      found = effect(ofLiteral: node)
    case .attribute: return effect(ofMarking: node)
    default:
      found = node.impliedName != nil ? gravest(calling: node) : effect(ofAsking: node)
      found = SideEffect.graver(found, effect(ofUnwritten: node))
    }
    return SideEffect.graver(found, visit(statementsOf: node))
  }

  /// What a closure does when it runs.
  private mutating func visit(statementsOf closure: Node) -> SideEffect? {
    var found: SideEffect?
    for child in closure.children { found = SideEffect.graver(found, visit(child)) }
    return found
  }

  private func isCalledInPlace(_ closure: Node) -> Bool {
    CallExpression(closure.parent)?.callee == closure
  }

  /// A change of something that is neither local nor the object's own.
  private mutating func effect(ofChanging place: Node) -> SideEffect? {
    // What ends with an object that is made for nothing does not change what it was given.
    if isOwn(place), !isOfMaking || !isOfGiven(place) && !isOfGivenValue(place) {
      return isOfMaking ? effect(ofSetting: place) : effect(ofObserving: place)
    }
    return .changing(name(of: place))
  }

  /// Whether a place is one of an object of a protocol that a function is given.
  private func isOfGivenValue(_ place: Node) -> Bool {
    let root = place.storedRoot
    guard root != place, let type = resolver.parameter(at: root)?.type,
      type.firstToken.kind != .inoutKeyword,
      !ownsGiven || place.ancestor([.functionDecl, .initDecl])?.kind != .initDecl
    else { return false }
    switch resolver.declaredType(type).unwrapped {
    case .nominal(let ids, _): return ids.contains(where: isOthersProtocol)
    case .generic(_, let bounds), .constrained(let bounds):
      return bounds.contains {
        $0 == .external("AnyObject") || $0.declaredTypes.contains(where: isOthersProtocol)
      }
    default: return false
    }
  }

  /// Whether other classes than that of the object which is made conform to a protocol.
  private func isOthersProtocol(_ type: TypeID) -> Bool {
    index[type].kind == .protocol
      && resolver.inheritors[type]?.contains {
        index[$0].kind == .class && !lineage.contains($0)
      } == true
  }

  /// What a sentence calls a place that is changed: a variable of the project by its type and its name.
  private func name(of place: Node) -> String {
    var part = place
    while [.subscriptExpression, .optionalChain, .forceUnwrap].contains(part.kind),
      let inner = part.children.first
    {
      part = inner
    }
    let id = resolver.property(at: part)
    if let owner = id.flatMap({ index[$0].owner }) {
      return "\(index[owner].name).\(part.partName)"
    }
    let root = part.storedRoot
    let isOfType = root.beginsWithCapital || resolver.property(at: root) != nil
    return (isOfType ? root : part).text.firstLine
  }

  /// What the observers of an own variable do that is not that of the object's class.
  private mutating func effect(ofObserving place: Node) -> SideEffect? {
    guard let id = resolver.property(at: place), isOwnProperty(.property(id)) else { return nil }
    return effect(ofObserving: id, at: place)
  }

  /// Whether a place is one of an object that the class was given, or found, and keeps.
  private func isOfGiven(_ place: Node) -> Bool {
    guard var base = MemberExpression(place)?.base else { return false }
    while [.optionalChain, .forceUnwrap].contains(base.kind), let inner = base.children.first {
      base = inner
    }
    return resolver.property(at: base) != nil && isOwn(base) && !isNew(base)
      && !(ownsGiven && isParameters(base))
      && resolver.mayHoldObject(resolver.type(of: base))
  }

  /// Whether an object outlives the one that is made: a type or a file has it, or the class was given it.
  func isShared(_ object: Node) -> Bool {
    guard let id = resolver.property(at: object), isOwn(object) else {
      return object.storedRoot.beginsWithCapital
    }
    return index[id].isLet && !isNew(object)
  }

  /// Whether an expression begins with a local variable, or with a property of the object itself.
  private func isOwn(_ expression: Node) -> Bool {
    var node = expression
    while true {
      switch node.kind {
      case .memberExpression:
        guard let base = MemberExpression(node)?.base else { return false }
        if node.isOnSelf {
          // `_name` is the storage of a wrapped property.
          let spelled = MemberExpression(node)?.name ?? ""
          let name = spelled.hasPrefix("_") ? String(spelled.dropFirst()) : spelled
          let owners = resolver.type(of: base).parts.types
          return owners.contains { isOwnProperty(resolver.scopes.member(name, of: $0)) }
        }
        node = base
      case .subscriptExpression, .optionalChain, .forceUnwrap, .callExpression:
        guard let first = node.children.first else { return false }
        node = first
      case .reference:
        let name = node.firstToken.name
        if name == "_" || node.firstToken.kind == .selfKeyword { return true }
        let target = resolver.scopes.target(of: name, at: node)
        if case .local(let local) = target { return node == expression || !isGiven(local) }
        if case .undeclared = target, name.hasPrefix("_"),
          let owner = index.enclosingType(of: node)
        {
          return isOwnProperty(resolver.scopes.member(String(name.dropFirst()), of: owner))
        }
        return isOwnProperty(target)
      default: return node.kind == .discardExpression || node.kind == .tupleExpression
      }
    }
  }

  /// Whether a local stands for an object of the project that a function is given.
  private func isGiven(_ local: LocalDeclaration) -> Bool {
    if case .capture = local.form, let name = local.name?.name,
      let closure = local.node.ancestor([.closureExpression]),
      case .local(let captured) = resolver.scopes.target(of: name, at: closure)
    {
      return isGiven(captured)
    }
    let isObject = { (type: StaticType) in
      type.unwrapped.declaredTypes.contains {
        self.index[$0].kind == .class && !self.lineage.contains($0)
      }
    }
    if let value = local.givenValue {
      return value.storedRoot.beginsWithCapital && !value.makesObject
        && isObject(resolver.type(of: value))
    }
    guard case .parameter(let parameter) = local.form, let type = parameter.type else {
      return false
    }
    if ownsGiven, parameter.node.ancestor([.functionDecl, .initDecl])?.kind == .initDecl {
      return false
    }
    return isObject(resolver.declaredType(type))
  }

  /// Whether an expression is an object that is not the one which is made.
  private func isOthers(_ object: Node) -> Bool {
    if let local = resolver.local(at: object) { return isGiven(local) }
    return !isOwn(object) || isShared(object)
  }

  /// Whether a property is what an initialiser is given.
  private func isParameters(_ base: Node) -> Bool {
    guard let id = resolver.property(at: base), let owner = index[id].owner else { return false }
    return index.initializers(of: owner).compactMap(\.body)
      .flatMap { $0.descendants.compactMap(\.assignment) }
      .contains { assignment in
        resolver.property(at: assignment.target) == id
          && assignment.value.map { resolver.parameter(at: $0) != nil } == true
      }
  }

  private func isOwnProperty(_ target: NameTarget?) -> Bool {
    guard case .property(let id)? = target, let owner = index[id].owner else { return false }
    return !index[id].isStatic && (lineage.contains(owner) || index[owner].kind != .class)
  }

  private mutating func effect(of call: CallExpression) -> SideEffect? {
    guard let callee = call.callee else { return nil }
    if callee.kind == .closureExpression { return nil }
    let name = callee.mentionedName?.name ?? callee.text.firstLine
    if callee.isSuperInit { return nil }
    if name == "Task" || name == "detached" { return .calling(name) }
    if countsReading, let reading = call.reading(name) { return reading }
    if callee.addsToRunLoop {
      return SideEffect(kind: .start, action: "runs code again and again")
    }
    if callee.firstToken.isNamed("Future") {
      return call.closures.compactMap { visit(statementsOf: $0) }.first
    }
    if call.node.makesObject {
      let type = resolver.type(of: call.node)
      // What has something to tell a delegate acts by itself: `CBCentralManager(delegate: self)`.
      if type.declaredTypes.isEmpty, call.takesDelegate {
        return SideEffect(kind: .start, action: "creates '\(name)'")
      }
      return SideEffect.graver(effectOfMaking(type), effect(ofDefaults: call, type))
    }
    if callee.kind == .reference, ["withAnimation", "withTransaction"].contains(name) {
      return call.closures.compactMap { visit(statementsOf: $0) }.first
    }
    var others = self
    if givenUp?.includes(call, isQuiet: { others.visit(statementsOf: $0) == nil }) == true {
      return nil
    }
    let run = functions(runBy: callee).map { index[$0].declaration }
    let bodies =
      run.compactMap(\.body)
      + run.flatMap(resolver.buildFunctions).compactMap {
        index[$0].declaration.body
      }
    if !bodies.isEmpty {
      let found = SideEffect.graver(
        effect(ofCalling: bodies, name, on: callee), effect(ofDefaults: call, run))
      // What is no more than a call is not known to be one of what meets the requirement here.
      let called = resolver.functions(calledBy: callee)
      let isRequirement =
        !called.isEmpty && called.allSatisfy { index[$0].declaration.body == nil }
      return isRequirement && found?.kind == .call && !call.node.isStatement ? nil : found
    }
    if Vocabulary.silentFunctions.contains(name) { return nil }
    if isOfOwnPublisher(callee) { return effect(ofFollowing: callee, call) }
    // A subscription to what is not the object's own, which keeps the object alive.
    if name == "assign", call.arguments.contains(where: { $0.label == "on" }) {
      return .calling(name)
    }
    if Vocabulary.valueClosures.contains(name), !call.closures.isEmpty {
      var found: SideEffect?
      for closure in call.closures {
        found = SideEffect.graver(found, visit(statementsOf: closure))
      }
      return found
    }
    let parameter = resolver.parameter(at: callee)
    if let closures = parameter.flatMap({ given[$0.node] }) {
      return closures.reduce(nil) { SideEffect.graver($0, visit(statementsOf: $1)) }
    }
    // A closure that is given, or kept by a type, may do anything.
    if isGivenFunction(callee) {
      return parameter == nil
        ? .calling(name)
        : SideEffect(kind: .call, action: "calls '\(name)', which it is given")
    }
    if isOfMaking, let place = call.node.changedPlace,
      call.node.isStatement || Vocabulary.givingMutatingMembers.contains(name),
      [place, place.storedRoot].contains(where: { resolver.property(at: $0) != nil })
    {
      return effect(ofChanging: place)
    }
    if isQuiet(callee, name) { return nil }
    if call.node.isStatement { return .calling(name) }
    return !call.closures.isEmpty && MemberExpression(callee) != nil ? .calling(name) : nil
  }

  /// What following an own publisher does: it sends what it has at once, unless that is dropped.
  private mutating func effect(ofFollowing publisher: Node, _ call: CallExpression) -> SideEffect? {
    let name = publisher.partName
    let isKept =
      name == "sink" && call.closures.contains { $0.takesSelf && !$0.capturesWeakly }
      || name == "assign"
        && call.arguments.contains { $0.label == "on" && $0.value?.text == "self" }
    if isKept {
      return SideEffect(kind: .start, action: "makes a subscription that keeps it")
    }
    if publisher.hasToken({ $0.isNamed("dropFirst") }) { return nil }
    if name == "assign", let value = call.arguments.last?.value {
      guard value.kind == .inoutExpression else {
        return isOthers(value) ? .changing(value.text) : nil
      }
      return value.children.first.flatMap { $0.isOwnPublisher ? nil : effect(ofChanging: $0) }
    }
    var found: SideEffect?
    for closure in call.closures { found = SideEffect.graver(found, visit(statementsOf: closure)) }
    // What is no more than a call may well do nothing with what an object begins with.
    if let found, found.kind != .call { return found }
    return call.closures.contains(where: stores) ? beginning(of: publisher) : nil
  }

  /// What is saved as an object begins, of a variable that is followed: a value that it was not read from where others
  /// are saved.
  private func beginning(of publisher: Node) -> SideEffect? {
    if publisher.hasToken({ Vocabulary.laterPublishers.contains($0.name) }) { return nil }
    let names = publisher.subtree.filter(\.isOwnPublisher).map { $0.lastToken.text.dropFirst() }
    let followed = lineage.flatMap { index[$0].properties }.map { index[$0] }.first { property in
      let value = property.binding.initialValue
      let isPlain =
        value?.kind == .literal || value?.kind == .stringLiteral
        || value?.kind == .arrayExpression && value?.children(.arrayElement).isEmpty == true
      return names.contains(property.name[...]) && isPlain
    }
    return followed.map { SideEffect(kind: .change, action: "saves what '\($0.name)' begins with") }
  }

  /// Whether code stores a value under a key or in a file, itself or by what it calls.
  func stores(_ code: Node) -> Bool {
    [code].reached { code in
      code.descendants.filter(\.isCallee).flatMap(resolver.functions)
        .compactMap { index[$0].declaration.body }
    }.contains { code in
      code.descendants.lazy.compactMap(CallExpression.init).contains { call in
        let labels = call.arguments.map(\.label)
        let name = call.callee?.partName ?? ""
        return name.hasPrefix("set") && labels.contains("forKey")
          || name == "write" && labels.first == "to"
      }
    }
  }

  /// The functions of the project that a call may run: of the object's own those that the class which is
  /// made overrides, of a protocol's those that meet the requirement, where few do.
  private func functions(runBy callee: Node) -> [FunctionID] {
    let named = resolver.functions(calledBy: callee)
    // An object or a value may be called itself.
    let name = named.isEmpty ? "callAsFunction" : callee.partName
    let called =
      !named.isEmpty
      ? named
      : resolver.type(of: callee).unwrapped.declaredTypes.flatMap {
        resolver.scopes.functions(named: name, of: $0)
      }
    let owners = called.compactMap { index[$0].owner }
    let isOwn = callee.isOnSelf || MemberExpression(callee)?.base?.text == "Self"
    var others = isOwn ? Array(lineage) : []
    let adopters = owners.filter { index[$0].kind == .protocol }
      .flatMap { resolver.inheritors[$0] ?? [] }
      .filter { !index[index[$0].file].isTest }
    if adopters.count <= 4 { others += adopters }
    let labels = called.map { index[$0].labels }
    return called
      + others.flatMap { index[$0].functions }.filter { id in
        index[id].name == name && labels.contains(index[id].labels)
          && !called.contains(id)
      }
  }

  /// What making a value of the project of a literal does.
  private mutating func effect(ofLiteral literal: Node) -> SideEffect? {
    let types = resolver.expectedType(of: literal)?.unwrapped.declaredTypes ?? []
    let made = types.flatMap { resolver.scopes.functions(named: "init", of: $0) }.filter {
      index[$0].labels.first??.hasSuffix("Literal") == true
    }
    guard let type = types.first, !made.isEmpty else { return nil }
    let bodies = made.compactMap { index[$0].declaration.body }
    return effect(ofCalling: bodies, index[type].name, on: literal)
  }

  /// What the wrappers of the project do that an attribute makes.
  private mutating func effect(ofMarking attribute: Node) -> SideEffect? {
    let types = resolver.typesMade(at: attribute)
    if types.isEmpty { return nil }
    let found = SideEffect.graver(
      effectOfMaking(.nominal(types)), visit(statementsOf: attribute))
    // What is no more than a call is how a value is found.
    return found?.kind == .call ? nil : found
  }

  /// What runs where a mention stands without being named there: an initialiser that is handed on, subscripts, and what
  /// meets requirements.
  private mutating func effect(ofUnwritten mention: Node) -> SideEffect? {
    guard [.reference, .memberExpression, .subscriptExpression].contains(mention.kind),
      !mention.isAssignmentTarget
    else { return nil }
    let witnesses = resolver.witnesses.members(runBy: mention)
    let decoded = witnesses.filter { $0.isInitializer(in: index) }.map(\.type)
    let made = (mention.isCallee ? [] : resolver.typesMade(at: mention)) + decoded
    let making = made.isEmpty ? nil : effectOfMaking(.nominal(made))
    let labels = mention.child(.argumentList)?.children(.argument).map { Argument($0)?.label }
    let subscripts =
      mention.isCallee || mention.readBase == nil
      ? []
      : resolver.functions(calledBy: mention).filter {
        labels == nil || index[$0].labels == labels
      }.map { index[$0].declaration.node }.filter { $0.kind == .subscriptDecl }
    let members = witnesses.filter { !$0.isInitializer(in: index) }.flatMap { member -> [Node] in
      switch member.target {
      case .property(let id): [index[id].declaration.node]
      case .functions(let ids): ids.map { index[$0].declaration.node }
      default: []
      }
    }
    let run = subscripts + members
    let name = run.first?.declaredName ?? ""
    let found = effect(ofCalling: run.compactMap(\.runnableCode), name, on: mention)
    // What is no more than a call is how a value is found.
    return SideEffect.graver(making, found?.kind == .call ? nil : found)
  }

  /// What the default values of the parameters do that a call leaves out, of the initialisers that it can be.
  private mutating func effect(ofDefaults call: CallExpression, _ type: StaticType) -> SideEffect? {
    let values = type.declaredTypes.flatMap(index.initializers)
      .flatMap { resolver.parameters(leftOutBy: call, of: $0) }.compactMap(\.defaultValue)
    return values.reduce(nil) { SideEffect.graver($0, gravest(in: $1)) }
  }

  /// What the default values of the parameters do that a call of some functions leaves out.
  private mutating func effect(
    ofDefaults call: CallExpression, _ functions: [FunctionDeclaration]
  ) -> SideEffect? {
    let found = functions.flatMap { resolver.parameters(leftOutBy: call, of: $0) }
      .compactMap(\.defaultValue).reduce(nil) { SideEffect.graver($0, gravest(in: $1)) }
    // What is no more than a call is how a value is found.
    return found?.kind == .call ? nil : found
  }

  /// What asking for a property does by its getter, by that of its wrapper, or by making the value of an own lazy one.
  private mutating func effect(ofAsking mention: Node) -> SideEffect? {
    guard !mention.isAssignmentTarget,
      let id = resolver.property(at: mention) ?? resolver.pathProperty(at: mention)
    else { return nil }
    let property = index[id]
    // That of another object has been made, or is made once.
    let isOwn = property.owner.map(lineage.contains) == true
    let lazy = property.isLazy && isOwn ? property.binding.initialValue : nil
    let isProjected = mention.lastToken.kind == .dollarIdentifier
    let wrapped = wrappers(of: id).compactMap { wrapper in
      member(isProjected ? "projectedValue" : "wrappedValue", of: wrapper)
        .flatMap { index[$0].binding.getterBody }
    }
    let getters = wrapped + [property.binding.getterBody ?? lazy].compactMap(\.self)
    if getters.isEmpty { return nil }
    let found = effect(ofCalling: getters, property.name, on: mention)
    // What is no more than a call is how a value is found.
    return found?.kind == .call ? nil : found
  }

  /// What functions of the project do.
  private mutating func effect(
    ofCalling bodies: [Node], _ name: String, on callee: Node
  ) -> SideEffect? {
    // What an object that was made here changes of itself is nobody else's.
    let own = lineageOfMade(callee) + ownWrappers(among: bodies, calledBy: callee)
    return gravest(in: bodies, of: own)?.calling(name)
  }

  /// What some code does, where the objects of some types are nobody else's.
  mutating func gravest(in bodies: [Node], of own: [TypeID]) -> SideEffect? {
    var inner = self
    inner.lineage.formUnion(own)
    var found: SideEffect?
    for body in bodies where !keepsResult(body) {
      found = SideEffect.graver(found, inner.gravest(in: body))
    }
    if inner.lineage == lineage { seen = inner.seen }
    return found
  }

  /// The classes of wrappers among what declares some functions that are called on what a mirror of the object shows:
  /// each of its variables has a wrapper for itself.
  private func ownWrappers(among bodies: [Node], calledBy callee: Node) -> [TypeID] {
    let wrappers = bodies.compactMap(index.enclosingType).filter { type in
      index[type].declaration?.node.attribute("propertyWrapper") != nil
    }
    guard !wrappers.isEmpty, let root = callee.readBase?.storedRoot else { return [] }
    let isMirrored = root.ancestors.contains { scope in
      let source =
        scope.kind == .closureExpression
        ? CallExpression(scope.ancestor([.callExpression]))?.callee
        : scope.kind == .forStatement ? scope.children.first { !$0.kind.isPattern } : nil
      return source?.subtree.contains {
        CallExpression($0)?.callee?.text == "Mirror"
          && CallExpression($0)?.arguments.first?.value?.text == "self"
      } == true
    }
    return isMirrored ? wrappers : []
  }

  /// Whether code keeps what it makes, elsewhere than in the object, and gives that the next time: what it does, it
  /// does once.
  private func keepsResult(_ body: Node) -> Bool {
    body.descendants.contains { test in
      guard let (tested, rest) = test.testedForValue else { return false }
      let kept = tested.subtree.compactMap(resolver.property).filter { id in
        index[id].isStatic || index[id].owner.map(lineage.contains) != true
      }
      return !kept.isEmpty
        && rest.flatMap(\.subtree).contains { node in
          node.isChanged(resolver) && resolver.property(at: node).map(kept.contains) == true
        }
    }
  }

  /// Whether a call is about one of the object's own publishers.
  private func isOfOwnPublisher(_ callee: Node) -> Bool {
    guard let base = MemberExpression(callee)?.base else { return false }
    return base.subtree.contains(where: \.isOwnPublisher)
  }

  /// Whether what the class calls is a value that it was given, or that a type or another object keeps,
  /// by itself or with others.
  private func isGivenFunction(_ callee: Node) -> Bool {
    guard case .function = resolver.type(of: callee) else { return false }
    var root = callee
    while [.subscriptExpression, .optionalChain, .forceUnwrap].contains(root.kind),
      let inner = root.children.first
    {
      root = inner
    }
    if let id = resolver.property(at: root) {
      return index[id].isStatic || index[id].owner.map(lineage.contains) != true
    }
    switch resolver.local(at: root)?.form {
    case .parameter: return index.enclosingType(of: callee).map(lineage.contains) == true
    case .variable(let binding): return binding.initialValue?.kind != .closureExpression
    // `if let make = makers[key]`
    case .optionalBinding: return true
    default: return false
    }
  }

  /// Whether a call changes only what is local, or the object itself.
  private func isQuiet(_ callee: Node, _ name: String) -> Bool {
    guard let base = MemberExpression(callee)?.base else { return false }
    var root = base
    while let inner = root.children.first,
      [.memberExpression, .callExpression, .optionalChain, .forceUnwrap].contains(root.kind)
    {
      root = inner
    }
    if case .local(let local) = resolver.scopes.target(of: root.firstToken.name, at: root),
      root.kind == .reference, root == base || !isGiven(local)
    {
      return true
    }
    return isOwn(base)
      && (Vocabulary.mutatingMembers.contains(name)
        || name.namesAddition && isNew(base)
          && CallExpression(callee.parent)?.closures.isEmpty == true)
  }

  /// Whether a property of the object is stored with a new object, as that is made.
  private func isNew(_ base: Node) -> Bool {
    guard let id = resolver.property(at: base), let owner = index[id].owner else { return false }
    if let value = index[id].binding.initialValue { return value.isMadeInPlace }
    let assigned = index.initializers(of: owner).compactMap(\.body)
      .flatMap { $0.descendants.compactMap(\.assignment) }
      .filter { resolver.property(at: $0.target) == id }
    return !assigned.isEmpty && assigned.allSatisfy { $0.value?.isMadeInPlace == true }
  }

  /// The class, and those that it inherits from, of the object that a function is called on, where a
  /// constant of the same code, or a private variable of the class, begins with a new one.
  private func lineageOfMade(_ callee: Node) -> [TypeID] {
    guard let base = MemberExpression(callee)?.base else { return [] }
    if isOfMaking, let id = resolver.property(at: base), index[id].isLet || index[id].isPrivate,
      isOwnProperty(.property(id)), isNew(base)
    {
      return resolver.type(of: base).declaredTypes.flatMap(resolver.scopes.lineage(of:))
    }
    guard base.kind == .reference else { return [] }
    let value: Node?
    switch resolver.scopes.target(of: base.firstToken.name, at: base) {
    case .local(let local):
      if case .variable(let binding) = local.form {
        value = binding.initialValue
      } else {
        value = nil
      }
    case .property(let id):
      value =
        index[id].isPrivate && isOwnProperty(.property(id)) ? index[id].binding.initialValue : nil
    default: value = nil
    }
    guard value?.makesObject == true else { return [] }
    return resolver.type(of: base).declaredTypes.flatMap(resolver.scopes.lineage(of:))
  }

  /// What making an object of the project does.
  private mutating func effectOfMaking(_ type: StaticType) -> SideEffect? {
    var found: SideEffect?
    for id in type.declaredTypes {
      let others = resolver.scopes.lineage(of: id)
      var effects = SideEffects(
        of: others, removed: removed,
        givingUp: givenUp.map { _ in GivenUpWork(of: others, index) },
        countsReading: countsReading, resolver)
      effects.seen = seen
      for member in InitializerWork.made(others, index) {
        found = SideEffect.graver(found, effects.gravest(in: member)?.making(index[id].name))
      }
      seen.formUnion(effects.seen)
    }
    return found
  }
}

extension Node {
  /// Whether a value is the object around, or a closure that has it.
  fileprivate var takesSelf: Bool {
    text == "self"
      || kind == .closureExpression && hasToken { $0.kind == .selfKeyword }
  }
}

extension Node {
  /// Whether a value is a new object: `Map()`, `{ let map = Map(); …; return map }()`.
  fileprivate var isMadeInPlace: Bool {
    guard let callee = CallExpression(self)?.callee, callee.kind == .closureExpression else {
      return makesObject
    }
    guard let result = callee.children(.returnStatement).last?.children.first?.firstToken else {
      return callee.children.filter { $0.kind != .closureSignature }.first?.makesObject == true
    }
    return callee.children(.variableDecl).flatMap { VariableDeclaration($0)?.bindings ?? [] }
      .contains { $0.nameToken?.name == result.name && $0.initialValue?.makesObject == true }
  }

  /// Whether a call has something done again and again: `link.add(to: .main, forMode: .common)`.
  fileprivate var addsToRunLoop: Bool {
    CallExpression(parent)?.arguments.map(\.label) == ["to", "forMode"]
  }
}

extension CallExpression {
  /// The closures that are given to the function.
  var closures: [Node] {
    (arguments.compactMap(\.value) + trailingClosures).filter { $0.kind == .closureExpression }
  }

  /// Whether a call has an argument for a delegate, `nil` or not.
  fileprivate var takesDelegate: Bool {
    arguments.contains { $0.label == "delegate" || $0.label?.hasSuffix("Delegate") == true }
  }

  /// What a call reads from a file or a store, by the names alone.
  fileprivate func reading(_ name: String) -> SideEffect? {
    let label = arguments.first?.label ?? ""
    // `list.append(contentsOf: others)` reads none.
    let isMade = name == "init" || callee.map(\.beginsWithCapital) == true
    if isMade && ["contentsOf", "contentsOfFile", "forReading"].contains(label)
      || label == "atPath" && name == "contents"
    {
      return SideEffect(kind: .reading, action: "reads a file")
    }
    let fetches = Vocabulary.fetchingFunctions.contains(name) && MemberExpression(callee) != nil
    return fetches ? SideEffect(kind: .reading, action: "calls '\(name)'") : nil
  }
}

extension Node {
  /// Whether the node is `$name` or `self.$name`.
  fileprivate var isOwnPublisher: Bool {
    if kind == .reference { return firstToken.kind == .dollarIdentifier }
    guard kind == .memberExpression, isOnSelf else { return false }
    return MemberExpression(self)?.nameToken?.kind == .dollarIdentifier
  }
}

extension Node {
  /// What is tested, and what runs only where that has no value: behind `??`, and behind an `if let` that returns.
  fileprivate var testedForValue: (tested: Node, rest: [Node])? {
    if kind == .operatorReference, text == "??", let parts = parent.map({ Array($0.children) }),
      let place = parts.firstIndex(of: self), place > 0
    {
      return (parts[place - 1], Array(parts[(place + 1)...]))
    }
    guard kind == .optionalBindingCondition, let branch = ancestor([.ifExpression]),
      branch.child(.codeBlock)?.children.contains(where: { $0.kind == .returnStatement }) == true,
      let statements = branch.parent?.children
    else { return nil }
    return (self, statements.filter { $0.range.lowerBound >= branch.range.upperBound })
  }
}

extension TypeMember {
  /// Whether it makes a value of the type.
  fileprivate func isInitializer(in index: ProjectIndex) -> Bool {
    guard case .functions(let ids)? = target else { return false }
    return ids.contains { index[$0].name == "init" }
  }
}
