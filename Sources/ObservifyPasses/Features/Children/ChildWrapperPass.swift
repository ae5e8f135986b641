import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Takes `@ObservedObject` from what a view is given, or makes it `@Bindable`.
///
/// ```diff
/// -  @ObservedObject var model: Model
/// -  @ObservedObject var form: Form
/// +  var model: Model
/// +  @Bindable var form: Form
///    var body: some View { TextField(model.title, text: $form.name) }
/// ```
struct ChildWrapperPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for mention in plan.uses.mentions where mention.name == "ObservedObject" {
      plan.rename(mention, to: "Bindable", .observedObjectStorage, into: &findings)
    }
    for use in plan.wrappers(.observedObject) {
      let form = ChildForm(of: use, plan)
      rewrite(use, as: form, plan, into: &findings)
      if form != .owned { warnOfInlineObjects(use, plan, into: &findings) }
      for storage in plan.uses.storages(of: use.id) {
        guard let assignment = storage.node.wrapperAssignment(.observedObject) else { continue }
        rewrite(assignment, of: use, as: form, in: plan.index[storage.file], plan, into: &findings)
      }
    }
  }

  /// `Child(model: Model(id))` in a view: what is made there lives no longer than the child's value.
  private func warnOfInlineObjects(
    _ use: WrapperUse, _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let holder = use.holder, plan.index[holder].kind == .struct else { return }
    for site in plan.uses.constructorCalls[plan.index[holder].name] ?? [] {
      guard let caller = plan.index.enclosingType(of: site.call.node),
        plan.index[caller].kind == .struct, caller != holder,
        site.call.node.ancestor([.accessorBlock]) != nil, !site.call.node.isInPreview,
        let argument = site.call.arguments.first(where: { $0.label == use.name }),
        let value = argument.value, value.makesObject, !plan.resolver.isAskedForWrapper(value)
      else { continue }
      findings.warn(
        .inlineObject, at: argument.node, in: plan.index[site.file], of: use.models[0],
        "the object of '\(use.name)' is created again whenever this body runs")
    }
  }

  private func rewrite(
    _ use: WrapperUse, as form: ChildForm, _ plan: EditPlan, into findings: inout Findings
  ) {
    let file = plan.index[use.file]
    let model = use.models[0]
    let node = use.attribute.node
    func rename(to wrapper: String, _ edit: inout EditBuilder) {
      if let name = use.attribute.nameRange {
        edit.replace(
          name, with: plan.spelling(wrapper, at: use.declaration.node, like: use.attribute))
      }
      edit.moveArgument(of: use.attribute, behind: use.binding)
    }
    switch form {
    case .bindable:
      findings.fix(.bindable, at: node, in: file, of: model, "'\(use.name)' becomes '@Bindable'") {
        edit in rename(to: "Bindable", &edit)
      }
    case .owned:
      findings.fix(
        .mendedOwnership, at: node, in: file, of: model,
        "'\(use.name)' makes its own object, so it becomes '@State' and lives as long as the view",
        isWarning: use.holder.map { plan.isMadeOnce($0) } != true
      ) { edit in rename(to: "State", &edit) }
    case .plain(let isLet):
      findings.fix(
        isLet && use.initialValue != nil ? .privateLet : .observedObject, at: node,
        in: file, of: model,
        "'@ObservedObject' is removed from '\(use.name)'"
      ) { edit in
        edit.removeAttribute(use.attribute, declaring: use.binding)
        if isLet, let keyword = use.declaration.keyword, keyword.kind == .varKeyword {
          edit.replace(keyword.range, with: "let")
        }
      }
    }
  }

  private func rewrite(
    _ assignment: WrapperAssignment, of use: WrapperUse, as form: ChildForm, in file: SourceFile,
    _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let value = assignment.argument.value else { return }
    findings.fix(
      .observedObjectStorage, at: assignment.statement, in: file, of: use.models[0],
      "'_\(use.name)' is assigned"
    ) { edit in
      guard form == .bindable else {
        let base = MemberExpression(assignment.target)?.base?.text ?? "self"
        edit.replace(assignment.target.range, with: "\(base).\(use.name)")
        edit.unwrapCall(assignment.call, to: value)
        return
      }
      if let spelled = assignment.name {
        edit.replace(spelled.range, with: plan.spelling("Bindable", at: assignment.statement))
      }
      if assignment.argument.label == "initialValue" {
        edit.delete(assignment.argument.node.range.lowerBound..<value.range.lowerBound)
      }
    }
  }
}

extension Node {
  /// Whether the code only shows a preview.
  var isInPreview: Bool {
    ancestors.contains { $0.kind == .macroExpansion || TypeDeclaration($0)?.isPreview == true }
  }
}

extension TypeDeclaration {
  /// Whether it provides previews.
  var isPreview: Bool {
    inheritedTypes.contains { $0.firstToken.isNamed("PreviewProvider") }
  }
}
