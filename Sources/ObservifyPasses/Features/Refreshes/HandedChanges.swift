import ObservifyIndex
import ObservifySyntax

/// What a view changes of an object by what it was handed: a binding to a variable, or a closure.
extension Project {
  /// Returns the announced members of a class that some code changes by the bindings of its own type:
  /// `count += 1` in `Row(count: $model.count)`.
  func boundChanges(of model: TypeID, in code: Node) -> [(name: String, mention: Node)] {
    boundChanges(in: code).filter { resolver.scopes.isRelated($0.member.type, to: model) }.map {
      ($0.member.name, $0.mention)
    }
  }

  func boundChanges(in code: Node) -> [(member: BoundMember, mention: Node)] {
    if let known = refreshes.boundChanges[code] { return known }
    let found = projectMentions.mentions(in: code).flatMap {
      node, number -> [(BoundMember, Node)] in
      guard boundNames.contains(number), node.isChanged(resolver), let id = property(at: node)
      else {
        return []
      }
      return (boundMembers[id] ?? []).map { ($0, node) }
    }
    refreshes.boundChanges[code] = found
    return found
  }

  /// The numbers of the names of such bindings.
  private var boundNames: Set<Int> {
    if let known = refreshes.boundNames { return known }
    let found = Set(boundMembers.keys.compactMap { projectMentions.number(of: index[$0].name) })
    refreshes.boundNames = found
    return found
  }

  /// The published variables that the bindings of views lead to, by the bindings.
  ///
  /// - Complexity: O(*n*) in the calls that make the views, the first time.
  private var boundMembers: [PropertyID: [BoundMember]] {
    if let known = refreshes.boundMembers { return known }
    var found: [PropertyID: [BoundMember]] = [:]
    let bindings = index.properties.filter { property in
      property.attributes.contains { $0.name == "Binding" }
        || property.binding.type?.firstToken.isNamed("Binding") == true
    }
    let given = bindings.map { ($0.id, values(givenTo: $0.id)) }
    var isDone = false
    // A view may hand on what it was handed.
    while !isDone {
      isDone = true
      for (id, values) in given {
        let known = found[id] ?? []
        let leading = (known + values.flatMap { members(boundBy: $0, found) }).unique
        if leading.count == known.count { continue }
        found[id] = leading
        isDone = false
      }
    }
    refreshes.boundMembers = found
    return found
  }

  /// Whether a variable is a binding that each object of its class is made with, and each of these leads to what some
  /// models publish.
  func isBound(_ id: PropertyID, toVariablesOf models: some Collection<TypeID>) -> Bool {
    guard index[id].attributes.contains(where: { $0.name == "Binding" }) else { return false }
    let values = values(givenTo: id)
    return !values.isEmpty
      && values.allSatisfy { value in
        let members = members(boundBy: value, boundMembers)
        return !members.isEmpty
          && members.allSatisfy { models.contains($0.type) || index[$0.type].isFollowed }
      }
  }

  /// What views are made with for a variable: by its name, or by what an `init` assigns it.
  private func values(givenTo id: PropertyID) -> [Node] {
    guard let owner = index[id].owner else { return [] }
    let assigned = index.initializers(of: owner).compactMap(\.body).flatMap(\.descendants)
      .filter { $0.isAssignmentTarget && $0.mentionedName?.isNamed("_\(index[id].name)") == true }
      .compactMap { $0.assignmentAround?.value }
    if assigned.isEmpty { return shownCode.kept.given(to: owner, as: index[id].name) }
    return assigned.flatMap { value in
      resolver.parameter(at: value) == nil ? [value] : shownCode.kept.values(givenFor: value)
    }
  }

  /// What a binding leads to: `$model.form.name` to `form`; `$name`, and `$item` of `ForEach($items)`, to
  /// what that leads to; one with functions of its own to what these change.
  private func members(
    boundBy value: Node, _ known: [PropertyID: [BoundMember]], depth: Int = 4
  ) -> [BoundMember] {
    // What an `init` was handed, and hands on.
    if depth > 0, resolver.parameter(at: value) != nil,
      value.ancestor([.initDecl, .functionDecl])?.kind == .initDecl
    {
      let given = shownCode.kept.values(givenFor: value)
        .map { members(boundBy: $0, known, depth: depth - 1) }
      return given.contains(where: \.isEmpty) ? [] : given.flatMap(\.self).unique
    }
    if let setter = CallExpression(value)?.arguments.first(where: { $0.label == "set" })?.value {
      return setter.descendants.filter(\.isOnChangedPath).flatMap(publishedMembers)
    }
    var parts = [value]
    while let part = parts.last, let base = part.children.first, part.kind != .reference {
      parts.append(base)
    }
    for part in parts.reversed() {
      let members = publishedMembers(part)
      if !members.isEmpty { return members }
    }
    guard let root = parts.last, root.firstToken.kind == .dollarIdentifier else { return [] }
    switch resolver.scopes.target(of: String(root.firstToken.text.dropFirst()), at: root) {
    case .property(let id): return known[id] ?? []
    case .local(let local):
      guard case .closureParameter(let closure, _) = local.form,
        let list = closure.ancestor([.callExpression]).flatMap(CallExpression.init)?.arguments.first
      else { return [] }
      return list.value.map { members(boundBy: $0, known) } ?? []
    default: return []
    }
  }

  /// The published variables of objects that a mention means, and those that the macro tracks.
  private func publishedMembers(_ mention: Node) -> [BoundMember] {
    guard mention.mentionedName != nil else { return [] }
    return resolver.meaning(of: mention).members.compactMap { member in
      guard case .property(let id)? = member.target, isFollowed(id) else { return nil }
      return BoundMember(type: member.type, name: index[id].name)
    }
  }

  /// Whether some code may call a function that a view is made with.
  func runsHanded(_ code: Node) -> Bool {
    if let known = refreshes.runsHanded[code] { return known }
    let runs = projectMentions.mentions(in: code).contains { node, number in
      handedNames.contains(number) && node.isCallee
    }
    refreshes.runsHanded[code] = runs
    return runs
  }

  /// The numbers of the names of the variables that views keep functions in.
  private var handedNames: Set<Int> {
    if let known = refreshes.handedNames { return known }
    let keepers = index.properties.filter { property in
      property.isStored && property.keepsFunction
        && property.owner.flatMap(shownBodies(of:)) != nil
    }
    let found = Set(keepers.compactMap { projectMentions.number(of: $0.name) })
    refreshes.handedNames = found
    return found
  }

  /// The functions that a view is made with for its variable that a call runs.
  func handedFunctions(runBy callee: Node) -> [Node] {
    guard let number = projectMentions.number(of: callee.partName), handedNames.contains(number),
      let keeper = property(at: callee)
    else { return [] }
    if let known = refreshes.handed[keeper] { return known }
    let found = shownCode.kept.values(givenFor: keeper).flatMap { given -> [Node] in
      given.kind == .closureExpression
        ? [given] : resolver.functions(calledBy: given).map { index[$0].declaration.node }
    }
    refreshes.handed[keeper] = found
    return found
  }
}

/// A published variable that a binding leads to.
struct BoundMember: Hashable {
  let type: TypeID
  let name: String
}
