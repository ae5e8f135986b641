import ObservifyIndex
import ObservifySyntax

/// Warns of what views used to see by riding on another property's change.
///
/// `@Published` refreshed everything that a view showed of an object. A tracked property refreshes
/// only those that read it, so a computed property over something else no longer follows.
enum OutsideValues {
  /// Adds a warning for each computed property of a model that shows a value from elsewhere.
  static func warn(of model: TypeID, _ plan: EditPlan, into findings: inout Findings) {
    let index = plan.index
    guard announces(model, plan) else { return }
    let reads = ShownReads(of: [model], plan.project)
    let announced = Set(plan.equalValues.announced.map { index[$0].name })
    for id in index[model].properties {
      let property = index[id]
      guard !property.isStored, !property.isStatic, !property.isPrivate,
        let block = property.binding.accessorBlock,
        !plan.announcements.computations.contains(where: {
          $0.model == model && $0.name == property.name
        }),
        property.binding.getterBody.map(plan.announcements.counts) != true,
        let source = source(in: block, plan), !isForwarded(to: block, in: model, plan),
        reads.isShown(property.name, property.declaration.node, besides: [])
      else { continue }
      if case .kept(let type) = source, !reads.mayBeAskedElsewhere(property.declaration.node) {
        var seen: Set<String> = []
        if isFollowed(property.name, of: model, type, reads, &seen) { continue }
      }
      let read = property.binding.getterBody.flatMap(plan.readFirst(in:))
      let assigned = read.map { $0.filter { isAssigned($0, plan) } }
      if assigned?.contains(where: announced.contains) == true { continue }
      if assigned?.isEmpty == true { continue }
      let follow =
        assigned.map { "update only when '\($0[0])' differs" } ?? "no longer update when it changes"
      findings.warn(
        .outsideValue, at: property.declaration.node, in: index[property.file], of: model,
        "'\(property.name)' shows a value of \(source.name(in: index)), and views \(follow)")
    }
  }

  /// Whether the class announces a variable that a getter reads whenever the object there announces
  /// something: `player.objectWillChange.sink { … }` says so still.
  private static func isForwarded(to getter: Node, in model: TypeID, _ plan: EditPlan) -> Bool {
    let announced =
      plan.announcements.pointed.map { ($0.send, $0.properties) }
      + plan.announcements.counted.flatMap { counted in
        counted.sends.map { ($0, counted.variables) }
      }
    return announced.contains { send, properties in
      guard send.model == model,
        let closure = send.call.ancestors.first(where: { $0.kind == .closureExpression }),
        send.call.runsAlways(in: closure),
        let source = CallExpression(closure.ancestor([.callExpression]))?.forwardedObject
      else { return false }
      return properties.contains { id in
        plan.project.property(at: source) == id
          && getter.descendants.contains {
            $0.mentionedName?.isNamed(plan.index[id].name) == true
          }
      }
    }
  }

  /// Whether something may assign an equal value to variables of a name, which is not announced.
  private static func isAssigned(_ name: String, _ plan: EditPlan) -> Bool {
    plan.project.projectMentions.places(of: name).contains {
      $0.isAssignmentTarget && !$0.isInInitializer
    }
  }

  /// Whether objects of a class, or of one that inherits from it, announce anything that views rode on.
  static func announces(_ model: TypeID, _ plan: EditPlan) -> Bool {
    let project = plan.project
    let family = plan.resolver.scopes.lineage(of: model) + project.heirs(of: model)
    return family.contains { type in
      plan.resolver.hasOutsideSuperclass(type)
        || plan.index[type].properties.contains { !plan.index[$0].attributes.isEmpty }
    }
      || project.usesPublisher(of: family)
  }

  /// What a getter reads besides the model.
  private enum Source {
    case defaults
    /// A model that stays as it is.
    case kept(TypeID)

    func name(in index: ProjectIndex) -> String {
      switch self {
      case .defaults: "'UserDefaults'"
      case .kept(let type): "'\(index[type].qualifiedName)', which is kept"
      }
    }
  }

