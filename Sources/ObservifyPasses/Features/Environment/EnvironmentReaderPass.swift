import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Turns `@EnvironmentObject` into `@Environment(C.self)`, and its bindings into those of a
/// `Bindable`.
///
/// ```diff
/// -  @EnvironmentObject private var store: Store
/// +  @Environment(Store.self) private var store
///    var body: some View {
/// +    @Bindable var store = store
///      Toggle("On", isOn: $store.isOn)
/// ```
struct EnvironmentReaderPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    let unread = unread(plan)
    let removed = Set(unread.keys.filter { unread[$0] == true })
    for use in plan.wrappers(.environmentObject) {
      let values = plan.uses.values(of: use.id)
      switch unread[use.declaration.node] {
      case nil where plan.lateEnvironment.isOptional(use.id):
        declare(use, optionalFor: values, plan, into: &findings)
      case nil: declare(use, plan, into: &findings)
      case true?: remove(use, among: removed, plan, into: &findings)
      case false?: declare(use, optionalFor: [], plan, into: &findings)
      }
      removeArguments(for: use, plan, into: &findings)
      plan.lateEnvironment.warn(use.id, plan, into: &findings)
      bind(use, plan, into: &findings)
    }
  }

  /// Removes the wrappers that callers make for it, which hold no object.
  ///
  /// That is `StoreView(store: .init())`.
  private func removeArguments(
    for use: WrapperUse, _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let holder = use.holder, plan.index.initializers(of: holder).isEmpty else { return }
    for site in plan.project.sites(making: holder) {
      guard let list = site.child(.argumentList),
        let given = CallExpression(site)?.arguments.first(where: { $0.label == use.name }),
        CallExpression(given.value) != nil
      else { continue }
      findings.fix(
        .environmentObject, at: given.node, in: plan.index.file(of: site), of: use.models[0],
        "'\(use.name)' comes from the environment alone"
      ) { edit in
        if list.children(.argument).count > 1 {
          edit.removeListElement(given.node, from: list)
        } else {
          edit.delete(list.firstToken.range.upperBound..<list.lastToken.range.lowerBound)
        }
      }
    }
  }

  /// Declares an object; one that may be missing as an optional one, with all that reads it: `values`.
  private func declare(
    _ use: WrapperUse, optionalFor values: [WrappedReference]? = nil, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let spelled = use.attribute.typeNode?.child(.genericArgumentClause)
    guard let name = spelled == nil ? use.attribute.nameRange : use.attribute.typeNode?.range,
      let type = use.binding.type ?? use.attribute.spelledValueType,
      let variable = use.binding.nameToken
    else { return }
    let environment = plan.spelling("Environment", at: use.declaration.node, like: use.attribute)
    let isUnread = values?.isEmpty == true
    findings.fix(
      isUnread ? .unreadEnvironment : .environmentObject, at: use.attribute.node,
      in: plan.index[use.file], of: use.models[0],
      isUnread
        ? "nothing reads '\(use.name)', so it becomes optional"
        : "'\(use.name)' comes from '@Environment(\(type.text).self)'"
          + (values == nil ? "" : " and is optional")
    ) { edit in
      edit.replace(name, with: "\(environment)(\(type.text).self)")
      if values == nil {
        if let annotation = use.binding.typeAnnotation {
          edit.removeAnnotation(annotation, behind: variable)
        }
      } else if use.binding.type != nil {
        edit.insert("?", at: type.range.upperBound)
      } else {
        edit.insert(": \(type.text)?", at: variable.range.upperBound)
      }
    }
    for value in values ?? [] where !value.node.isTakenAsOptional(plan.resolver) {
      findings.fix(
        .environmentObject, at: value.node, in: plan.index[value.file], of: use.models[0],
        "'\(use.name)' is optional"
      ) { edit in edit.insert(value.node.unwrapping, at: value.node.range.upperBound) }
    }
  }

  /// The declarations that nothing reads, and whether they can go: a view may hold one for its
  /// announcements, in an `#if` it is not alone, and in a model other edits are made to it.
  private func unread(_ plan: EditPlan) -> [Node: Bool] {
    var unread: [Node: Bool] = [:]
    for use in plan.wrappers(.environmentObject) where plan.isUnread(use.id) {
      unread[use.declaration.node] =
        !plan.announcements.isFollowed(use.id)
        && plan.refreshingReads(use.id)?.isEmpty != false
        && !plan.forwardedRefreshes.contains { $0.isRead(of: use.id, plan) }
        && use.declaration.bindings.count == 1
        && use.declaration.node.parent?.kind == .memberBlock
        && use.holder.map { plan.index[$0].kind == .struct || !plan.project.graph.isModel($0) }
          == true
    }
    return unread
  }

  private func remove(
    _ use: WrapperUse, among removed: Set<Node>, _ plan: EditPlan, into findings: inout Findings
  ) {
    let node = use.declaration.node
    findings.fix(
      .unreadEnvironment, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
      "nothing reads '\(use.name)', so it goes"
    ) { edit in
      if let comment = edit.documentation(above: node) {
        edit.removeStatementAndGap(node, from: comment.lowerBound)
      } else {
        edit.removeStatementWithComments(node, among: removed)
      }
    }
  }

  /// Writes the bindings: a local `@Bindable` first in a result builder's body, `Bindable(c).p` in
  /// place elsewhere.
  func bind(_ use: WrapperUse, _ plan: EditPlan, into findings: inout Findings) {
    let projections = plan.uses.projections(of: use.id)
    let values = plan.uses.values(of: use.id)
    let bindable = { (node: Node) in plan.spelling("Bindable", at: node) }
    var declared: Set<Node> = []
    for projection in projections {
      let file = plan.index[projection.file]
      if projection.node.kind == .reference, plan.isNamed(use, at: projection.node),
        let body = projection.node.builderBody,
        let first = localPlace(in: body, file, values, use, plan), plan.isNamed(use, at: first)
      {
        guard declared.insert(body).inserted else { continue }
        findings.fix(
          .localBindable, at: first, in: file, of: use.models[0],
          "bindings to '\(use.name)' need a local '@Bindable'"
        ) { edit in
          let start = first.range.lowerBound
          let indentation = edit.indentation(at: start) ?? ""
          edit.insert(
            "@\(bindable(first)) var \(use.name) = \(use.name)" + edit.lineBreak(near: start)
              + indentation, at: start, rank: use.id.index + 1)
        }
        continue
      }
      findings.fix(
        .inlineBindable, at: projection.node, in: file, of: use.models[0],
        "'$\(use.name)' becomes 'Bindable(\(use.name))'"
      ) { edit in
        let node = projection.node
        let object = plan.reference(to: use.property, named: use.name, for: node)
        let mark = plan.lateEnvironment.isOptional(projection.wrapper) ? "!" : ""
        edit.replace(node.range, with: "\(bindable(node))(\(object)\(mark))")
      }
    }
  }

  /// The first statement of a body before which a local `@Bindable` may stand; nil where it had
  /// better not: the body is on one line, or is there without the property, or a closure that may run
  /// elsewhere captures the object.
  private func localPlace(
    in body: Node, _ file: SourceFile, _ values: [WrappedReference], _ use: WrapperUse,
    _ plan: EditPlan
  ) -> Node? {
    let first = body.children.first {
      $0.kind != .unexpected && !isEarlierLocal($0, than: use, plan.index)
    }
    guard let first, body.isCompiled(with: use.attribute.node),
      EditBuilder(file).indentation(at: first.range.lowerBound) != nil,
      !values.contains(where: { body.contains($0.node) && $0.node.isInSendableClosure(of: body) })
    else { return nil }
    return first
  }

  /// Whether a statement is a local `@Bindable` of a property declared before the use's: an earlier
  /// run put it there, and one run would have put both in this order.
  private func isEarlierLocal(_ node: Node, than use: WrapperUse, _ index: ProjectIndex) -> Bool {
    guard let property = use.property, let declaration = VariableDeclaration(node),
      node.attribute("Bindable") != nil,
      let name = declaration.bindings.first?.nameToken?.name,
      declaration.bindings.first?.initialValue?.text == name,
      let holder = use.holder
    else { return false }
    return index[holder].properties.contains { $0 < property && index[$0].name == name }
  }
}

