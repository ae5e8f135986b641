import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Makes the initialisation of `@State` that was there before ready for Xcode 27, where it is a macro.
///
/// ```diff
///  struct Card: View {
/// -  @State private var width = 1.0
/// +  @State private var width: Double
///    let title: String
///
///    init(title: String) {
/// -    _width = State(initialValue: 2)
///      self.title = title
/// +    _width = State(initialValue: 2)
///    }
/// ```
struct StatePass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    guard plan.settings.modernizations.contains(.state),
      plan.selection.modernizes(by: .movedOldState)
    else { return }
    let refused = Set(plan.decision.reasons.map(\.model))
    for type in plan.index.types where type.kind == .struct && !refused.contains(type.id) {
      let states = type.properties.map { plan.index[$0] }.filter {
        $0.isStored && $0.attributes.count == 1 && $0.attributes[0].name == "State"
          && $0.declaration.bindings.count == 1 && $0.binding.nameToken != nil
      }
      let initializers = type.functions.map { plan.index[$0] }.filter {
        $0.declaration.node.kind == .initDecl && $0.declaration.body != nil
      }
      for state in states { prepare(state, of: type, initializers, plan, into: &findings) }
    }
  }

  private func prepare(
    _ state: PropertySymbol, of type: TypeSymbol, _ initializers: [FunctionSymbol],
    _ plan: EditPlan, into findings: inout Findings
  ) {
    let assignments = initializers.map { initializer in
      (initializer, self.assignments(of: state.name, in: initializer))
    }
    guard assignments.contains(where: { !$0.1.isEmpty }) else { return }
    removeDefault(of: state, type, assignments, plan, into: &findings)
    for (initializer, found) in assignments {
      for assignment in found {
        move(assignment, of: state, type, plan.index[initializer.file], into: &findings)
      }
    }
  }

  private func assignments(of name: String, in initializer: FunctionSymbol) -> [WrapperAssignment] {
    initializer.declaration.body.map { body in
      body.descendants.compactMap { node in
        guard node.mentionedName?.text == "_\(name)" else { return nil }
        return node.stateAssignment
      }
    } ?? []
  }

  /// A default value beside an assignment: the macro takes one of the two.
  private func removeDefault(
    of state: PropertySymbol, _ type: TypeSymbol,
    _ assignments: [(FunctionSymbol, [WrapperAssignment])], _ plan: EditPlan,
    into findings: inout Findings
  ) {
    guard let clause = state.binding.initializerClause, let value = state.binding.initialValue
    else { return }
    let file = plan.index[state.file]
    // Initialisers in extensions leave the memberwise one, which may take the default.
    let hasMemberwise = !assignments.contains { initializer, _ in
      initializer.declaration.node.ancestor([.structDecl, .extensionDecl])?.kind == .structDecl
    }
    let isAssigned =
      !hasMemberwise
      && assignments.allSatisfy { initializer, found in
        initializer.declaration.body?.delegates == true
          || found.contains { $0.statement.parent == initializer.declaration.body }
      }
    let spelled = state.binding.type?.text ?? value.literalType ?? value.constructedType
    guard isAssigned, let spelled, !spelled.hasSuffix("?"), !spelled.hasSuffix("!"),
      !spelled.hasPrefix("Optional<")
    else {
      findings.warn(
        .keptOldState, at: state.declaration.node, in: file, of: type.id,
        "'\(state.name)' has a default value and is assigned in 'init', which Xcode 27 refuses")
      return
    }
    findings.fix(
      .removedOldDefault, at: clause, in: file, of: type.id,
      "the default value of '\(state.name)' is removed: every 'init' assigns it"
    ) { edit in edit.removeDefault(of: state.binding, typed: spelled) }
  }

  /// An assignment before other stored properties are set.
  private func move(
    _ assignment: WrapperAssignment, of state: PropertySymbol, _ type: TypeSymbol,
    _ file: SourceFile, into findings: inout Findings
  ) {
    guard let order = StateOrder(assignment.target, state.name) else { return }
    guard !order.isBlocked, order.last.map(assignment.statement.canMove) != false else {
      findings.warn(
        .keptOldState, at: assignment.statement, in: file, of: type.id,
        "'_\(state.name)' is assigned before other stored properties, which Xcode 27 refuses")
      return
    }
    guard let last = order.last else { return }
    findings.fix(
      .movedOldState, at: assignment.statement, in: file, of: type.id,
      "'_\(state.name)' is assigned last"
    ) { edit in
      let statement = assignment.statement
      edit.move(
        statement, as: statement.text, behind: last, movedFrom: statement, rank: statement.index)
    }
  }
}

extension Node {
  /// Whether the body of an initialiser calls another one.
  var delegates: Bool {
    descendants.contains {
      $0.kind == .callExpression && CallExpression($0)?.callee?.text == "self.init"
    }
  }

  /// The type of a literal.
  fileprivate var literalType: String? {
    switch kind {
    case .stringLiteral: "String"
    case .literal:
      switch text {
      case "true", "false": "Bool"
      case "nil": nil
      default: tokenIndices.contains { tree.tokens.kinds[$0] == .floatLiteral } ? "Double" : "Int"
      }
    default: nil
    }
  }

  /// Whether nothing that a statement reads is changed between it and a later one.
  fileprivate func canMove(behind last: Node) -> Bool {
    let read = Set(descendants.compactMap { $0.kind == .reference ? $0.firstToken.name : nil })
    let between = parent?.children.filter { $0.index > index && $0.index <= last.index } ?? []
    return !between.contains { item in
      item.subtree.contains { node in
        guard let changed = node.changedExpression, changed.kind == .reference else { return false }
        return read.contains(changed.firstToken.name)
      }
    }
  }
}
