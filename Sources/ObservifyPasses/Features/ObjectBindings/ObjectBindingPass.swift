import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Makes `@Binding` properties that hold an observable object `@Bindable`, or plain where nothing binds.
///
/// ```diff
///  struct Row: View {
/// -  @Binding var item: Item
/// +  @Bindable var item: Item
///    var body: some View { TextField("Name", text: $item.name) }
///  }
///
///  struct Card: View {
///    @State private var item = Item()
/// -  var body: some View { Row(item: $item) }
/// +  var body: some View { Row(item: item) }
///  }
/// ```
struct ObjectBindingPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    guard plan.settings.modernizations.contains(.bindable),
      plan.selection.modernizes(by: .objectBinding)
    else { return }
    let refused = Set(plan.decision.reasons.map(\.model))
    let found = ObjectBindings(plan)
    for property in found.properties.values.sorted(by: { $0.id < $1.id })
    where !refused.contains(property.model) {
      let symbol = plan.index[property.id]
      let file = plan.index[symbol.file]
      if let obstacle = found.obstacles[property.id] {
        findings.fix(
          .keptObjectBinding, at: property.attribute.node, in: file, of: property.model,
          "'@Binding' of '\(symbol.name)' stays: \(obstacle.reason), at "
            + plan.index.spelledPlace(of: obstacle.node))
        continue
      }
      findings.fix(
        .objectBinding, at: property.attribute.node, in: file, of: property.model,
        property.isProjected
          ? "'\(symbol.name)' becomes '@Bindable'" : "'@Binding' is removed from '\(symbol.name)'"
      ) { edit in
        guard property.isProjected, let name = property.attribute.nameRange else {
          edit.removeAttribute(property.attribute)
          return
        }
        edit.replace(
          name,
          with: plan.spelling("Bindable", at: symbol.declaration.node, like: property.attribute))
      }
      for change in property.changes {
        findings.fix(
          .objectBinding, at: change.node, in: plan.index.file(of: change.node), of: property.model,
          "'\(symbol.name)' is given the object itself"
        ) { edit in
          for text in change.edits { edit.replace(text.range, with: text.replacement) }
        }
      }
    }
  }
}
