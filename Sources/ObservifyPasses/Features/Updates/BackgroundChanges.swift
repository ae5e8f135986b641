import ObservifyIndex
import ObservifySyntax

/// Warns of tracked properties that are changed where surely no main actor is.
enum BackgroundChanges {
  /// Adds a warning at the first such change of each property.
  static func warn(of model: TypeID, _ plan: EditPlan, into findings: inout Findings) {
    let index = plan.index
    let mentions = ClassMentions(index[model])
    // What was not published is announced now where it changes, and not only where code on the main thread did so.
    let announcing = plan.project.codesAnnouncingOnMain(of: model)
    for id in index[model].properties where plan.properties.treatments[id]?.isTracked == true {
      let name = index[id].name
      lazy var isShown = ShownReads(of: [model], plan.project)
        .isShown(name, index[id].declaration.node, besides: [])
      let change = (mentions.byName[name] ?? []).first { mention in
        mention.node.kind == .memberExpression && mention.node.isOnSelf
          && mention.node.isChanged(plan.resolver)
          && isInBackground(mention.node, within: mention.member, plan)
          && (index[id].published != nil || announcing.contains(mention.member) || isShown)
      }
      guard let change else { continue }
      findings.warn(
        .backgroundChange, at: change.node, in: index.file(of: change.node), of: model,
        "'\(name)' is changed on another thread, "
          + (index[id].published == nil
            ? "and views are notified there before the change"
            : "and SwiftUI no longer warns about that"))
    }
  }

  /// Whether the nearest closure that says where it runs says that it is not the main thread.
  private static func isInBackground(_ node: Node, within member: Node, _ plan: EditPlan) -> Bool {
    node.ancestors.prefix { $0 != member }.lazy.compactMap { closure in
      TakenClosure(closure).flatMap { taken in
        plan.project.isGivenToOwnQueue(closure) ? true : taken.isInBackground
      }
    }.first ?? false
  }
}

extension Project {
  /// Whether a closure is given to a queue that the project makes: `DispatchQueue(label:)`.
  func isGivenToOwnQueue(_ closure: Node) -> Bool {
    guard closure.kind == .closureExpression,
      let callee = MemberExpression(CallExpression(closure.ancestor([.callExpression]))?.callee),
      ["async", "asyncAfter"].contains(callee.name),
      let queue = callee.base.flatMap(property).map({ index[$0] }),
      let made = CallExpression(queue.binding.initialValue)
    else { return false }
    return made.callee?.text == "DispatchQueue"
  }
}
