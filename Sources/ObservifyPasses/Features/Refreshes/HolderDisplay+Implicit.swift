import ObservifyIndex
import ObservifySyntax

/// What runs where a mention makes a value of a type.
struct Making {
  /// Initialisers, their default arguments, and what variables begin with.
  let run: [Node]

  /// The bodies of a view that SwiftUI shows anew.
  let bodies: [Node]
}

/// What runs without its own name where a body makes, asks or is asked for something.
extension HolderDisplay {
  mutating func visit(bodies: [Node], runBy mention: Node, _ way: ShownCode.Way) {
    for declaration in bodies.compactMap({ $0.ancestor([.functionDecl, .variableDecl]) }) {
      visit(declaration, way)
      if let function = FunctionDeclaration(declaration) {
        visit(defaultsOf: function, leftOutBy: mention, way)
      }
    }
  }

  /// Looks through what meets a requirement of a protocol from outside; of another observed object, what it
  /// shows of others.
  mutating func visit(witness member: TypeMember, _ mention: Node, _ way: ShownCode.Way) {
    let before = isOfOther
    isOfOther = isOfOther || isObserved(member.type) && !isModel(member.type)
    if case .functions(let ids)? = member.target {
      for id in ids { visit(index[id].declaration.node, way) }
    } else if isModel(member.type), case .property(let id)? = member.target {
      visitMember(index[id].declaration.node, way)
    } else if !isObserved(member.type) {
      follow(member.target, mention, way)
    }
    isOfOther = before
  }

  /// Looks through what runs when values of types are made, except for objects that views observe.
  mutating func visit(made types: [TypeID], by mention: Node, _ way: ShownCode.Way) {
    for type in types where !isObserved(type) && !isModel(type) {
      visit(made: type, by: mention, way)
    }
  }

  /// Looks through what runs when a value of a type is made.
  ///
  /// The body of a view that is given a function is looked through as well, by itself, in a value, or in what it
  /// shows or binds, and that of one that is given an object made for it: SwiftUI cannot tell whether that is
  /// the same, and shows it anew. One that is given the object runs by itself.
  private mutating func visit(made type: TypeID, by mention: Node, _ way: ShownCode.Way) {
    let made = making(of: type, by: mention)
    for node in made.run { visit(node, way) }
    if project.observers(of: model).contains(type) { return }
    for body in made.bodies {
      guard let declaration = body.ancestor([.functionDecl, .variableDecl]) else { continue }
      let before = (around, place)
      around = contents + [body]
      place?.mention = nil
      visit(declaration, way)
      (around, place) = before
    }
  }

  private func making(of type: TypeID, by mention: Node) -> Making {
    if let known = project.refreshes.makings[mention]?[type] { return known }
    let call = mention.isCallee ? CallExpression(mention.parent) : nil
    let initializers = resolver.scopes.functions(named: "init", of: type).map { index[$0] }.filter {
      initializer in call.map { mayRun(initializer, by: $0, of: type) } != false
    }.flatMap { initializer in
      let node = initializer.declaration.node
      return [node] + defaults(of: node, leftOutBy: mention)
    }
    let defaulted = resolver.scopes.lineage(of: type).flatMap(defaulted).map { index[$0] }.filter {
      property in
      project.shownCode.isMarked(property)
        || call?.arguments.contains(where: { $0.label == property.name }) != true
    }
    let isAnew = call.map { $0.givesFunctionWithin || givesNewObject($0, to: type) } == true
    let found = Making(
      run: initializers + defaulted.map(\.binding.node),
      bodies: isAnew ? project.shownBodies(of: type) ?? [] : bodies(unequalIn: type))
    project.refreshes.makings[mention, default: [:]][type] = found
    return found
  }

  /// Whether a call that makes a value of a type may run an initialiser: by its labels, or one that the type inherits,
  /// which runs unsaid.
  private func mayRun(_ initializer: FunctionSymbol, by call: CallExpression, of type: TypeID)
    -> Bool
  {
    initializer.owner != type || resolver.canBe(call, of: initializer.declaration)
  }

  /// Whether a variable belongs to a value that the view is made with, and whose `==` leaves something
  /// out: SwiftUI takes a view with an equal value for the same.
  func isMissed(_ property: PropertySymbol, _ mention: Node) -> Bool {
    guard !property.isLet, let base = MemberExpression(mention)?.base,
      let given = project.property(at: base), index[given].owner == holder,
      index[given].isStored, index[given].attributes.isEmpty
    else { return false }
    let equality = Equality(project)
    return equality.isCoarse(given) && equality.misses(property.id)
  }

