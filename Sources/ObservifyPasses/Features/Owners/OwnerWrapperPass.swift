import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Turns the owner's `@StateObject` into `@State`.
///
/// ```diff
/// -  @StateObject private var model = Model()
/// +  @State private var model = Model()
/// ```
struct OwnerWrapperPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    let owners = plan.wrappers(.stateObject)
    for use in owners {
      guard let name = use.attribute.nameRange else { continue }
      let file = plan.index[use.file]
      findings.fix(
        .stateObject, at: use.attribute.node, in: file, of: use.models[0],
        "'\(use.name)' becomes '@State'"
      ) { edit in
        edit.replace(
          name, with: plan.spelling("State", at: use.declaration.node, like: use.attribute))
      }
      warnOfWork(use, plan, into: &findings)
      warnOfGivenObject(use, plan, into: &findings)
      warnOfKeptText(use, plan, into: &findings)
      if plan.uses.storages(of: use.id).contains(where: {
        $0.node.wrapperAssignment(.stateObject) != nil
      }) {
        removeDefault(use, plan, into: &findings)
      }
    }
    for storage in plan.uses.storages {
      guard let use = owners.first(where: { $0.id == storage.wrapper }),
        let assignment = storage.node.wrapperAssignment(.stateObject)
      else { continue }
      rewrite(assignment, of: use, in: plan.index[storage.file], plan, into: &findings)
    }
    for mention in plan.uses.mentions where mention.name == "StateObject" {
      plan.rename(mention, to: "State", .stateObjectStorage, into: &findings)
    }
    for projection in plan.uses.projections where projection.node.isHiddenByBinding {
      guard let use = owners.first(where: { $0.id == projection.wrapper }) else { continue }
      let node = projection.node
      findings.fix(
        .inlineBindable, at: node, in: plan.index[projection.file], of: use.models[0],
        "'$\(use.name)' becomes 'Bindable(\(use.name))'"
      ) { edit in
        let object = plan.reference(to: use.property, named: use.name, for: node)
        edit.replace(node.range, with: "\(plan.spelling("Bindable", at: node))(\(object))")
      }
    }
  }

  /// A default value beside an assignment in `init` never took effect, and Xcode 27 refuses it.
  private func removeDefault(_ use: WrapperUse, _ plan: EditPlan, into findings: inout Findings) {
    guard let value = use.binding.initializerClause else { return }
    findings.fix(
      .removedDefault, at: value, in: plan.index[use.file], of: use.models[0],
      "the default value of '\(use.name)' is removed: every 'init' assigns it"
    ) { edit in edit.removeDefault(of: use.binding, typed: use.spelledType(plan.index)) }
  }

  /// Before Xcode 27 the initial value is made each time the view is.
  private func warnOfWork(_ use: WrapperUse, _ plan: EditPlan, into findings: inout Findings) {
    if let app = use.holder, plan.project.isApp(app) {
      // An app is made once.
      PreparedOwners.prepare(use, of: app, plan, into: &findings)
      return
    }
    if let view = use.holder, PreparedOwners.prepares(use, in: view, plan) {
      PreparedOwners.prepare(use, of: view, plan, into: &findings)
    }
    let declaration = use.declaration.node
    guard let model = use.models.first, !declaration.isInPreview,
      !declaration.hasModifier("static")
    else { return }
    let view = use.holder.map { "'\(plan.index[$0].name)'" } ?? "the view"
    guard let work = work(of: use, model, plan),
      use.holder.map({ plan.isMadeOnce($0, with: model) }) != true
    else {
      guard !isShared(use, plan), let early = plan.earlyReading(making: model, for: use) else {
        return
      }
      findings.warn(
        .eagerInitialValue, at: use.attribute.node, in: plan.index[use.file], of: model,
        "'@State' creates '\(plan.index[model].name)' together with \(early.maker), before the view is shown, and reads '\(early.read)' at that time"
      )
      return
    }
    findings.warn(
      .eagerInitialValue, at: use.attribute.node, in: plan.index[use.file], of: model,
      "'@State' \(work.making) at each update of the parent of \(view), and \(work.place) \(work.effect.description)"
    )
  }

  /// Whether the object is one that a type has, for all to use: it is made once, at any time before.
  private func isShared(_ use: WrapperUse, _ plan: EditPlan) -> Bool {
    let values = plan.uses.initialValues(use)
    return !values.isEmpty
      && values.allSatisfy { value in
        plan.project.property(at: value).map {
          plan.index[$0].isStatic && plan.index[$0].isStored && plan.index[$0].isLet
        } == true
      }
  }

  /// Work that making the initial value does.
  private struct Work {
    /// What `@State` does: "makes another 'Feed'".
    let making: String

    /// Where the work is done: "its 'init'".
    let place: String
    let effect: SideEffect
  }

  /// What making the initial value does; nil where it only stores.
  ///
  /// The memberwise initialiser may be given it as well: `@StateObject` took it as a closure.
  private func work(of use: WrapperUse, _ model: TypeID, _ plan: EditPlan) -> Work? {
    let removed = Set(
      plan.announcements.removals.map(\.node) + plan.ownSinks.sinks.map(\.statement))
    let values = plan.uses.initialValues(use) + given(to: use, plan).compactMap(\.value)
    let isMade = values.contains { $0.makesObject || MemberExpression($0)?.name == "init" }
    let ownsGiven = values.allSatisfy { givesOwn($0, to: model, plan) }
    if isMade,
      let work = InitializerWork(
        of: model, plan.resolver, removed: removed, ownsGiven: ownsGiven, makers: values)
    {
      return Work(
        making: "creates another '\(plan.index[model].name)'", place: "its '\(work.place)'",
        effect: work.effect)
    }
    let lineage = plan.resolver.scopes.lineage(of: model)
    if isMade, let trap = EagerTraps(resolver: plan.resolver).trap(making: values, of: model) {
      return Work(
        making: "creates another '\(plan.index[model].name)'", place: "that", effect: trap)
    }
    var effects = SideEffects(
      of: lineage, removed: removed, givingUp: GivenUpWork(of: lineage, plan.index),
      countsReading: true, plan.resolver)
    for value in values {
      let found =
        isMade
        ? effects.gravest(givenBy: value)
        : effects.gravest(in: value) ?? effects.gravest(calling: value)
      guard let found else { continue }
      return Work(
        making: "evaluates the initial value of '\(use.name)'", place: "that", effect: found)
    }
    return nil
  }

  /// Whether an object is made with objects that are made for it, in place or as defaults.
  private func givesOwn(_ value: Node, to model: TypeID, _ plan: EditPlan) -> Bool {
    guard let call = CallExpression(value) else { return false }
    let given = call.arguments.compactMap(\.value)
    let defaults = plan.index.initializers(of: model)
      .flatMap { plan.resolver.parameters(leftOutBy: call, of: $0) }.compactMap(\.defaultValue)
    return (given + defaults).allSatisfy {
      $0.makesObject || !plan.resolver.mayHoldObject(plan.resolver.type(of: $0))
    }
  }

  /// The arguments of calls of the memberwise initialiser that an owner is given.
  private func given(to use: WrapperUse, _ plan: EditPlan) -> [Argument] {
    guard let holder = use.holder, !plan.index[holder].hasOwnInitializer(plan.index) else {
      return []
    }
    return (plan.uses.constructorCalls[plan.index[holder].name] ?? [])
      .filter { !$0.call.node.isInPreview }
      .flatMap { site in site.call.arguments.filter { $0.label == use.name } }
  }

  /// `Child(model: model)` where the child owns what it is given: it keeps the first object.
  private func warnOfGivenObject(
    _ use: WrapperUse, _ plan: EditPlan, into findings: inout Findings
  ) {
    guard
      let argument = given(to: use, plan).first(where: { $0.value?.makesObject == false })
    else { return }
    findings.warn(
      .keptFirstObject, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
      "'\(use.name)' keeps the first object that it is given, at \(plan.index.spelledPlace(of: argument.node)), and did so before"
    )
  }

  /// A link makes its view with itself, a container its content, and `@State` the object with that: what was typed
  /// there is there again when the view is shown another time.
  private func warnOfKeptText(
    _ use: WrapperUse, _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let view = use.holder, !isShared(use, plan), !isGiven(use, plan) else { return }
    if let keeper = plan.keeper(of: view) {
      return findings.warn(
        .keptText, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
        "'@State' creates '\(plan.index[use.models[0]].name)' together with the '\(plan.index[view].name)' that \(keeper): "
          + "the view has the same object wherever and whenever it is shown")
    }
    guard let maker = plan.earlyMaker(of: view),
      let text = plan.uses.projections(of: use.id)
        .compactMap({ $0.node.parent }).first(where: { path in
          path.kind == .memberExpression && Argument(path.parent)?.label == "text"
        })
    else { return }
    findings.warn(
      .keptText, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
      "'@State' creates '\(plan.index[use.models[0]].name)' together with \(maker): "
        + "when the view is shown again, '\(text.text)' still has what was typed before")
  }

  /// Whether the view is given the object, which has been made with the view before as well: by an `init`, or by
  /// what a constant or a variable holds where the view is made.
  private func isGiven(_ use: WrapperUse, _ plan: EditPlan) -> Bool {
    let assigned = plan.uses.storages(of: use.id).compactMap {
      $0.node.wrapperAssignment(.stateObject)?.argument.value
    }
    if !assigned.isEmpty { return assigned.allSatisfy { plan.resolver.parameter(at: $0) != nil } }
    let given = given(to: use, plan).compactMap(\.value)
    return use.initialValue == nil && !given.isEmpty
      && given.allSatisfy { value in
        plan.project.property(at: value).map { plan.index[$0].isStored && !plan.index[$0].isLazy }
          ?? (plan.resolver.local(at: value) != nil)
      }
  }

  /// The first of the statements up to one, without another between, that move behind others.
  private func firstMoved(before statement: Node, _ plan: EditPlan) -> Node {
    let before = statement.parent?.children.prefix { $0 != statement } ?? []
    return before.reversed().prefix { other in
      plan.uses.storages.contains { storage in
        let use = plan.uses[storage.wrapper]
        guard let moved = storage.node.wrapperAssignment(.stateObject), moved.statement == other
        else { return false }
        return plan.decision.migrates(use.models)
          && StateOrder(moved.target, use.name)?.last != nil
      }
    }.last ?? statement
  }

  private func rewrite(
    _ assignment: WrapperAssignment, of use: WrapperUse, in file: SourceFile,
    _ plan: EditPlan, into findings: inout Findings
  ) {
    let name = plan.spelling("State", at: assignment.statement)
    let change = PreparedOwners.lastChange(behind: assignment, of: use, plan)
    if let change, !change.canFollow {
      findings.warn(
        .eagerInitialValue, at: assignment.statement, in: file, of: use.models[0],
        "'\(use.name)' is created before 'init' changes what it is created from; '@StateObject' created it afterwards"
      )
    }
    if let last = PreparedOwners.destination(of: assignment, of: use, plan) {
      findings.fix(
        .movedState, at: assignment.statement, in: file, of: use.models[0],
        "'_\(use.name)' is assigned last"
      ) { edit in
        var text = assignment.statement.text
        if let spelled = assignment.name {
          text = text.replacing(spelled.text, with: name, maxReplacements: 1)
        }
        edit.move(
          assignment.statement, as: text,
          behind: PreparedOwners.place(of: use, behind: last, plan),
          movedFrom: firstMoved(before: assignment.statement, plan),
          rank: use.declaration.node.index)
      }
      return
    }
    guard let spelled = assignment.name else { return }
    findings.fix(
      .stateObjectStorage, at: assignment.call.node, in: file, of: use.models[0],
      "'StateObject' becomes 'State'"
    ) { edit in edit.replace(spelled.range, with: name) }
  }
}

