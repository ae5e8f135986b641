import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Calls of `objectWillChange.send()` that do not show by themselves what they announce.
extension PlanBuilder {
  /// Plans the removal of such calls in classes all of whose state is tracked, and what is to be
  /// announced in others; blocks what has no exact form.
  mutating func blockOpenSends() {
    blockIsolatedSends()
    if settings.combine != .keep { openComputations() }
    let sends = Dictionary(grouping: announcements.open, by: \.model)
    guard !sends.isEmpty else { return }
    var reads = OutsideReads(index, resolver)
    for (model, sends) in sends.sorted(by: { $0.key < $1.key }) {
      let heirs = heirs(of: model)
      let state = UntrackedState(
        of: model, and: heirs, index: index, resolver: resolver, graph: graph,
        treatments: treatments)
      let open = state.open.first { reads.place(of: $0, in: [model] + heirs) != nil }
      let statements = removableStatements(sends, state, isOpen: open != nil)
      if let holder = idleHolder(of: [model] + heirs) {
        refuse(sends, "and '\(holder)' holds it for that alone")
      } else if let statements {
        for child in state.children { graph.tie(model, child) }
        for (send, statement) in zip(sends, statements) {
          sendRemovals.append(
            SendRemoval(model: model, file: send.file, node: statement, code: .removedSend))
        }
      } else if settings.combine == .keep {
        refuse(sends, nil)
      } else if let open {
        refuse(sends, "and its '\(index[open].name)', which is not tracked, is read from outside")
      } else if let counted = counted(sends, state, heirs) {
        for child in state.children { graph.tie(model, child) }
        announcements.counted.append(counted)
      }
    }
  }

  private mutating func refuse(_ sends: [HandMadeSend], _ addition: String?) {
    for send in sends {
      let reason =
        send.isOutside
        ? "its 'objectWillChange' is used"
        : "it calls 'objectWillChange.send()' for something that is not a stored property"
      block(
        [send.model], send.isOutside ? .willChangeOutside : .handMadeSend, at: send.node,
        in: send.file, reason + (addition.map { ", \($0)" } ?? ""))
    }
  }

  /// What can go with each call when the macro follows all that the class shows; nil when it does not,
  /// or one of the calls is all that a body does.
  private func removableStatements(
    _ sends: [HandMadeSend], _ state: UntrackedState, isOpen: Bool
  ) -> [Node]? {
    let model = sends[0].model
    let tracksSome = index[model].properties.contains { treatments[$0]?.isTracked == true }
    guard isAlone(model), !isOpen, state.variables.isEmpty, state.readers.isEmpty,
      tracksSome || state.showsChild,
      !announcements.pointed.contains(where: { $0.send.model == model })
    else { return nil }
    let statements = sends.compactMap(\.removableStatement)
    return statements.count == sends.count ? statements : nil
  }

  /// Whether a class inherits from no other model.
  private func isAlone(_ model: TypeID) -> Bool {
    !resolver.scopes.lineage(of: model).dropFirst().contains {
      index[$0].kind == .class && graph.isModel($0)
    }
  }

  /// Where a class counts its announcements, its computed properties read the counter like all others.
  private mutating func openComputations() {
    let models = Set(announcements.open.map(\.model))
    announcements.open += computations.filter { models.contains($0.model) }.map(\.send)
    computations.removeAll { models.contains($0.model) }
  }

