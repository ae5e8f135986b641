import ObservifyIndex
import ObservifySyntax

/// Warns of assignments of a property to itself.
enum SelfAssignments {
  /// `items = items` was a way to make views update.
  static func warn(of model: TypeID, _ plan: EditPlan, into findings: inout Findings) {
    let mentions = ClassMentions(plan.index[model])
    for id in plan.index[model].properties where plan.index[id].published != nil {
      for mention in mentions.byName[plan.index[id].name] ?? []
      where mention.isWrite && mention.node.isOnSelf {
        guard let sequence = mention.node.ancestor([.sequenceExpression]) else { continue }
        guard let sides = sequence.assignment, sides.target.text == sides.value?.text else {
          continue
        }
        findings.warn(
          .selfAssignment, at: sequence, in: plan.index.file(of: sequence), of: model,
          "'\(plan.index[id].name)' is assigned to itself, which no longer makes views update")
      }
    }
  }
}
