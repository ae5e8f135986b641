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
    var changes: [Node: [TypeID: [OverlappingChange]]] = [:]
    for change in plan.ownChanges + plan.overlappingChanges {
      guard plan.properties.treatments[change.property]?.isStoredByMacro == true,
        let statement = change.statement,
        // What is sent in a `willSet` has the storage read, changed and written.
        change.isOfStorage
          || plan.bridges.subjects[change.property] == nil
            && !plan.listeners.announcing.contains(change.model),
        seen.insert(change.mention).inserted
      else { continue }
      changes[statement, default: [:]][change.model, default: []].append(change)
    }
    let copied = changes.flatMap { statement, found in found.values.map { (statement, $0) } }
    for (statement, changes) in copied.sorted(by: { $0.1[0].isBefore($1.1[0]) }) {
      let names = changes.map { "'\(plan.index[$0.property].name)'" }.joined(separator: ", ")
      let isOfStorage = changes.contains(where: \.isOfStorage)
      findings.fix(
        isOfStorage ? .ownRead : .localCopy, at: changes[0].expression,
        in: plan.index[changes[0].file], of: changes[0].model,
        isOfStorage
          ? "making '\(plan.index[changes[0].model].name)' changes \(names) in place, and again later"
          : "what changes \(names) may read it meanwhile, and changes a copy"
      ) { edit in
        let copies = changes.map { change in
          let name = copyName(of: plan.index[change.property].name, in: change, plan)
          let isKnown = statement.parent.map { declared[$0]?.contains(name) == true } ?? false
          return LocalCopy(of: change, named: name, isDeclared: isKnown)
        }
        let form = CopiedStatement(statement, copies)
        if !form.isNested, let body = statement.parent {
          declared[body, default: []].formUnion(copies.map(\.name))
        }
        form.write(to: &edit)
      }
    }
  }

  /// A name that nothing around the change is called by, nor what the same body declares later.
  private func copyName(
    of name: String, in change: OverlappingChange, _ plan: EditPlan
  ) -> String {
    let scopes = plan.resolver.scopes
    let base = "updated" + name.prefix(1).uppercased() + name.dropFirst()
    var candidate = base
    var number = 2
    while true {
      let isLater = change.statement?.parent?.hasToken { $0.isNamed(candidate) } == true
      if !isLater, case .undeclared = scopes.target(of: candidate, at: change.expression) {
        return candidate
      }
      candidate = base + String(number)
      number += 1
    }
  }
}

/// A copy that a change in place is made on.
private struct LocalCopy {
  private let change: OverlappingChange
  let name: String

  /// Whether the body has a copy of the name already, which is made anew.
  let isDeclared: Bool

  init(of change: OverlappingChange, named name: String, isDeclared: Bool) {
    self.change = change
    self.name = name
    self.isDeclared = isDeclared
  }

  /// The property as the change names it.
  var target: String { change.mention.text }

  /// What the copy is of: the property, or its storage.
  var source: String {
    guard change.isOfStorage, let name = change.mention.mentionedName?.text else { return target }
    return String(target.dropLast(name.count)) + "_" + name
  }

  /// Why it is made, as a comment.
  var purpose: [String] {
    guard change.isOfStorage, let name = change.mention.mentionedName?.name else { return [] }
    return [OwnRead.purpose(of: name)]
  }

  /// Whether the object itself may be missing: `self?.items`.
  var isOptional: Bool { change.mention.hasOptionalBase }

  /// What the copy takes the place of: with an optional object the copy is there, or nothing is done.
  var replaced: ByteRange {
    if isOptional, let chain = change.mention.parent, chain.kind == .optionalChain {
      return chain.range
    }
    return change.mention.range
  }
}

/// The statements that one with changes in place becomes.
private struct CopiedStatement {
  private let statement: Node
  private let copies: [LocalCopy]

  init(_ statement: Node, _ copies: [LocalCopy]) {
    self.statement = statement
    self.copies = copies
  }

  /// Whether the copies are assigned as the code around is left.
  private var isDeferred: Bool {
    statement.mayThrow || statement.isResult || statement.kind == .yieldStatement
  }

  /// Whether the copies stand in a block of their own.
  var isNested: Bool {
    !statement.isResult && (statement.mayThrow || copies.contains(where: \.isOptional))
  }

  /// What stands before the statement and behind it, in lines.
  private var lines: (before: [String], after: [String]) {
    let optional = copies.filter(\.isOptional).map { "var \($0.name) = \($0.source)" }
    let others = copies.filter { !$0.isOptional }
    let opening =
      optional.isEmpty ? isNested ? ["do {"] : [] : ["if \(optional.joined(separator: ", ")) {"]
    let declarations = others.flatMap { copy -> [String] in
      let isNew = !copy.isDeclared || isNested
      return (isNew ? copy.purpose : []) + ["\(isNew ? "var " : "")\(copy.name) = \(copy.source)"]
    }
    let assignments = copies.map { "\($0.target) = \($0.name)" }
    return (
      opening + declarations + (isDeferred ? assignments.map { "defer { \($0) }" } : []),
      isDeferred ? [] : assignments
    )
  }

  /// Writes the copies, their changes, and their assignments.
  func write(to edit: inout EditBuilder) {
    let start = statement.range.lowerBound
    let lineBreak = edit.lineBreak(near: start)
    let outer = edit.lineIndentation(at: start)
    let unit = edit.bodyUnit(around: statement)
    let isAlone = edit.indentation(at: start) != nil
    let indentation = isAlone ? outer : outer + unit
    let inner = lineBreak + indentation + (isNested ? unit : "")
    let before = lines.before.joined(separator: inner)
    let value = inner + (statement.isResult && statement.kind != .returnStatement ? "return " : "")
    var after = lines.after.map { inner + $0 }.joined()
    if isNested { after += lineBreak + indentation + "}" }
    for copy in copies { edit.replace(copy.replaced, with: copy.name) }
    if isAlone {
      edit.insert(before + value, at: start, rank: -1)
      edit.insert(after, at: edit.endWithComment(statement))
    } else {
      // The statement comes onto a line of its own, and so does a brace behind it.
      let space = edit.skippingSpace(before: start)
      edit.replace(space..<start, with: lineBreak + indentation + before + value)
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
}
