import ObservifyIndex
import ObservifySyntax

/// What a view shows that only the announcements of an object made it show anew.
///
/// With `ObservableObject` every announcement ran the bodies of all that held the object. The macro
/// runs those that read what has changed, before they return.
struct RefreshNeed {
  let body: Node

  /// What is shown, as a part of a sentence: "'currentTime()' shows 'clock'".
  let reason: String

  /// The members of the object that are read when the body has returned; empty where any change may
  /// matter.
  let members: [String]

  /// Whether any change of the object may matter.
  var isEveryChange: Bool { members.isEmpty }
}

extension Project {
  /// Returns what the view around a wrapper no longer shows anew; nil where it reads the object, shows
  /// only what is its own, or where that is not known.
  ///
  /// - Complexity: O(*n*) in the nodes of what the view's bodies call.
  func refreshNeed(of wrapper: Int) -> RefreshNeed? {
    let use = uses.wrappers[wrapper]
    guard let holder = use.holder, index[holder].kind == .struct, use.models.count == 1,
      let bodies = shownBodies(of: holder)
    else { return nil }
    return bodies.lazy.compactMap { body in
      guard body.children.first != nil else { return nil }
      var display = HolderDisplay(self, use.models[0], holder)
      display.follow(body)
      return display.need
    }.first
  }
}

/// What a body reads of an object, and what it shows besides, itself and by what it calls.
private struct HolderDisplay {
  let project: Project
  let model: TypeID
  let holder: TypeID
  private var index: ProjectIndex { project.index }
  private var resolver: TypeResolver { project.resolver }
  private var shownCode: ShownCode { project.shownCode }

  private var body: Node?
  private var reads: Set<String> = []
  private var laterReads: [String] = []
  private var reload: String?
  private var source: String?
  private var seen: [ShownCode.Way: Set<Node>] = [:]

  init(_ project: Project, _ model: TypeID, _ holder: TypeID) {
    self.project = project
    self.model = model
    self.holder = holder
  }

  /// What has to be added to the body for it to run as before.
  var need: RefreshNeed? {
    guard let body else { return nil }
    if body.isUpdate {
      let missing = laterReads.filter { !reads.contains($0) }
      if !missing.isEmpty {
        return RefreshNeed(body: body, reason: "reads it later", members: missing)
      }
      if let reload, reads.isEmpty, laterReads.isEmpty {
        return RefreshNeed(body: body, reason: "calls '\(reload)'", members: [])
      }
    }
    guard reads.isEmpty, let source else { return nil }
    return RefreshNeed(body: body, reason: "shows \(source)", members: [])
  }

  /// Takes in what a body does.
  mutating func follow(_ body: Node) {
    self.body = body
    guard let declaration = body.ancestor([.functionDecl, .variableDecl]) else { return }
    visit(declaration, .atOnce)
    if reload != nil { visitDelegates() }
  }

  private mutating func visit(_ declaration: Node, _ way: ShownCode.Way) {
    guard seen[way, default: []].insert(declaration).inserted, seen[way, default: []].count < 200,
      let code = declaration.runnableCode
    else { return }
    for node in code.descendants where node.mentionedName != nil {
      let inner: ShownCode.Way
      if shownCode.caller(at: node) == declaration {
        inner = way
      } else if body?.isUpdate == true, shownCode.caller(at: node, .started) == declaration {
        inner = .started
      } else {
        continue
      }
      visit(mention: node, inner)
    }
  }

  private mutating func visit(mention: Node, _ way: ShownCode.Way) {
    guard let member = MemberExpression(mention), let base = member.base else {
      let name = mention.mentionedName?.name ?? ""
      follow(resolver.scopes.target(of: name, at: mention), mention, way)
      return
    }
    if Self.reloads.contains(member.name), body?.isUpdate == true { reload = member.name }
    if base.firstToken.kind == .dollarIdentifier { return read(mention, base, way) }
    switch resolver.type(of: base).unwrapped {
    case .nominal(let ids, _):
      if ids.contains(where: isModel) { return read(mention, base, way) }
      for id in ids { follow(resolver.scopes.member(member.name, of: id), mention, way) }
    case .metatype(let instance):
      for id in instance.declaredTypes {
        follow(resolver.scopes.member(member.name, of: id), mention, way)
      }
      if case .external(let name, _) = instance { note(outside: name, member.name, mention, way) }
    case .external, .tuple, .array, .dictionary: break
    // `context.coordinator`, of the type that the representable declares.
    case _ where base.isCoordinator:
      for case .type(let id) in index[holder].members["Coordinator"] ?? [] {
        follow(resolver.scopes.member(member.name, of: id), mention, way)
      }
    default:
      if resolver.scopes.member(member.name, of: model) != nil { reads.insert(member.name) }
    }
  }

  private func isModel(_ type: TypeID) -> Bool {
    resolver.scopes.lineage(of: type).contains(model)
      || resolver.scopes.lineage(of: model).contains(type)
  }

