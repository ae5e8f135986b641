import ObservifyIndex
import ObservifySyntax

/// An announcement that was made only where something holds, of what the macro announces each time.
struct ConditionalAnnouncement: Hashable, Sendable {
  let model: TypeID
  let file: FileID

  /// The variable that was announced; nil for what another object announced.
  var variable: PropertyID?

  /// What decided.
  let condition: Node

  let form: Form

  enum Form: Hashable {
    case condition
    /// An operator of a pipeline that passes on the announcements of some classes.
    case filter(children: [TypeID])
    /// The change of a variable that only an announcement elsewhere told of.
    case quiet
  }
}

extension Project {
  /// The first change of each plain variable that a class told nobody of, where it made announcements by hand
  /// elsewhere: once in a while, or when a batch ends.
  func quietChanges(of model: TypeID) -> [ConditionalAnnouncement] {
    let announcing = announcingNames(of: model)
    return index[model].properties.compactMap { id in
      let name = index[id].name
      guard index[id].published == nil, index[id].isStored, index[id].isSettable,
        !index[id].isStatic, !announcing.contains(name), shownName(id) != nil
      else { return nil }
      let change = changes(of: id).first { change in
        guard index.enclosingType(of: change) == model, let code = change.member,
          code.kind != .initDecl, !code.announces(by: announcing),
          announcements(of: model, with: change).allSatisfy({
            Set($0.members).isSubset(of: [name])
          })
        else { return false }
        let callers = callers(of: code, with: model).map(\.member)
        return callers.isEmpty || callers.contains { !$0.announces(by: announcing) }
      }
      return change.map {
        ConditionalAnnouncement(
          model: model, file: index.file(of: $0).id, variable: id, condition: $0, form: .quiet)
      }
    }
  }

  /// The names of the members of a class that announce something whenever they run, or soon after.
  private func announcingNames(of model: TypeID) -> Set<String> {
    let members = resolver.scopes.lineage(of: model)
      .flatMap { mentions.mentions(in: index[$0]).members }
    var found: Set<String> = []
    var open = members
    while true {
      let named = open.filter { $0.announces(by: found) }
      if named.isEmpty { return found }
      found.formUnion(named.compactMap(\.declaredName))
      open.removeAll(where: named.contains)
    }
  }
}

extension HandMadeSend {
  /// What decided whether a change of a plain variable was announced, where it does no more: views update each
  /// time now, while paused, within a batch, or for every sample.
  ///
  /// What asks whether anything changed decides nothing, as an equal value shows the same.
  func condition(of variables: [PropertyID], _ project: Project) -> ConditionalAnnouncement? {
    for id in variables
    where project.index[id].published == nil && project.shownName(id) != nil {
      guard let change = change(of: id, project),
        let condition = call.conditions(since: change).first(where: { parts in
          !parts.contains { $0.asksForChange(project) }
        })?.first
      else { continue }
      return ConditionalAnnouncement(
        model: model, file: file, variable: id, condition: condition, form: .condition)
    }
    return nil
  }

  /// The observer around the call, or else the last change before it, or the first one behind it.
  private func change(of id: PropertyID, _ project: Project) -> Node? {
    let observer = call.ancestor([.accessorDecl])
    if let observer, project.index[id].binding.accessors.contains(observer) { return observer }
    let changes = call.codeAround?.descendants.filter { node in
      node.changedPlace.map { project.property(at: $0.storedRoot) } == id
    }
    guard let changes, !changes.isEmpty else { return nil }
    return changes.last { $0.range.lowerBound < call.range.lowerBound } ?? changes[0]
  }
}

extension Node {
  private var namesWillChange: Bool { hasToken { $0.isNamed(Vocabulary.willChange) } }

  /// Whether code announces a change, itself or by one of some members, and not only when something else happens.
  fileprivate func announces(by names: Set<String>) -> Bool {
    descendants.contains { mention in
      guard let name = mention.mentionedName?.name, mention.kind != .callExpression,
        name == Vocabulary.willChange || names.contains(name)
      else { return false }
      return mention.ancestors.prefix { $0 != self }.allSatisfy { closure in
        closure.kind != .closureExpression || TakenClosure(closure)?.isRunByEvent != true
          || CallExpression(closure.ancestor([.callExpression]))?.callee.map {
            Vocabulary.mainActorCalls.contains($0.text)
          } == true
      }
    }
  }

  /// What decides whether a statement runs where a change before it, or the code around both, does: each a condition,
  /// or the operands and operators that it is written with.
  fileprivate func conditions(since change: Node) -> [[Node]] {
    var found: [[Node]] = []
    var node = self
    while node != change, !node.contains(change), let parent = node.parent {
      if parent.kind == .switchExpression {
        found += parent.children.prefix(1).map { [$0] }
      } else if parent.kind == .sequenceExpression {
        if let parts = node.operandsDeciding, !parent.contains(change) { found.append(parts) }
      } else if parent.kind != .ternary, !parent.announcesInEachBranch {
        let isElse = parent.kind == .ifExpression && node.kind == .codeBlock
        let deciding =
          isElse
          ? parent.child(.conditionList).map { Array($0.children) } ?? []
          : node.branches(of: parent, leaves: { _ in false }).filter { $0.kind != .codeBlock }
        // What stands before both decides for both.
        found += deciding.filter {
          !parent.contains(change) || $0.range.lowerBound > change.range.lowerBound
        }.map { [$0] }
      }
      node = parent
    }
    return found
  }

  /// What stands before the operator that may leave an operand out: `isOpen` for both branches of `isOpen ? a : b`, and
  /// for `b` of `isOpen && b`; nil where nothing does.
  private var operandsDeciding: [Node]? {
    let parts = Array(parent?.children.prefix { $0 != self } ?? [])
    let end =
      kind == .ternary
      ? parts.endIndex
      : parts.lastIndex {
        $0.kind == .ternary
          || $0.kind == .operatorReference && ["&&", "||", "??"].contains($0.firstToken.name)
      }
    return end.map { end in
      let start = parts.prefix(upTo: end).lastIndex { $0.kind == .assignment }.map { $0 + 1 }
      return Array(parts[(start ?? 0)..<end])
    }
  }

  /// Whether it is an `if` that only decides where the announcement is made.
  private var announcesInEachBranch: Bool {
    guard kind == .ifExpression, hasElse else { return false }
    return children.filter { $0.kind != .conditionList }.allSatisfy(\.namesWillChange)
  }

  /// Whether a condition asks for `self`, for the thread, or whether anything has changed.
  fileprivate func asksForChange(_ project: Project) -> Bool {
    if onlyBindsSelf || hasToken({ $0.isNamed("Thread") }) || comparesOrChanges { return true }
    return subtree.contains { mention in
      guard mention.kind == .reference,
        case .local(let local) = project.resolver.scopes.target(
          of: mention.firstToken.name, at: mention),
        case .variable(let binding) = local.form
      else { return false }
      return binding.initialValue?.comparesOrChanges == true
    }
  }

  private var comparesOrChanges: Bool {
    subtree.contains { node in
      guard node.kind == .operatorReference, ["!=", "!=="].contains(node.text) else {
        return node.changedPlace != nil
      }
      // A mode that is asked for is no earlier value.
      return node.neighbours.allSatisfy { side in
        side.kind != .memberExpression || MemberExpression(side)?.base != nil
      }
    }
  }
}
