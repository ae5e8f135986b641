import ObservifyIndex
import ObservifyPasses

/// The units of a plan, and which of them the person who runs the tool asked for.
struct UnitTable {
  /// The models of each unit, in order of declaration.
  private(set) var units: [[TypeID]] = []

  private let plan: MigrationPlan
  private var isAsked: Set<TypeID> = []

  init(_ plan: MigrationPlan) {
    self.plan = plan
    let groups = Dictionary(grouping: plan.graph.models, by: plan.group)
    units = groups.sorted { $0.key < $1.key }.map(\.value)
    let deselected = Set(
      plan.reasons.filter { $0.code == .deselected }.map { plan.group(of: $0.model) })
    isAsked = Set(groups.keys).subtracting(deselected)
    guard let editable = plan.settings.editable else { return }
    let files = Set(
      plan.index.files.filter { editable.contains($0.path) }.map(\.id))
    let declared = plan.graph.models.filter { files.contains(plan.index[$0].file) }
    let held = plan.uses.wrappers.filter { files.contains($0.file) }.flatMap(\.models)
    let injected = plan.uses.injections.filter { files.contains($0.file) }.flatMap(\.models)
    isAsked.formIntersection((declared + held + injected).map(plan.group))
  }

  /// Whether the run is about a type: no option leaves its unit out, and something of the unit, or of
  /// the type if it is no model, is in a file that may be edited.
  func isAsked(_ type: TypeID) -> Bool {
    if plan.graph.isModel(type) { return isAsked.contains(plan.group(of: type)) }
    let path = plan.index[plan.index[type].file].path
    return plan.selection.isOpen && plan.settings.editable?.contains(path) ?? true
  }
}
