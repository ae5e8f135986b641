import ObservifyIndex
import ObservifySyntax

/// What code outside a model can see of it and the macro does not follow.
///
/// A change of it has no announcement but a hand-made one. A tracked variable that holds a value is
/// no part of it: it cannot change without an assignment.
struct UntrackedState {
  let index: ProjectIndex
  let resolver: TypeResolver
  let graph: ModelGraph
  let treatments: [PropertyID: PropertyTreatment]

  /// The tracked variables whose content can change without an announcement: what they hold is, or
  /// may hold, an object; or an equal value can be another one.
  private(set) var variables: [PropertyID] = []

  /// The bodies of getters and functions that give something back which is not the model's own.
  private(set) var readers: [Node] = []

  /// The properties that are not tracked, and that code outside the class can read.
  private(set) var open: [PropertyID] = []

  /// The models that the class holds in constants: what is read of them they track themselves.
  private(set) var children: [TypeID] = []

  /// Whether code outside the class can read one of them.
  private(set) var showsChild = false

  /// Whether the macro follows all that the class shows.
  var isEmpty: Bool { variables.isEmpty && readers.isEmpty && open.isEmpty && children.isEmpty }

  /// Looks through a class, and through `others` that inherit from it.
  init(
    of model: TypeID, and others: [TypeID] = [], index: ProjectIndex, resolver: TypeResolver,
    graph: ModelGraph, treatments: [PropertyID: PropertyTreatment]
  ) {
    self.index = index
    self.resolver = resolver
    self.graph = graph
    self.treatments = treatments
    // What it inherits without being observed for it shows through the class as well.
    let bases = resolver.scopes.lineage(of: model).dropFirst().filter {
      index[$0].kind != .class || !graph.isModel($0)
    }
    for type in [model] + others + bases {
      for id in index[type].properties
      where !index[id].isStatic && index[id].name != "objectWillChange" {
        add(id, of: type)
      }
      for id in index[type].functions where !index[id].isStatic { add(index[id], of: type) }
    }
  }

  private mutating func add(_ id: PropertyID, of type: TypeID) {
    let property = index[id]
    guard property.isStored else {
      if let body = property.binding.getterBody, readsElsewhere(body, of: type) {
        readers.append(body)
      }
      return
    }
    switch source(id) {
    case .none: break
    case .tracked: variables.append(id)
    case .child(let child):
      children += child
      if !property.isPrivate { showsChild = true }
    case .untracked: if !property.isPrivate { open.append(id) }
    }
  }

  private mutating func add(_ function: FunctionSymbol, of type: TypeID) {
    let declaration = function.declaration
    let body: Node?
    switch declaration.node.kind {
    case .functionDecl:
      guard let result = declaration.resultType, !["Void", "()"].contains(result.text),
        !declaration.node.directTokens.contains(where: { $0.text == "async" })
      else { return }
      body = declaration.body
    case .subscriptDecl: body = declaration.node.child(.accessorBlock)?.getterBody
    default: return
    }
    if let body, readsElsewhere(body, of: type) { readers.append(body) }
  }

  // MARK: What a property shows

  private enum Source {
    /// Nothing that could change unseen.
    case none
    /// A tracked variable that may hold an object.
    case tracked
    /// Objects of the project that are observed by themselves.
    case child([TypeID])
    case untracked
  }

  private func source(_ id: PropertyID) -> Source {
    let property = index[id]
    let type = resolver.type(of: id)
    if PropertyPolicy.isPlumbing(type, index) || Self.isTool(type) { return .none }
    if property.isLet || property.binding.pattern?.kind != .identifierPattern {
      let models = type.declaredTypes
      if !models.isEmpty, models.allSatisfy({ graph.isModel($0) && index[$0].kind == .class }) {
        return .child(models)
      }
      return resolver.mayHoldObject(type) ? .untracked : .none
    }
    switch treatments[id] {
    case .published, .tracked, .reported:
      return resolver.mayHoldObject(type) || IdentityEquality.type(of: id, resolver) != nil
        ? .tracked : .none
    case .ignored(.ignoredPlumbing): return .none
    case .ignored, .unfollowed, nil: return .untracked
    }
  }

