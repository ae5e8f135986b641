import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Reads what an update of a representable shows later, and what a view shows nothing of but is
/// refreshed by, so that it runs as before.
///
/// ```diff
///  struct Caption: UIViewRepresentable {
/// -  @ObservedObject var track: Track
/// +  var track: Track
///    func makeUIView(context: Context) -> UILabel { UILabel() }
///    func updateUIView(_ label: UILabel, context: Context) {
/// +    _ = track.title  // Update when `title` changes; the read below is not tracked.
///      DispatchQueue.main.async { label.text = track.title }
///    }
///  }
/// ```
struct RefreshPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for (wrapper, need) in plan.refreshes.sorted(by: { $0.key < $1.key }) {
      let use = plan.uses[wrapper]
      guard let members = plan.refreshingReads(wrapper) else {
        if !plan.isLeftStale(wrapper) { continue }
        findings.warn(
          .staleDisplay, at: need.body, in: plan.index.file(of: need.body), of: use.models[0],
          "\(plan.nameOfMember(around: need.body)) \(need.reason), and no longer runs with each change of "
            + "'\(use.name)'")
        continue
      }
      // The read of the counter reads them as well.
      if members.isEmpty || plan.announcements.isFollowed(wrapper) { continue }
      read(members, use, need, plan, into: &findings)
    }
    for refresh in plan.memberRefreshes { read(refresh, plan, into: &findings) }
    for (number, refresh) in plan.forwardedRefreshes.enumerated() {
      read(refresh, number, plan, into: &findings)
    }
    for use in plan.uses.wrappers where plan.decision.migrates(use.models) {
      warnOfUpdate(from: use, plan, into: &findings)
    }
  }

  /// Warns where a dynamic property takes something over from an object before a body runs: only what
  /// bodies read themselves is followed.
  private func warnOfUpdate(
    from use: WrapperUse, _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let holder = use.holder,
      plan.project.outsideSupertypes(of: holder).contains("DynamicProperty")
    else { return }
    for function in plan.index[holder].functions.map({ plan.index[$0] })
    where function.name == "update" && function.declaration.parameters.isEmpty
      && function.declaration.node.descendants.contains(where: {
        $0.isOnSelf && $0.mentionedName?.isNamed(use.name) == true && !$0.isOnlyTold
      })
    {
      findings.warn(
        .staleDisplay, at: function.declaration.node, in: plan.index[use.file], of: use.models[0],
        "'update' of '\(plan.index[holder].name)' copies from '\(use.name)', and views no longer update "
          + "when that changes")
    }
  }

  /// Reads what changes together with what a member of the class shows.
  private func read(_ refresh: MemberRefresh, _ plan: EditPlan, into findings: inout Findings) {
    guard let member = refresh.body.member else { return }
    if refresh.isTooMuch {
      findings.warn(
        .staleDisplay, at: member, in: plan.index.file(of: refresh.body), of: refresh.model,
        "\(plan.nameOfMember(around: refresh.body)) \(refresh.reason), and is not evaluated again with each "
          + "change of \(refresh.names)"
      )
      return
    }
    findings.fix(
      .refreshRead, at: member, in: plan.index.file(of: refresh.body), of: refresh.model,
      "\(plan.nameOfMember(around: refresh.body)) \(refresh.reason), and is to be evaluated again with each "
        + "change of \(refresh.names)"
    ) { edit in
      let isBuilder = member.hasBuilder
      let names = refresh.members.map { name in
        guard case .property(let id)? = plan.resolver.scopes.member(name, of: refresh.model) else {
          return name
        }
        return plan.reference(to: id, named: name, beginning: refresh.body)
      }
      edit.insertFirst(
        (isBuilder ? "let " : "") + "_ = \(names.asOneValue)",
        comment: purpose(refresh.members, refresh.shown), into: refresh.body,
        returning: !isBuilder && !plan.announcements.isRead(in: refresh.body), rank: -1)
    }
  }

  /// Reads what changes together with what is shown, of an object whose announcements a class passed on.
  private func read(
    _ refresh: ForwardedRefresh, _ number: Int, _ plan: EditPlan, into findings: inout Findings
  ) {
    let (body, need) = (refresh.body, refresh.need)
    guard let member = body.member else { return }
    let place = refresh.wrapper == nil ? member : body
    let name = plan.nameOfMember(around: body)
    guard plan.canRead(refresh), let object = plan.spelledObject(of: refresh) else {
      findings.warn(
        .staleDisplay, at: place, in: plan.index.file(of: body), of: refresh.model,
        "\(name) \(need.reason), and no longer runs with each change of "
          + "'\(plan.index[refresh.forward.child].name)'")
      return
    }
    let members = need.members.map { "\(object).\($0)" }
    let names = members.map { $0.filter { $0 != "?" } }
    findings.fix(
      .refreshRead, at: place, in: plan.index.file(of: body), of: refresh.model,
      "\(name) \(need.reason), and is to run with each change of "
        + names.map { "'\($0)'" }.joined(separator: ", ")
    ) { edit in
      let isMember = refresh.wrapper == nil
      let isBuilder = isMember ? member.hasBuilder : !body.isUpdate
      edit.insertFirst(
        (isBuilder ? "let " : "") + "_ = \(members.asOneValue)",
        comment: purpose(names, need.shown), into: body,
        returning: isMember && !isBuilder && !plan.announcements.isRead(in: body)
          && plan.readFirst(in: body) == nil,
        rank: number - plan.forwardedRefreshes.count - 1)
    }
  }

  private func read(
    _ members: [String], _ use: WrapperUse, _ need: RefreshNeed, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    let file = plan.index.file(of: need.body)
    let value = plan.spelledReads(members, of: use.id, in: need.body)
    findings.fix(
      .refreshRead, at: need.body, in: file, of: use.models[0],
      "\(plan.nameOfMember(around: need.body)) \(need.reason), and is to run with each change of "
        + members.map { "'\($0)'" }.joined(separator: ", ")
    ) { edit in
      edit.insertFirst(
        (need.body.isUpdate ? "" : "let ") + "_ = \(value)",
        comment: purpose(members, need.shown, isEachRun: need.isEachRun), into: need.body,
        behind: plan.read(before: use, in: need.body), returning: false,
        rank: plan.uses.wrappers.count + use.id.index)
    }
  }

  /// Why some members are read, as a comment; without what is shown, they are read again later, or each
  /// run does something by itself.
  private func purpose(
    _ members: [String], _ shown: String?, isEachRun: Bool = false
  ) -> String {
    let isOne = members.count == 1
    let why =
      shown.map { "\($0.replacing("'", with: "`")) is not observable." }
      ?? (isEachRun
        ? "each update has side effects."
        : "the \(isOne ? "read below is" : "reads below are") not tracked.")
    return "Update when \(isOne ? "`\(members[0])` changes" : "one of these changes"); \(why)"
  }
}