  /// How a class counts what it announces; nil, with the reason noted, when it cannot.
  private mutating func counted(
    _ sends: [HandMadeSend], _ state: UntrackedState, _ heirs: [TypeID]
  ) -> CountedAnnouncement? {
    let model = sends[0].model
    guard isAlone(model) else {
      refuse(sends, "and inherits from a class that is observed, too")
      return nil
    }
    guard state.variables.allSatisfy({ index[$0].owner == model }) else {
      refuse(sends, "and a class that inherits from it holds objects")
      return nil
    }
    if graph.externalSupertypes[model]?.contains("Sendable") == true {
      refuse(sends, "and a 'Sendable' class can have no variable to count that")
      return nil
    }
    guard sends.allSatisfy(isSurelyIsolated),
      !isIsolated(model) || state.readers.allSatisfy({ !$0.isNonisolated })
    else {
      refuse(sends, "in code that may run outside its actor")
      return nil
    }
    guard state.readers.allSatisfy(\.takesFirstStatement), let body = index[model].memberBlock,
      body.firstToken.line(in: index[index[model].file])
        < body.lastToken.line(in: index[index[model].file])
    else {
      refuse(sends, "and has a member that nothing can be added to")
      return nil
    }
    var variables = state.variables
    if variables.isEmpty, state.readers.isEmpty {
      variables = index[model].properties.filter {
        treatments[$0]?.isTracked == true && !index[$0].isPrivate
      }
    }
    guard !variables.isEmpty || !state.readers.isEmpty else {
      refuse(sends, "and shows nothing")
      return nil
    }
    let declarations = ([model] + heirs).flatMap { type in
      [index[type].declaration].compactMap(\.self) + index[type].extensions.map(\.declaration)
    }
    func unused(_ names: [String]) -> String? {
      names.first { name in !declarations.contains { $0.node.text.contains(name) } }
    }
    guard let counter = unused(["revision", "changeCount", "announcementCount"]),
      let function = unused(["announceChange", "announceOutsideChange", "sendAnnouncement"])
    else {
      refuse(sends, "and has names of its own for what would count that")
      return nil
    }
    let file = index[model].file
    return CountedAnnouncement(
      model: model, sends: sends, variables: variables, readers: state.readers, counter: counter,
      function: function,
      isPrivate: sends.allSatisfy { $0.file == file && !$0.isOutside }
        && state.readers.allSatisfy {
          index.file(of: $0).id == file && index.enclosingType(of: $0) == model
        })
  }

  /// The classes that inherit from a model.
  func heirs(of model: TypeID) -> [TypeID] {
    graph.models.filter {
      $0 != model && index[$0].kind == .class && resolver.scopes.lineage(of: $0).contains(model)
    }
  }

  /// The name of a type that holds one of the models and mentions it nowhere: it can only want to be
  /// updated when the model says so.
  private func idleHolder(of models: [TypeID]) -> String? {
    let mentioned = Set((uses.values + uses.projections).map(\.wrapper))
    return uses.wrappers.enumerated().first { place, wrapper in
      !mentioned.contains(place) && !Set(wrapper.models).isDisjoint(with: models)
    }.map { $0.element.holder.map { index[$0].name } ?? $0.element.name }
  }

  /// Blocks isolated classes where a call that becomes one of the class's own members is made in code
  /// that may run elsewhere: `objectWillChange` was open to all.
  private mutating func blockIsolatedSends() {
    for pointed in announcements.pointed where !isSurelyIsolated(pointed.send) {
      block(
        [pointed.send.model], .handMadeSend, at: pointed.send.node, in: pointed.send.file,
        "it calls 'objectWillChange.send()' in code that may run outside its actor")
    }
  }

  /// Whether a call stands in code that runs on the actor of its class, or the class has none.
  func isSurelyIsolated(_ send: HandMadeSend) -> Bool {
    guard isIsolated(send.model) else { return true }
    for ancestor in send.call.ancestors {
      switch ancestor.kind {
      case .closureExpression:
        let call = ancestor.ancestor([.callExpression]).flatMap { CallExpression($0) }
        guard let name = call?.callee?.mentionedName?.name,
          Self.isolatedClosures.contains(name)
        else { return false }
      case .functionDecl, .variableDecl, .initDecl, .subscriptDecl, .deinitDecl:
        if ancestor.parent?.kind == .memberBlock {
          if send.isOutside, index.enclosingType(of: ancestor).map({ !isIsolated($0) }) != false {
            return false
          }
          return ancestor.kind != .deinitDecl && !ancestor.hasModifier("nonisolated")
        }
      default: break
      }
    }
    return true
  }

  /// Functions whose closures run on the actor of the code around them, or on the main actor.
  private static let isolatedClosures: Set<String> = [
    "sink", "Task", "async", "asyncAfter", "run", "assumeIsolated", "forEach", "map", "filter",
    "handleEvents",
  ]
}

extension HandMadeSend {
  /// The statement that goes when nothing has to be announced: the call, or what does nothing but make
  /// it later; nil when an empty body would be left.
  var removableStatement: Node? {
    guard let scope = call.parent else { return nil }
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

extension TypeSymbol {
  /// The body of the declaration.
  var memberBlock: Node? { declaration?.node.child(.memberBlock) }
}

extension Token {
  fileprivate func line(in file: SourceFile) -> Int {
    file.lines.position(of: range.lowerBound).line
  }
}

extension Node {
  /// Whether the member that a body belongs to is open to all actors.
  fileprivate var isNonisolated: Bool {
    ancestor([.functionDecl, .variableDecl, .subscriptDecl])?.hasModifier("nonisolated") == true
  }

  /// Whether a statement can be put before all that a body does.
  fileprivate var takesFirstStatement: Bool { children.first.map { $0.kind != .ifConfig } ?? false }
}
