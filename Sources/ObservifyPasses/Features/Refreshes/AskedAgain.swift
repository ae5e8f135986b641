import ObservifyIndex
import ObservifySyntax

extension Project {
  /// Returns the members of classes that ask anew for what an announced variable is assigned elsewhere:
  /// each assignment had views ask again, and they showed what is there then.
  ///
  /// - Complexity: O(*n*) in the nodes of the classes.
  func membersAskingAgain(of models: [TypeID]) -> [MemberRefresh] {
    models.flatMap { model in
      let assigned = assignedAnswers(of: model)
      return assigned.isEmpty
        ? []
        : mentions.mentions(in: index[model]).members.compactMap {
          refresh(of: $0, in: model, asking: assigned)
        }
    }
  }

  /// What a class announces where it asks itself for something that views show and that changes without its
  /// announcing anything, and what it changes for nobody to read: with that, views asked again as well.
  ///
  /// - Complexity: O(*n*) in the nodes of what the functions of the class call, the first time.
  func refreshes(
    of model: TypeID, showing source: ShownSource, isPassedOn: Bool = false
  ) -> [JointChange] {
    let isUnannounced = changes(of: source).contains { change in
      // What is changed by who asks for it is a cache.
      shownCode.shownCaller(at: change) == nil && change.codeAround?.givesValue != true
        && announcements(of: model, with: change).allSatisfy { $0.members.isEmpty && !$0.isSent }
    }
    guard isUnannounced else { return [] }
    let known = refreshes.askedAgain[model] ?? askedAgain(by: model)
    refreshes.askedAgain[model] = known
    // What a child changes for nobody to read is for the views that hold it.
    return (known[source] ?? []) + (isPassedOn ? [] : triggers(of: model))
  }

  /// The published variables of a class that only count or toggle, and that nothing reads.
  private func triggers(of model: TypeID) -> [JointChange] {
    if let known = refreshes.triggers[model] { return known }
    let found = resolver.scopes.lineage(of: model).flatMap { index[$0].properties }.filter { id in
      guard index[id].published != nil else { return false }
      let mentions = possibleMentions(of: id)
      return mentions.contains(where: \.isTrigger)
        && mentions.allSatisfy { $0.isTrigger || $0.isReset }
    }.map { JointChange(members: [index[$0].name], isSent: false) }
    refreshes.triggers[model] = found
    return found
  }

  /// What the functions of a class ask for, with what they announce then.
  private func askedAgain(by model: TypeID) -> [ShownSource: [JointChange]] {
    var found: [ShownSource: [JointChange]] = [:]
    for member in mentions.mentions(in: index[model]).members {
      guard member.kind == .functionDecl, !shownCode.runs(member), let body = member.runnableCode,
        let first = body.statements.first,
        let changed = changes(of: model, in: member, beside: first)
      else { continue }
      // What it assigns where it fails, or to put it back, tells nothing of what it asks for.
      let assigned = changed.filter { !$0.isReset && !$0.isInCatch }
      let names = (assigned.filter(\.isNew) + assigned.filter { !$0.isNew }).map(\.name).unique
      if names.isEmpty { continue }
      let display = HolderDisplay(
        of: body, self, model, model, isMentioned: true, isAction: true)
      for source in display.sources {
        found[source, default: []].append(JointChange(members: names, isSent: false))
      }
    }
    return found
  }

  /// The published variables of a class that are assigned what something is asked for, by the question.
  private func assignedAnswers(of model: TypeID) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for property in index[model].properties.map({ index[$0] }) where property.published != nil {
      let mentions = mentions.mentions(in: index[model]).byName[property.name] ?? []
      let questions = mentions.filter { $0.member.kind != .initDecl && $0.node.isOnSelf }
        .compactMap { $0.node.assignedValue??.question }
      for question in Set(questions) { found[question, default: []].append(property.name) }
    }
    return found
  }

  private func refresh(
    of member: Node, in model: TypeID, asking assigned: [String: [String]]
  ) -> MemberRefresh? {
    guard let body = member.runnableCode, isAskedByViews(member) else { return nil }
    for node in body.descendants {
      guard let question = node.question, let names = assigned[question],
        shownCode.caller(at: node) == member
      else { continue }
      let reads = display(by: body, of: model).reads
      guard reads.isDisjoint(with: names) else { return nil }
      return MemberRefresh(
        model: model, body: body, reason: "asks for '\(question)'", shown: "`\(question)`",
        members: names, isTooMuch: !areReadable(names, of: model, in: body))
    }
    return nil
  }

  /// Whether views ask a member for a value that can read what its class stores: one that is static, or
  /// off the class's actor, cannot.
  func isAskedByViews(_ member: Node) -> Bool {
    (member.givesValue || member.kind == .subscriptDecl)
      && !["static", "class", "nonisolated"].contains(where: member.hasModifier)
      && shownCode.runs(member)
  }
}

extension Node {
  /// What an expression asks another object for by a call that is given nothing, in its words; nil for
  /// all else.
  fileprivate var question: String? {
    guard [.callExpression, .memberExpression].contains(kind) else { return nil }
    let calls = subtree.compactMap { CallExpression($0) }
    let isPlain = calls.allSatisfy { call in
      call.arguments.isEmpty && call.trailingClosures.isEmpty
        && call.callee.flatMap { MemberExpression($0)?.base }.map { $0.text != "self" } == true
    }
    guard !calls.isEmpty, isPlain else { return nil }
    return text.filter { !$0.isWhitespace }.withoutSelf
  }
}
