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
/// +  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
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
            of: model,
            "assigning an equal '\(property.name)' no longer notifies views: \(value.reason(plan.project))"
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
            property: property, type: spelling, reason: value.reason(plan.project), branch: branch,
            pattern: branch == nil ? value.objectPattern(type) : nil))
      }
      write(joined(overloads), of: model, plan, into: &findings)
    }
  }

  /// Warns of `x = x` where the class shows more than what the macro follows: a view that does not read
  /// `x` was told, too.
  private func warn(
    of assignment: Node, _ name: String, in model: TypeID, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let state = plan.equalValues.state(model)
    guard !state.open.isEmpty || !state.readers.isEmpty, !plan.isRead(name, byHoldersOf: model)
    else {
      return
    }
    findings.warn(
      .selfAssignment, at: assignment.parent ?? assignment, in: plan.index.file(of: assignment),
      of: model, "'\(name)' is assigned to itself, which views that do not read it no longer notice"
    )
  }

  /// Gives those for lists of objects, or for optional ones, one overload for all classes where there
  /// are many.
  private func joined(_ overloads: [Overload]) -> [Overload] {
    guard overloads.count(where: { $0.pattern != nil }) > 2 else { return overloads }
    return overloads.map { overload in
      var overload = overload
      if let pattern = overload.pattern {
        overload.type = pattern
        overload.parameters = "<Object: AnyObject & Equatable>"
        overload.comment = "Objects can change while they stay equal"
      }
      return overload
    }
  }

  /// Adds the overloads of the macro's check at the end of the class, those with one reason together; in
  /// a branch of `#if`, behind the property.
  private func write(
    _ overloads: [Overload], of model: TypeID, _ plan: EditPlan, into findings: inout Findings
  ) {
    for (place, overload) in overloads.enumerated() {
      let node = overload.property.declaration.node
      let alike = { (other: Overload) in
        other.branch == nil && overload.branch == nil && other.comment == overload.comment
      }
      let isWritten = overloads[..<place].contains(where: alike)
      findings.fix(
        .equalValues, at: node, in: plan.index[overload.property.file], of: model,
        "assigning an equal '\(overload.property.name)' notifies views, too: \(overload.reason)"
      ) { edit in
        if overload.branch != nil {
          edit.insertMembers(overload.why + overload.lines, behind: node)
        } else if !isWritten, let body = node.parent {
          let lines = overloads[place...].filter(alike).map(\.lines)
          let different = lines.enumerated().filter { !lines[..<$0.offset].contains($0.element) }
          // What the first one of a class explains need not be said again.
          let isFirst = overloads[..<place].allSatisfy { $0.branch != nil }
          edit.appendMembers(
            [overload.why.prefix(isFirst ? 2 : 1) + different.flatMap(\.element)], to: body,
            rank: 1 + overload.property.id.index)
        }
      }
    }
  }
}

/// An overload of the macro's check that a class needs.
private struct Overload {
  let property: PropertySymbol
  var type: String

  /// Its generic parameters.
  var parameters = ""
  let reason: String

  /// The reason as its comment says it.
  var comment: String

  /// The branch of `#if` in which the property is declared.
  let branch: Node?

  /// The type with `Object` for the class, where it is for a list of objects or an optional one.
  let pattern: String?

  init(
    property: PropertySymbol, type: String, reason: String, branch: Node?, pattern: String?
  ) {
    self.property = property
    self.type = type
    self.reason = reason
    self.branch = branch
    self.pattern = pattern
    comment = reason.inCode
  }

  /// Why it stands there.
  var why: [String] {
    [
      "// \(comment).",
      "// `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.",
    ]
  }

  var lines: [String] {
    let name = "private nonisolated func shouldNotifyObservers\(parameters)("
    let line = "\(name)_ lhs: \(type), _ rhs: \(type)) -> Bool { true }"
    let isLong = branch == nil && line.utf8.count > 110
    return isLong ? [name, "\t_ lhs: \(type), _ rhs: \(type)", ") -> Bool { true }"] : [line]
  }
}

extension EqualValue {
  /// `[Object]` or `Object?` where the property is of such a type, for a class whose objects can change
  /// while they stay equal.
  fileprivate func objectPattern(_ type: StaticType) -> String? {
    guard case .gap(.content) = cause else { return nil }
    return switch type {
    case .array(.nominal): "[Object]"
    case .optional(.nominal): "Object?"
    default: nil
    }
  }
}

extension EditPlan {
  /// Whether all views that hold an object read a variable of it, those aside that show nothing by it.
  fileprivate func isRead(_ name: String, byHoldersOf model: TypeID) -> Bool {
    uses.wrappers(holding: [model]).allSatisfy { use in
      guard let holder = use.holder, let bodies = project.shownBodies(of: holder) else {
        return false
      }
      return bodies.allSatisfy { body in
        let shown = HolderDisplay(of: body, project, model, holder, isMentioned: true)
        return shown.reads.contains(name) || shown.reads.isEmpty && shown.sources.isEmpty
      }
    }
  }

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
