import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Removes what announced changes by hand that are tracked now.
///
/// ```diff
///    func rename(_ name: String) {
/// -    objectWillChange.send()
///      self.name = name
/// ```
struct WillChangePass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    let removals = plan.announcements.removals.filter { !isReplaced($0, plan) }
    let unused = plan.unusedConstants(without: removals)
      .merging(plan.announcements.replacedConstants) { first, _ in first }
    let removed = plan.removedMembers.union(unused.keys)
    let emptied = EmptiedFunctions(by: removals, among: removed, plan)
    for (constant, removal) in unused.sorted(by: { $0.key.index < $1.key.index }) {
      findings.fix(
        removal.code, at: constant, in: plan.index[removal.file], of: removal.model,
        "nothing is left that uses it"
      ) { edit in
        if !emptied.removeInitializer(around: constant, &edit) {
          edit.removeStatementWithComments(constant, among: removed)
        }
      }
    }
    for removal in removals {
      let file = plan.index[removal.file]
      let message =
        switch removal.code {
        case .removedForwarding: "forwarding a child's changes is not needed"
        case .removedPublisher: "the class declares 'objectWillChange' no more"
        default: "the change is tracked now"
        }
      findings.fix(removal.code, at: removal.node, in: file, of: removal.model, message) { edit in
        if let function = emptied.functions[removal.node] {
          emptied.remove(function, &edit)
        } else if emptied.removeInitializer(around: removal.node, &edit) {
          return
        } else if removal.node.kind == .accessorBlock {
          edit.removeTrailing(removal.node)
        } else if let result = removal.node.parent, result.kind == .returnStatement {
          edit.replace(result.range, with: "return")
        } else if removal.node.endsCase(among: removed) {
          edit.replace(removal.node.range, with: "break")
        } else if removal.node.kind == .capture {
          edit.removeCapture(removal.node)
        } else if [.parameter, .argument].contains(removal.node.kind),
          let list = removal.node.parent
        {
          if list.children(removal.node.kind).count == 1 {
            edit.replace(removal.node.range, with: "")
          } else {
            edit.removeListElement(removal.node, from: list)
          }
        } else if removal.code == .removedPublisher {
          if edit.removeWithLine(removal.node, among: removed) { return }
          edit.removeStatementAndBlankLine(
            removal.node, from: edit.documentation(above: removal.node)?.lowerBound,
            keepingGap: true)
        } else if let left = edit.remainder(without: removal.node) {
          edit.unwrapCall(left.call, to: left.value)
        } else {
          edit.removeStatementWithComments(
            removal.node, among: removed, beginsStep: !removal.isSubscription)
        }
      }
    }
    reportUnconditional(plan, into: &findings)
    for pointed in plan.announcements.pointed { report(pointed, plan, into: &findings) }
    for computation in plan.announcements.computations {
      report(computation, plan, into: &findings)
    }
  }

  /// Tells of what was announced in some cases only, and of what was announced elsewhere once for each class.
  private func reportUnconditional(_ plan: EditPlan, into findings: inout Findings) {
    let announcements = plan.announcements.conditional.filter { announcement in
      announcement.variable.map { plan.properties.treatments[$0]?.isTracked == true } != false
    }
    let quiet = Dictionary(grouping: announcements.filter { $0.form == .quiet }, by: \.model)
    for announcement in announcements {
      let alike = announcement.form == .quiet ? quiet[announcement.model] ?? [] : [announcement]
      guard announcement == alike.first else { continue }
      let names = alike.flatMap { $0.names(in: plan) }
      let reason =
        switch announcement.form {
        case .condition: "whether this condition holds or not"
        case .filter: "whatever this filters out"
        case .quiet: "which was not announced here"
        }
      let others = names.count > 1 ? ", like \(names.count - 1) more," : ""
      findings.warn(
        .unconditionalUpdate, at: announcement.condition, in: plan.index[announcement.file],
        of: announcement.model,
        "'\(names[0])'\(others) now updates views each time it changes, \(reason)")
    }
  }

  /// Whether the subject of a kept publisher is sent to in the place of what is removed.
  private func isReplaced(_ removal: SendRemoval, _ plan: EditPlan) -> Bool {
    removal.node.kind != .capture
      && plan.bridges.subjects.keys.contains { plan.index[$0].binding.endsWillSet(removal.node) }
  }

  /// Writes `withMutation(keyPath:)` of each variable in the place of the call.
  private func report(_ pointed: PointedSend, _ plan: EditPlan, into findings: inout Findings) {
    let send = pointed.send
    // What is inherited can be announced by two functions: the key path's root says which.
    let paths = pointed.properties.map { id in
      let owner = plan.index[id].owner.flatMap { $0 == send.model ? nil : plan.index[$0].name }
      return "\\\(owner ?? "").\(plan.index[id].name)"
    }
    findings.fix(
      .announcedVariable, at: send.call, in: plan.index[send.file], of: send.model,
      plan.announcing(pointed.properties)
    ) { edit in
      let start = send.call.range.lowerBound
      let separator =
        edit.indentation(at: start).map { edit.lineBreak(near: start) + $0 } ?? "; "
      edit.replace(
        send.memberRange,
        with: (plan.keptSend(send) + paths.map { "withMutation(keyPath: \($0)) {}" })
          .joined(separator: separator + send.base))
    }
  }

  /// Writes `access(keyPath:)` into the getter and `withMutation(keyPath:)` around what the setter
  /// does: what the macro writes for a stored property (SE-0395).
  private func report(
    _ computation: AnnouncedComputation, _ plan: EditPlan, into findings: inout Findings
  ) {
    let file = plan.index[computation.file]
    findings.fix(
      .reportedComputation, at: computation.send.call, in: file, of: computation.model,
      "'\(computation.name)' reports its reads and changes itself"
    ) { edit in
      edit.insertFirst("access(keyPath: \\.\(computation.name))", into: computation.getter)
      let lineBreak = edit.lineBreak(near: computation.send.call.range.lowerBound)
      let outer = edit.lineIndentation(at: computation.send.call.range.lowerBound)
      edit.replace(
        computation.send.call.range,
        with: (plan.keptSend(computation.send).map { computation.send.base + $0 }
          + ["withMutation(keyPath: \\.\(computation.name)) {"])
          .joined(separator: lineBreak + outer))
      let unit = edit.indentationUnit(of: outer, within: computation.setter)
      for line in edit.lineStarts(
        from: computation.send.call.range.upperBound,
        to: computation.setter.lastToken.range.lowerBound)
      {
        edit.insert(unit, at: line)
      }
      if let last = computation.setter.children.last {
        edit.insert(lineBreak + outer + "}", at: last.range.upperBound)
      }
    }
  }
}

