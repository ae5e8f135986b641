import ObservifyIndex
import ObservifySyntax

/// Tells whether code may read a property of a class, itself or by what it calls.
///
/// A closure that is not spelled where it is called may do anything. What a type outside the project
/// does with the values that it is given reads no property of the project.
struct ReachableReads: ProjectReader {
  let project: Project

  /// The property that is looked for; nil for any.
  let property: PropertyID?

  /// Returns whether the property may be read during a change, by what that evaluates and calls, by
  /// what observes or sets its parts, and by what compares its elements.
  ///
  /// - Complexity: O(*n*) in the nodes of all functions that can be reached from them.
  func mayHappen(
    during change: ChangeInPlace, evaluating operands: [Node], calling functions: [FunctionID]
  ) -> Bool {
    if change.called.contains(where: isUnknownClosure) { return true }
    let given = functions.flatMap { parameters(of: $0, givenClosuresBy: change) }.map(\.node)
    let code =
      change.evaluated + operands + change.called
      + functions.compactMap { index[$0].declaration.body }
      + change.parts.flatMap(accessors) + comparisons(by: change)
    return leadsToMention(code, given: given) { _ in true }
  }

  /// Returns whether code may change the property, or any, itself or by what it calls.
  ///
  /// - Complexity: O(*n*) in the nodes of all functions that can be reached from it.
  func mayChange(_ code: [Node]) -> Bool {
    leadsToMention(code, given: []) { $0.isChanged(resolver) }
  }

