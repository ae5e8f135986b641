import ObservifyIndex
import ObservifySyntax

/// Warns of properties that nothing reads and that change only to make views update.
///
/// `revision += 1` told every view of the object that something else had changed: a file, a database.
/// The macro refreshes only what reads the property.
enum UnreadTriggers {
  /// Adds a warning at each such property.
  ///
  /// - Complexity: O(*n*) in the nodes of the project.
  static func warn(_ plan: EditPlan, into findings: inout Findings) {
    let index = plan.index
    let observed = Set(plan.uses.wrappers.flatMap(\.models).map(plan.decision.group))
    var published: [String: [PropertyID]] = [:]
    for model in plan.models where observed.contains(plan.decision.group(of: model)) {
      for id in index[model].properties
      where index[id].published != nil && index[id].binding.accessorBlock == nil {
        published[index[id].name, default: []].append(id)
      }
    }
    let added = Set(
      plan.refreshes.keys.flatMap { plan.refreshingReads($0) ?? [] }
        + plan.memberRefreshes.flatMap(\.members) + plan.forwardedReads)
    published = published.filter { $0.value.count == 1 && !added.contains($0.key) }
    for (name, ids) in published.sorted(by: { $0.key < $1.key }) {
      let places = plan.project.possibleMentions(of: ids[0])
      guard let owner = index[ids[0]].owner, places.allSatisfy({ $0.isTrigger || $0.isReset }),
        !places.allSatisfy({ $0.isReset || isSpare($0, ids[0], of: owner, plan) })
      else { continue }
      findings.warn(
        .unreadTrigger, at: index[ids[0]].declaration.node, in: index[index[ids[0]].file],
        of: owner,
        "nothing reads '\(name)', so changing it no longer makes views update")
    }
  }

  /// Whether all that a member changes along with a property is tracked: views that show it update anyway.
  private static func isSpare(
    _ mention: Node, _ id: PropertyID, of model: TypeID, _ plan: EditPlan
  ) -> Bool {
    guard let member = mention.ancestor([.functionDecl, .variableDecl, .closureExpression]) else {
      return false
    }
    let changed = member.descendants.compactMap(\.changedPlace).flatMap { [$0, $0.storedRoot] }
      .compactMap { plan.project.property(at: $0) }
    let changesTracked = changed.contains {
      $0 != id && plan.properties.treatments[$0]?.isTracked == true
    }
    return changesTracked
      && !plan.project.changesElsewhere(
        around: mention, of: model, besides: Set(plan.models))
  }
}

extension Node {
  /// Whether a mention changes the value to another one of no meaning: `n += 1`, `flag.toggle()`,
  /// `n = n + 1`, `id = UUID()`.
  var isTrigger: Bool {
    if let member = parent, member.kind == .memberExpression,
      MemberExpression(member)?.name == "toggle", member.parent?.kind == .callExpression
    {
      return true
    }
    guard let parts = changeParts else { return false }
    switch parts[1].text {
    case "+=", "&+=", "-=", "&-=": return parts[0] == self
    case "=":
      let change = parts[2...]
      // In 'self.title = title' the second is another one.
      if parts[0] != self { return parts[0].text == text }
      return change.contains { $0.subtree.contains { $0.text == text } }
        || change.count == 1
          && ["UUID()", ".init()", "Date()", "Date.now", ".now"].contains(parts[2].text)
    default: return false
    }
  }

  /// Whether a mention only gives the value up: `n = 0`.
  var isReset: Bool {
    isAssignmentTarget && assignmentAround?.value?.kind == .literal
  }

  /// The parts of the change that the mention belongs to.
  private var changeParts: [Node]? {
    guard let sequence = ancestor([.sequenceExpression]) else { return nil }
    let parts = Array(sequence.children)
    return parts.count >= 3 ? parts : nil
  }
}
