import ObservifyIndex
import ObservifySyntax

/// Sinks on a class's own properties that `didSet` takes the place of: `--combine modernize`.
///
/// A sink runs from the subscription on, in `willSet`, with the new value; a function that `didSet`
/// calls runs always, and afterwards. Both come to the same but for that moment where every object
/// subscribes once, while it is initialised and before anything assigns the property again, and where
/// what the sink does reads the property in no other way than by the value it is given.
struct OwnSinks {
  private(set) var sinks: [OwnSink] = []

  /// Functions that did nothing but subscribe those sinks to changes, with their calls.
  private(set) var idleSubscribers: [Node: [Node]] = [:]

  /// Finds the sinks of properties whose publishers have no other use that needs one, in classes that
  /// nobody listens to; those that begin with publishers `gone` go.
  init(_ project: Project, announcing: Set<TypeID>, besides gone: Set<Node> = []) {
    guard project.settings.combine == .modernize else { return }
    let index = project.index
    let uses = Dictionary(
      grouping: project.uses.publishers.filter { $0.property != nil && !gone.contains($0.node) },
      by: { $0.property })
    var names: [TypeID: Set<String>] = [:]
    for (property, uses) in uses.sorted(by: { ($0.key?.index ?? 0) < ($1.key?.index ?? 0) }) {
      guard let property, let owner = index[property].owner, !announcing.contains(owner),
        let found = project.sinks(among: uses, property)
      else { continue }
      for var sink in found {
        let taken = names[owner] ?? []
        let name = index[property].name
        let candidates = ["\(name)DidChange", "\(name)Changed"].filter { !taken.contains($0) }
        sink.function = project.freeName(
          among: candidates.isEmpty ? ["\(name)DidChange\(taken.count)"] : candidates, in: owner)
        names[owner, default: []].insert(sink.function)
        sinks.append(sink)
      }
    }
    let idle = Dictionary(grouping: sinks.filter(\.skipsFirst), by: \.subscriber)
    for (subscriber, sinks) in idle where subscriber.kind == .functionDecl {
      guard let function = FunctionDeclaration(subscriber),
        function.body.map({ Array($0.children) })
          == sinks.map(\.statement).sorted(by: { $0.index < $1.index }),
        let owner = index.enclosingType(of: subscriber)
      else { continue }
      idleSubscribers[subscriber] =
        (project.mentions.mentions(in: index[owner]).byName[function.name] ?? [])
        .compactMap(\.node.parent)
    }
  }

  /// Returns what is about models that move.
  func moving(in plan: MigrationPlan) -> OwnSinks {
    var moving = self
    moving.sinks = sinks.filter { plan.migrates($0.use.models) }
    moving.idleSubscribers = idleSubscribers.filter { subscriber, _ in
      plan.index.enclosingType(of: subscriber).map { plan.migrates($0) } == true
    }
    return moving
  }
}

extension Project {
  /// The sinks among the uses of a property's publisher; nil where one of them stays, or another use
  /// needs the publisher.
  fileprivate func sinks(among uses: [PublisherUse], _ property: PropertyID) -> [OwnSink]? {
    let symbol = index[property]
    guard let owner = symbol.owner, twins(of: property) == [property],
      heirs(of: owner).allSatisfy({ index[$0].members[symbol.name] == nil })
    else { return nil }
    var sinks: [OwnSink] = []
    for use in uses {
      if ReceivedChange(use) != nil, isKnownChange(property) { continue }
      if case .assignment = PublisherContext(use.node) { continue }
      guard let sink = OwnSink(use), replaces(sink, property, of: owner) else { return nil }
      sinks.append(sink)
    }
    return sinks.isEmpty ? nil : sinks
  }

