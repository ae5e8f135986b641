import ObservifyIndex
import ObservifySyntax

/// A sink on the `objectWillChange` of children that does nothing but send the model's own.
struct ForwardingSink {
  /// The subscription, and what keeps its cancellable.
  let statements: [Node]

  /// The mentions of the children's `objectWillChange`.
  let sources: [WillChangeUse]

  /// The publishers of the children's variables that it begins with as well.
  let published: [PublisherUse]

  /// The parameter that gives it to an initialiser, and the arguments.
  let given: [Node]

  /// The operators that did not let each of them pass.
  let filters: [Node]

  var children: [TypeID] { sources.flatMap(\.models) + published.flatMap(\.models) }
}

extension Project {
  /// The objects of a class's `@PublishedObject` that can go with the class.
  ///
  /// The wrapper announces what these do, which views follow by themselves then. None where the property may hold
  /// something else, or its publisher is used, which sends the object at each of its changes.
  func objectsPublished(by id: PropertyID) -> [TypeID]? {
    let property = index[id]
    guard property.published?.name == Vocabulary.publishedObject,
      property.owner.map(graph.isModel) == true
    else { return nil }
    let objects = resolver.type(of: id).declaredTypes
    let isUsed = (uses.publishers + uses.publishedStorages).contains {
      $0.property == id || $0.property == nil && $0.name == property.name
    }
    return objects.isEmpty || !objects.allSatisfy(graph.isModel) || isUsed ? nil : objects
  }

  /// The uses of a class's own `objectWillChange` in nothing but sinks that pass on what children announce.
  ///
  /// - Complexity: O(*n*) in the nodes of the functions around the uses, the first time.
  var forwardingSinks: [(use: WillChangeUse, model: TypeID, sinks: [ForwardingSink])] {
    if let known = refreshes.forwardingSinks { return known }
    let found = uses.willChanges.compactMap { use in
      forwardingSinks(around: use).map { (use: use, model: $0.model, sinks: $0.sinks) }
    }
    refreshes.forwardingSinks = found
    return found
  }

  private func forwardingSinks(
    around use: WillChangeUse
  ) -> (model: TypeID, sinks: [ForwardingSink])? {
    guard use.isInside, let model = use.models.first else { return nil }
    let mentions = mentions(standingFor: use)
    let sinks = mentions.compactMap(forwardingSink)
    return !sinks.isEmpty && sinks.count == mentions.count ? (model, sinks) : nil
  }

  /// A sink on the `objectWillChange` of children, and on nothing else, that only sends the model's
  /// own, which is mentioned.
  private func forwardingSink(around mention: Node) -> ForwardingSink? {
    guard let call = mention.sinkThatOnlySends, let callee = CallExpression(call)?.callee else {
      return nil
    }
    let publisher = MemberExpression(callee)?.base
    let sources = publisher.map(\.subtree)?.filter(\.isWillChange) ?? []
    let children = sources.compactMap { source in
      uses.willChanges.first { $0.node == source && $0.isCertain }
    }
    guard let publishers = publisher?.mergedPublishers, children.count == sources.count else {
      return nil
    }
    let given =
      sources.isEmpty && publishers.count == 1 ? GivenAnnouncements(publishers[0], self) : nil
    let published = publishers.compactMap { merged in
      uses.publishers.first { $0.node == merged && !$0.isInside && $0.isCertain }
    }
    guard
      given != nil
        || publishers.allSatisfy({ merged in
          published.contains { $0.node == merged }
            || sources.contains { merged == $0 || merged.contains($0) }
        })
    else { return nil }
    guard let statements = removableStatements(keeping: call) else { return nil }
    // What begins again with each value of a variable of the class: `$songs.flatMap { … }`.
    return ForwardingSink(
      statements: statements, sources: given?.sources ?? children,
      published: published + ownPublishers(in: call),
      given: given?.removed ?? [], filters: publisher?.filters ?? [])
  }

  /// A sink on variables of the class that does nothing but send by the `objectWillChange` that is mentioned, with what
  /// keeps its cancellable.
  func ownSinkThatOnlySends(
    around mention: Node
  ) -> (statements: [Node], publishers: [PublisherUse])? {
    guard let call = mention.sinkThatOnlySends,
      let merged = MemberExpression(CallExpression(call)?.callee)?.base?.mergedPublishers,
      case let own = ownPublishers(in: call),
      merged.allSatisfy({ publisher in own.contains { $0.node == publisher && $0.isCertain } })
    else { return nil }
    return removableStatements(keeping: call).map { ($0, own) }
  }

