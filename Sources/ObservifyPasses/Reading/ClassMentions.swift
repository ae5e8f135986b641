import ObservifyIndex
import ObservifySyntax

/// The mentions within each class that was asked for, and those of `$name` in the whole project: one
/// store serves all rounds of a run.
final class ClassMentionsStore {
  private var known: [TypeID: ClassMentions] = [:]
  private var projections: [String: [Node]]?

  /// Returns the references, member expressions and key paths' steps that say `$name`.
  ///
  /// - Complexity: O(*n*) in the nodes of the project the first time.
  func projections(of name: String, in index: ProjectIndex) -> [Node] {
    if let projections { return projections[name] ?? [] }
    var found: [String: [Node]] = [:]
    for tree in index.files.map(\.tree) {
      for place in tree.nodes.kinds.indices {
        switch tree.nodes.kinds[place] {
        case .reference, .memberExpression, .keyPathComponent: break
        default: continue
        }
        let node = Node(tree: tree, index: place)
        guard let token = node.firstDirectToken(where: { $0.kind == .dollarIdentifier }) else {
          continue
        }
        found[String(token.text.dropFirst()), default: []].append(node)
      }
    }
    projections = found
    return found[name] ?? []
  }

  /// Returns the mentions within a type.
  func mentions(in symbol: TypeSymbol) -> ClassMentions {
    if let found = known[symbol.id] { return found }
    let found = ClassMentions(symbol)
    known[symbol.id] = found
    return found
  }
}

/// Where the members of a class mention names: what the property policy is decided on.
struct ClassMentions {
  /// One mention of a name within a class or one of its extensions.
  struct Mention {
    /// The reference, or the member expression.
    let node: Node
    /// The member of the type within which it stands.
    let member: Node
    /// Whether the mention is only the target of an assignment.
    let isWrite: Bool
    /// Whether it stands in a closure that is stored, passed on or given back: anyone may run it.
    let isKept: Bool
  }

  private(set) var byName: [String: [Mention]] = [:]

  /// The names that each member mentions.
  private(set) var namesOfMembers: [Node: Set<String>] = [:]

  /// The members that code outside the class can call, and those that these call.
  let reachable: Set<Node>

  /// The members of the type, those of its extensions included.
  let members: [Node]

  /// Collects the mentions within a type.
  ///
  /// - Complexity: O(*n*) in the number of nodes of the type.
  init(_ symbol: TypeSymbol) {
    members = symbol.declarations.flatMap(\.members)
    var kept: Set<String> = []
    let actions = Set(members.filter(\.isAction).flatMap(\.declaredMemberNames))
    for member in members {
      let closures = member.descendants.filter {
        $0.kind == .closureExpression && $0.isKeptClosure(actions)
      }
      for node in member.descendants {
        guard let token = node.mentionedName else { continue }
        let name = token.name
        let isKept = closures.contains { $0.contains(node) }
        byName[name, default: []].append(
          Mention(node: node, member: member, isWrite: node.isAssignmentTarget, isKept: isKept))
        namesOfMembers[member, default: []].insert(name)
        // A function that is not called where it is named can be called by anyone.
        if isKept || node.parent?.kind != .callExpression { kept.insert(name) }
      }
    }
    let functions = Set(
      members.filter { $0.kind == .functionDecl }.flatMap(\.declaredMemberNames))
    reachable = Self.reachable(members, namesOfMembers, kept: kept.intersection(functions))
  }

  private static func reachable(
    _ members: [Node], _ namesOfMembers: [Node: Set<String>], kept: Set<String>
  ) -> Set<Node> {
    let callable = members.filter(\.isCallable)
    var declaring: [String: [Node]] = [:]
    for member in callable {
      for name in member.declaredMemberNames { declaring[name, default: []].append(member) }
    }
    let open = callable.filter { !$0.isPrivate } + kept.flatMap { declaring[$0] ?? [] }
    return open.reached { member in
      (namesOfMembers[member] ?? []).flatMap { declaring[$0] ?? [] }
    }
  }

  /// Returns the mentions of a name within a node.
  func mentions(of name: String, in node: Node) -> [Mention] {
    (byName[name] ?? []).filter { node.contains($0.node) }
  }
}

extension TypeSymbol {
  /// The declaration of a type, and its extensions.
  var declarations: [TypeDeclaration] {
    [declaration].compactMap(\.self) + extensions.map(\.declaration)
  }
}

