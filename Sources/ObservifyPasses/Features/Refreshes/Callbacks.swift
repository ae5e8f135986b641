import ObservifyIndex
import ObservifySyntax

/// Code of a model that an object of another type runs: a closure that it is given, an assignment of what
/// it sends, the body of a loop over that, a function that it calls as its delegate, or what observes a notification.
struct Callback {
  /// The closure, the assignment, the loop or the function.
  let code: Node

  /// Who runs it.
  let sender: Sender
}

/// What runs code that it is given.
struct Sender {
  /// The name by which the objects call it: a requirement of the delegate's protocol, or a variable of
  /// theirs; nil where it has none.
  var name: String?

  /// The types of the objects that may do so.
  var types: Set<TypeID> = []

  /// The name of the notification that does.
  var notification: String?

  /// The properties that the code is given to, or to parts of their values: a publisher of the class.
  var properties: Set<PropertyID> = []

  /// Whether nothing is known that runs it.
  var isEmpty: Bool { types.isEmpty && notification == nil && properties.isEmpty }
}

extension Project {
  /// Returns what a model announces in the code that the object around a change runs: after it has
  /// changed something, or before.
  func callbackAnnouncements(of model: TypeID, with change: Node) -> [JointChange] {
    callbacks(of: model, runWith: change).flatMap { code in
      let changed = code.statements.first.flatMap { changes(of: model, in: code, beside: $0) } ?? []
      return JointChange.ways(of: changed, isSent: maySend(model, in: code))
        .filter { !$0.members.isEmpty || $0.isSent }
    }
  }

  /// The announced members of an object that change where a closure around a change is called, which
  /// something is made to keep or a function is given.
  func announcements(of model: TypeID, calling change: Node) -> [JointChange] {
    callsOfClosures(around: change).flatMap { code, call in
      JointChange.ways(of: changes(of: model, in: code, beside: call) ?? [])
    }.filter { !$0.members.isEmpty }
  }

  func callsOfClosures(around change: Node) -> [(code: Node, call: Node)] {
    change.ancestors.filter { $0.kind == .closureExpression }.flatMap(calls)
  }

  /// The calls of a closure that something keeps, or of the parameters that a function has for it, with the
  /// code around each.
  private func calls(of closure: Node) -> [(code: Node, call: Node)] {
    if let keeper = shownCode.kept.keepers[closure], let owner = index[keeper].owner {
      return (mentions.mentions(in: index[owner]).byName[index[keeper].name] ?? [])
        .filter(\.node.isCallee).map { ($0.member, $0.node) }
    }
    let callee = CallExpression(closure.ancestor([.callExpression]))?.callee
    return (callee.map { resolver.functions(calledBy: $0) } ?? []).flatMap { id in
      let function = index[id].declaration
      let names = Set(
        function.parameters.filter(resolver.scopes.takesFunction).compactMap(\.nameToken?.name))
      return (function.body.map { Array($0.descendants) } ?? [])
        .filter { $0.kind == .reference && $0.isCallee && names.contains($0.firstToken.name) }
        .map { (function.node, $0) }
    }
  }

  /// Whether code is that of a type with a wrapper that holds an object.
  func isByHolder(_ code: Node, of model: TypeID) -> Bool {
    index.enclosingType(of: code).map(holders(of: model).contains) == true
  }

  /// The types with wrappers that hold an object.
  ///
  /// - Complexity: O(*n*) in the wrappers of the project, the first time.
  private func holders(of model: TypeID) -> Set<TypeID> {
    if let known = refreshes.holders[model] { return known }
    let found = Set(wrappers(of: model).compactMap(\.holder))
    refreshes.holders[model] = found
    return found
  }

  /// The models that types hold by wrappers.
  var held: [TypeID: Set<TypeID>] {
    if let known = refreshes.held { return known }
    let found = uses.wrappers.reduce(into: [TypeID: Set<TypeID>]()) { found, use in
      if let holder = use.holder { found[holder, default: []].formUnion(use.models) }
    }
    refreshes.held = found
    return found
  }

  /// The types with wrappers that hold an object which they are given.
  func observers(of model: TypeID) -> Set<TypeID> {
    if let known = refreshes.observers[model] { return known }
    let given = wrappers(of: model).filter {
      ![.stateObject, .injectedObject].contains($0.wrapper)
    }
    let found = Set(given.compactMap(\.holder))
    refreshes.observers[model] = found
    return found
  }