  /// The publishers of variables of the class that a subscription mentions.
  private func ownPublishers(in subscription: Node) -> [PublisherUse] {
    uses.publishers.filter { $0.isInside && subscription.contains($0.node) }
  }

  /// The statements that only keep a subscription, which can go with it: its publisher does nothing besides, and nobody
  /// asks for what is kept.
  private func removableStatements(keeping subscription: Node) -> [Node]? {
    guard let callee = MemberExpression(CallExpression(subscription)?.callee),
      let statements = subscription.statementsKeeping, callee.base.map(doesWork) != true,
      !statements.withEmptied.contains(where: { asksByWork(for: $0, besides: subscription) }),
      !isAskedFor(statements, besides: subscription)
    else { return nil }
    return statements
  }

  /// Whether what a statement goes through, or depends on, is given by a getter that does something: `pool.lines` of
  /// `for line in pool.lines { … }`.
  private func asksByWork(for statement: Node, besides subscription: Node) -> Bool {
    statement.subtree.contains { node in
      guard [.reference, .memberExpression].contains(node.kind), !subscription.contains(node),
        let id = property(at: node), !index[id].isStored || index[id].isLazy
      else { return false }
      return index[id].isLazy || doesWork(node)
    }
  }

  /// Whether evaluating a publisher, or what its operators run, does something that others can see and that would go
  /// with it: it makes and keeps an object, or counts what passes.
  private func doesWork(_ publisher: Node) -> Bool {
    if ReachableReads(project: self, property: nil).mayChange([publisher]) { return true }
    var effects = SideEffects(of: [], removed: [], resolver)
    let closures = publisher.subtree.filter { $0.kind == .closureExpression }
    return ([publisher] + closures.flatMap(\.children)).contains {
      effects.gravest(in: $0) != nil
    }
  }
}

extension Node {
  /// The call of `sink` that does nothing but send by this `objectWillChange`: at once, later on the
  /// main actor, or by `receiveValue: objectWillChange.send`.
  fileprivate var sinkThatOnlySends: Node? {
    if let sender = parent, MemberExpression(sender)?.name == "send",
      let argument = Argument(sender.parent), argument.label == "receiveValue",
      let call = CallExpression(argument.node.parent?.parent), call.isSink
    {
      return call.arguments.count == 1 && call.trailingClosures.isEmpty ? call.node : nil
    }
    guard var statement = sendingCall.map({ $0.checkOfSelf ?? $0 }) else { return nil }
    while let closure = statement.parent, closure.kind == .closureExpression,
      closure.children.filter({ $0.kind != .closureSignature && !$0.isGuardOfSelf }) == [statement],
      let call = CallExpression(closure.ancestor([.callExpression]))
    {
      if call.isSink { return call.node }
      guard let callee = call.callee?.text, Vocabulary.mainActorCalls.contains(callee) else {
        return nil
      }
      statement = call.node.parent.flatMap { $0.kind == .awaitExpression ? $0 : nil } ?? call.node
      statement = statement.checkOfSelf ?? statement
    }
    return nil
  }

  /// The statement `if let self { … }` around one that is all that it does.
  private var checkOfSelf: Node? {
    guard let block = parent, Array(block.children) == [self], let check = block.parent,
      !check.hasElse, check.onlyChecksSelf
    else { return nil }
    return check
  }

  /// Whether the conditions of a statement ask for nothing but `self`, by whatever name.
  private var onlyChecksSelf: Bool {
    child(.conditionList)?.children.allSatisfy(\.onlyBindsSelf) == true
  }

  /// Whether a condition asks for nothing but `self`, by whatever name.
  var onlyBindsSelf: Bool {
    textWithoutComma == "let self"
      || firstToken.kind == .letKeyword && textWithoutComma.hasSuffix(" = self")
  }

  /// Whether the expression is the `objectWillChange` of another object.
  fileprivate var isWillChange: Bool {
    if kind == .keyPathComponent { return parent?.text == "\\.objectWillChange" }
    guard let member = MemberExpression(self), let base = member.base else { return false }
    return member.name == "objectWillChange" && base.text != "self"
  }

  /// The calls of operators of a pipeline by which fewer values come out than go in.
  fileprivate var filters: [Node] {
    let names: Set = ["filter", "compactMap", "throttle", "debounce", "prefix", "first", "collect"]
    return subtree.filter { node in
      CallExpression(node)?.callee?.mentionedName.map { names.contains($0.name) } == true
    }
  }

