import ObservifyIndex
import ObservifySyntax

/// Warns of code that a view runs when a value changes which it did not follow.
///
/// Showing a value more often does no harm. What `onChange(of:)` and `task(id:)` are given runs code: it
/// ran when the view was evaluated the next time, for whatever it observes, and runs with each change now.
enum WatchedValues {
  /// Adds a warning at each such modifier.
  ///
  /// - Complexity: O(*n*) in what computes the values that are watched.
  static func warn(_ plan: EditPlan, into findings: inout Findings) {
    for (modifier, label) in [("onChange", "of"), ("task", "id")] {
      for place in plan.project.projectMentions.places(of: modifier) {
        guard let call = CallExpression(place.parent),
          let value = call.arguments.first(where: { $0.label == label })?.value,
          let view = plan.index.enclosingType(of: place), plan.index[view].kind == .struct,
          plan.resolver.functions(calledBy: place).isEmpty,
          plan.project.shownCode.shownCaller(at: place) != nil,
          let id = unfollowed(in: value, at: place, plan), let owner = plan.index[id].owner
        else { continue }
        let name = plan.index.qualifiedName(of: id, besides: owner)
        let reason =
          plan.index[id].published == nil
          ? "which was not published" : "of an object that the view does not observe"
        findings.warn(
          .watchedValue, at: value, in: plan.index.file(of: place), of: owner,
          "'\(modifier)' now runs at each change of '\(plan.index[owner].name).\(name)', \(reason)")
      }
    }
  }

  /// The first variable that a value is computed from and whose changes the type around a place did not follow:
  /// a published one of a class that moves, that the type does not observe, and whose announcements nobody passes
  /// on; or one that is tracked now, and changes with nothing that is announced.
  private static func unfollowed(in value: Node, at place: Node, _ plan: EditPlan) -> PropertyID? {
    var pending = [value]
    var seen: Set<Node> = []
    while let code = pending.popLast() {
      guard seen.insert(code).inserted else { continue }
      // What is done on a queue reads when the value is known.
      for node in [code] + code.descendants where !node.runsLater(in: code) {
        if let id = plan.project.property(at: node) {
          let property = plan.index[id]
          if let owner = property.owner, plan.models.contains(owner),
            property.published == nil
              ? isUnannounced(id, of: owner, plan)
              : !plan.project.isByHolder(place, of: owner)
                && !plan.project.usesPublisher(of: [owner])
          {
            return id
          }
          pending += [property.binding.getterBody].compactMap(\.self)
        } else {
          pending += plan.resolver.functions(calledBy: node)
            .compactMap { plan.index[$0].declaration.body }
        }
      }
    }
    return nil
  }

  /// Whether a variable that was not published is tracked now, and some code changes it with nothing that was.
  private static func isUnannounced(_ id: PropertyID, of owner: TypeID, _ plan: EditPlan) -> Bool {
    guard case .tracked? = plan.properties.treatments[id] else { return false }
    return plan.project.changes(of: id).contains { change in
      // What asking for it fills is there when it is watched.
      !change.isInInitializer && plan.project.shownCode.shownCaller(at: change) == nil
        && plan.project.announcements(of: owner, with: change)
          .allSatisfy { $0.members.isEmpty && !$0.isSent }
    }
  }
}
