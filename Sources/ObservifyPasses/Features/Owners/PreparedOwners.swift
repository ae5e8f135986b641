import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Objects that an `App` or a view owns, and that its `init` prepares for.
///
/// `@StateObject` makes its object when the body runs, `@State` before `init` begins (run on
/// stand-ins; on a device SwiftUI makes the scenes after `init` as well). So the object is made by an
/// assignment of its storage, as late in `init` as that may stand: behind all that does not use the app
/// or view as a whole.
struct PreparedOwners {
  /// Whether the `init` of a view changes what making the object reads.
  static func prepares(_ use: WrapperUse, in view: TypeID, _ plan: EditPlan) -> Bool {
    guard let model = use.models.first else { return false }
    let changed = Set(
      plan.index.initializers(of: view).compactMap(\.body).flatMap(\.descendants).filter(
        \.isOnChangedPath
      )
      .compactMap(plan.project.property).filter { plan.index[$0].owner != view })
    guard !changed.isEmpty else { return false }
    return InitializerWork.made(model, plan.resolver).flatMap(\.subtree).contains {
      $0.mentionedName != nil && plan.project.property(at: $0).map(changed.contains) == true
    }
  }

  /// The last statement behind an assignment of a view's `init` that changes what making the object
  /// reads, and whether the assignment can stand behind it.
  ///
  /// `StateObject(wrappedValue:)` makes the object when the view is shown, `State(wrappedValue:)` at once.
  static func lastChange(
    behind assignment: WrapperAssignment, of use: WrapperUse, _ plan: EditPlan
  ) -> (statement: Node, canFollow: Bool)? {
    guard let view = use.holder, let model = use.models.first,
      let value = assignment.argument.value, let body = assignment.statement.parent,
      let initializer = body.ancestor([.initDecl])
    else { return nil }
    // Behind a branch stands what follows in the blocks around it.
    let blocks =
      [body] + body.ancestors.prefix { $0 != initializer }.filter { $0.kind == .codeBlock }
    // What another assignment makes is made later, too, or was before it moved.
    let later = blocks.flatMap(\.children).filter { statement in
      statement.index >= assignment.statement.endIndex
        && statement.storageAssignment?.argument.value?.makesObject != true
    }
    guard !later.isEmpty else { return nil }
    let parts = value.subtree
    let locals = parts.compactMap { plan.resolver.local(at: $0)?.node }
    let made = InitializerWork.made(model, plan.resolver).flatMap(\.subtree)
    let read = Set(
      (parts + made).filter { $0.mentionedName != nil && !$0.isAssignmentTarget }
        .compactMap(plan.project.property))
    let isRead = { (node: Node) in
      guard node.isOnChangedPath, let id = plan.project.property(at: node) else { return false }
      return plan.index[id].owner != view && read.contains(id)
    }
    let changes = { (statement: Node) in
      statement.descendants.contains { node in
        if node.runsLater(in: statement) { return false }
        if let local = plan.resolver.local(at: node)?.node, locals.contains(local) {
          // What an object is told, or what is given it, may change it.
          let isTold =
            node.parent?.kind == .argument || node.isTold == true || node.parent?.isCallee == true
          return node.isChanged(plan.resolver)
            || isTold && plan.resolver.mayHoldObject(plan.resolver.type(of: node))
        }
        return isRead(node)
          || node.isCallee
            && functionsRun(by: node, plan).flatMap(\.descendants).contains(where: isRead)
      }
    }
    guard let last = later.last(where: changes) else { return nil }
    let between = later.prefix { $0.index <= last.index }
    // Behind a variable of its name, a name would mean that.
    let names = Set(parts.filter { plan.resolver.local(at: $0) != nil }.map(\.firstToken.name))
    let canFollow =
      last.parent == body
      && !between.contains { statement in
        statement.needsWhole(of: view, in: body, plan)
          || statement.descendants.contains {
            $0.kind == .identifierPattern && names.contains($0.firstToken.name)
          }
      }
    return (last, canFollow)
  }

  /// The statement that the assignment of an owner has to move behind; nil where it stays.
  static func destination(
    of assignment: WrapperAssignment, of use: WrapperUse, _ plan: EditPlan
  ) -> Node? {
    let change = lastChange(behind: assignment, of: use, plan)
    let places = [
      StateOrder(assignment.target, use.name)?.last,
      change.flatMap { $0.canFollow ? $0.statement : nil },
    ]
    return places.compactMap(\.self).max { $0.index < $1.index }
  }

