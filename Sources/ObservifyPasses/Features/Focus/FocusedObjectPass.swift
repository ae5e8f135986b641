import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Turns `@FocusedObject` into `@FocusedValue(C.self)`.
///
/// ```diff
/// -  @FocusedObject private var editor: Editor?
/// +  @FocusedValue(Editor.self) private var editor: Editor?
/// ```
///
/// The source is Apple's documentation of `FocusedValue.init(_:)` for an `Observable` type. A
/// `@FocusedValue` has no projection, so a binding is made where it is used.
struct FocusedObjectPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for use in plan.wrappers(.focusedObject) {
      declare(use, plan, into: &findings)
      for projection in plan.uses.projections(of: use.id) {
        bind(projection, of: use, plan, into: &findings)
      }
    }
  }

  private func declare(_ use: WrapperUse, _ plan: EditPlan, into findings: inout Findings) {
    guard let name = use.attribute.nameRange, let type = use.binding.focusedType else { return }
    let wrapper = plan.spelling("FocusedValue", at: use.declaration.node, like: use.attribute)
    findings.fix(
      .focusedValue, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
      "'\(use.name)' becomes '@FocusedValue(\(type.text).self)'"
    ) { edit in edit.replace(name, with: "\(wrapper)(\(type.text).self)") }
  }

  private func bind(
    _ projection: WrappedReference, of use: WrapperUse, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let node = projection.node
    findings.fix(
      .inlineBindable, at: node, in: plan.index[projection.file], of: use.models[0],
      "'$\(use.name)' becomes '\(use.name).map({ Bindable($0) })'"
    ) { edit in
      let object = plan.reference(to: use.property, named: use.name, for: node)
      let bindable = plan.spelling("Bindable", at: node)
      edit.replace(node.range, with: "\(object).map({ \(bindable)($0) })")
    }
  }
}
