import ObservifyIndex
import ObservifySyntax

/// Which views are made once where they are shown.
///
/// `@State` makes its initial value with each value of the view. Where the view is given to a hosting
/// controller, or stands in an `App` whose body never runs again, there is one value.
extension EditPlan {
  /// Whether the code of the project makes only one value of a view for each place that shows it.
  ///
  /// - Complexity: O(*n*) in the calls that make it, and in the code around them.
  func isMadeOnce(_ view: TypeID, within seen: Set<TypeID> = []) -> Bool {
    let symbol = index[view]
    guard !seen.contains(view), uses.initializerReferences[symbol.name] == nil,
      // Under another name it may be made, too.
      resolver.namesLeading(to: symbol.name).count == 1
    else { return false }
    let sites = project.shownSites(making: view)
    return !sites.isEmpty && sites.allSatisfy { runsOnce($0, seen.union([view])) }
  }

  /// Whether that makes only one object of a class, too: what is read while the object is made has the
  /// body around run again, which makes another one.
  ///
  /// - Complexity: O(*n*) in the code that makes the object as well.
  func isMadeOnce(_ view: TypeID, with model: TypeID) -> Bool {
    guard isMadeOnce(view) else { return false }
    let isInBody = project.shownSites(making: view).contains { site in
      index.enclosingType(of: site).map { index[$0].kind } == .struct
    }
    return !isInBody || firstRead(making: model) { isTracked($0) ? $0.text : nil } == nil
  }

  /// What `test` says first of what the initialisers of a class read, what they call of it, or some
  /// values.
  func firstRead(
    making model: TypeID, with values: [Node] = [], _ test: (Node) -> String?
  ) -> String? {
    var pending = InitializerWork.made(model, resolver) + values
    var seen = Set(pending)
    while let code = pending.popLast() {
      for node in code.subtree
      where !node.isAssignmentTarget && !node.runsLater(in: code) {
        if let found = test(node) { return found }
        guard node.isOnSelf else { continue }
        pending += project.functions(of: model, calledBy: node).filter { seen.insert($0).inserted }
      }
    }
    return nil
  }

  /// Whether a mention reads a tracked property, or makes the publisher that takes the place of its own.
  private func isTracked(_ mention: Node) -> Bool {
    let id: PropertyID?
    if mention.isProjection {
      let name = (MemberExpression(mention)?.nameToken ?? mention.firstToken).text
      let base = MemberExpression(mention)?.base
      let owners =
        base.map { resolver.type(of: $0).unwrapped.declaredTypes }
        ?? index.enclosingType(of: mention).map { [$0] } ?? []
      let properties = owners.flatMap(resolver.scopes.lineage(of:)).flatMap { index[$0].properties }
      id = properties.first { index[$0].name == name.dropFirst() }
    } else {
      id = project.property(at: mention)
    }
    guard let id, let owner = index[id].owner else { return false }
    return models.contains(owner)
      ? properties.treatments[id]?.isTracked == true
      : index[owner].isFollowed && project.isFollowed(id)
  }

  /// What making an object reads that may change until its view is shown, where something makes the view before:
  /// `@StateObject` made its object as late as the view was shown.
  ///
  /// - Complexity: O(*n*) in the calls that make the view, and in the code that makes the object.
  func earlyReading(
    making model: TypeID, for use: WrapperUse
  ) -> (maker: String, read: String)? {
    guard let maker = use.holder.flatMap(earlyMaker) else { return nil }
    let read = firstRead(making: model, with: uses.initialValues(use)) { mention in
      if mention.firstToken.isNamed("UserDefaults") { return "UserDefaults" }
      guard let id = project.property(at: mention), !index[id].isLet, index[id].isStored,
        let owner = index[id].owner, index[id].isStatic || index[owner].kind == .class,
        !resolver.scopes.lineage(of: model).contains(owner),
        project.areChanged([id], besidesInitOf: owner)
      else { return nil }
      return index.qualifiedName(of: id, besides: model)
    }
    return read.map { (maker, $0) }
  }

