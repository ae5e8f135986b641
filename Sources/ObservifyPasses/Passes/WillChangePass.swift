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
    for computation in plan.computations where plan.migrates(computation.model) {
      report(computation, plan, into: &findings)
    }
  }

  /// Writes `access(keyPath:)` into the getter and `withMutation(keyPath:)` around what the setter
  /// does: what the macro writes for a stored property (SE-0395).
  private func report(
    _ computation: AnnouncedComputation, _ plan: MigrationPlan, into findings: inout Findings
  ) {
    let file = plan.index[computation.file]
    findings.fix(
      .reportedComputation, at: computation.sending, in: file, of: computation.model,
      "'\(computation.name)' reports its reads and changes itself"
    ) { edit in
      guard let first = computation.getter.children.first else { return }
      let start = first.range.lowerBound
      let lineBreak = edit.lineBreak(near: start)
      let isExpression =
        first.kind != .returnStatement && Array(computation.getter.children).count == 1
      edit.insert(
        "access(keyPath: \\.\(computation.name))\(lineBreak)\(edit.lineIndentation(at: start))"
          + (isExpression ? "return " : ""), at: start)
      edit.replace(
        computation.sending.range, with: "withMutation(keyPath: \\.\(computation.name)) {")
      let outer = edit.lineIndentation(at: computation.sending.range.lowerBound)
      let unit = edit.indentationUnit(of: outer, within: computation.setter)
      for line in edit.lineStarts(
        from: computation.sending.range.upperBound,
        to: computation.setter.lastToken.range.lowerBound)
      {
        edit.insert(unit, at: line)
      }
      if let last = computation.setter.children.last {
        edit.insert(lineBreak + outer + "}", at: last.range.upperBound)
      }
    }
  }
}
