import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Has a change in place that may read its own property change a copy, which is assigned then.
///
/// ```diff
/// -    items.removeAll { $0.price == items.map(\.price).min() }
/// +    var updatedItems = items
/// +    updatedItems.removeAll { $0.price == items.map(\.price).min() }
/// +    items = updatedItems
/// ```
struct LocalCopyPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    // The bodies in which there is a copy already.
    var declared: [Node: Set<String>] = [:]
    // What changes a requirement of a protocol may change several classes.
    var seen: Set<Node> = []
    for change in plan.overlappingChanges {
      guard case .published? = plan.properties.treatments[change.property],
        let statement = change.statement,
        plan.bridges.subjects[change.property] == nil, seen.insert(change.mention).inserted
      else { continue }
      let name = plan.index[change.property].name
      findings.fix(
        .localCopy, at: change.expression, in: plan.index[change.file], of: change.model,
        "what changes '\(name)' may read it meanwhile, and changes a copy"
      ) { edit in
        let name = copyName(of: name, in: change, plan)
        let copy = LocalCopy(of: change, named: name, in: statement)
        let isKnown = statement.parent.map { declared[$0]?.contains(name) == true } ?? false
        if !copy.isNested, let body = statement.parent { declared[body, default: []].insert(name) }
        copy.write(to: &edit, isDeclared: isKnown)
      }
    }
  }

  /// A name that nothing around the change is called by.
  private func copyName(
    of name: String, in change: OverlappingChange, _ plan: EditPlan
  ) -> String {
    let scopes = plan.resolver.scopes
    let base = "updated" + name.prefix(1).uppercased() + name.dropFirst()
    var candidate = base
    var number = 2
    while true {
      if case .undeclared = scopes.target(of: candidate, at: change.expression) { return candidate }
      candidate = base + String(number)
      number += 1
    }
  }
}

/// The statements that a change in place becomes.
private struct LocalCopy {
  private let change: OverlappingChange
  private let name: String
  private let statement: Node

  init(of change: OverlappingChange, named name: String, in statement: Node) {
    self.change = change
    self.name = name
    self.statement = statement
  }

  /// What the copy is of: the property as the change names it.
  private var source: String { change.mention.text }

  /// Whether the object itself may be missing: `self?.items`.
  private var isOptional: Bool {
    MemberExpression(change.mention)?.base.map {
      ([$0] + $0.descendants).contains { $0.kind == .optionalChain }
    } ?? false
  }

  private var mayThrow: Bool {
    ([statement] + statement.descendants).contains { $0.kind == .tryExpression }
  }

  /// Whether the copy stands in a block of its own.
  var isNested: Bool { isOptional || mayThrow }

  /// Writes the copy, the change of it, and its assignment; with `isDeclared`, the body has a copy of
  /// the name already, which is made anew.
  func write(to edit: inout EditBuilder, isDeclared: Bool) {
    let start = statement.range.lowerBound
    let lineBreak = edit.lineBreak(near: start)
    let outer = edit.lineIndentation(at: start)
    let unit = edit.bodyUnit(around: statement)
    let isAlone = edit.indentation(at: start) != nil
    let indentation = isAlone ? outer : outer + unit
    let inner = lineBreak + indentation + (isNested ? unit : "")
    var before: String
    if isOptional {
      before = "if var \(name) = \(source) {"
    } else {
      before =
        (mayThrow ? "do {" + inner : "")
        + "\(isDeclared && !mayThrow ? "" : "var ")\(name) = \(source)"
    }
    if mayThrow { before += inner + "defer { \(source) = \(name) }" }
    var after = mayThrow ? "" : inner + "\(source) = \(name)"
    if isNested { after += lineBreak + indentation + "}" }
    edit.replace(replaced, with: name)
    if isAlone {
      edit.insert(before + inner, at: start, rank: -1)
      edit.insert(after, at: edit.endWithComment(statement))
    } else {
      // The statement comes onto a line of its own, and so does a brace behind it.
      let space = edit.skippingSpace(before: start)
      edit.replace(space..<start, with: lineBreak + indentation + before + inner)
      let end = statement.range.upperBound
      let next = edit.skippingSpace(from: end)
      let isLast = statement.lastToken.next?.kind == .rightBrace
      edit.replace(end..<(isLast ? next : end), with: after + (isLast ? lineBreak + outer : ""))
    }
    guard isNested else { return }
    for line in edit.lineStarts(from: start, to: statement.range.upperBound) {
      edit.insert(unit, at: line)
    }
  }

  /// What the copy takes the place of: with an optional object the copy is there, or nothing is done.
  private var replaced: ByteRange {
    if isOptional, let chain = change.mention.parent, chain.kind == .optionalChain {
      return chain.range
    }
    return change.mention.range
  }
}