  /// What makes a view before that is shown, and has the same one shown another time: a link to it, or a view
  /// that keeps it as its content and shows it under a condition.
  func earlyMaker(of view: TypeID) -> String? {
    project.shownSites(making: view).lazy.compactMap(earlyMaker).first
  }

  /// What keeps a value of a view and shows it more than once, or not always.
  ///
  /// That is a variable, or a view whose content it is. Each `@State` in that value has one object, wherever
  /// it is shown.
  func keeper(of view: TypeID) -> String? {
    for site in project.shownSites(making: view) {
      if let keeper = variable(keeping: site) { return "\(keeper) keeps" }
      if let keeper = contentKeeper(of: site) { return "\(keeper) keeps as its content" }
    }
    return nil
  }

  private func contentKeeper(of site: Node) -> String? {
    for around in site.ancestors {
      // What makes its contents when they are shown makes them anew.
      if TakenClosure(around)?.isFollowedByItself == true { return nil }
      guard let call = CallExpression(around), let callee = call.callee,
        callee.kind == .reference, callee != site
      else { continue }
      if !Vocabulary.isContainer(callee.text) { return keeper(of: site, given: call, callee) }
    }
    return nil
  }

  private func variable(keeping site: Node) -> String? {
    for around in site.ancestors {
      switch around.kind {
      case .initializerClause:
        guard let binding = PatternBinding(around.parent), let name = binding.nameToken?.name else {
          return nil
        }
        let isLocal = around.ancestor([.variableDecl])?.isLocalDeclaration == true
        let mentions = project.projectMentions.places(of: [name]).filter { mention in
          guard isLocal else {
            return project.property(at: mention).map { index[$0].binding.node } == binding.node
          }
          guard case .variable(let own)? = resolver.local(at: mention)?.form else { return false }
          return own.node == binding.node
        }
        return (isLocal ? isShownTwice(mentions) : isShownAgain(mentions)) ? "'\(name)'" : nil
      case .closureExpression where TakenClosure(around)?.isOfContainer != true: return nil
      // A controller shows its root in one place.
      case .argument where Argument(around)?.label == "rootView": return nil
      case .codeBlock, .accessorBlock, .memberBlock: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether a value is shown where it is mentioned more than once, or under a condition, which may stand in a row
  /// of a list that it is for.
  private func isShownAgain(_ mentions: [Node]) -> Bool {
    let shown = shownPlaces(mentions)
    return shown.count > 1
      || shown.contains { !$0.contents.isEmpty || $0.mention.hasConditionalRows }
  }

  /// Whether a value that is made with each run of the code around it is shown more than once by one run.
  private func isShownTwice(_ mentions: [Node]) -> Bool {
    let shown = shownPlaces(mentions)
    return shown.count { $0.contents.isEmpty } > 1
      || shown.contains { place in
        place.contents.contains { content in
          let taker = CallExpression(content.ancestor([.callExpression]))?.callee?.text
          return content.kind == .closureExpression && ["ForEach", "List"].contains(taker)
        }
      }
  }

  /// The places of some mentions in code that shows them, with what may not run with that.
  private func shownPlaces(_ mentions: [Node]) -> [(mention: Node, contents: [Node])] {
    mentions.filter { !$0.isOnlyAssigned }.compactMap { mention in
      project.shownCode.caller(at: mention).map { caller in
        (mention, project.shownCode.contents(around: mention, within: caller))
      }
    }
  }

  private func earlyMaker(of site: Node) -> String? {
    for around in site.ancestors {
      guard let call = CallExpression(around), let callee = call.callee,
        callee.kind == .reference
      else { continue }
      if ["Group", "VStack"].contains(callee.text) { continue }
      guard callee.text == "NavigationLink" else {
        return keeper(of: site, given: call, callee).map { "the content of \($0)" }
      }
      let destination =
        call.arguments.first { $0.label == "destination" }?.value
        ?? call.trailingClosures.first
      guard destination?.contains(site) == true,
        !call.arguments.contains(where: { $0.label == "value" })
      else { return nil }
      return "the link to '\(site.firstToken.text)'"
    }
    return nil
  }

  /// The view that a call makes with content which it has made at once, keeps, and does not always show, or more
  /// than once.
  private func keeper(of site: Node, given call: CallExpression, _ callee: Node) -> String? {
    let values = call.trailingClosures + call.arguments.compactMap(\.value)
    guard case .metatype(.nominal(let ids, _)) = resolver.type(of: callee), let id = ids.first,
      let content = values.first(where: { $0.contains(site) }),
      let parameter = resolver.parameterType(taking: content)
    else { return nil }
    let type =
      resolver.scopes.functionType(of: parameter)?.child(.returnClause)?.children.first ?? parameter
    let kept = index[id].properties.map { index[$0] }.first {
      $0.isStored && $0.binding.type?.text == type.text
    }
    guard let kept else { return nil }
    let mentions = project.projectMentions.places(of: [kept.name]).filter {
      project.property(at: $0) == kept.id
    }
    guard isShownAgain(mentions) else { return nil }
    return "'\(index[id].name)'"
  }

  /// Whether a view may be shown in two places at once: it is made in several, again and again, or for
  /// each window of a group, or what shows it is.
  func isShownTwice(_ view: TypeID) -> Bool {
    var seen: Set<TypeID> = [view]
    var pending = [view]
    while let view = pending.popLast() {
      let sites = project.shownSites(making: view)
      if sites.count > 1 || sites.contains(where: \.isRepeated) { return true }
      pending += sites.compactMap(index.enclosingType).filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Whether the code around a call runs once for each place that shows what it makes.
  private func runsOnce(_ site: Node, _ seen: Set<TypeID>) -> Bool {
    guard let member = site.ancestor([.functionDecl, .initDecl, .variableDecl]),
      let owner = index.enclosingType(of: site)
    else { return false }
    let closures = site.ancestors.prefix { $0 != member }.filter { $0.kind == .closureExpression }
    if index[owner].kind == .class {
      return !project.shownCode.runs(member)
        && closures.allSatisfy { TakenClosure($0)?.isKept == true }
        && !site.isAssignedToController
    }
    guard member.declaredName == "body", neverRunsAgain(owner, member),
      closures.allSatisfy({ TakenClosure($0)?.isOfContainer == true })
    else { return false }
    return project.isApp(owner) || isMadeOnce(owner, within: seen)
  }

  /// Whether nothing has the body of a view or an app run another time.
  private func neverRunsAgain(_ type: TypeID, _ body: Node) -> Bool {
    index.storedProperties(of: type).allSatisfy { index[$0].attributes.isEmpty }
      && body.descendants.allSatisfy { node in
        guard let base = MemberExpression(node)?.base else { return true }
        return !resolver.type(of: base).unwrapped.declaredTypes.contains {
          graph.isModel($0) || index[$0].isFollowed
        }
      }
  }
}

extension Node {
  /// Whether it stands in what a window of a group shows, or in a row of something.
  fileprivate var isRepeated: Bool {
    ancestors.contains { around in
      let callee = CallExpression(around)?.callee?.mentionedName
      return callee?.isNamed("WindowGroup") == true || callee?.isNamed("DocumentGroup") == true
        || TakenClosure(around)?.isFollowedByItself == true
    }
  }

  /// Whether it is what a list is for, and a row shows something under a condition.
  fileprivate var hasConditionalRows: Bool {
    guard let call = CallExpression(ancestor([.argument])?.ancestor([.callExpression])) else {
      return false
    }
    return call.closures.contains { row in
      TakenClosure(row)?.isFollowedByItself == true
        && row.descendants.contains { [.ifExpression, .switchExpression].contains($0.kind) }
    }
  }

  /// Whether it is given to a hosting controller that has shown something before.
  fileprivate var isAssignedToController: Bool {
    ancestors.prefix { ![.codeBlock, .closureExpression].contains($0.kind) }.contains { node in
      node.assignment?.target.mentionedName?.isNamed("rootView") == true
    }
  }
}