  /// The publishers that a pipeline begins with: one, or those that Combine merges.
  fileprivate var mergedPublishers: [Node] {
    if kind == .arrayExpression {
      return children(.arrayElement).compactMap(\.children.first).flatMap(\.mergedPublishers)
    }
    let call = CallExpression(self)
    guard let call, let member = MemberExpression(call.callee),
      let base = member.base
    else { return [self] }
    if let given = call.announcementsGiven { return given }
    let merges = Vocabulary.publisherTakers.contains(member.name) && member.name != "map"
    let merged = merges ? call.arguments.compactMap(\.value).flatMap(\.mergedPublishers) : []
    let isCombines = ["Publishers", "Combine.Publishers"].contains(base.text)
    return (isCombines ? [] : base.mergedPublishers) + merged
  }

  /// Whether the statement is `guard let self else { return }`.
  private var isGuardOfSelf: Bool {
    kind == .guardStatement && onlyChecksSelf
      && child(.codeBlock)?.children.map(\.text) == ["return"]
  }

  /// The statements that a subscription stands in and that only keep its cancellable; nil where something else takes it.
  ///
  /// It may be one of many: `bag = items.map { $0.objectWillChange.sink { … } }`.
  fileprivate var statementsKeeping: [Node]? {
    var statement = self
    while let parent = statement.parent, ![.codeBlock, .switchCase].contains(parent.kind) {
      switch parent.kind {
      case .memberExpression, .callExpression, .sequenceExpression: statement = parent
      case .argument:
        guard let keeper = parent.callKeeping else { return nil }
        statement = keeper
      case .closureExpression:
        guard let map = parent.callMapping else {
          // A closure without it may lack its argument or its result.
          let isEnd =
            !statement.isImplicitResult || !statement.emptied(without: [statement]).isEmpty
          return isEnd ? [statement] : nil
        }
        statement = map
      case .initializerClause: return PatternBinding(parent.parent)?.statementsKeeping
      default: return nil
      }
    }
    return statement.isImplicitResult ? nil : [statement]
  }

  /// The call that an argument is given to, where that only keeps it: `bag.append(…)`.
  fileprivate var callKeeping: Node? {
    guard let call = CallExpression(ancestor([.callExpression])),
      call.arguments.map(\.node) + call.trailingClosures == [self],
      let name = call.callee?.mentionedName?.name
    else { return nil }
    return ["append", "insert", "AnyCancellable"].contains(name) ? call.node : nil
  }

  /// The call of `map` on what is only read, where a closure is all that it is given and does one thing.
  private var callMapping: Node? {
    guard let call = CallExpression(ancestor([.callExpression])),
      children.count(where: { $0.kind != .closureSignature }) == 1,
      let callee = MemberExpression(call.callee), callee.name == "map", callee.node.isPlainRead
    else { return nil }
    return call.node
  }
}

extension PatternBinding {
  /// The declaration of a constant, and the statements that do nothing but keep it; nil where another one uses it.
  fileprivate var statementsKeeping: [Node]? {
    guard let declaration = node.parent, declaration.children(.patternBinding).count == 1,
      let block = declaration.parent, block.kind == .codeBlock, let name = nameToken?.name
    else { return nil }
    let uses = block.descendants.filter {
      $0.kind == .reference && $0.firstToken.isNamed(name)
    }
    let keepers = uses.compactMap { use -> Node? in
      if let argument = use.parent, argument.kind == .argument { return argument.callKeeping }
      return use.parent?.isCallee == true ? use.parent?.parent : nil
    }
    guard keepers.count == uses.count, keepers.allSatisfy({ $0.parent == block }) else {
      return nil
    }
    return [declaration] + keepers
  }
}

extension CallExpression {
  /// The announcements that it goes on with, of what it is called on; nil where it gives something else.
  ///
  /// `songs.map { $0.objectWillChange }`, `$songs.flatMap { Publishers.MergeMany($0.map(\.objectWillChange)) }`
  fileprivate var announcementsGiven: [Node]? {
    guard let name = callee?.mentionedName?.name, ["map", "flatMap"].contains(name),
      let closure = (trailingClosures + arguments.compactMap(\.value)).first
    else { return nil }
    let parts = closure.children.filter { $0.kind != .closureSignature }
    let given = parts.count == 1 ? parts[0].mergedPublishers : []
    return !given.isEmpty && given.allSatisfy(\.isWillChange) ? given : nil
  }

  /// Whether `sink` is called on something.
  fileprivate var isSink: Bool { MemberExpression(callee)?.name == "sink" }
}
