import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Warns of properties that are not tracked and that structs, which views are, read all the same.
///
/// A base class that stays tracks none of its own.
enum IgnoredReads {
  /// Adds a warning at each such property, once.
  ///
  /// - Complexity: O(*n*) in the nodes of the project, and the cost of resolving what has one of the
  ///   names.
  static func warn(_ plan: EditPlan, into findings: inout Findings) {
    let index = plan.index
    var wanted: [String: [PropertyID]] = [:]
    var filling: [PropertyID: Set<Node>] = [:]
    for (id, treatment) in plan.properties.treatments {
      guard case .ignored(let code) = treatment, code != .ignoredThread,
        plan.wrapper(of: index[id].binding) == nil, canShowAnother(id, plan), !isCounted(id, plan),
        !plan.project.isBound(id, toVariablesOf: plan.models),
        index[id].owner.map({
          OutsideValues.announces($0, plan) && plan.project.mayBeFollowed($0)
        }) != false
      else { continue }
      wanted[index[id].name, default: []].append(id)
      if code == .ignoredCache {
        filling[id] = codeFilling(id, plan)
        continue
      }
      if code == .ignoredByOption { continue }
      for name in getters(of: id, plan) { wanted[name, default: []].append(id) }
    }
    for id in inheritedProperties(plan) { wanted[index[id].name, default: []].append(id) }
    var readers: [PropertyID: Node] = [:]
    for (name, ids) in wanted {
      for node in plan.project.projectMentions.places(of: name)
      where node.isReadByValue(index) && plan.project.shownCode.mayShow(node) {
        let members = plan.resolver.meaning(of: node).members
        for id in ids {
          // A function of the same name reads it, and is looked at there.
          let isOfModel = members.contains { member in
            plan.models.contains(member.type) && !(member.isFunction && name == index[id].name)
              && plan.resolver.scopes.lineage(of: member.type).contains { $0 == index[id].owner }
          }
          guard isOfModel else { continue }
          // Who reads a cache changes it as well, and reads what is announced where others change it, or
          // what stands behind a wrapper that nothing sets.
          let isItsOwn =
            filling[id].map { code in
              plan.project.shownCode.caller(at: node).map(code.contains) != false
            }
            ?? (plan.properties.treatments[id] == .ignored(.ignoredByOption)
              || plan.project.isConstant(id))
          if isItsOwn, isRefreshed(id, readAt: node, plan) { continue }
          // The first, by whichever name.
          if let known = readers[id], index.place(of: known) < index.place(of: node) { continue }
          readers[id] = node
        }
      }
    }
    for (id, reader) in readers.sorted(by: { $0.key < $1.key }) {
      guard let owner = index[id].owner else { continue }
      findings.warn(
        .ignoredButRead, at: index[id].declaration.node, in: index[index[id].file], of: owner,
        "views no longer update when '\(index[id].name)' changes; it is read at \(index.spelledPlace(of: reader))"
      )
    }
  }

  /// Whether a view reads what is announced with each change of a variable by other code.
  private static func isRefreshed(_ id: PropertyID, readAt node: Node, _ plan: EditPlan) -> Bool {
    let project = plan.project
    let changes = project.changes(of: .variable(id)).filter {
      project.shownCode.shownCaller(at: $0) == nil
    }
    guard !changes.isEmpty, let owner = plan.index[id].owner,
      let holder = plan.index.enclosingType(of: node),
      let body = project.shownCode.caller(at: node),
      let code = body.runnableCode
    else { return true }
    let reads = HolderDisplay(of: code, project, owner, holder, isMentioned: true).reads
    let asked = reads.compactMap { name -> Node? in
      guard case .property(let id)? = plan.resolver.scopes.member(name, of: owner) else {
        return nil
      }
      return plan.index[id].binding.getterBody
    }
    let added = ([code] + asked).flatMap { plan.readFirst(in: $0) ?? [] }
    let ofView = project.uses.wrappers(holding: [owner]).filter { $0.holder == holder }
      .flatMap { plan.refreshingReads($0.id) ?? [] }
    let all = reads.union(added + ofView)
    return changes.flatMap { project.announcements(of: owner, with: $0) }
      .allSatisfy { $0.members.isEmpty || !all.isDisjoint(with: $0.members) }
  }

  /// The code that changes a variable while it shows something, itself or by what it calls at once.
  private static func codeFilling(_ id: PropertyID, _ plan: EditPlan) -> Set<Node> {
    let shownCode = plan.project.shownCode
    return plan.project.changes(of: id).compactMap { shownCode.caller(at: $0, .started) }.reached {
      code in
      guard let name = code.declaredName else { return [] }
      return plan.project.projectMentions.places(of: name)
        .filter { shownCode.mayMean($0, code) }
        .compactMap { place in
          guard let caller = shownCode.caller(at: place) else { return nil }
          let contents = shownCode.contents(around: place, within: caller)
          return contents.contains { $0.kind == .closureExpression } ? nil : caller
        }
    }
  }

