import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Removes what announced changes by hand that are tracked now.
///
/// ```diff
///    func rename(_ name: String) {
/// -    objectWillChange.send()
///      self.name = name
/// ```
struct WillChangePass: MigrationPass {
  func run(_ plan: MigrationPlan, into findings: inout Findings) {
    for removal in plan.sendRemovals where plan.migrates(removal.model) {
      let file = plan.index[removal.file]
      let message =
        removal.code == .removedForwarding
        ? "forwarding a child's changes is not needed" : "the change is tracked now"
      findings.fix(removal.code, at: removal.node, in: file, of: removal.model, message) { edit in
        if removal.node.kind == .accessorBlock {
          edit.removeTrailing(removal.node)
        } else {
          edit.removeStatement(removal.node)
        }
      }
    }
  }
}
