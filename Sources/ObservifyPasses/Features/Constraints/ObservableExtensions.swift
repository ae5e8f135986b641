import ObservifyIndex
import ObservifySyntax

/// Extensions of `ObservableObject`, or of protocols where `Self` is one, that use each other's members, and what
/// these are used on.
struct ObservableExtensions {
  /// An extension, or a function in one, that takes `Self` as an `ObservableObject`.
  struct Part {
    let node: Node

    /// Where `ObservableObject` is spelled: what is extended, or the constraint of `Self`.
    let mention: Node
    let memberNames: [String]
    let isUsedWithoutName: Bool

    /// The protocol of the project that is extended; nil where that is `ObservableObject`.
    var extended: TypeID?
  }

  let parts: [Part]

  /// The models whose objects the members are used on.
  private(set) var models: Set<TypeID> = []

  /// Whether they may be used on any class.
  private(set) var isUnsure: Bool

  /// Whether they are used on an object of a type from outside.
  private var isForeign = false

  private let isFreeOfObjects: Bool

  /// Whether they can ask for `Observable`: all that they are used on may move, and nothing in them needs an
  /// `ObservableObject`.
  var canMove: Bool { !isUnsure && !isForeign && isFreeOfObjects && !models.isEmpty }

  init(_ parts: [Part], _ project: Project) {
    self.parts = parts
    isUnsure = parts.contains(where: \.isUsedWithoutName)
    isFreeOfObjects = parts.allSatisfy { $0.isFreeOfObjects(project.resolver.scopes) }
    for part in parts { models.formUnion(part.conformersByIt(project)) }
    for use in project.projectMentions.places(of: parts.flatMap(\.memberNames))
    where !parts.contains(where: { $0.node.contains(use) }) {
      add(use, project)
    }
    let extended = parts.compactMap(\.extended)
    guard extended.count == parts.count else { return }
    models = models.filter { model in
      extended.contains { project.resolver.scopes.lineage(of: model).contains($0) }
    }
  }

  private mutating func add(_ use: Node, _ project: Project) {
    let name = use.mentionedName?.name ?? ""
    guard use.kind != .keyPathComponent else {
      isUnsure = true
      return
    }
    guard let base = MemberExpression(use)?.base else {
      if let owner = project.enclosingModel(use) {
        models.insert(owner)
      } else if case .undeclared = project.resolver.scopes.target(of: name, at: use) {
        isForeign = true
      }
      return
    }
    let type = project.resolver.type(of: base).unwrapped.instance
    let found = project.uses.parameters.models(of: type, at: base, project.index, project.graph)
    models.formUnion(found)
    if type == .unknown {
      isUnsure = true
    } else if found.isEmpty, !project.resolver.hasOwn(name, type) {
      isForeign = true
    }
  }
}

extension TypeResolver {
  /// Whether a value of a type surely has a member of a name otherwise than as an `ObservableObject`.
  fileprivate func hasOwn(_ name: String, _ type: StaticType) -> Bool {
    switch type {
    case .nominal(let ids, _):
      ids.allSatisfy { scopes.member(name, of: $0) != nil }
    case .external(let outside, _):
      Vocabulary.standardNames.contains(outside)
        || index.externalTypes[outside].map { index[$0].members[name] != nil } == true
    case .array, .dictionary, .tuple, .function: true
    default: false
    }
  }
}

extension Project {
  /// The groups of extensions of `ObservableObject`, and of those that ask for it.
  func makeObservableExtensions() -> [ObservableExtensions] {
    var open = index.types.flatMap { type in
      type.extensions.flatMap { observableParts(of: $0.declaration, type.id) }
    }
    var groups: [ObservableExtensions] = []
    while let first = open.popLast() {
      var group = [first]
      while let next = open.firstIndex(where: { other in
        group.contains { $0.uses(other) || other.uses($0) }
      }) {
        group.append(open.remove(at: next))
      }
      groups.append(ObservableExtensions(group, self))
    }
    return groups
  }

  /// An extension of `ObservableObject`; of another protocol, that or its functions where they ask for it.
  func observableParts(
    of declaration: TypeDeclaration, _ type: TypeID
  ) -> [ObservableExtensions.Part] {
    if index[type].kind == .external {
      guard let name = declaration.extendedType, resolver.scopes.namesObservableObject(name) else {
        return []
      }
      return [ObservableExtensions.Part(declaration, mention: name)]
    }
    guard index[type].kind == .protocol, !graph.isModel(type) else { return [] }
    if let mention = constraintOfSelf(in: declaration.node) {
      return [ObservableExtensions.Part(declaration, mention: mention, of: type)]
    }
    return declaration.members.compactMap { member in
      guard let function = FunctionDeclaration(member),
        let mention = constraintOfSelf(in: member)
      else { return nil }
      return ObservableExtensions.Part(
        node: member, mention: mention, memberNames: [function.name],
        isUsedWithoutName: function.isCalledWithoutName, extended: type)
    }
  }

  /// The `ObservableObject` in `where Self: ObservableObject`.
  private func constraintOfSelf(in declaration: Node) -> Node? {
    let requirements = declaration.child(.whereClause)?.children(.requirement) ?? []
    return requirements.lazy.compactMap { requirement -> Node? in
      let types = requirement.children.filter(\.kind.isType)
      guard types.count == 2, types[0].text == "Self" else { return nil }
      return types[1].subtree.first {
        $0.kind.isType && self.resolver.scopes.namesObservableObject($0)
      }
    }.first
  }
}

extension ObservableExtensions.Part {
  /// A whole extension.
  init(_ declaration: TypeDeclaration, mention: Node, of extended: TypeID? = nil) {
    node = declaration.node
    self.mention = mention
    memberNames = declaration.memberNames
    isUsedWithoutName =
      declaration.isUsedWithoutName || extended != nil && !declaration.inheritedTypes.isEmpty
    self.extended = extended
  }

  /// Whether it mentions the name of a member of another one.
  fileprivate func uses(_ other: Self) -> Bool {
    let names = NameSet(other.memberNames)
    return node.descendants.contains { $0.mentionedName.map(names.contains) == true }
  }

  /// The models that may need its members to conform to the protocol.
  fileprivate func conformersByIt(_ project: Project) -> Set<TypeID> {
    guard let extended else { return [] }
    let (index, scopes) = (project.index, project.resolver.scopes)
    return Set(
      project.graph.models.filter { model in
        let lineage = scopes.lineage(of: model)
        guard lineage.contains(extended) else { return false }
        let required = lineage.filter { index[$0].kind == .protocol }
          .flatMap { index[$0].declaration?.memberNames ?? [] }
        return memberNames.contains(where: required.contains)
      })
  }

  /// Whether nothing in it has to do with an `ObservableObject`, nor hands the object to something that may ask
  /// for one.
  fileprivate func isFreeOfObjects(_ scopes: ScopeLookup) -> Bool {
    guard scopes.namesObservableObject(mention) else { return false }
    let names = Vocabulary.objectTypes.union(Vocabulary.objectMembers)
      .union(["ObjectWillChangePublisher"])
    return !node.descendants.contains { part in
      !mention.contains(part) && part.directTokens.contains { names.contains($0.text) }
        || part.isSelf && part.parent?.kind == .argument
          && part.parent?.parent?.parent?.kind == .callExpression
    }
  }
}