  private func wrappers(of model: TypeID) -> [WrapperUse] {
    uses.wrappers(holding: resolver.related(to: model))
  }

  /// Returns the code of a model that the object around a change runs.
  func callbacks(of model: TypeID, runWith change: Node) -> [Node] {
    let callbacks = callbacks(of: model)
    guard !callbacks.isEmpty, let owner = index.enclosingType(of: change) else { return [] }
    let posted = change.ancestor([.functionDecl, .variableDecl]).map(notifications) ?? []
    let changed = property(at: change)
    let found = callbacks.filter { callback in
      callback.sender.notification.map(posted.contains)
        ?? (callback.sender.types.contains { resolver.scopes.isRelated($0, to: owner) }
          || changed.map(callback.sender.properties.contains) == true
          || isSent(callback.sender, with: change, besides: model))
    }
    guard found.contains(where: { $0.sender.name != nil }) else { return found.map(\.code) }
    let called = names(calledAround: change, in: owner)
    return found.filter { $0.sender.name.map(called.contains) ?? true }.map(\.code)
  }

  /// Whether another model announces with a change what its publisher sends: `child.$isBusy.sink { … }`.
  private func isSent(_ sender: Sender, with change: Node, besides model: TypeID) -> Bool {
    sender.properties.contains { id in
      // Of a generic class there is one object for each of many things.
      guard let owner = index[id].owner, graph.isModel(owner),
        index[owner].declaration?.genericParameters.isEmpty == true,
        !resolver.scopes.isRelated(owner, to: model)
      else { return false }
      return announcements(of: owner, with: change).contains {
        $0.members.contains(index[id].name)
      }
    }
  }

  /// The names that the member of a class around a place calls: itself, or by members that it leads to,
  /// or that lead to it.
  private func names(calledAround place: Node, in owner: TypeID) -> Set<String> {
    if let known = refreshes.namesCalledAround[place] { return known }
    let mentions = mentions.mentions(in: index[owner])
    let around = mentions.members.filter { $0.contains(place) }.reached { member in
      member.declaredName.flatMap { mentions.byName[$0] }?.map(\.member) ?? []
    }
    let members = Dictionary(grouping: mentions.members) { $0.declaredName }
    let names = Set(around.flatMap { mentions.namesOfMembers[$0] ?? [] })
    let found = Array(names).reached { name in
      (members[name] ?? []).flatMap { mentions.namesOfMembers[$0] ?? [] }
    }
    refreshes.namesCalledAround[place] = found
    return found
  }

  /// Returns the code of a model that a call in the model's own code runs: what waits for a notification
  /// that it posts, or for what it sends.
  func callbacks(of model: TypeID, runBy call: CallExpression) -> [Node] {
    guard let callee = MemberExpression(call.callee), let base = callee.base else { return [] }
    if callee.name == "post" {
      guard let name = call.postedNotification else { return [] }
      return callbacks(of: model).filter { $0.sender.notification == name }.map(\.code)
    }
    guard callee.name == "send", let subject = property(at: base) else { return [] }
    return callbacks(of: model).filter { $0.sender.properties.contains(subject) }.map(\.code)
  }

  /// Returns the code outside a function's class that calls it, or outside a variable's that sets it; none where views
  /// run that as they show something.
  func callers(of code: Node) -> [(member: Node, mention: Node)] {
    if let known = refreshes.callers[code] { return known }
    var found: [(member: Node, mention: Node)] = []
    if [.functionDecl, .variableDecl].contains(code.kind), code.declaredName != nil {
      let owner = index.enclosingType(of: code)
      let running = running(code)
      for mention in projectMentions.places(of: running.names)
      where index.enclosingType(of: mention) != owner {
        guard let around = mention.codeAround,
          running.places.contains(mention) || resolver.witnesses.runs(code, at: mention)
        else { continue }
        found.append((around, mention))
      }
    }
    // Whether views call it takes longest to tell.
    if !found.isEmpty, code.kind == .functionDecl, shownCode.runs(code) { found = [] }
    refreshes.callers[code] = found
    return found
  }

