import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Has a class announce equal values of a type whose comparison misses what views show.
///
/// ```diff
/// -  @Published var note: Note?
/// +  var note: Note?
///    func show(_ note: Note) { self.note = note }
/// +
/// +  // `==` of `Note` compares only `id`.
/// +  // Since Swift 6.2 `@Observable` skips equal values; this announces each assignment, as `@Published` did.
/// +  private nonisolated func shouldNotifyObservers(_ lhs: Note?, _ rhs: Note?) -> Bool { true }
/// ```
struct EqualValuePass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    let values = plan.equalValues
    for model in plan.models {
      var written: [(type: StaticType, block: Node?)] = []
      var overloads: [Overload] = []
      // What stands in no branch of `#if` comes first, for it does for all branches.
      let found = (values.byModel[model] ?? []).map { ($0, plan.branch(of: $0.property)) }
      for (value, branch) in found.filter({ $1 == nil }) + found.filter({ $1 != nil }) {
        let property = plan.index[value.property]
        if case .itself(let assignment) = value.cause {
          warn(of: assignment, property.name, in: model, plan, into: &findings)
        }
        guard let spelling = value.spelling else {
          findings.warn(
            .equalAssignment, at: property.declaration.node, in: plan.index[property.file],
            of: model, "an equal '\(property.name)' is not announced: \(value.reason(plan.project))"
          )
          continue
        }
        let type = plan.resolver.type(of: value.property)
        let isKnown = written.contains {
          $0.type == type && ($0.block == nil || $0.block == branch)
        }
        if isKnown { continue }
        written.append((type, branch))
        overloads.append(
          Overload(
            property: property, type: spelling, reason: value.reason(plan.project), branch: branch))
      }
      write(overloads, of: model, plan, into: &findings)
    }
  }

  /// Warns of `x = x` where the class shows more than what the macro follows: a view that does not read
  /// `x` was told, too.
  private func warn(
    of assignment: Node, _ name: String, in model: TypeID, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let state = UntrackedState(
      of: [model], plan.project, plan.properties.treatments, tracksItself: plan.models.contains)
    guard !state.open.isEmpty || !state.readers.isEmpty else { return }
    findings.warn(
      .selfAssignment, at: assignment.parent ?? assignment, in: plan.index.file(of: assignment),
      of: model, "'\(name)' is assigned to itself, which views that do not read it no longer notice"
    )
  }

  /// Adds the overloads of the macro's check at the end of the class, those with one reason together; in
  /// a branch of `#if`, behind the property.
  private func write(
    _ overloads: [Overload], of model: TypeID, _ plan: EditPlan, into findings: inout Findings
  ) {
    for (place, overload) in overloads.enumerated() {
      let node = overload.property.declaration.node
      let alike = { (other: Overload) in
        other.branch == nil && overload.branch == nil && other.reason == overload.reason
      }
      let isWritten = overloads[..<place].contains(where: alike)
      findings.fix(
        .equalValues, at: node, in: plan.index[overload.property.file], of: model,
        "an equal '\(overload.property.name)' is announced as well: \(overload.reason)"
      ) { edit in
        if overload.branch != nil {
          edit.insertMembers(overload.comment + overload.lines, behind: node)
        } else if !isWritten, let body = node.parent {
          edit.appendMembers(
            [overload.comment + overloads[place...].filter(alike).flatMap(\.lines)], to: body,
            rank: 1 + overload.property.id.index)
        }
      }
    }
  }
}

/// An overload of the macro's check that a class needs.
private struct Overload {
  let property: PropertySymbol
  let type: String
  let reason: String

  /// The branch of `#if` in which the property is declared.
  let branch: Node?

  /// Why it stands there.
  var comment: [String] {
    [
      "// \(reason.inCode).",
      "// Since Swift 6.2 `@Observable` skips equal values; this announces each assignment, as `@Published` did.",
    ]
  }

  var lines: [String] {
    let name = "private nonisolated func shouldNotifyObservers("
    let line = "\(name)_ lhs: \(type), _ rhs: \(type)) -> Bool { true }"
    let isLong = branch == nil && line.utf8.count > 110
    return isLong ? [name, "\t_ lhs: \(type), _ rhs: \(type)", ") -> Bool { true }"] : [line]
  }
}

extension EditPlan {
  /// The branch of `#if` in which a property is declared; nil for a plain member.
  fileprivate func branch(of property: PropertyID) -> Node? {
    let parent = index[property].declaration.node.parent
    return parent?.kind == .memberBlock ? nil : parent
  }
}

extension String {
  /// A sentence as it stands in a comment: names in backticks.
  fileprivate var inCode: String {
    (prefix(1) == "'" ? "`" : prefix(1).uppercased())
      + dropFirst().map { $0 == "'" ? "`" : String($0) }.joined()
  }
}
