import ObservifyIndex
import ObservifySyntax

/// Lets generic parameters ask for `Observable` where all that is put into them migrates.
///
/// ```diff
/// -struct Card<Model: ObservableObject>: View {
/// -  @ObservedObject var model: Model
/// +struct Card<Model: AnyObject & Observable>: View {
/// +  var model: Model
/// ```
struct ConstraintPass: MigrationPass {
  func run(_ plan: MigrationPlan, into findings: inout Findings) {
    for parameter in plan.uses.parameters.all where plan.migrates(parameter.models) {
      for mention in parameter.mentions {
        findings.fix(
          .observableConstraint, at: mention, in: plan.index.file(of: mention),
          of: parameter.models[0], "'\(parameter.name)' is 'Observable'"
        ) { edit in
          let others = mention.parent?.kind == .compositionType ? mention.parent?.children : nil
          let isClassBound = others?.contains { $0.text == "AnyObject" } == true
          edit.replace(mention.range, with: isClassBound ? "Observable" : "AnyObject & Observable")
        }
      }
    }
  }
}