  /// What others run of a model's code: closures, and functions that are handed out by their names.
  ///
  /// - Complexity: O(*n*) in the nodes of the class, the first time.
  private func callbacks(of model: TypeID) -> [Callback] {
    if let known = refreshes.callbacks[model] { return known }
    var found: [Callback] = []
    for type in resolver.scopes.lineage(of: model) {
      let mentions = mentions.mentions(in: index[type])
      for node in mentions.members.flatMap(\.descendants) {
        found += node.givers.map { Callback(code: node, sender: sender($0)) }
        if node.kind == .closureExpression {
          found += takers(of: node).map { taker in
            var sender = sender(taker)
            sender.name = nameCalled(for: node, givenTo: taker)
            return Callback(code: node, sender: sender)
          }
        }
      }
      for function in index[type].functions.map({ index[$0] }) {
        for mention in mentions.byName[function.name] ?? [] where mention.node.isOnSelf {
          found += takers(of: mention.node).map {
            Callback(code: function.declaration.node, sender: sender($0))
          }
        }
      }
    }
    found.removeAll(where: \.sender.isEmpty)
    found += found.flatMap { callback in
      callback.sender.types.flatMap(callers).map { Callback(code: callback.code, sender: $0) }
    }
    found += delegateFunctions(of: model)
    refreshes.callbacks[model] = found
    return found
  }

  /// The name of the parameter by which a function that is given a closure calls it.
  ///
  /// Nil where the function does something else with it, or several names are possible; what else its object does runs
  /// no such code.
  private func nameCalled(for closure: Node, givenTo call: Node) -> String? {
    guard let callee = CallExpression(call)?.callee else { return nil }
    let asked = resolver.functions(calledBy: callee)
    var functions = asked
    for id in asked {
      for case .functions(let ids) in witnesses(of: index[id].name, index[id].owner) {
        functions += ids
      }
    }
    let declarations = functions.map { index[$0].declaration }.filter { $0.body != nil }
    let bodies = declarations.compactMap(\.body)
    let names = Set(
      declarations.flatMap(\.parameters).filter(resolver.scopes.takesFunction)
        .compactMap(\.nameToken?.name))
    guard let name = names.first, names.count == 1, !bodies.isEmpty else { return nil }
    let isOnlyCalled = bodies.flatMap(\.descendants).allSatisfy { node in
      node.kind != .reference || !node.firstToken.isNamed(name) || node.isCallee
        || node.parent?.kind == .optionalChain && node.parent?.isCallee == true
    }
    return isOnlyCalled ? name : nil
  }

  /// What is given a function: a call, with what is given the object that it makes of it; what is assigned
  /// it; calls that are given a local constant of it.
  private func takers(of function: Node) -> [Node] {
    if let node = function.ancestor([.callExpression, .closureExpression]),
      node.kind == .callExpression
    {
      return [node] + (node.makesObject ? takers(of: node) : [])
    }
    if let target = function.ancestors.lazy.compactMap(\.assignment).first?.target {
      return [target]
    }
    guard let clause = function.parent, let name = PatternBinding(clause.parent)?.nameToken?.name,
      let scope = clause.ancestor([.codeBlock, .closureExpression, .memberBlock])
    else { return [] }
    return scope.descendants.filter {
      $0.kind == .reference && $0.firstToken.isNamed(name) && $0.parent?.kind == .argument
    }.compactMap { $0.ancestor([.callExpression]) }
  }

  /// The functions of a model that a protocol asks for, which objects with a variable of that type may
  /// call.
  private func delegateFunctions(of model: TypeID) -> [Callback] {
    resolver.scopes.lineage(of: model).flatMap { asked -> [Callback] in
      guard let callers = delegators[asked] else { return [] }
      return index[asked].functions.flatMap { requirement -> [Callback] in
        guard case .functions(let ids)? = resolver.scopes.member(index[requirement].name, of: model)
        else { return [] }
        return ids.filter { index[$0].owner != asked }.map {
          Callback(
            code: index[$0].declaration.node,
            sender: Sender(name: index[requirement].name, types: callers))
        }
      }
    }
  }