  private func defaulted(in type: TypeID) -> [PropertyID] {
    if let known = project.refreshes.defaulted[type] { return known }
    let found = index[type].properties.filter { project.shownCode.runsAsMade(index[$0]) }
    project.refreshes.defaulted[type] = found
    return found
  }

  /// Looks through the default arguments that a call leaves out.
  mutating func visit(
    defaultsOf function: FunctionDeclaration, leftOutBy mention: Node, _ way: ShownCode.Way
  ) {
    visit(defaultsOf: function.node, leftOutBy: mention, way)
  }

  /// Looks through the default arguments that a mention of a case leaves out, where it is one with such.
  mutating func visit(caseOf type: TypeID, _ mention: Node, _ way: ShownCode.Way) {
    guard mention.isCallee else { return }
    for case .enumCase(let element) in index[type].members[mention.partName] ?? [] {
      visit(defaultsOf: element, leftOutBy: mention, way)
    }
  }

  private mutating func visit(
    defaultsOf declaration: Node, leftOutBy mention: Node, _ way: ShownCode.Way
  ) {
    for parameter in defaults(of: declaration, leftOutBy: mention) { visit(parameter, way) }
  }

  private func defaults(of declaration: Node, leftOutBy mention: Node) -> [Node] {
    (declaration.child(.parameterClause)?.children(.parameter) ?? []).filter {
      givesValue(defaultOf: $0) && resolver.isLeftOut($0, by: mention)
    }
  }

  /// Whether a default argument runs code that gives a value: itself, or as a function that is called.
  private func givesValue(defaultOf parameter: Node) -> Bool {
    guard let code = parameter.runnableCode else { return false }
    return code.isComputed
      || code.kind == .closureExpression
        && Parameter(parameter)?.type.flatMap { resolver.scopes.functionType(of: $0) }?.givesNothing
          == false
  }

  /// Takes in a variable of an object of a type from outside that something of the project holds, or such
  /// an object that is asked for what it has been told.
  mutating func note(_ member: String, of type: String, by mention: Node) {
    guard !project.isValue(type), member != "wrappedValue",
      let base = mention.readBase,
      let id = resolver.heldProperty(at: base) ?? resolver.heldProperty(at: base.storedRoot),
      !index[id].attributes.contains(where: {
        Vocabulary.fetchingWrappers.contains($0.name) || ObjectWrapper(rawValue: $0.name) != nil
      })
    else { return }
    if !mention.isCallee, mention.kind != .subscriptExpression {
      // A method that is given on is no value: 'onDone: model.finished.send'.
      if case .function? = resolver.expectedType(of: mention)?.unwrapped { return }
      show(.member(id, member), by: mention)
    } else if Vocabulary.isAskedForMore(type), !mention.isGivenIdleClosure,
      // A value's own is made with it.
      index[id].isStatic || index[id].owner.map({ index[$0].kind == .class }) != false,
      !project.isToldFirst(id, before: base)
    {
      show(.object(id), by: mention)
    }
  }

  /// Whether a view is given an object by a plain variable that is made where the view is.
  private func givesNewObject(_ call: CallExpression, to type: TypeID) -> Bool {
    call.arguments.contains { argument in
      guard let callee = CallExpression(argument.value)?.callee,
        index[type].properties.contains(where: {
          index[$0].name == argument.label && index[$0].isGiven && index[$0].attributes.isEmpty
        })
      else { return false }
      return resolver.typesMade(at: callee).contains { index[$0].kind == .class }
    }
  }

  /// The bodies of a view that no other value of it is equal to: it is made with a function, or makes something anew.
  private func bodies(unequalIn type: TypeID) -> [Node] {
    if let known = project.refreshes.bodiesUnequal[type] { return known }
    let equality = Equality(project)
    let isGiven = index[type].properties.contains { id in
      index[id].isGiven && equality.holdsFunction(resolver.type(of: id))
        || index[id].keepsFunction && !index[id].isStatic
          && project.shownCode.kept.assigned.contains(id)
        || index[id].isStored && !index[id].isStatic && index[id].attributes.isEmpty
          && index[id].binding.initialValue.map(makesAnew) == true
    }
    let bodies = isGiven ? project.shownBodies(of: type) ?? [] : []
    project.refreshes.bodiesUnequal[type] = bodies
    return bodies
  }