extension Node {
  /// The two sides of `a = b`, of which the right one is nil where it is several expressions; nil for
  /// anything else.
  var assignment: (target: Node, value: Node?)? {
    let parts = Array(children.prefix(4))
    guard parts.count > 2, parts[1].kind == .assignment else { return nil }
    return (parts[0].tried, parts.count == 3 ? parts[2] : nil)
  }

  /// The sides of the assignment that the expression is one of: in `try a = b()`, `a` is the left one.
  var assignmentAround: (target: Node, value: Node?)? {
    ancestors.first { ![.tryExpression, .awaitExpression].contains($0.kind) }?.assignment
  }

  /// The expression without the `try` and the `await` before it.
  var tried: Node {
    [.tryExpression, .awaitExpression].contains(kind) ? children.first?.tried ?? self : self
  }

  /// Whether the expression stands alone on the left of `=`.
  var isAssignmentTarget: Bool { assignmentAround?.target == self }

  /// What a statement assigns to the expression, alone or as an element of a tuple: no single expression
  /// where `.some(nil)` is; nil where nothing is assigned.
  var assignedValue: Node?? {
    if isAssignmentTarget { return .some(assignmentAround?.value) }
    guard let element = parent, let tuple = element.parent, tuple.kind == .tupleExpression,
      tuple.isAssignmentTarget
    else { return nil }
    guard let value = tuple.assignmentAround?.value,
      let place = tuple.children(.argument).firstIndex(of: element),
      let match = value.children(.argument).dropFirst(place).first
    else { return .some(nil) }
    return .some(Argument(match)?.value)
  }

  /// Whether a mention is assigned, alone or in a tuple, or is handed out to be: by `&`, by a key path.
  var mayBeWritten: Bool {
    if kind == .keyPathComponent || isAssignmentTarget { return true }
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .inoutExpression: return true
      case .tupleExpression, .argument, .argumentList, .tuplePatternElement:
        if parent.isAssignmentTarget { return true }
        node = parent
      default: return false
      }
    }
    return false
  }

  /// Whether a member expression has `self` before its dot, or the reference has no dot at all.
  var isOnSelf: Bool {
    guard kind == .memberExpression else {
      return kind == .reference || kind == .optionalBindingCondition
    }
    guard let base = MemberExpression(self)?.base else { return false }
    return ["self", "self?", "self!"].contains(base.text)
  }
}

extension Node {
  /// Whether it is a closure that is stored, passed on or given back; one that only calls one of
  /// `actions`, functions without a result, gives nothing to anyone.
  fileprivate func isKeptClosure(_ actions: Set<String>) -> Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .callExpression, .argument, .labeledClosure:
      guard let taken = TakenClosure(self), taken.isGiven else { return false }
      return !taken.isRunByEvent && !taken.isDeferred && !taken.runsImmediately
        && givesResult(actions)
    default: return true
    }
  }

  /// Whether a closure says what it gives back.
  private func givesResult(_ actions: Set<String>) -> Bool {
    let statements = children.filter { $0.kind != .closureSignature }
    if statements.count == 1, let only = statements.first {
      let callee = CallExpression(only)?.callee
      let isAction = callee?.isOnSelf == true && actions.contains(callee?.mentionedName?.name ?? "")
      return only.changedPlace == nil && !isAction
    }
    return descendants.contains { $0.kind == .returnStatement && $0.children.first != nil }
  }

  /// Whether a member is a function without a result.
  fileprivate var isAction: Bool {
    kind == .functionDecl && FunctionDeclaration(self)?.resultType == nil
  }

  /// Whether code can run the member and get something back: a function, or a computed property.
  fileprivate var isCallable: Bool {
    switch kind {
    case .functionDecl, .subscriptDecl: true
    // A type inside the class reads through the object, and whoever has it reads along.
    case .structDecl, .classDecl, .enumDecl, .actorDecl: true
    case .variableDecl:
      VariableDeclaration(self)?.bindings.contains { !$0.isStored } == true
        || hasModifier("lazy")
    default: false
    }
  }

  /// The name of a function, or of the first variable, that it declares.
  var declaredName: String? {
    FunctionDeclaration(self)?.name ?? VariableDeclaration(self)?.bindings.first?.nameToken?.name
  }

  /// The names by which code calls the member.
  var declaredMemberNames: [String] {
    if let function = FunctionDeclaration(self) { return [function.name] }
    return VariableDeclaration(self)?.bindings.compactMap { $0.nameToken?.name } ?? []
  }
}