  /// Who may have an object run a closure that it keeps: those with a variable of its type or of its
  /// protocol, by the functions that call the closure.
  private func callers(keeping type: TypeID) -> [Sender] {
    let kept = index[type].properties.filter { index[$0].isStored && index[$0].keepsFunction }
    guard !kept.isEmpty else { return [] }
    let mentions = mentions.mentions(in: index[type])
    let names = Set(
      kept.flatMap { mentions.byName[index[$0].name] ?? [] }.filter(\.node.isCallee)
        .compactMap(\.member.declaredName))
    return resolver.scopes.lineage(of: type).flatMap { asked -> [Sender] in
      guard let callers = delegators[asked] else { return [] }
      return index[asked].functions.map { index[$0].name }.filter(names.contains)
        .map { Sender(name: $0, types: callers) }
    }
  }

  /// The types that have a variable of the type of a protocol or of another type, by that.
  private var delegators: [TypeID: Set<TypeID>] {
    if let known = refreshes.delegators { return known }
    var found: [TypeID: Set<TypeID>] = [:]
    for property in index.properties where property.binding.type != nil {
      guard let owner = property.owner else { continue }
      for type in resolver.type(of: property.id).parts.types {
        found[type, default: []].insert(owner)
      }
    }
    refreshes.delegators = found
    return found
  }

  /// What runs a function that an expression is given: the last object along it, with the values that it
  /// holds there, and the notification that it asks for.
  private func sender(_ expression: Node) -> Sender {
    var found = Sender()
    var node = expression
    while true {
      let types = resolver.type(of: node).unwrapped.declaredTypes
      found.types.formUnion(types.filter { !graph.isModel($0) })
      if let call = CallExpression(node), !node.makesObject {
        // What a call gives may keep the function, and so may what is asked for it.
        found.notification = call.notification ?? found.notification
      } else {
        if let property = property(at: node) ?? published(by: node) {
          found.properties.insert(property)
        }
        // What holds that object changes on its own.
        if types.contains(where: { [.class, .actor].contains(index[$0].kind) }) { return found }
      }
      guard let first = node.children.first else { return found }
      node = first
    }
  }

  /// The variable whose publisher an expression is: `contact.$name`.
  private func published(by node: Node) -> PropertyID? {
    guard let member = MemberExpression(node), let token = member.nameToken,
      token.kind == .dollarIdentifier, let base = member.base
    else { return nil }
    let name = String(token.text.dropFirst())
    for type in resolver.type(of: base).unwrapped.declaredTypes {
      if case .property(let id)? = resolver.scopes.member(name, of: type) { return id }
    }
    return nil
  }

  /// The notifications that a member posts.
  func notifications(postedBy member: Node) -> Set<String> {
    Set(member.descendants.compactMap { CallExpression($0)?.postedNotification })
  }
}

extension CallExpression {
  /// The name of the notification that it posts.
  fileprivate var postedNotification: String? {
    guard callee?.mentionedName?.name == "post" else { return nil }
    return arguments.first { $0.label == "name" }?.value?.notificationName
  }

  /// The name of the notification that an observer or a publisher is asked for.
  fileprivate var notification: String? {
    guard
      ["publisher", "notifications", "addObserver"].contains(callee?.mentionedName?.name ?? "")
    else { return nil }
    return arguments.first { ["for", "named", "forName"].contains($0.label ?? "") }?.value?
      .notificationName
  }
}

extension Node {
  /// What sends what is assigned, or what a loop waits for.
  fileprivate var givers: [Node] {
    switch kind {
    case .callExpression:
      let callee = MemberExpression(CallExpression(self)?.callee)
      return callee?.name == "assign" ? [callee?.base].compactMap(\.self) : []
    case .forStatement where directTokens.contains { $0.kind == .awaitKeyword }:
      return [children.first { $0.kind != .codeBlock && !$0.kind.isPattern }].compactMap(\.self)
    default: return []
    }
  }

  /// The name that a notification is known by: that of a constant, or the string it is made of.
  fileprivate var notificationName: String? {
    CallExpression(self)?.arguments.first?.value?.text ?? mentionedName?.name
  }

  /// The statements of a closure, a loop or a function.
  var statements: [Node] {
    let block = kind == .closureExpression ? self : runnableCode ?? child(.codeBlock) ?? self
    return block.children.filter { $0.kind != .closureSignature }
  }
}