  /// The variables that kept nothing but the cancellables of sinks that go, with their classes.
  func idleStores(
    _ sinks: [OwnSink], _ removals: [SendRemoval], besides stores: [TypeID: CancellableStore]
  ) -> [PropertyID: TypeID] {
    let gone = Dictionary(
      grouping: sinks.map { (owner: $0.use.models[0], node: $0.statement) }
        + removals.map { (owner: $0.model, node: $0.node) }, by: \.owner)
    var idle: [PropertyID: TypeID] = [:]
    for (owner, statements) in gone {
      for id in index[owner].properties where stores[owner]?.name != index[id].name {
        let property = index[id]
        let uses = storeMentions(property.name, in: owner).map(\.node)
        guard property.isPrivate, property.declaration.bindings.count == 1,
          property.attributes.isEmpty, property.binding.accessors.isEmpty, !uses.isEmpty,
          uses.allSatisfy({ use in
            (use.isStoredInto || use.isAssignmentTarget || use.isAppendedTo)
              && statements.contains { $0.node.contains(use) }
          })
        else { continue }
        idle[id] = owner
      }
    }
    return idle
  }

  /// Whether a function that `didSet` calls does what a sink does.
  private func replaces(_ sink: OwnSink, _ property: PropertyID, of owner: TypeID) -> Bool {
    guard sink.use.file == index[owner].file, keepsForLife(sink, of: owner),
      let before = statementsBefore(sink, of: owner)
    else { return false }
    // A superclass may call what overrides its members.
    let overrides = mentions.mentions(in: index[owner]).members.filter {
      $0.kind != .initDecl && $0.hasModifier("override")
    }
    let reach = OwnReach(self, of: owner)
    return !reach.mentions(property, in: before + overrides)
      && !reach.mentions(property, in: sink.statements) && movesOut(sink, property)
  }

  /// Whether the cancellable of a sink is kept as long as the object lives.
  private func keepsForLife(_ sink: OwnSink, of owner: TypeID) -> Bool {
    guard let name = sink.store.mentionedName?.name,
      case .property(let id)? = resolver.scopes.member(name, of: owner),
      index[id].owner == owner, index[id].isStored,
      index[id].declaration.node.hasModifier("private") || !isMentionedElsewhere(name, than: owner)
    else { return false }
    let others = storeMentions(name, in: owner).filter {
      $0.node != sink.store && $0.member.kind != .deinitDecl
    }
    return others.allSatisfy(\.node.isStoredInto)
  }

  /// The mentions of a variable that keeps cancellables; what is called is a function of that name.
  private func storeMentions(_ name: String, in owner: TypeID) -> [ClassMentions.Mention] {
    (mentions.mentions(in: index[owner]).byName[name] ?? []).filter { mention in
      mention.node.parent.flatMap { CallExpression($0)?.callee } != mention.node
    }
  }

  /// Whether code outside a class, that of its subclasses included, may mention a member by its name,
  /// but to put a cancellable into it.
  private func isMentionedElsewhere(_ name: String, than owner: TypeID) -> Bool {
    let heirs = heirs(of: owner)
    let isInherited = heirs.contains {
      index[$0].members[name] != nil || mentions.mentions(in: index[$0]).byName[name] != nil
    }
    if isInherited { return true }
    return projectMentions.places(of: name).contains { node in
      guard let base = MemberExpression(node)?.base,
        !["self", "self?", "super"].contains(base.text), !node.isStoredInto
      else { return false }
      let types = resolver.type(of: base).declaredTypes
      return types.isEmpty || types.contains(owner) || heirs.contains(where: types.contains)
    }
  }

