import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Has `didSet` call what a sink on the class's own property did: `--combine modernize`.
///
/// ```diff
/// -  @Published var query = ""
/// -  private var sinks: Set<AnyCancellable> = []
/// +  var query = "" {
/// +    didSet { queryDidChange() }
/// +  }
///
///    init() {
/// -    $query.sink { [weak self] query in self?.search(query) }.store(in: &sinks)
/// +    queryDidChange()
///    }
/// +
/// +  private func queryDidChange() {
/// +    self.search(query)
/// +  }
/// ```
struct OwnSinkPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for sink in plan.ownSinks.sinks { replace(sink, plan, into: &findings) }
    for (property, sinks) in Dictionary(grouping: plan.ownSinks.sinks, by: { $0.use.property }) {
      guard let property else { continue }
      call(sinks, from: plan.index[property], plan, into: &findings)
    }
    for (subscriber, calls) in plan.ownSinks.idleSubscribers {
      remove(subscriber, calls, plan, into: &findings)
    }
    for (id, model) in plan.idleStores {
      let property = plan.index[id]
      let forwards = plan.announcements.removals.contains {
        $0.model == model && $0.code == .removedForwarding
      }
      let code: DiagnosticCode =
        plan.ownSinks.sinks.contains { $0.use.models[0] == model }
        ? .ownSink : forwards ? .removedForwarding : .removedSend
      findings.fix(
        code, at: property.declaration.node, in: plan.index[property.file], of: model,
        "nothing is left for '\(property.name)' to keep"
      ) { edit in
        let node = property.declaration.node
        if edit.removeWithLine(node, among: plan.removedMembers) { return }
        edit.removeStatementAndBlankLine(
          node, from: edit.documentation(above: node)?.lowerBound, keepingGap: true,
          takingGapAbove: true)
      }
    }
  }

  /// Writes the function, and its call in the place of the subscription.
  private func replace(_ sink: OwnSink, _ plan: EditPlan, into findings: inout Findings) {
    let name = sink.use.name
    var message =
      "the sink on '$\(name)' becomes '\(sink.function)()', which 'didSet' calls: it runs after the "
      + "change"
    if sink.letsFirstThrough { message += ", and not for a first value that is equal" }
    if sink.capture == .strong, sink.closure.hasToken({ $0.kind == .selfKeyword }) {
      message += "; the sink kept the object, and nothing does now"
    }
    findings.fix(
      .ownSink, at: sink.use.node, in: plan.index[sink.use.file], of: sink.use.models[0], message,
      isWarning: true
    ) { edit in
      var lead: [String] = []
      if sink.skipsFirst {
        // What is said above the statement is said of the function now.
        let comment = edit.comment(above: sink.statement, beginning: "//")
        if let comment {
          lead = sink.statement.tree.source.string(in: comment).linesWithoutIndentation
        }
        if plan.ownSinks.idleSubscribers[sink.subscriber] == nil {
          edit.removeStatementAndGap(sink.statement, from: comment?.lowerBound)
        }
      } else {
        edit.replace(sink.statement.range, with: "\(sink.function)()")
      }
      edit.insertFunction(
        sink.function, doing: sink.body(named: name, edit), below: lead, behind: sink.subscriber,
        rank: sink.statement.index)
    }
  }

  /// Removes a function that did nothing but subscribe, and its calls.
  private func remove(
    _ subscriber: Node, _ calls: [Node], _ plan: EditPlan, into findings: inout Findings
  ) {
    let file = plan.index.file(of: subscriber)
    guard let model = plan.index.enclosingType(of: subscriber),
      let name = FunctionDeclaration(subscriber)?.name
    else { return }
    findings.fix(
      .ownSink, at: subscriber, in: file, of: model, "nothing is left for '\(name)' to do"
    ) { edit in
      let start = edit.documentation(above: subscriber) ?? subscriber.range
      edit.delete(edit.skippingSpace(before: start.lowerBound)..<subscriber.range.upperBound)
    }
    for call in calls {
      findings.fix(
        .ownSink, at: call, in: plan.index.file(of: call), of: model, "'\(name)' is not called"
      ) { edit in edit.removeStatementAndGap(call) }
    }
  }

  /// Writes the calls into the property's `didSet`.
  private func call(
    _ sinks: [OwnSink], from property: PropertySymbol, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    findings.fix(
      .ownSink, at: property.declaration.node, in: plan.index[property.file],
      of: sinks[0].use.models[0], "'didSet' of '\(property.name)' does what its sinks did"
    ) { edit in
      edit.insertBehindChange(
        { old in
          sinks.map { sink in
            sink.skipsEqual
              ? "if \(property.name) != \(old) { \(sink.function)() }" : "\(sink.function)()"
          }
        }, of: property.binding)
    }
  }
}

extension OwnSink {
  /// The lines of a function that does what the closure does with the value of a property.
  fileprivate func body(named property: String, _ builder: EditBuilder) -> [String] {
    let source = closure.tree.source
    let brace = closure.lastToken.range.lowerBound
    let start =
      closure.child(.closureSignature)?.range.upperBound ?? closure.firstToken.range.upperBound
    var edits: [(range: ByteRange, text: String)] = []
    if capture == .weak, let check = selfGuard {
      let conditions = check.child(.conditionList)?.children(.condition) ?? []
      let range =
        conditions.count > 1
        ? conditions[0].range.lowerBound..<conditions[1].range.lowerBound
        : check.range.lowerBound..<builder.skippingSpace(from: check.range.upperBound)
      edits.append((range, ""))
    } else if capture == .weak {
      for mention in weakMentions { edits.append((mention.range, "self")) }
    }
    var lines: [String] = []
    if let parameter, parameter.text != "_" {
      let mentions = closure.descendants.filter {
        $0.mentionedName?.isNamed(parameter.name) == true
          && [.reference, .optionalBindingCondition].contains($0.kind)
      }
      let isKept = mentions.contains { $0.ancestor([.closureExpression]) != closure }
      if parameter.name != property ? !mentions.isEmpty : isKept {
        lines.append("let \(parameter.text) = self.\(property)")
      }
    } else {
      for token in closure.shorthandParameters { edits.append((token.range, property)) }
    }
    var text = ""
    var place = start
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += source.string(in: place..<edit.range.lowerBound) + edit.text
      place = edit.range.upperBound
    }
    return lines + (text + source.string(in: place..<brace)).linesWithoutIndentation
  }
}

extension String {
  /// The lines of a block without what all of them are indented by, and without those at both ends that
  /// hold white space only.
  fileprivate var linesWithoutIndentation: [String] {
    var lines = split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
    while lines.last.map(isBlank) == true { lines.removeLast() }
    // What stands on the line of the brace has no indentation of its own.
    let head = lines.isEmpty ? "" : String(lines.removeFirst().drop(while: \.isWhitespace))
    let indentation =
      lines.lazy.filter { !isBlank($0) }.map { $0.prefix(while: \.isWhitespace) }
      .min { $0.count < $1.count } ?? ""
    lines = lines.map {
      $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0
    }
    while lines.last?.last?.isWhitespace == true { lines[lines.count - 1].removeLast() }
    if head.isEmpty { return Array(lines.drop(while: isBlank)) }
    return [String(head.reversed().drop(while: \.isWhitespace).reversed())] + lines
  }
}