  /// The statement that an owner is assigned behind: `last`, or one of the assignments that follow it.
  ///
  /// Those that stand together there come in the order in which their properties are declared,
  /// whichever of them was there first: units that migrate one by one come to what one run makes.
  static func place(of use: WrapperUse, behind last: Node, _ plan: EditPlan) -> Node {
    let siblings = last.parent.map { Array($0.children) } ?? []
    return siblings.drop { $0.index <= last.index }.filter { !moves($0, plan) }.prefix {
      statement in
      guard let view = use.holder, let storage = statement.storageAssignment,
        let property = plan.index.storedProperties(of: view).first(where: {
          storage.target.mentionedName?.isNamed("_\(plan.index[$0].name)") == true
        })
      else { return false }
      return plan.index[property].declaration.node.index < use.declaration.node.index
    }.last ?? last
  }

  /// Whether a statement assigns an owner that moves behind another one.
  private static func moves(_ statement: Node, _ plan: EditPlan) -> Bool {
    plan.uses.storages.contains { storage in
      guard let assignment = storage.node.wrapperAssignment(.stateObject),
        assignment.statement == statement
      else { return false }
      return destination(of: assignment, of: plan.uses[storage.wrapper], plan) != nil
    }
  }

  /// The bodies of the project's functions that a call runs before it returns.
  private static func functionsRun(by callee: Node, _ plan: EditPlan) -> Set<Node> {
    let called = { (callee: Node) in
      plan.resolver.functions(calledBy: callee).compactMap { plan.index[$0].declaration.body }
    }
    return called(callee).reached { body in
      body.descendants.filter { $0.isCallee && !$0.runsLater(in: body) }.flatMap(called)
    }
  }

  /// Whether making the object of an owner reads and does nothing.
  private static func isConstant(_ use: WrapperUse, _ plan: EditPlan) -> Bool {
    guard let model = use.models.first, let value = use.initialValue, isBare(value) else {
      return false
    }
    let lineage = plan.resolver.scopes.lineage(of: model).filter { plan.index[$0].kind == .class }
    return lineage.flatMap(plan.index.storedProperties).allSatisfy { id in
      plan.index[id].attributes.allSatisfy { $0.name == "Published" }
    }
      && lineage.allSatisfy {
        (plan.graph.externalSupertypes[$0] ?? []).allSatisfy { $0 == "AnyObject" }
      }
      && InitializerWork.made(lineage, plan.index).flatMap(\.subtree).allSatisfy {
        switch $0.kind {
        case .callExpression, .macroExpansion: false
        case .memberExpression: MemberExpression($0)?.base == nil || $0.isOnSelf
        case .reference: $0.firstToken.kind == .selfKeyword
        default: true
        }
      }
  }

  /// Whether an object is made without arguments, or is the one that its class keeps.
  private static func isBare(_ value: Node) -> Bool {
    if let call = CallExpression(value) {
      return value.makesObject && call.arguments.isEmpty && call.trailingClosures.isEmpty
    }
    return MemberExpression(value)?.name == "shared"
  }

  /// The application object that making the object of an owner asks, itself or by functions of its
  /// class.
  ///
  /// `@StateObject` makes the object when the scenes are made, `@State` with the app: then there is no
  /// application object yet (on iOS it is `UIApplicationMain` that makes it).
  private static func applicationAsked(by use: WrapperUse, _ plan: EditPlan) -> String? {
    guard let model = use.models.first else { return nil }
    return plan.firstRead(making: model) { node in
      let name = node.firstToken.name
      return Vocabulary.applications.contains(name) ? name : nil
    }
  }