  /// Whether code leads to a mention of the property that counts, or to what may do anything but for the
  /// parameters in `given`.
  private func leadsToMention(
    _ code: [Node], given: [Node], where counts: (Node) -> Bool
  ) -> Bool {
    var seen: Set<Node> = []
    // What an initialiser reads of itself is that of the new value.
    var initializers: Set<Node> = []
    var pending = code
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      for part in node.subtree {
        if isMention(part), counts(part),
          !(initializers.contains(node) && part.isOnSelf)
        {
          return true
        }
        if (readsBinding(part) || readsByPath(part)) && counts(part) { return true }
        if let call = CallExpression(part), let callee = call.callee {
          let isGiven = resolver.parameter(at: callee).map { given.contains($0.node) } == true
          if !isGiven && isUnknownClosure(callee) || callee.announces { return true }
          let type = resolver.type(of: callee)
          pending += bodies(of: type, ["callAsFunction"])
          if case .metatype(let made) = type {
            let bodies = made.declaredTypes.flatMap(index.initializers)
              .filter { resolver.canBe(call, of: $0) }.compactMap(\.body)
            initializers.formUnion(bodies)
            pending += bodies
          }
        }
        // Observers run where their variable is changed.
        pending += bodies(of: part).filter { property != nil || !$0.isOfObservers }
      }
    }
    return false
  }

  private func isMention(_ node: Node) -> Bool {
    guard let property else { return project.property(at: node) != nil }
    return node.mentionedName?.isNamed(index[property].name) == true
      && project.match(node, property) != .no
  }

  /// The parameters of a function for which the change that calls it has closures, which are looked through.
  private func parameters(of function: FunctionID, givenClosuresBy change: ChangeInPlace)
    -> [Parameter]
  {
    guard let call = CallExpression(change.expression) else { return [] }
    // One that calls itself may be given others there.
    let isRepeated = index[function].declaration.body?.descendants.contains { node in
      resolver.functions(calledBy: node).contains(function)
    }
    if isRepeated == true { return [] }
    let parameters = index[function].declaration.parameters.filter {
      resolver.scopes.takesFunction($0)
    }
    let closures =
      call.arguments.compactMap { argument in
        argument.value?.kind == .closureExpression ? argument.label : nil
      } + call.trailingClosures.compactMap(\.argumentLabel)
    let isTrailing = call.trailingClosures.contains { $0.argumentLabel == nil }
    return parameters.filter {
      closures.contains($0.label ?? "") || isTrailing && parameters.count == 1
    }
  }

  /// Whether an expression is the value of a binding, which may be to the property or a part of it.
  private func readsBinding(_ node: Node) -> Bool {
    guard let name = node.mentionedName?.name else { return false }
    if let member = MemberExpression(node), let base = member.base, !node.isOnSelf {
      return name == "wrappedValue" && resolver.type(of: base).isBinding
    }
    if let id = project.property(at: node) {
      return index[id].attributes.contains { $0.name == "Binding" }
    }
    return node.kind == .reference
      && node.ancestors.contains { $0.child(.closureSignature)?.declaresBinding(of: name) == true }
  }

  /// Whether an expression reads what a key path leads to in an object that has the property.
  private func readsByPath(_ node: Node) -> Bool {
    guard node.isAskedByPath, let base = node.readBase,
      let owner = property.flatMap({ index[$0].owner })
    else { return false }
    return resolver.type(of: base).unwrapped.declaredTypes
      .contains { resolver.scopes.isRelated($0, to: owner) }
  }

  /// Whether an expression is a variable or a parameter that holds a function.
  private func isUnknownClosure(_ node: Node) -> Bool {
    switch node.kind {
    case .reference:
      switch resolver.scopes.target(of: node.firstToken.name, at: node) {
      case .local(let local):
        if case .function = local.form { return false }
      case .property(let id): if index[id].knownClosure != nil { return false }
      default: guard node.firstToken.kind == .dollarIdentifier else { return false }
      }
    case .memberExpression:
      if let id = resolver.property(at: node) {
        if index[id].knownClosure != nil { return false }
      } else {
        // A tuple has no methods: what is called of it is what it holds.
        guard let base = node.readBase, case .tuple = resolver.type(of: base).unwrapped else {
          return false
        }
      }
    case .optionalChain, .forceUnwrap:
      return node.children.first.map(isUnknownClosure) ?? false
    // What an operator makes is known to the project alone.
    case .prefixExpression, .postfixExpression: return true
    case .callExpression, .subscriptExpression, .sequenceExpression, .tupleExpression: break
    default: return false
    }
    return switch resolver.type(of: node).unwrapped {
    case .function, .unknown: true
    default: false
    }
  }

  /// The accessors that run when a part of a value is changed, those of its wrappers among them: those
  /// of an object change no value.
  private func accessors(of part: Node) -> [Node] {
    let wrappers = project.property(at: part).map { index[$0].attributes } ?? []
    let wrapping = wrappers.flatMap(resolver.scopes.types).flatMap {
      bodies(of: "wrappedValue", declaredBy: $0)
    }
    // A key path may lead to whatever the value computes.
    let asked = part.readBase.flatMap { base in
      part.isAskedByPath ? computedBodies(of: resolver.type(of: base)) : nil
    }
    return (bodies(of: part) + wrapping + (asked ?? [])).filter { body in
      body.hasAccessorForChanges
        && index.enclosingType(of: body).map { [.class, .actor].contains(index[$0].kind) } != true
    }
  }

  /// What types of the project say of their values' order, where a change sorts them, and of their
  /// equality, where it looks for them in a set or a dictionary.
  private func comparisons(by change: ChangeInPlace) -> [Node] {
    var found: [Node] = []
    for place in change.parts + [change.place] {
      let types = [place, place.readBase].compactMap(\.self).map { resolver.type(of: $0).unwrapped }
      for type in types {
        switch type {
        case .external("Set", let elements):
          found += elements.flatMap { bodies(of: $0, ["==", "hash"]) }
        case .dictionary(let key, _): found += bodies(of: key, ["==", "hash"])
        case .array(let element) where change.form == .method("sort"):
          found += bodies(of: element, ["<"])
          if change.isCompared { found += computedBodies(of: element) }
        default: break
        }
      }
    }
    return found
  }

  /// What values compute that some key path asks for, by which a comparator may compare them.
  private func computedBodies(of type: StaticType) -> [Node] {
    type.unwrapped.declaredTypes.flatMap(resolver.scopes.lineage).flatMap { index[$0].properties }
      .map { index[$0] }.filter { property in
        project.projectMentions.places(of: property.name).contains { $0.kind == .keyPathComponent }
      }.compactMap(\.ranBody)
  }

  private func bodies(of type: StaticType, _ names: [String]) -> [Node] {
    type.unwrapped.declaredTypes.flatMap { id in names.flatMap { bodies(of: $0, declaredBy: id) } }
  }

  /// The bodies that run where a function is called or a property read or changed.
  private func bodies(of mention: Node) -> [Node] {
    let name = mention.partName
    switch resolver.meaning(of: mention) {
    case .name(let target): return bodies(of: target)
    case .member(_, .bounded): return project.bodies(of: name)
    case .member(let members, _):
      return members.flatMap { member in
        if case .functions = member.target { return bodies(of: member.target) }
        return bodies(of: name, declaredBy: member.type)
      }
    case .outside:
      return project.addedBodies(of: name).filter { $0.mayRun(by: mention, resolver) }
    case .unknown: return mention.kind == .subscriptExpression ? [] : project.bodies(of: name)
    case .unknownType: return []
    }
  }

  private func bodies(of target: NameTarget?) -> [Node] {
    switch target {
    case .property(let id): [index[id].ranBody].compactMap(\.self)
    case .functions(let ids):
      ids.flatMap { id in
        guard let owner = index[id].owner, index[owner].kind != .external else {
          return [index[id].declaration.body].compactMap(\.self)
        }
        return bodies(of: index[id].name, declaredBy: owner)
      }
    case .local(let local):
      switch local.form {
      case .function(let function): [function.body].compactMap(\.self)
      case .variable(let binding): [binding.accessorBlock].compactMap(\.self)
      default: []
      }
    default: []
    }
  }

  /// The bodies of a member in a type, in what it inherits from, and in what inherits from it.
  private func bodies(of name: String, declaredBy type: TypeID) -> [Node] {
    let lineage = Set(resolver.scopes.lineage(of: type))
    return project.bodies(of: name) { owner in
      lineage.contains(owner) || resolver.scopes.lineage(of: owner).contains(type)
    }
  }
}