extension ConditionalAnnouncement {
  fileprivate func names(in plan: EditPlan) -> [String] {
    if case .filter(let children) = form { return children.unique.map { plan.index[$0].name } }
    return [variable].compactMap(\.self).map { plan.index[$0].name }
  }
}

extension Announcements {
  /// The declarations of local constants for a publisher whose calls are replaced by something else.
  fileprivate var replacedConstants: [Node: SendRemoval] {
    let sends = counted.flatMap(\.sends) + pointed.map(\.send) + computations.map(\.send)
    return sends.reduce(into: [:]) { found, send in
      guard let constant = send.constant else { return }
      found[constant] = SendRemoval(
        model: send.model, file: send.file, node: constant, code: .removedSend)
    }
  }
}

extension EditPlan {
  /// The declarations of local constants for a variable that some statements use and nothing else does, by what
  /// uses them.
  ///
  /// - Complexity: O(*n*) in the blocks around the statements.
  fileprivate func unusedConstants(without removals: [SendRemoval]) -> [Node: SendRemoval] {
    let removed = Set(removals.map(\.node))
    var found: [Node: SendRemoval] = [:]
    for removal in removals {
      for use in removal.node.descendants {
        guard case .local(let local) = resolver.scopes.target(of: use.firstToken.name, at: use),
          case .variable(let binding) = local.form, let value = binding.initialValue,
          resolver.property(at: value) != nil
            || value.mentionedName?.isNamed(Vocabulary.willChange) == true,
          let declaration = binding.node.parent,
          declaration.children(.patternBinding).count == 1, let block = declaration.parent,
          block.descendants.allSatisfy({ mention in
            mention.kind != .reference || !mention.firstToken.isNamed(use.firstToken.name)
              || mention.ancestors.contains(where: removed.contains)
          })
        else { continue }
        found[declaration] = removal
      }
    }
    return found
  }

  /// What is said where variables are announced.
  func announcing(_ variables: [PropertyID]) -> String {
    variables.map { "'\(index[$0].name)'" }.joined(separator: ", ")
      + (variables.count == 1 ? " is announced by hand" : " are announced by hand")
  }

  /// The call itself where somebody listens to the announcements of the class, so that it stays beside
  /// what the macro is told; nothing elsewhere.
  func keptSend(_ send: HandMadeSend) -> [String] {
    listeners.announcing.contains(send.model)
      ? [send.call.tree.source.string(in: send.memberRange)] : []
  }
}

extension EditBuilder {
  /// Removes what a closure captures, with the list and the `in` that would be left for nothing.
  fileprivate mutating func removeCapture(_ capture: Node) {
    guard let list = capture.parent, let signature = list.parent else { return }
    if list.children(.capture).count > 1 {
      removeListElement(capture, from: list)
    } else {
      let isAll = Array(signature.children) == [list] && signature.directTokens.count == 1
      if isAll { removeTrailing(signature) } else { deleteWithBlanksBehind(list.range) }
    }
  }
}
