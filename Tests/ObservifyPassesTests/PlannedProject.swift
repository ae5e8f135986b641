import ObservifyIndex
import ObservifySyntax
import ObservifyTestSupport
import Testing

@testable import ObservifyPasses

/// A project of a few lines with its plan.
struct PlannedProject {
  let project: IndexedProject
  let facts: Project
  let run: MigrationRun

  var plan: MigrationPlan { run.plan }

  init(_ marked: [String], settings: MigrationSettings = MigrationSettings()) {
    project = IndexedProject(marked)
    facts = Project(project.index, settings)
    run = MigrationRun.outcome(of: facts)
  }

  init(_ marked: String, settings: MigrationSettings = MigrationSettings()) {
    self.init([marked], settings: settings)
  }

  /// What becomes of the stored variables of all models: `items published`, `timer OBS104`.
  var treatments: [String] {
    let sends = HandMadeSends(facts, ChangeListeners(facts))
    return ModelProperties(facts, announced: sends.announced, ChangeListeners(facts)).treatments
      .sorted { $0.key < $1.key }
      .map { id, treatment in
        let name = project.index[id].name
        switch treatment {
        case .published: return "\(name) published"
        case .tracked: return "\(name) tracked"
        case .ignored(let code): return "\(name) \(code.code)"
        case .reported: return "\(name) reported"
        case .unfollowed: return "\(name) unfollowed"
        }
      }
  }

  /// Why models are kept: `Model OBS402`.
  var reasons: [String] {
    plan.reasons.map { "\(project.index[$0.model].qualifiedName) \($0.code.code)" }
  }
}