extension PropertySymbol {
  /// The closure that a constant is.
  fileprivate var knownClosure: Node? {
    guard isLet, let value = binding.initialValue, value.kind == .closureExpression else {
      return nil
    }
    return value
  }

  /// What runs where it is read, changed or called.
  var ranBody: Node? {
    binding.accessorBlock ?? knownClosure ?? (isLazy ? binding.initialValue : nil)
  }
}

extension StaticType {
  fileprivate var isBinding: Bool {
    if case .external("Binding", _) = self { true } else { false }
  }
}

extension Node {
  /// Whether a call runs what has been told to wait for it, whatever that is: `center.post(name: …)`,
  /// `subject.send()`.
  fileprivate var announces: Bool {
    guard let member = MemberExpression(self) else { return false }
    return member.base != nil && ["post", "send"].contains(member.name)
  }

  /// Whether a body is that of accessors which run when a variable or a subscript is changed.
  fileprivate var hasAccessorForChanges: Bool {
    kind == .accessorBlock && children(.accessorDecl).contains(where: \.runsWithChanges)
  }

  /// Whether a body has nothing but observers.
  fileprivate var isOfObservers: Bool {
    kind == .accessorBlock && children(.accessorDecl).allSatisfy(\.runsWithChanges)
      && child(.accessorDecl) != nil
  }

  /// Whether an accessor runs when a variable or a subscript is changed: `set`, `nonmutating set`, `didSet`.
  var runsWithChanges: Bool {
    directTokens.contains { ["set", "_modify", "willSet", "didSet"].contains($0.text) }
  }

  /// Whether a mention of a name can be of what has a body: a call of a function by its labels, a
  /// subscript by those that it is written with, and a name without a base, `.name`, of a type's own.
  func mayRun(by mention: Node, _ resolver: TypeResolver) -> Bool {
    if let member = MemberExpression(mention), member.base == nil,
      let declaration = ancestor([.variableDecl, .functionDecl, .initDecl]),
      declaration.kind != .initDecl, !["static", "class"].contains(where: declaration.hasModifier)
    {
      return false
    }
    if mention.kind == .subscriptExpression { return takesLabels(of: mention) }
    guard let call = CallExpression(mention.parent), let function = FunctionDeclaration(parent)
    else { return true }
    return resolver.canBe(call, of: function)
  }

  /// Whether a subscript, by its accessors, has the labels that another one is written with.
  private func takesLabels(of use: Node) -> Bool {
    let given = use.child(.argumentList)?.children.compactMap(Argument.init).map(\.label)
    // One without labels is the type's own.
    if given?.contains(where: { $0 != nil }) != true { return false }
    return given
      == parent?.child(.parameterClause)?.children(.parameter).map { Parameter($0)?.label }
  }

  /// Whether it is what a key path leads to: `value[keyPath: path]`.
  var isAskedByPath: Bool {
    kind == .subscriptExpression
      && Argument(child(.argumentList)?.children(.argument).first)?.label == "keyPath"
  }

  /// Whether the parameters of a closure spell a binding, `$name`.
  fileprivate func declaresBinding(of name: String) -> Bool {
    subtree.contains { node in
      node.directTokens.contains { $0.kind == .dollarIdentifier && $0.text.dropFirst() == name }
    }
  }
}

extension Project {
  /// Returns the bodies of the functions, computed properties and observers of a name; with `isOwner`
  /// those of the types that it accepts.
  func bodies(of name: String, where isOwner: (TypeID) -> Bool = { _ in true }) -> [Node] {
    (changes.membersByName[name] ?? []).compactMap { member in
      isOwner(member.owner) ? member.body : nil
    }
  }

  /// Returns the bodies of what the project adds to types from outside by a name.
  func addedBodies(of name: String) -> [Node] {
    if let known = changes.addedBodies[name] { return known }
    let found = bodies(of: name) { index[$0].kind == .external }
    changes.addedBodies[name] = found
    return found
  }
}