  /// The computed variables of its class that read a variable themselves, and the functions with a result.
  private static func getters(of id: PropertyID, _ plan: EditPlan) -> [String] {
    guard let owner = plan.index[id].owner else { return [] }
    // Those of a lazy one read what is announced with each of its changes (`OBS139`).
    let changes = plan.project.changes(of: .variable(id))
    if plan.index[id].isLazy,
      changes.allSatisfy({ change in
        let joint = plan.project.announcements(of: owner, with: change)
        return !joint.isEmpty && joint.allSatisfy { !$0.members.isEmpty }
      })
    {
      return []
    }
    let mentions = plan.project.mentions.mentions(in: plan.index[owner]).byName
    // The part of a value that a getter reads need not be what changes, unless all of it is replaced.
    let isReplaced = plan.project.areChanged([id], besidesInitOf: owner, wholly: true)
    let readers = Set(
      (mentions[plan.index[id].name] ?? [])
        .filter { isReplaced || $0.node.parent?.kind != .memberExpression }.map(\.member))
    let getters = plan.index[owner].properties.map { plan.index[$0] }.filter { property in
      !property.isStored && readers.contains(property.declaration.node)
        && property.binding.getterBody != nil
    }
    let functions = plan.index[owner].functions.map { plan.index[$0] }.filter { function in
      readers.contains(function.declaration.node) && function.declaration.node.givesValue
        // One that changes it is an action, whatever it gives back.
        && !changes.contains { function.declaration.node.contains($0) }
    }
    return getters.map(\.name) + functions.map(\.name)
  }

  /// Whether a variable can come to show something else: it is assigned after its object was made, or
  /// holds what can change and is not followed.
  private static func canShowAnother(_ id: PropertyID, _ plan: EditPlan) -> Bool {
    if !plan.index[id].isStored { return false }
    guard let owner = plan.index[id].owner else { return true }
    if plan.index[id].declaration.node.hasModifier("override"),
      let base = plan.resolver.scopes.lineage(of: owner).dropFirst().lazy
        .compactMap({
          plan.index[$0].properties.first { plan.index[$0].name == plan.index[id].name }
        })
        .first, plan.properties.treatments[base]?.isTracked == true
    {
      // It is stored, and tracked, there.
      return false
    }
    // What changes within an object shows no sooner where the variable is tracked.
    let types = plan.resolver.type(of: id).unwrapped
    let isObject =
      switch types {
      case .nominal(let ids, _): ids.allSatisfy { plan.index[$0].kind == .class }
      case .external(let name, _): !plan.project.isValue(name)
      default: false
      }
    return plan.project.areChanged([id], besidesInitOf: owner, wholly: isObject)
  }

  /// Whether each change of a variable raises the counter that views read: the setter of its wrapper
  /// announces it by hand, or runs a function that does, be it one that the wrapper keeps.
  private static func isCounted(_ id: PropertyID, _ plan: EditPlan) -> Bool {
    let sends = plan.announcements.counted
      .filter { $0.isRead && $0.model == plan.index[id].owner }.flatMap(\.sends).map(\.call)
    guard !sends.isEmpty else { return false }
    return plan.project.lead(of: id).wrappers.contains { wrapper in
      guard case .property(let value)? = wrapper.target else { return false }
      let setter = plan.index[value].declaration.node
      let called = setter.descendants.compactMap { CallExpression($0)?.callee }
        .flatMap { plan.resolver.functions(calledBy: $0) }
        .map { plan.index[$0].declaration.node }
      let announces = { (code: Node) in sends.contains { code.contains($0) } }
      return ([setter] + called).contains(where: announces)
        || functions(keptFor: setter, plan).contains { !$0.isEmpty && $0.allSatisfy(announces) }
    }
  }

  /// What is assigned to each of the variables for functions that a setter runs.
  private static func functions(keptFor setter: Node, _ plan: EditPlan) -> [[Node]] {
    setter.descendants.compactMap { plan.project.property(at: $0) }.unique
      .filter { plan.index[$0].keepsFunction }
      .map { plan.project.changes(of: .variable($0)).compactMap { $0.assignmentAround?.value } }
  }

  /// The variables of base classes that stay, below which a subclass migrates.
  private static func inheritedProperties(_ plan: EditPlan) -> [PropertyID] {
    let index = plan.index
    let bases = Set(plan.released.flatMap { plan.resolver.scopes.lineage(of: $0) }).filter {
      index[$0].kind == .class && !plan.models.contains($0)
    }
    return bases.sorted().flatMap { index[$0].properties }.filter { id in
      let property = index[id]
      return property.isStored && !property.isLet && !property.isStatic && !property.isPrivate
        && property.attributes.isEmpty
    }
  }
}

extension ProjectIndex {
  /// What nodes are in order by.
  fileprivate func place(of node: Node) -> (FileID, Int) { (file(of: node).id, node.index) }
}

extension Node {
  /// Whether a struct, such as a view, reads a member, and not for an event.
  fileprivate func isReadByValue(_ index: ProjectIndex) -> Bool {
    kind == .memberExpression
      && index.enclosingType(of: self).map { index[$0].kind == .struct } == true
      && !isOnChangedPath && parent?.kind != .inoutExpression
      && !ancestors.contains { TakenClosure($0)?.isRunByEvent == true }
  }
}