  /// Takes in that a member of the object is read.
  private mutating func read(_ mention: Node, _ base: Node, _ way: ShownCode.Way) {
    guard let name = mention.mentionedName?.name, !mention.isAssignmentTarget else { return }
    if base.firstToken.kind == .dollarIdentifier {
      reads.insert(name)
      return
    }
    switch resolver.scopes.member(name, of: model) {
    case .property(let id):
      if index[id].isLet { return }
      if way == .atOnce {
        reads.insert(name)
      } else if !laterReads.contains(name) {
        laterReads.append(name)
      }
    case .functions(let ids):
      // What it reads is the class's own matter.
      if way == .atOnce, ids.contains(where: { index[$0].declaration.resultType != nil }) {
        reads.insert(name)
      }
      for id in ids where index[id].declaration.resultType == nil {
        visit(index[id].declaration.node, way)
      }
    default: if way == .atOnce { reads.insert(name) }
    }
  }

  /// Looks through what a name stands for, when it is code of the project.
  private mutating func follow(_ target: NameTarget?, _ mention: Node, _ way: ShownCode.Way) {
    switch target {
    case .property(let id):
      let property = index[id]
      if !property.isStored { return visit(property.declaration.node, way) }
      if property.owner.map(isModel) == true, !property.isLet, !property.isStatic {
        if way == .atOnce { reads.insert(property.name) } else { laterReads.append(property.name) }
        return
      }
      if way == .atOnce, source == nil, !mention.isAssignmentTarget, isState(property),
        body?.isUpdate != true || !isOfParameter(mention)
      {
        source = "'\(property.name)'"
      }
    case .functions(let ids):
      for id in ids { visit(index[id].declaration.node, way) }
    case .undeclared:
      let name = mention.firstToken.name
      if name == "Date", mention.isEmptyCall { source = source ?? "'Date()'" }
    default: break
    }
  }

  /// Whether a stored variable is nobody's who is observed, and is changed somewhere.
  private func isState(_ property: PropertySymbol) -> Bool {
    guard !property.isLet, project.changedNames.contains(property.name),
      property.attributes.isEmpty
    else { return false }
    guard let owner = property.owner else { return true }
    if property.isStatic { return true }
    return index[owner].kind == .class && !project.graph.isModel(owner)
      && index[owner].declaration?.node.attribute("Observable") == nil
      && !resolver.scopes.lineage(of: owner).contains { index[$0].parent == holder }
  }

  /// Whether an expression begins with a parameter: the view that an update sets up.
  private func isOfParameter(_ expression: Node) -> Bool {
    var node = expression
    while node.kind != .reference, let first = node.children.first { node = first }
    guard node.kind == .reference,
      case .local(let local) = resolver.scopes.target(of: node.firstToken.name, at: node),
      case .parameter = local.form
    else { return false }
    return true
  }

  private mutating func note(
    outside type: String, _ member: String, _ mention: Node, _ way: ShownCode.Way
  ) {
    guard way == .atOnce, source == nil, !mention.isAssignmentTarget else { return }
    if ["UserDefaults", "NSUbiquitousKeyValueStore"].contains(type) { source = "'\(type)'" }
    if type == "Date", member == "now" { source = "'Date.now'" }
  }

  /// Takes in what the types within the view, its coordinator above all, give when they are asked.
  private mutating func visitDelegates() {
    for type in index.types where type.parent == holder {
      let members =
        type.functions.map { index[$0].declaration.node }
        + type.properties.map { index[$0].declaration.node }
      for member in members where member.givesValue { visit(member, .started) }
    }
  }

  /// Functions and flags that have a view ask later for what it shows.
  private static let reloads: Set<String> = [
    "reloadData", "reload", "setNeedsDisplay", "needsDisplay", "setNeedsLayout", "needsLayout",
    "reloadItems", "reloadRows", "reloadSections", "reconfigureRows", "reconfigureItems",
    "noteNumberOfRowsChanged", "invalidateLayout", "invalidateIntrinsicContentSize",
    "reloadComponent", "reloadAllComponents",
  ]
}

extension Project {
  /// The names of what is assigned or changed in place somewhere, by initialisers of the own object
  /// aside.
  fileprivate var changedNames: Set<String> {
    if let known = shownCode.changedNames { return known }
    var found: Set<String> = []
    for tree in index.files.map(\.tree) {
      for place in tree.nodes.kinds.indices {
        switch tree.nodes.kinds[place] {
        case .sequenceExpression, .callExpression, .inoutExpression: break
        default: continue
        }
        let node = Node(tree: tree, index: place)
        var changed = node.kind == .inoutExpression ? node.children.first : node.changedPlace
        while let part = changed {
          if let name = part.mentionedName?.name { found.insert(name) }
          changed = part.children.first
        }
      }
    }
    shownCode.changedNames = found
    return found
  }
}

extension Node {
  /// Whether it is `context.coordinator`.
  fileprivate var isCoordinator: Bool {
    guard let member = MemberExpression(self), member.name == "coordinator" else { return false }
    return member.base?.kind == .reference
  }

  /// Whether a name is called without arguments.
  fileprivate var isEmptyCall: Bool {
    guard let parent, let call = CallExpression(parent), call.callee == self else { return false }
    return call.arguments.isEmpty && call.trailingClosures.isEmpty
  }
}