extension EditPlan {
  /// Whether nothing reads what a wrapper declares: the view that has it, or code elsewhere through the
  /// view.
  func isUnread(_ wrapper: WrapperID) -> Bool {
    let references = uses.alternatives(to: wrapper).flatMap {
      uses.values(of: $0) + uses.projections(of: $0) + uses.storages(of: $0)
    }
    guard references.isEmpty else { return false }
    let use = uses[wrapper]
    return use.holder.map { project.outsideReads(of: use.name, in: [$0]).isEmpty } ?? false
  }
}

extension Node {
  /// The body of the result builder around a node, when no other function stands between: `body`,
  /// or a declaration marked with a builder.
  fileprivate var builderBody: Node? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .accessorBlock, .codeBlock:
        guard let owner = ancestor.parent else { return nil }
        let isGetter = owner.kind == .patternBinding || owner.firstToken.kind == .getKeyword
        guard isGetter || owner.kind == .functionDecl else { continue }
        let member = owner.kind == .functionDecl ? owner : owner.ancestor([.variableDecl])
        return member?.declaredName == "body" || member?.hasBuilder == true ? ancestor : nil
      case .accessorDecl, .initDecl, .deinitDecl: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether a member is marked with a result builder.
  var hasBuilder: Bool { attributes.contains { $0.name.hasSuffix("Builder") } }

  /// Whether a closure between this node and `body` may run on another thread, where a local
  /// variable cannot be captured.
  fileprivate func isInSendableClosure(of body: Node) -> Bool {
    ancestors.prefix { $0 != body }.contains { TakenClosure($0)?.isSendable == true }
  }
}