  private static func source(in block: Node, _ plan: EditPlan) -> Source? {
    for node in block.descendants {
      if node.kind == .reference, node.firstToken.text == "UserDefaults" { return .defaults }
      guard let base = MemberExpression(node)?.base, !node.isAssignmentTarget else { continue }
      for type in plan.resolver.type(of: base).declaredTypes
      where plan.graph.isModel(type) && !plan.models.contains(type)
        && !plan.index[type].isFollowed && mayChange(node, plan.project)
        && !isOfCounting(base, plan)
      {
        return .kept(type)
      }
    }
    return nil
  }

  /// Whether an object is what a member of the class gives that reads the counter of its announcements: who asks for
  /// it there follows them.
  private static func isOfCounting(_ object: Node, _ plan: EditPlan) -> Bool {
    var root = object
    while !root.isOnSelf, let base = root.readBase { root = base }
    let callee = CallExpression(root)?.callee ?? root
    let bodies =
      plan.project.property(at: callee).map { [plan.index[$0].binding.getterBody] }
      ?? plan.resolver.functions(calledBy: callee).map { plan.index[$0].declaration.body }
    let found = bodies.compactMap(\.self)
    return !found.isEmpty && found.allSatisfy(plan.announcements.counts)
  }

  /// Whether a member of a model may become another one.
  private static func mayChange(_ member: Node, _ project: Project) -> Bool {
    guard let id = project.property(at: member) else { return true }
    return !(project.index[id].isLet && project.index[id].isStored)
  }

  /// Whether all that is there and may show a member runs with what that shows by itself, as it observes the model
  /// that stays as well.
  private static func isFollowed(
    _ name: String, of model: TypeID, _ type: TypeID, _ reads: ShownReads, _ seen: inout Set<String>
  ) -> Bool {
    guard seen.insert(name).inserted else { return true }
    let project = reads.project
    let mayShow = project.shownCode.mayShow
    for own in project.mentions.mentions(in: project.index[model]).byName[name] ?? []
    where own.node.isOnSelf && mayShow(own.node) {
      guard let member = own.member.declaredName, !reads.mayBeAskedElsewhere(own.member),
        isFollowed(member, of: model, type, reads, &seen)
      else { return false }
    }
    return project.outsideReads(of: name, in: [model]).filter(mayShow).allSatisfy {
      project.isByHolder($0, of: type)
    }
  }
}

extension CallExpression {
  /// The object whose every announcement a sink is given: `player` of
  /// `player?.objectWillChange.receive(on: queue).sink { … }`.
  fileprivate var forwardedObject: Node? {
    guard callee?.mentionedName?.name == "sink" else { return nil }
    var node = callee.flatMap { MemberExpression($0)?.base }
    while let call = CallExpression(node), let callee = call.callee,
      ["receive", "map", "eraseToAnyPublisher"].contains(callee.mentionedName?.name)
    {
      node = MemberExpression(callee)?.base
    }
    guard let publisher = node.flatMap({ MemberExpression($0) }),
      publisher.name == Vocabulary.willChange, var object = publisher.base
    else { return nil }
    while [.optionalChain, .forceUnwrap].contains(object.kind), let inner = object.children.first {
      object = inner
    }
    return object
  }
}

extension Node {
  /// Whether it is a statement of a closure that nothing before it leaves, but for want of `self`.
  fileprivate func runsAlways(in closure: Node) -> Bool {
    let statements = closure.children
    guard let own = statements.first(where: { $0.contains(self) }),
      CallExpression(own) != nil || own.kind == .optionalChain
    else { return false }
    return statements.prefix { $0 != own }.allSatisfy { statement in
      let conditions = statement.child(.conditionList).map { Array($0.children) } ?? []
      return statement.kind == .guardStatement
        ? conditions.allSatisfy {
          $0.child(.optionalBindingCondition)?.hasToken { $0.kind == .selfKeyword } == true
        }
        : !statement.descendants.contains { $0.kind == .returnStatement }
    }
  }
}