extension Project {
  /// Whether code may change a variable once its object is made, in a closure of `init` as well, or in
  /// another repository.
  ///
  /// - Complexity: O(*n*) in the places that mention its name.
  fileprivate func mayBeChanged(_ id: PropertyID) -> Bool {
    if index[id].owner.map(index.isOffered) == true { return true }
    return possibleMentions(of: id).contains { mention in
      guard mention.isBound || mention.isOnChangedPath || mention.isChanged(resolver) else {
        return false
      }
      let initializer = mention.ancestor([.initDecl])
      return initializer.map(mention.isInClosure) != false
    }
  }
}

extension Announcements {
  /// Whether a counter, or the registrar, is asked first in the body of a member.
  fileprivate func isRead(in body: Node) -> Bool {
    counted.contains { $0.readers.contains(body) } || computations.contains { $0.getter == body }
  }
}

extension EditPlan {
  /// What has to be read for views to be refreshed as before.
  static func refreshes(_ project: Project, _ decision: MigrationPlan) -> [WrapperID: RefreshNeed] {
    var found: [WrapperID: RefreshNeed] = [:]
    // One that was not asked for may move in another run.
    let reasons = decision.reasons.filter { $0.origin != .request }
    let groups = Set(reasons.map { decision.group(of: $0.model) })
    let staying = Set(project.graph.models.filter { groups.contains(decision.group(of: $0)) })
    for use in project.uses.wrappers where decision.migrates(use.models) {
      let need = project.viewRefreshes.needs[use.id]
      // What too many views show for a read in each of them is left, whatever stays.
      let isSettled = need.map { !$0.isWarnedOnly || $0.shown != nil } == true
      found[use.id] =
        isSettled ? need : project.refreshNeed(of: use.id, staying: staying) ?? need
    }
    return found
  }

  /// What a sentence calls the code of a member: by the name of the view or other type for what that
  /// shows, else by its own.
  fileprivate func nameOfMember(around body: Node) -> String {
    let member = body.member
    let name = member?.declaredName
    let type = index.enclosingType(of: body).map { index[$0].name }
    let isShown = name.map { ["body", "makeBody"].contains($0) || body.isUpdate } != false
    return (isShown ? type ?? name : name ?? type).map { "'\($0)'" } ?? "it"
  }

  /// The variables that the body of a member reads first as an edit; nil where it is left.
  func readFirst(in body: Node) -> [String]? {
    memberRefreshes.first { $0.body == body && !$0.isTooMuch }?.members
  }

