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
          // `{}` is given to have the view follow the value.
          !call.closures.contains(where: \.statements.isEmpty),
          plan.project.shownCode.shownCaller(at: place) != nil,
          let id = unfollowed(in: value, at: place, plan), let owner = plan.index[id].owner
        else { continue }
        let name = plan.index.qualifiedName(of: id, besides: owner)
        let reason =
          plan.index[id].published == nil
          ? "which was not published" : "of an object that the view does not observe"
        findings.warn(
          .watchedValue, at: value, in: plan.index.file(of: place), of: owner,
          "'.\(modifier)' now runs at each change of '\(plan.index[owner].name).\(name)', \(reason)"
        )
      }
    }
  }

  /// Adds a warning at each modifier by which a view changes what it shows and was not published: it was
  /// shown with the next announcement, and is at once now, before anybody has seen what was there.
  ///
  /// - Complexity: O(*n*) in the places that mention variables which were not published.
  static func warnOfOwnChanges(_ plan: EditPlan, into findings: inout Findings) {
    let project = plan.project
    for (id, treatment) in plan.properties.treatments.sorted(by: { $0.key < $1.key }) {
      guard treatment == .tracked, let owner = plan.index[id].owner, plan.models.contains(owner)
      else { continue }
      let changes = project.changes(of: id).filter { !$0.isInInitializer }
      let places = changes.flatMap { change -> [Node] in
        guard let code = change.codeAround, code.kind == .functionDecl, let name = code.declaredName
        else { return [change] }
        return [change]
          + project.projectMentions.places(of: name).filter {
            $0.isCallee && project.shownCode.mayMean($0, code)
          }
      }
      for place in places {
        guard let modifier = place.lifeModifier,
          let view = plan.index.enclosingType(of: place), plan.index[view].kind == .struct,
          project.announcements(of: owner, with: place)
            .allSatisfy({ $0.members.isEmpty && !$0.isSent }),
          project.projectMentions.places(of: plan.index[id].name).contains(where: { mention in
            plan.index.enclosingType(of: mention) == view && project.match(mention, id) != .no
              && project.shownCode.shownCaller(at: mention) != nil
          })
        else { continue }
        findings.warn(
          .watchedValue, at: place, in: plan.index.file(of: place), of: owner,
          "'\(plan.index[view].name)' shows '\(plan.index[owner].name).\(plan.index[id].name)', which was not "
            + "published, and now runs as soon as '.\(modifier)' changes it")
        break
      }
    }
  }

  /// The first variable that a value is computed from and whose changes the type around a place did not follow:
  /// a published one of a class that moves, that the type does not observe, and whose announcements nobody passes
  /// on; or one that is tracked now, and changes with nothing that is announced.
  private static func unfollowed(in value: Node, at place: Node, _ plan: EditPlan) -> PropertyID? {
    plan.project.firstProperty(askedBy: [value]) { id in
      guard let owner = plan.index[id].owner, plan.models.contains(owner) else { return false }
      return plan.index[id].published == nil
        ? isUnannounced(id, of: owner, plan)
        : !plan.project.isByHolder(place, of: owner) && !plan.project.usesPublisher(of: [owner])
    }
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

extension Node {
  /// The modifier whose closure runs a place as its view appears, or is evaluated.
  fileprivate var lifeModifier: String? {
    let closure = ancestors.first { $0.kind == .closureExpression }
    let name = CallExpression(closure?.ancestor([.callExpression]))?.callee?.mentionedName?.name
    return name.flatMap { ["onAppear", "task", "onReceive"].contains($0) ? $0 : nil }
  }
}