  /// Whether a value is another one each time it is made: an object, an identifier, a date.
  private func makesAnew(_ value: Node) -> Bool {
    guard let call = CallExpression(value), value.makesObject else { return false }
    switch resolver.type(of: value) {
    case .nominal(let ids, _): return ids.allSatisfy { index[$0].kind == .class }
    case .external(let name, _):
      return Vocabulary.isObjectiveCClass(name) && !Vocabulary.equatableTypes.contains(name)
        || ["UUID", "Date"].contains(name) && call.arguments.isEmpty
    default: return false
    }
  }

  /// Takes in what the types within the view, its coordinator above all, give when they are asked.
  mutating func visitDelegates() {
    for type in index.types where type.parent == holder {
      let members =
        type.functions.map { index[$0].declaration.node }
        + type.properties.map { index[$0].declaration.node }
      for member in members where member.givesValue { visit(member, .started) }
    }
  }

  /// Takes in that a variable of the object is set.
  mutating func noteSet(_ name: String, by mention: Node) {
    guard project.isPublished(name, by: model), let statement = mention.parent,
      statement.descendants.contains(where: { !mention.contains($0) && isOfParameter($0) })
    else { return }
    told.append(name)
  }

  /// What an update needs that tells the object something with each run, and reads nothing else of it: all
  /// that others change.
  var needOfTold: RefreshNeed? {
    guard let name = told.first, reads.isSubset(of: told),
      laterReads.allSatisfy(told.contains), let missing = missingAnnouncements
    else { return nil }
    let members = missing.filter { !told.contains($0) }
    return members.isEmpty && !missing.isEmpty
      ? nil
      : RefreshNeed(
        body: body, reason: "sets '\(name)' to what it is told", members: members, isLate: false,
        isEachRun: true)
  }

  /// Whether an expression begins with a parameter, the view that an update sets up, or with what was taken
  /// from one.
  func isOfParameter(_ expression: Node) -> Bool {
    var node = expression
    while node.kind != .reference, let first = node.children.first { node = first }
    guard case .local(let local) = resolver.scopes.target(of: node.firstToken.name, at: node) else {
      return false
    }
    switch local.form {
    case .parameter: return true
    case .variable(let binding):
      guard let value = binding.initialValue, !value.contains(node) else { return false }
      return value.subtree.contains(where: isOfParameter)
    default: return false
    }
  }

  /// Looks through the functions that the view is made with by what does not hold the object, and runs by
  /// nothing that it announces.
  mutating func visitContents(of keeper: PropertyID, _ mention: Node, _ way: ShownCode.Way) {
    for content in shownCode.kept.contents(of: keeper)
    where !project.isByHolder(content, of: model) && seenContents.insert(content).inserted {
      // Each view that is made calls its own.
      let before = (around, place)
      defer { (around, place) = before }
      around = contents + [content]
      place?.mention = nil
      if let name = content.mentionedName?.name {
        follow(resolver.scopes.target(of: name, at: content), mention, way)
        continue
      }
      // What a closure does in place is told of the member around it.
      guard let member = content.ancestor([.functionDecl, .variableDecl]) else { continue }
      for lead in project.leads(of: member, way) where content.contains(lead.mention) {
        follow(lead)
      }
    }
  }

  /// Looks through what the key paths begin with that a value is asked by: `value[keyPath: path]`.
  mutating func visitPaths(of keeper: PropertyID, _ mention: Node, _ way: ShownCode.Way) {
    guard mention.isAppliedPath, let base = mention.ancestor([.subscriptExpression])?.children.first
    else { return }
    for path in shownCode.kept.contents(of: keeper) {
      guard let name = path.child(.keyPathComponent)?.mentionedName?.name else { continue }
      for type in resolver.type(of: base).unwrapped.declaredTypes {
        follow(resolver.scopes.member(name, of: type), path, way)
      }
    }
  }

  /// Looks through the closures and key paths that a constant is made of.
  mutating func visit(kept code: [Node], _ way: ShownCode.Way) {
    for node in code {
      guard node.kind == .keyPathExpression else {
        visit(node, way)
        continue
      }
      for part in node.children(.keyPathComponent) {
        let step = ShownCode.Step(mention: part, way: way, target: nil)
        if let lead = project.lead(of: step) { follow(lead) }
      }
    }
  }

  /// Takes in what the closures that the view is made with read of the object when they are called.
  mutating func visitMakers() {
    let makers = index[holder].functions.map { index[$0].declaration }.filter {
      Vocabulary.makeFunctions.contains($0.name)
    }
    for node in makers.compactMap(\.body).flatMap(\.descendants)
    where node.isInClosure && !node.isAssignmentTarget {
      guard let member = MemberExpression(node), let base = member.base,
        case .property(let id)? = resolver.scopes.member(member.name, of: model),
        index[id].published != nil
      else { continue }
      let type = resolver.type(of: base).unwrapped
      if type == .unknown || type.declaredTypes.contains(where: isModel) {
        laterReads.append(member.name)
      }
    }
  }

