import ObservifyIndex
import ObservifySyntax

/// Extensions of `ObservableObject` that use each other's members, and what these are used on.
struct ObservableExtensions {
  let declarations: [TypeDeclaration]

  /// The models whose objects the members are used on.
  private(set) var models: Set<TypeID> = []

  /// Whether they may be used on any class.
  private(set) var isUnsure: Bool

  /// Whether they are used on an object of a type from outside.
  private var isForeign = false

  private let isFreeOfObjects: Bool

  /// Whether they can be extensions of `Observable`: all that they are used on may move, and nothing in
  /// them needs an `ObservableObject`.
  var canMove: Bool { !isUnsure && !isForeign && isFreeOfObjects && !models.isEmpty }

  init(_ declarations: [TypeDeclaration], _ project: Project) {
    self.declarations = declarations
    isUnsure = declarations.contains(where: \.isUsedWithoutName)
    isFreeOfObjects = declarations.allSatisfy { $0.isFreeOfObjects(project.resolver.scopes) }
    for use in project.projectMentions.places(of: declarations.flatMap(\.memberNames))
    where !declarations.contains(where: { $0.node.contains(use) }) {
      add(use, project)
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
  /// The groups of extensions of `ObservableObject`.
  func makeObservableExtensions() -> [ObservableExtensions] {
    var open = index.externalTypes[Vocabulary.observableObject].map { index[$0].extensions } ?? []
    var groups: [ObservableExtensions] = []
    while let first = open.popLast() {
      var group = [first.declaration]
      while let next = open.firstIndex(where: { other in
        group.contains { $0.uses(other.declaration) || other.declaration.uses($0) }
      }) {
        group.append(open.remove(at: next).declaration)
      }
      groups.append(ObservableExtensions(group, self))
    }
    return groups
  }
}

extension TypeDeclaration {
  /// Whether it mentions the name of a member of another extension.
  fileprivate func uses(_ other: TypeDeclaration) -> Bool {
    let names = NameSet(other.memberNames)
    return node.descendants.contains { $0.mentionedName.map(names.contains) == true }
  }

  /// Whether nothing in an extension of `ObservableObject` has to do with that, nor hands the object to
  /// something that may ask for it.
  fileprivate func isFreeOfObjects(_ scopes: ScopeLookup) -> Bool {
    guard let type = extendedType, scopes.namesObservableObject(type) else { return false }
    let names = Vocabulary.objectTypes.union(Vocabulary.objectMembers)
      .union(["ObjectWillChangePublisher"])
    return !node.descendants.contains { part in
      !type.contains(part) && part.directTokens.contains { names.contains($0.text) }
        || part.isSelf && part.parent?.kind == .argument
          && part.parent?.parent?.parent?.kind == .callExpression
    }
  }
}
