package import ObservifyIndex

/// The decision for every model of the project.
package struct MigrationPlan: Sendable {
  package let index: ProjectIndex
  package let graph: ModelGraph
  package let uses: ModelUses
  package let settings: MigrationSettings
  package let selection: Selection

  /// Which models move together, and which of them stay.
  package let settlement: Settlement

  /// Why models are kept, each reason once, by place.
  package let reasons: [Reason]

  init(_ project: Project, _ graph: ModelGraph, _ settlement: Settlement) {
    index = project.index
    self.graph = graph
    uses = project.uses
    settings = project.settings
    selection = project.selection
    self.settlement = settlement
    reasons = Array(Set(settlement.reasons)).sorted {
      ($0.place, $0.code, $0.model) < ($1.place, $1.code, $1.model)
    }
  }

  /// Returns the model that stands for the unit of `model`.
  package func group(of model: TypeID) -> TypeID { settlement.group(of: model) }

  /// Whether a model migrates, with its whole unit.
  package func migrates(_ model: TypeID) -> Bool {
    graph.isModel(model) && !settlement.keeps(model)
  }

  /// Whether a place that can mean any of `models` migrates: they all do.
  package func migrates(_ models: [TypeID]) -> Bool {
    !models.isEmpty && models.allSatisfy { migrates($0) }
  }

  /// The models that migrate, in order of declaration.
  package var migrating: [TypeID] { graph.models.filter { migrates($0) } }
}