extension ModelUses {
  /// What an owner begins with: the default value, and what its initialisers assign, or are given a
  /// function to make it.
  func initialValues(_ use: WrapperUse) -> [Node] {
    let assigned = storages.filter { $0.wrapper == use.id }.compactMap {
      $0.node.wrapperAssignment(.stateObject)?.argument.value
    }
    // A default beside an assignment never took effect.
    return assigned.isEmpty
      ? [use.initialValue].compactMap(\.self) : assigned.flatMap { made(by: $0) }
  }

  /// What a call of an initialiser's parameter evaluates: what the initialiser is given for it, and its
  /// default; other values as they are.
  private func made(by value: Node) -> [Node] {
    guard let callee = CallExpression(value)?.callee,
      let node = value.ancestor([.initDecl]), let initializer = FunctionDeclaration(node),
      let parameter = initializer.parameters.first(where: { $0.nameToken?.name == callee.text }),
      let holder = node.ancestors.lazy.compactMap({ TypeDeclaration($0) }).first?.name
    else { return [value] }
    let given = (constructorCalls[holder] ?? []).map(\.call).filter { !$0.node.isInPreview }
      .flatMap { call in
        let labelled = call.arguments.filter { $0.label == parameter.label }.compactMap(\.value)
        return labelled.isEmpty ? call.trailingClosures : labelled
      }
    let makers = given + [parameter.defaultValue].compactMap(\.self)
    return makers.isEmpty ? [value] : makers.map(\.madeValue)
  }
}

extension Node {
  /// What a closure gives back at its end; another value as it is.
  fileprivate var madeValue: Node {
    guard kind == .closureExpression else { return self }
    let statements = children.filter { $0.kind != .closureSignature }
    guard let last = statements.last else { return self }
    return last.kind == .returnStatement ? last.children.first ?? self : last
  }
}

extension Node {
  /// Whether a projection is asked for a member by a name that one of `Binding` has: `$model.animation`
  /// is no binding to the object's variable any more.
  fileprivate var isHiddenByBinding: Bool {
    guard let member = MemberExpression(parent) else { return false }
    return member.name == "animation" || member.name == "transaction"
  }
}