  /// The members that the view around a wrapper reads to run as before; nil where it cannot.
  func refreshingReads(_ wrapper: WrapperID) -> [String]? {
    let use = uses[wrapper]
    guard let need = refreshes[wrapper], !need.isWarnedOnly else { return nil }
    let isEvery = need.members.isEmpty && !need.isSent
    guard let members = isEvery ? announcingMembers(of: wrapper) : need.members else {
      return nil
    }
    guard need.body.isCompiled(with: use.attribute.node),
      use.models.allSatisfy({
        project.areReadable(members, of: $0, in: need.body) && areFollowed(members, of: $0)
      }),
      need.isLate || canRead(members, of: use)
    else { return nil }
    let isRead = memberRefreshes.filter { !$0.isTooMuch && runs($0, of: use, in: need.body) }
      .flatMap(\.members)
    return members.filter { !isRead.contains($0) }
  }

  /// Whether the view around a wrapper no longer runs as before, which a warning says.
  func isLeftStale(_ wrapper: WrapperID) -> Bool {
    guard let need = refreshes[wrapper], refreshingReads(wrapper) == nil else { return false }
    return !followsAll(of: wrapper, in: need.body)
  }

  /// Whether a body runs a member of the object of a wrapper, which reads what it needs itself, whenever it is shown.
  private func runs(_ refresh: MemberRefresh, of use: WrapperUse, in body: Node) -> Bool {
    guard let member = refresh.body.member,
      let view = body.ancestor([.functionDecl, .variableDecl])
    else { return false }
    return body.descendants.contains { mention in
      mention.kind == .memberExpression && project.shownCode.mayMean(mention, member)
        && mention.readBase.map { resolver.property(at: $0) == use.property } == true
        && project.shownCode.caller(at: mention) == view
        && project.shownCode.contents(around: mention, within: view).isEmpty
    }
  }

  /// Whether a body runs with each announcement of the object of a wrapper: it reads the counter, and each
  /// variable that the object announces.
  fileprivate func followsAll(of wrapper: WrapperID, in body: Node) -> Bool {
    guard announcements.isFollowed(wrapper), let members = announcingMembers(of: wrapper) else {
      return false
    }
    return members.allSatisfy { name in
      body.descendants.contains { node in
        guard let member = MemberExpression(node), member.name == name, let base = member.base
        else {
          return false
        }
        return resolver.property(at: base) == uses[wrapper].property
          && project.shownCode.caller(at: node) != nil
      }
    }
  }

  /// Whether code can read what it has to of an object whose announcements a class passed on.
  func canRead(_ refresh: ForwardedRefresh) -> Bool {
    let (forward, members, body) = (refresh.forward, refresh.need.members, refresh.body)
    guard let path = forward.path else { return false }
    let file = index.file(of: body)
    let isNear = { (id: PropertyID) in
      self.index.shareTarget(file, self.index[self.index[id].file])
        || self.index[id].declaration.node.hasModifier("public")
    }
    let read = members.compactMap { name -> PropertyID? in
      guard case .property(let id)? = resolver.scopes.member(name, of: forward.child) else {
        return nil
      }
      return id
    }
    return read.count == members.count && (path + read).allSatisfy(isNear)
      && project.areReadable(members, of: forward.child, in: body)
      && areFollowed(members, of: forward.child)
      && path.allSatisfy { id in
        index[id].owner.map { project.isReadable(index[id].name, of: $0, in: body) } == true
      }
      && refresh.wrapper.map { body.isCompiled(with: uses[$0].attribute.node) } != false
  }

  /// The members of what classes passed on that code reads as an edit.
  var forwardedReads: [String] {
    forwardedRefreshes.filter(canRead).flatMap(\.need.members)
  }

  /// The object whose announcements a class passed on, as the code that has to read it can spell it.
  fileprivate func spelledObject(of refresh: ForwardedRefresh) -> String? {
    guard let path = refresh.forward.path, let first = path.first else { return nil }
    var parts = path.map { id in
      let type = resolver.type(of: id)
      return index[id].name + (type.unwrapped == type ? "" : "?")
    }
    if index[first].isStatic {
      guard let owner = index[first].owner else { return nil }
      parts.insert(index[owner].qualifiedName, at: 0)
    } else if let wrapper = refresh.wrapper {
      parts.insert(spelledObject(wrapper, in: refresh.body), at: 0)
    } else {
      let name = reference(to: first, named: index[first].name, beginning: refresh.body)
      parts[0] = name + parts[0].dropFirst(index[first].name.count)
    }
    return parts.joined(separator: ".")
  }