  /// What runs between the moment when an object is complete and the subscription; nil where not every
  /// object subscribes once while it is initialised.
  private func statementsBefore(_ sink: OwnSink, of owner: TypeID) -> [Node]? {
    let members = mentions.mentions(in: index[owner]).members
    let designated = members.filter {
      $0.kind == .initDecl && !$0.hasModifier("convenience") && !$0.isNeverCalled
    }
    let subscriber = sink.subscriber
    guard let block = subscriber.child(.codeBlock), !subscriber.hasModifier("nonisolated"),
      subscriber.attributes.isEmpty
    else { return nil }
    if subscriber.kind == .initDecl {
      guard designated == [subscriber], let before = block.statements(before: sink.statement) else {
        return nil
      }
      return behindCompletion(before, of: subscriber, owner)
    }
    guard let function = FunctionDeclaration(subscriber), function.parameters.isEmpty,
      !subscriber.hasModifier("override"),
      index[owner].members[function.name]?.count == 1,
      subscriber.hasModifier("private") || !isMentionedElsewhere(function.name, than: owner),
      let inner = block.statements(before: sink.statement)
    else { return nil }
    let calls = (mentions.mentions(in: index[owner]).byName[function.name] ?? []).map(\.node)
    guard !designated.isEmpty, calls.count == designated.count else { return nil }
    var result = inner
    for initializer in designated {
      guard let mention = calls.first(where: { initializer.contains($0) }), mention.isOnSelf,
        let call = CallExpression(mention.parent), let block = initializer.child(.codeBlock),
        call.node.parent == block, let before = block.statements(before: call.node)
      else { return nil }
      result += behindCompletion(before, of: initializer, owner)
    }
    return result
  }

  /// Those of some statements of an `init` that run when all properties have their first value.
  private func behindCompletion(
    _ statements: [Node], of initializer: Node, _ owner: TypeID
  ) -> [Node] {
    if let call = statements.firstIndex(where: { CallExpression($0)?.callee?.isSuperInit == true })
    {
      return Array(statements[(call + 1)...])
    }
    var last = 0
    for id in index[owner].properties {
      let property = index[id]
      guard property.isStored, property.binding.initialValue == nil,
        ![.optionalType, .unwrappedOptionalType].contains(property.binding.type?.kind)
      else { continue }
      let writes = mentions.mentions(in: index[owner]).mentions(of: property.name, in: initializer)
        .filter { $0.isWrite && $0.node.isOnSelf }
      guard let first = writes.map(\.node).min(by: { $0.index < $1.index }),
        let place = statements.firstIndex(where: { $0.contains(first) })
      else { continue }
      last = max(last, place + 1)
    }
    return Array(statements[last...])
  }

  /// Whether what a closure does can be the body of a function.
  private func movesOut(_ sink: OwnSink, _ property: PropertyID) -> Bool {
    guard let capture = sink.capture, sink.statements.contains(where: { $0 != sink.selfGuard }),
      !sink.closure.hasToken({ $0.kind == .poundIf || $0.isOfObjectModel })
    else { return false }
    let name = index[property].name
    for node in sink.closure.descendants {
      // '$0' becomes the property's name, which must mean the property there.
      if sink.parameter == nil, node.kind == .identifierPattern, node.firstToken.isNamed(name) {
        return false
      }
      if node.kind == .reference, node.firstToken.text.hasPrefix("$"), node.text != "$0" {
        return false
      }
      guard node.kind == .reference || node.kind == .optionalBindingCondition,
        let mentioned = node.mentionedName?.name
      else { continue }
      if case .local(let local) = resolver.scopes.target(of: mentioned, at: node),
        !sink.closure.contains(local.node)
      {
        return false
      }
    }
    guard capture == .weak, sink.selfGuard == nil else { return true }
    let accepted = Set(sink.weakMentions.map { $0.firstToken.index })
    return sink.statements.allSatisfy { statement in
      !statement.hasToken { token in
        token.kind == .selfKeyword && !accepted.contains(token.index)
          && !sink.isRecaptured(token, in: statement)
      }
    }
  }
}

/// What code of a class comes to mention, through its own members.
private struct OwnReach: ProjectReader {
  let project: Project
  let owner: TypeID

  /// The classes that inherit from it, whose functions may be called in the place of its own.
  private let heirs: [TypeID]

  /// The mentions of the class's own publishers.
  private let publishers: [PublisherUse]
  private var scopes: ScopeLookup { project.resolver.scopes }

  init(_ project: Project, of owner: TypeID) {
    self.project = project
    self.owner = owner
    heirs = project.heirs(of: owner)
    publishers = project.uses.publishers.filter { $0.isInside && $0.models.contains(owner) }
  }

