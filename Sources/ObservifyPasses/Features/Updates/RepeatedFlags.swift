import ObservifyIndex
import ObservifySyntax

/// Warns of flags that are set to `true` in several places and never set back.
///
/// The second time the value is an equal one, which the macro does not announce.
enum RepeatedFlags {
  /// Adds a warning at each such property.
  ///
  /// - Complexity: O(*n*) in the nodes of the project.
  static func warn(_ plan: EditPlan, into findings: inout Findings) {
    let index = plan.index
    var flags: [String: [PropertyID]] = [:]
    for model in plan.models {
      for id in index[model].properties
      where index[id].published != nil && index[id].binding.initialValue?.text == "false" {
        flags[index[id].name, default: []].append(id)
      }
    }
    let mentions = plan.project.projectMentions.mentions(of: flags.keys)
    for (name, ids) in flags.sorted(by: { $0.key < $1.key }) where ids.count == 1 {
      let settings = mentions[name, default: []].filter(\.isSetToTrue)
      let others = mentions[name, default: []].filter { !$0.isSetToTrue && !$0.isPlainRead }
      guard settings.count > 1, others.isEmpty, let owner = index[ids[0]].owner else { continue }
      findings.warn(
        .repeatedFlag, at: index[ids[0]].declaration.node, in: index[index[ids[0]].file],
        of: owner,
        "'\(name)' is set to 'true' in \(settings.count) places and never back: only the first time is announced"
      )
    }
  }
}

extension Node {
  /// Whether a mention is the left side of `= true`.
  fileprivate var isSetToTrue: Bool {
    isAssignmentTarget && parent?.assignment?.value?.text == "true"
  }

  /// Whether nothing can change the value through a mention: it is not assigned, called on, passed with
  /// `&`, part of a key path or of a binding.
  fileprivate var isPlainRead: Bool {
    guard kind != .keyPathComponent, !isAssignmentTarget else { return false }
    if [.memberExpression, .inoutExpression].contains(parent?.kind) { return false }
    return !([self] + descendants).contains {
      $0.kind == .reference && $0.firstToken.kind == .dollarIdentifier
    }
  }
}