  /// Members of the object of a wrapper as a body can read them.
  func spelledReads(_ members: [String], of wrapper: WrapperID, in body: Node) -> String {
    let object = spelledObject(wrapper, in: body)
    return members.map { "\(object).\($0)" }.asOneValue
  }

  /// The variables whose changes an object announced; nil where a view cannot read one of them.
  fileprivate func announcingMembers(of wrapper: WrapperID) -> [String]? {
    let isCounted = announcements.isFollowed(wrapper)
    let lineage = resolver.scopes.lineage(of: uses[wrapper].models[0])
    let ids = lineage.flatMap { index[$0].properties }.filter { id in
      switch properties.treatments[id] {
      case .published, .reported: true
      case .tracked: !isCounted && properties.announced.contains(id)
      default: false
      }
    }
    .filter { project.mayBeChanged($0) }
    return ids.contains { index[$0].isPrivate } ? nil : ids.map { index[$0].name }
  }

  /// Whether a view may read some variables of the object that it holds, by the type that it holds it
  /// by.
  fileprivate func canRead(_ members: [String], of use: WrapperUse) -> Bool {
    guard let owner = use.models.first else { return false }
    let isNear = index.shareTarget(index[use.file], index[index[owner].file])
    let held = use.property.map { resolver.type(of: $0).unwrapped }
    let bounds: [TypeID]? =
      switch held {
      case .generic(_, let bounds), .constrained(let bounds): bounds.flatMap(\.declaredTypes)
      default: nil
      }
    return members.allSatisfy { name in
      let found = (bounds ?? [owner]).compactMap { resolver.scopes.member(name, of: $0) }.first
      guard case .property(let id)? = found else { return false }
      return isNear || index[id].declaration.node.hasModifier("public")
    }
  }

  /// Whether reading some members of an object has views follow them: none is ignored.
  private func areFollowed(_ names: [String], of model: TypeID) -> Bool {
    names.allSatisfy { name in
      guard case .property(let id)? = resolver.scopes.member(name, of: model) else { return true }
      return properties.treatments[id]?.isTracked != false
    }
  }

  /// The object of a wrapper as a body can spell it.
  private func spelledObject(_ wrapper: WrapperID, in body: Node) -> String {
    let use = uses[wrapper]
    let isOptional =
      [.optionalEnvironmentObject, .focusedObject].contains(use.wrapper)
      || use.wrapper == .environmentObject
        && (isUnread(wrapper) || lateEnvironment.isOptional(wrapper))
    return reference(to: use.property, named: use.name, beginning: body)
      + (isOptional ? "?" : "")
  }
}

extension ForwardedRefresh {
  /// Whether the body reads the object by way of what a wrapper holds.
  func isRead(of wrapper: WrapperID, _ plan: EditPlan) -> Bool {
    self.wrapper == wrapper && plan.canRead(self)
      && forward.path?.first.map { plan.index[$0].isStatic } == false
  }
}

extension [String] {
  /// One expression as it is, several as a tuple.
  fileprivate var asOneValue: String { count == 1 ? self[0] : "(\(joined(separator: ", ")))" }
}

extension Node {
  /// Whether a function of what it stands for is called for what that does, and can hand nothing over.
  fileprivate var isOnlyTold: Bool {
    guard isTold == true, let call = ancestor([.callExpression]).flatMap(CallExpression.init) else {
      return false
    }
    return call.closures.isEmpty
      && !call.arguments.contains { $0.value?.kind == .inoutExpression }
  }
}

extension EditPlan {
  /// Returns the last of the statements that a body begins with and that come before a read of what a wrapper holds:
  /// reads of variables that are declared before that, `let _ = a.x`, and the local `@Bindable` of any.
  ///
  /// Units that migrate one by one come to the order of one run by that.
  func read(before use: WrapperUse, in body: Node) -> Node? {
    body.children.prefix { statement in
      if statement.attribute("Bindable") != nil { return true }
      guard let read = statement.discardedValue,
        let name = read.subtree.first(where: { $0.kind == .reference })?.mentionedName?.name,
        let holder = use.holder,
        case .property(let id)? = resolver.scopes.member(name, of: holder)
      else { return false }
      return index[id].declaration.node.index < use.declaration.node.index
    }.last
  }
}

extension Node {
  /// The value that a statement reads for nothing else: that of `_ = x` and of `let _ = x`.
  fileprivate var discardedValue: Node? {
    if let binding = VariableDeclaration(self)?.bindings.first {
      return binding.pattern?.kind == .wildcardPattern ? binding.initialValue : nil
    }
    return assignment.flatMap { $0.target.kind == .discardExpression ? $0.value : nil }
  }
}