  /// Types whose objects show nothing by themselves.
  private static func isTool(_ type: StaticType) -> Bool {
    guard case .external(let name, _) = type.unwrapped else { return false }
    return name.hasSuffix("Formatter")
      || ["JSONDecoder", "JSONEncoder", "Bundle", "Locale", "Calendar", "TimeZone"].contains(name)
  }

  // MARK: What a body reads

  /// Whether a getter or a function reads something that is neither tracked nor a value of its own.
  private func readsElsewhere(_ body: Node, of type: TypeID) -> Bool {
    body.descendants.contains { node in
      switch node.kind {
      case .reference: return isElsewhere(reference: node, of: type)
      case .memberExpression:
        guard let member = MemberExpression(node), let base = member.base else { return false }
        if node.isOnSelf {
          return resolver.scopes.member(member.name, of: type).map { isElsewhere($0) } ?? false
        }
        if base.text == "super" { return true }
        guard case .metatype(let owner) = resolver.type(of: base) else {
          return Self.instances.contains(member.name) && base.beginsWithCapital
            && !Self.isTool(.external(base.text))
        }
        return owner.declaredTypes.contains { declared in
          resolver.scopes.member(member.name, of: declared).map { isElsewhere($0) } ?? false
        }
      default: return false
      }
    }
  }

  /// Names under which frameworks hand out what is there once.
  private static let instances: Set<String> = [
    "standard", "shared", "default", "main", "current", "general", "processInfo", "now",
    "sharedInstance", "defaults",
  ]

  /// Types from outside that read the state of something when they are made or used.
  private static let outsiders: Set<String> = [
    "UserDefaults", "NSUbiquitousKeyValueStore", "FileManager", "Date", "NSApp", "Defaults",
  ]

  private func isElsewhere(reference node: Node, of type: TypeID) -> Bool {
    let name = node.firstToken.name
    let target = resolver.scopes.target(of: name, at: node)
    switch target {
    case .local(let local):
      // Other locals come of what the body reads.
      guard case .parameter(let parameter) = local.form else { return false }
      return resolver.mayHoldObject(parameter.type.map(resolver.declaredType) ?? .unknown)
    case .type(.declared(let ids)):
      return node.parent?.kind == .callExpression && ids.contains { index[$0].kind == .class }
    case .undeclared: return Self.outsiders.contains(name)
    default: return isElsewhere(target)
    }
  }

  private func isElsewhere(_ target: NameTarget) -> Bool {
    switch target {
    case .property(let id):
      let property = index[id]
      guard property.owner != nil, !property.isStatic else {
        return !property.isStored || !property.isLet
          || resolver.mayHoldObject(resolver.type(of: id))
      }
      guard property.isStored else { return false }
      if case .untracked = source(id) { return true }
      return false
    case .functions(let ids):
      // The model's own functions are looked through for themselves.
      return !ids.allSatisfy { id in
        index[id].owner.map { graph.isModel($0) && !index[id].isStatic } == true
      }
    case .ambiguous: return true
    case .local, .type, .enumCase, .undeclared: return false
    }
  }
}

extension PatternBinding {
  /// What runs when a computed property is read: the body of `get`, or the block that is a getter
  /// without its keyword.
  var getterBody: Node? { accessorBlock?.getterBody }
}

extension Node {
  /// The getter's body of an accessor block.
  var getterBody: Node? {
    let accessors = children(.accessorDecl)
    if accessors.isEmpty { return self }
    return accessors.first { $0.firstToken.kind == .getKeyword }?.child(.codeBlock)
  }

  var beginsWithCapital: Bool { firstToken.text.first?.isUppercase == true }
}
