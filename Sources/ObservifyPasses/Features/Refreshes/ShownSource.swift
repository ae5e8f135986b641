import ObservifyIndex
import ObservifySyntax

/// Something that a view shows and that no observed object stores.
enum ShownSource {
  /// A variable of a plain object, of a type, or of a file.
  case variable(PropertyID)
  /// A value of `UserDefaults`, by its key as it is spelled where that is known.
  case defaults(key: String?)
  /// The time, as it is asked for.
  case time(String)

  /// What a sentence calls it.
  func name(in index: ProjectIndex) -> String {
    switch self {
    case .variable(let id): "'\(index[id].name)'"
    case .defaults: "'UserDefaults'"
    case .time(let spelled): "'\(spelled)'"
    }
  }
}

/// What is asked for again and again about what views show, once it is known.
final class RefreshStore {
  private let index: ProjectIndex
  private let uses: ModelUses

  /// The answers by the places of the wrappers.
  var needs: [Int: RefreshNeed?] = [:]

  init(_ index: ProjectIndex, _ uses: ModelUses) {
    self.index = index
    self.uses = uses
  }

  /// The wrappers whose objects the code mentions.
  private(set) lazy var mentionedWrappers = Set((uses.values + uses.projections).map(\.wrapper))

  /// The places where a variable is assigned or changed in place, in whole or in part, by its name;
  /// those that store a value in `UserDefaults` for `defaults`.
  ///
  /// - Complexity: O(*n*) in the nodes of the project the first time.
  private(set) lazy var changes: [String: [Node]] = {
    var found: [String: [Node]] = [:]
    for tree in index.files.map(\.tree) {
      for place in tree.nodes.kinds.indices {
        switch tree.nodes.kinds[place] {
        case .sequenceExpression, .callExpression, .inoutExpression: break
        default: continue
        }
        let node = Node(tree: tree, index: place)
        if node.storesDefault { found["defaults", default: []].append(node) }
        var changed = node.kind == .inoutExpression ? node.children.first : node.changedPlace
        while let part = changed {
          if let name = part.mentionedName?.name { found[name, default: []].append(part) }
          changed = part.children.first
        }
      }
    }
    return found
  }()
}

extension Project {
  /// Returns the members of an object that change together with what a view shows; none where any of
  /// them may, and nil where the object has nothing to do with it.
  ///
  /// A view that runs by the announcements of the object alone (`isAlone`) shows whatever is new then.
  func members(
    of model: TypeID, changingWith source: ShownSource, isAlone: Bool
  ) -> [String]? {
    let changes: [Node]
    switch source {
    case .time: return isAlone ? [] : nil
    case .variable(let property):
      changes = (refreshes.changes[index[property].name] ?? []).filter {
        isOf(property, $0) && $0.isChanged(resolver) && !$0.isInInitializer
      }
    case .defaults(let key):
      changes = (refreshes.changes["defaults"] ?? []).filter { change in
        guard let key, let other = change.defaultsKey else { return true }
        return key == other
      }
    }
    guard !changes.isEmpty else { return nil }
    var members: [String] = []
    var isRelated = isAlone
    for change in changes {
      guard let found = self.members(of: model, changedAround: change) else { continue }
      isRelated = true
      members += found.filter { !members.contains($0) }
    }
    return isRelated ? members : nil
  }

  /// Whether a mention of the name of a variable may mean it.
  private func isOf(_ property: PropertyID, _ mention: Node) -> Bool {
    guard let base = MemberExpression(mention)?.base else {
      if case .property(let id) = resolver.scopes.target(of: index[property].name, at: mention) {
        return id == property
      }
      return false
    }
    var type = resolver.type(of: base).unwrapped
    if case .metatype(let instance) = type { type = instance.unwrapped }
    guard let owner = index[property].owner, type != .unknown else { return type == .unknown }
    return type.declaredTypes.contains { resolver.scopes.lineage(of: $0).contains(owner) }
  }

  /// Returns the announced members of an object that change in the code around a change; nil where
  /// that code is not the object's, is not called by it, and does not know it.
  private func members(of model: TypeID, changedAround change: Node) -> [String]? {
    let lineage = resolver.scopes.lineage(of: model)
    guard let code = change.ancestor([.functionDecl, .variableDecl, .initDecl, .subscriptDecl])
    else { return nil }
    var around = [code]
    if let function = FunctionDeclaration(code) {
      for symbol in lineage.map({ index[$0] }) {
        around += (mentions.mentions(in: symbol).byName[function.name] ?? []).filter {
          shownCode.mayMean($0.node, code)
        }.map(\.member)
      }
    }
    var members: [String] = []
    var isRelated = false
    for code in around {
      if index.enclosingType(of: code).map(lineage.contains) == true { isRelated = true }
      for node in code.descendants where node.mentionedName != nil {
        guard isModel(node, lineage) else { continue }
        isRelated = true
        if let name = node.changedMember, announces(name, lineage), !members.contains(name) {
          members.append(name)
        }
      }
    }
    return isRelated ? members : nil
  }

  /// Whether a mention is one of the object, or of a member of it on `self`.
  private func isModel(_ mention: Node, _ lineage: [TypeID]) -> Bool {
    if mention.isOnSelf, index.enclosingType(of: mention).map(lineage.contains) == true {
      return true
    }
    guard let base = MemberExpression(mention)?.base else { return false }
    return resolver.type(of: base).unwrapped.declaredTypes.contains(where: lineage.contains)
  }

  private func announces(_ name: String, _ lineage: [TypeID]) -> Bool {
    lineage.contains { type in
      index[type].properties.contains { index[$0].name == name && index[$0].published != nil }
    }
  }
}

extension Node {
  /// The name of the member that a mention of it changes; nil where it only reads it.
  fileprivate var changedMember: String? {
    isChanged ? mentionedName?.name : nil
  }

  /// Whether a call stores a value for a key, or removes it.
  fileprivate var storesDefault: Bool {
    guard let call = CallExpression(self), let callee = call.callee.flatMap(MemberExpression.init)
    else { return false }
    return ["set", "setValue", "removeObject"].contains(callee.name)
      && call.arguments.contains { $0.label == "forKey" }
  }

  /// The key, as it is spelled, that a call around a mention asks for.
  var defaultsKey: String? {
    let calls = [self] + ancestors.prefix { [.memberExpression, .callExpression].contains($0.kind) }
    for call in calls.lazy.compactMap(CallExpression.init) {
      let key = call.arguments.first { $0.label == "forKey" }?.value
      if let key { return key.text }
    }
    return nil
  }
}