  /// The variables that the object announces and that nothing here reads, none where some cannot be read
  /// here, or are announced by hand; nil where all are read.
  var missingAnnouncements: [String]? {
    let lineage = resolver.scopes.lineage(of: model)
    let members = lineage.flatMap { project.mentions.mentions(in: index[$0]).members }
    if members.contains(where: { project.sends(model, in: $0) }) { return [] }
    let announced = lineage.flatMap { index[$0].properties }
      .map { index[$0] }.filter { $0.published != nil && !reads.contains($0.name) }
    if announced.isEmpty { return nil }
    return announced.contains(where: \.isPrivate) ? [] : announced.map(\.name)
  }

  /// What a body shows that code of the object, or of what holds it, changes and announces nothing of: the next
  /// announcement showed it, whatever it was about.
  var unannounced: RefreshNeed? {
    guard missingAnnouncements != nil else { return nil }
    let shown = sources.first { source in
      guard case .variable(let id) = source, !apart.contains(source) else { return false }
      // What stays announces it still, to others.
      let stays = index[id].owner.map(kept.contains) == true
      if stays, index[id].published == nil || !throughModel.contains(source) { return false }
      return project.changes(of: source).contains { change in
        let announced = project.announcements(of: model, with: change)
        return announced.isEmpty ? stays : announced.contains { $0.members.isEmpty && !$0.isSent }
      }
    }
    return shown.map {
      RefreshNeed(
        body: body, reason: reason(for: $0), members: [], isLate: false, isWarnedOnly: true)
    }
  }

  /// Whether others than the observed object that shows something may change it: what a type or a file has, and what
  /// another object stores that it was given.
  func mayBeShared(_ mention: Node) -> Bool {
    guard let id = project.property(at: mention), index[id].owner != nil, !index[id].isStatic
    else { return true }
    guard index.enclosingType(of: mention).map(isObserved) == true else { return false }
    let holder = mention.readBase.flatMap { resolver.heldProperty(at: $0.storedRoot) }
    return holder.map { isOwn(index[$0]) } != true
  }

  /// Whether the object makes what has a source for itself: it does not change that of another one.
  func hasOwn(_ source: ShownSource) -> Bool {
    guard case .variable(let id) = source, let owner = index[id].owner else { return false }
    let held = resolver.scopes.lineage(of: model).flatMap { index[$0].properties }.filter {
      resolver.type(of: $0).unwrapped.declaredTypes.contains(owner)
    }
    return !held.isEmpty && held.allSatisfy { isOwn(index[$0]) }
  }

  /// Whether each object makes what a variable holds.
  private func isOwn(_ property: PropertySymbol) -> Bool {
    property.owner != nil && !property.isStatic
      && property.binding.initialValue?.makesObject == true
  }

  /// Whether it is stored by a class that the object's inherits from and that nothing observes.
  func isOfPlainBase(_ property: PropertySymbol) -> Bool {
    guard let owner = property.owner else { return false }
    return property.isStored && index[owner].kind == .class && !isObserved(owner)
  }
}

extension CallExpression {
  /// Whether an argument is a binding with functions of its own, or contents with a function in them.
  fileprivate var givesFunctionWithin: Bool {
    let bindings = arguments.compactMap(\.value).contains { value in
      CallExpression(value)?.arguments.contains { $0.label == "get" } == true
    }
    return bindings
      || trailingClosures.contains { closure in
        closure.descendants.contains { $0.kind == .closureExpression }
      }
  }
}

extension PropertySymbol {
  /// Whether it is stored and holds what the type is made with.
  fileprivate var isGiven: Bool { isStored && !isStatic && binding.initialValue == nil }
}

extension Node {
  /// Whether it stands in a closure that no event runs.
  fileprivate var isInClosure: Bool {
    let closures = ancestors.filter { $0.kind == .closureExpression }
    return !closures.isEmpty && !closures.contains { TakenClosure($0)?.isRunByEvent == true }
  }
}

extension Node {
  /// Whether a function is given a closure that takes nothing: a lock is held for something else.
  fileprivate var isGivenIdleClosure: Bool {
    let closures = CallExpression(parent)?.closures ?? []
    return !closures.isEmpty
      && closures.allSatisfy { closure in
        closure.child(.closureSignature) == nil
          && !closure.hasToken { $0.kind == .dollarIdentifier }
      }
  }
}
