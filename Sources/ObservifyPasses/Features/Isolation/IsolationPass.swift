import ObservifyIndex
import ObservifySyntax

/// Writes out the isolation that an object wrapper implied for the type around it.
///
/// ```diff
/// +@preconcurrency @MainActor
///  struct Formatter {
/// -  @ObservedObject var settings: Settings
/// +  var settings: Settings
/// ```
///
/// SE-0401 ended the inference with Swift 6 mode. Before, it means the same as the two attributes: the
/// wrappers are `@preconcurrency` themselves, so that a `deinit` that calls a method of the class, or a
/// caller elsewhere, gets a warning where `@MainActor` alone is an error (a compiler check).
struct IsolationPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for isolation in plan.isolations {
      let holder = plan.index[isolation.holder]
      guard let declaration = holder.declaration else { continue }
      findings.fix(
        .writtenIsolation, at: isolation.attribute.node, in: plan.index[holder.file],
        of: plan.decision.migrates(isolation.holder) ? isolation.holder : isolation.models[0],
        "'\(holder.name)' ran on the main actor because of '@\(isolation.attribute.name)', and says so itself now"
      ) { edit in
        edit.insertAttributeLine(
          "@preconcurrency @MainActor", into: declaration.node,
          sharingLine: plan.attributesShareLine, rank: -1)
      }
    }
  }
}

/// A type that runs on the main actor because a wrapper of such an object is in it.
struct ImpliedIsolation: Hashable, Sendable {
  let holder: TypeID
  let attribute: Attribute
  let file: FileID
  let models: [TypeID]
}