  /// Writes the object's making into `init`, where `init` does something that others can see; warns
  /// where that cannot stand behind all of it.
  static func prepare(
    _ use: WrapperUse, of app: TypeID, _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let clause = use.binding.initializerClause, let value = use.binding.initialValue else {
      return
    }
    // An object that is made of constants alone is the same whenever it is made.
    if isConstant(use, plan) { return }
    if let application = applicationAsked(by: use, plan) {
      findings.warn(
        .eagerInitialValue, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
        "making '\(use.name)' asks '\(application)', and '@State' makes it before the application is there"
      )
    }
    // An `init` that assigns the storage makes the object itself.
    let bodies = plan.index.initializers(of: app).compactMap(\.body).filter { body in
      !body.descendants.contains { $0.mentionedName?.isNamed("_\(use.name)") == true }
    }
    let isSeen = { (statements: [Node]) in
      var effects = SideEffects(of: [app], removed: [], plan.resolver)
      return statements.contains { !$0.isForLater && effects.gravest(in: $0) != nil }
    }
    guard isSeen(bodies.flatMap(\.children)) else { return }
    let parts = bodies.map { body in
      let statements = Array(body.children)
      let whole = statements.firstIndex { $0.needsWhole(of: app, in: body, plan) }
      return (
        before: statements.prefix(whole ?? statements.count),
        behind: statements.dropFirst(whole ?? statements.count)
      )
    }
    let type = use.binding.type?.text ?? use.spelledType(plan.index)
    let isPrepared =
      parts.contains { isSeen(Array($0.before)) } && parts.allSatisfy { !$0.before.isEmpty }
      && bodies.allSatisfy { $0.isCompiled(with: use.declaration.node) }
    if type == nil || !isPrepared || parts.contains(where: { isSeen(Array($0.behind)) }) {
      findings.warn(
        .eagerInitialValue, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
        "'\(use.name)' is created before 'init' of '\(plan.index[app].name)' ends; '@StateObject' created it afterwards"
      )
    }
    guard let type, isPrepared else { return }
    findings.fix(
      .stateAfterInit, at: clause, in: plan.index[use.file], of: use.models[0],
      "'\(use.name)' is created at the end of 'init', because '@StateObject' created it after 'init'"
    ) { edit in edit.removeDefault(of: use.binding, typed: type) }
    let state = plan.spelling("State", at: use.declaration.node)
    for before in parts.map(\.before) {
      let base = before.last { $0.storageAssignment == nil && !moves($0, plan) } ?? before.first
      guard let last = base.map({ place(of: use, behind: $0, plan) }) else { continue }
      findings.fix(
        .stateAfterInit, at: last, in: plan.index.file(of: last), of: use.models[0],
        "'\(use.name)' is created here"
      ) { edit in
        // An `#if` often stands at the margin.
        let aligned = last.child(.ifConfigClause)?.children.last ?? last
        let start = last.range.lowerBound
        let separator =
          edit.indentation(at: aligned.range.lowerBound).map { edit.lineBreak(near: start) + $0 }
          ?? "; "
        edit.insert(
          separator + "_\(use.name) = \(state)(initialValue: \(value.text))",
          at: edit.endWithComment(last), rank: use.declaration.node.index)
      }
    }
  }
}

extension Node {
  /// The assignment `_x = State(…)` or `_x = StateObject(…)` that a statement is.
  fileprivate var storageAssignment: WrapperAssignment? {
    children.first?.wrapperAssignment(.stateObject) ?? children.first?.stateAssignment
  }

  /// Whether a statement of `init` only gives the main actor something to do later: `Task { … }`.
  fileprivate var isForLater: Bool {
    guard let call = CallExpression(self),
      let taken = call.trailingClosures.first.flatMap({ TakenClosure($0) })
    else { return false }
    return call.callee?.text == "Task" || taken.isDeferred && taken.isOnMainActor
  }

  /// Whether a statement of `init` ends it early, or uses the value as a whole or members of it, which
  /// it can only when all stored properties are set.
  fileprivate func needsWhole(of app: TypeID, in body: Node, _ plan: EditPlan) -> Bool {
    subtree.contains { node in
      switch node.kind {
      case .returnStatement: return !node.isInClosure(within: body)
      case .reference:
        if node.firstToken.kind == .selfKeyword {
          return node.parent?.isAssignmentTarget != true
        }
        switch plan.resolver.scopes.target(of: node.firstToken.name, at: node) {
        case .property(let id):
          return plan.index[id].owner == app && !plan.index[id].isStatic && !node.isAssignmentTarget
        case .functions(let ids):
          return ids.contains { plan.index[$0].owner == app && !plan.index[$0].isStatic }
        default: return false
        }
      default: return false
      }
    }
  }
}