  /// Whether a property of the class is mentioned by some code at once, or by what that calls.
  func mentions(_ property: PropertyID, in code: [Node]) -> Bool {
    var seen: Set<Node> = []
    var pending = code
    while let region = pending.popLast() {
      guard seen.insert(region).inserted else { continue }
      for node in region.subtree
      where !node.runsLater(in: region, where: \.runsLater) {
        if let use = publishers.first(where: { $0.node == node }), use.property == property,
          case .assignment = PublisherContext(node)
        {
          return true
        }
        switch target(of: node) {
        case .property(let id):
          if id == property { return true }
          pending += [index[id].binding.accessorBlock].compactMap(\.self)
          // What is assigned is sent to those who listen, at once.
          pending += publishers.filter { $0.property == id }.map(\.node.outermostExpression)
        case .functions(let ids):
          let names = Set(ids.map { index[$0].name })
          let overriding = heirs.flatMap {
            index[$0].functions.filter { names.contains(index[$0].name) }
          }
          pending += (ids + overriding).map { index[$0].declaration.node }
        default: break
        }
      }
    }
    return false
  }

  /// What a mention on the object itself means.
  private func target(of node: Node) -> NameTarget? {
    guard let name = node.mentionedName?.name else { return nil }
    switch node.kind {
    case .reference, .optionalBindingCondition:
      return scopes.target(of: name, at: node)
    case .memberExpression:
      guard node.isOnSelf || MemberExpression(node)?.base?.text == "super" else { return nil }
      return scopes.member(name, of: owner)
    case .keyPathComponent: return scopes.member(name, of: owner)
    default: return nil
    }
  }
}

extension OwnSink {
  /// The mentions `self?` of a weakly held object that are `self` in a function: each begins a
  /// statement, and none stands in a closure of its own.
  var weakMentions: [Node] {
    closure.descendants.filter { node in
      guard node.kind == .optionalChain, node.text == "self?" else { return false }
      var top = node
      while let parent = top.parent, parent.children.first == top {
        guard
          [
            .memberExpression, .callExpression, .subscriptExpression, .optionalChain, .forceUnwrap,
            .sequenceExpression,
          ].contains(parent.kind), parent.kind != .sequenceExpression || parent.assignment != nil
        else { break }
        top = parent
      }
      while let parent = top.parent, [.awaitExpression, .tryExpression].contains(parent.kind) {
        top = parent
      }
      guard let block = top.parent,
        [.codeBlock, .switchCase, .closureExpression].contains(block.kind)
      else { return false }
      return node.ancestor([.closureExpression]) == closure
    }
  }

  /// Whether a `self` stands in a closure that captures it anew.
  func isRecaptured(_ token: Token, in statement: Node) -> Bool {
    statement.descendants.contains { node in
      node.kind == .closureExpression && node.tokenIndices.contains(token.index)
        && node.child(.closureSignature)?.child(.captureClause)?.children(.capture).contains {
          $0.text == "weak self"
        } == true
    }
  }
}

extension Node {
  /// The statements of a block before another one; nil where it may be left among them, but for a
  /// failure.
  fileprivate func statements(before statement: Node) -> [Node]? {
    let before = children.prefix { $0 != statement }
    let leaves = before.lazy.flatMap(\.subtree).contains { node in
      node.kind == .returnStatement && node.text != "return nil" && !node.isInFunction(within: self)
    }
    return leaves ? nil : Array(before)
  }

  /// Whether an initialiser only says that it is none: `fatalError()`.
  fileprivate var isNeverCalled: Bool {
    guard let body = child(.codeBlock), let first = body.children.first else { return false }
    return CallExpression(first)?.callee?.text == "fatalError"
  }

  /// The expression that a mention begins.
  fileprivate var outermostExpression: Node {
    var top = self
    while let parent = top.parent,
      ![.codeBlock, .closureExpression, .switchCase].contains(parent.kind)
    {
      top = parent
    }
    return top
  }
}
