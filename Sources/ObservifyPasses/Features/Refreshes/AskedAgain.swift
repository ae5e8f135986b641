import ObservifyIndex
import ObservifySyntax

/// What code asks another object for.
private enum Question: Hashable {
  case property(PropertyID)
  case function(FunctionID)
  /// A call that is given nothing, of what the project does not declare, in its words.
  case words(String)
}

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

  /// The published variables of a class that are assigned what something is asked for, by the question.
  private func assignedAnswers(of model: TypeID) -> [Question: [String]] {
    var found: [Question: [String]] = [:]
    for property in index[model].properties.map({ index[$0] }) where property.published != nil {
      let mentions = mentions.mentions(in: index[model]).byName[property.name] ?? []
      for mention in mentions where mention.member.kind != .initDecl && mention.node.isOnSelf {
        guard let value = mention.node.assignedValue ?? nil else { continue }
        let values = [value] + value.subtree.compactMap(initialValue(of:))
        let questions = values.flatMap(\.subtree).compactMap { question($0, for: model) }
        let words = value.words.map { [Question.words($0)] } ?? []
        for question in Set(questions + words)
        where found[question]?.contains(property.name) != true {
          found[question, default: []].append(property.name)
        }
      }
    }
    return found
  }

  /// What a mention of a local variable begins with.
  private func initialValue(of mention: Node) -> Node? {
    guard case .variable(let binding)? = resolver.local(at: mention)?.form else { return nil }
    return binding.initialValue
  }

  /// What a mention in the code of a class asks another object of the project for, that announces nothing itself.
  private func question(_ mention: Node, for model: TypeID) -> Question? {
    guard mention.kind == .memberExpression, !mention.isAssignmentTarget,
      // What leads to an object is asked for that.
      MemberExpression(mention.parent)?.base != mention
        || mention.parent.map({ resolver.meaning(of: $0).members.isEmpty }) != false,
      let member = resolver.meaning(of: mention).members.first, !graph.isModel(member.type),
      index[member.type].kind != .external
    else { return nil }
    switch member.target {
    case .property(let id)? where !index[id].isLet: return .property(id)
    case .functions(let ids)?:
      return ids.first { index[$0].declaration.genericParameters.isEmpty }.map(Question.function)
    default: return nil
    }
  }

  private func refresh(
    of member: Node, in model: TypeID, asking assigned: [Question: [String]]
  ) -> MemberRefresh? {
    guard let body = member.runnableCode, isAskedByViews(member) else { return nil }
    lazy var display = display(by: body, of: model)
    lazy var source = display.sources.first { changesUnannounced($0, by: model) }
    for node in body.descendants {
      let own = question(node, for: model).flatMap { assigned[$0] }
      let worded = node.words.flatMap { assigned[.words($0)] }
      guard own != nil || worded != nil, shownCode.caller(at: node) == member,
        // What has no state in the project may have one elsewhere.
        let names = source == nil ? worded : own.map({ Array($0.prefix(1)) }) ?? worded
      else { continue }
      guard display.reads.isDisjoint(with: (own ?? []) + (worded ?? [])) else { return nil }
      let words = node.words ?? node.text
      return MemberRefresh(
        model: model, body: body, reason: source.map(display.reason) ?? "asks for '\(words)'",
        shown: source?.codeName(in: index, besides: model) ?? "`\(words)`", members: names,
        isTooMuch: !areReadable(names, of: model, in: body))
    }
    return nil
  }

  /// Whether something that is shown changes without an announcement of a class.
  private func changesUnannounced(_ source: ShownSource, by model: TypeID) -> Bool {
    changes(of: source).contains { change in
      // What is changed by who asks for it, or as something is made of it, is a cache.
      let isCached =
        change.ancestor([.accessorDecl])?.isGetter != false && change.codeAround?.givesValue == true
        || change.isInInitializer
      return shownCode.shownCaller(at: change) == nil && !isCached
        && announcements(of: model, with: change).allSatisfy { $0.members.isEmpty && !$0.isSent }
    }
  }

  /// The published variables of a class that only count or toggle, and that nothing reads: with them, views showed
  /// anew what changes without an announcement.
  ///
  /// - Complexity: O(*n*) in the places that mention the variables, the first time.
  func triggers(of model: TypeID, showing source: ShownSource) -> [JointChange] {
    let triggers = refreshes.triggers[model] ?? triggers(of: model)
    refreshes.triggers[model] = triggers
    return triggers.isEmpty || !changesUnannounced(source, by: model) ? [] : triggers
  }

  private func triggers(of model: TypeID) -> [JointChange] {
    resolver.scopes.lineage(of: model).flatMap { index[$0].properties }.filter { id in
      guard index[id].published != nil else { return false }
      let mentions = possibleMentions(of: id)
      return mentions.contains(where: \.isTrigger)
        && mentions.allSatisfy { $0.isTrigger || $0.isReset }
    }.map { JointChange(members: [index[$0].name], isSent: false) }
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
  fileprivate var words: String? {
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
