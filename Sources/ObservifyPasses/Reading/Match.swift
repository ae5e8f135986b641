import ObservifyIndex
import ObservifySyntax

/// How far a mention of a property's name means the property.
enum Match: Comparable {
  case no
  /// What stands before the dot may be anything.
  case unknown
  /// It means the requirement of a protocol that the property meets, or what it overrides.
  case requirement
  case exact
}

/// The mentions of a name, by what they may be members of.
struct MentionsByOwner {
  fileprivate let places: [Node]
  fileprivate var byType: [TypeID: [Int]] = [:]
  fileprivate var byProperty: [PropertyID: [Int]] = [:]

  /// Those of which nobody can tell what stands before the dot.
  fileprivate var unknown: [Int] = []

  /// - Complexity: O(*n*) in the number of the places.
  fileprivate init(_ places: [Node], _ project: Project) {
    self.places = places
    for (place, mention) in places.enumerated() {
      switch project.resolver.meaning(of: mention) {
      case .name(.property(let id)):
        byProperty[id, default: []].append(place)
        if let owner = project.index[id].owner { byType[owner, default: []].append(place) }
      case .member(let members, let base):
        if members.isEmpty, base == .bounded { unknown.append(place) }
        for type in Set(members.map(\.type)) { byType[type, default: []].append(place) }
      case .name, .outside: continue
      case .unknown, .unknownType: unknown.append(place)
      }
    }
  }
}

extension Project {
  /// Returns the mentions of its name that may mean a property, in order.
  ///
  /// - Complexity: O(*n*) in their number and that of the mentions of the name whose type cannot be told; in the number
  ///   of all mentions of the name for the first property of that name.
  func possibleMentions(of property: PropertyID) -> [Node] {
    let name = index[property].name
    let named =
      projectMentions.byOwner[name] ?? MentionsByOwner(projectMentions.places(of: name), self)
    projectMentions.byOwner[name] = named
    var places = Set(named.unknown + (named.byProperty[property] ?? []))
    if let owner = index[property].owner {
      let types = heirs(of: owner).reduce(into: resolver.related(to: owner)) {
        $0.formUnion(resolver.scopes.lineage(of: $1))
      }
      for type in types { places.formUnion(named.byType[type] ?? []) }
    }
    return places.sorted().map { named.places[$0] }.filter { match($0, property) != .no }
  }

  /// Returns whether a mention of the name of a property means it.
  func match(_ mention: Node, _ property: PropertyID) -> Match {
    switch resolver.meaning(of: mention) {
    case .name(.property(let id)):
      id == property ? .exact : index[id].owner.map { match(memberOf: $0, property) } ?? .no
    case .member(let members, let base):
      members.map { $0.isFunction ? .no : match(memberOf: $0.type, property) }.max()
        ?? (base == .bounded ? .unknown : .no)
    case .name, .outside: .no
    case .unknown:
      canSee(property, from: mention) && canBeCalled(property, by: mention) ? .unknown : .no
    case .unknownType: index[property].isStatic ? .unknown : .no
    }
  }

  /// Whether code at a place can name a property: a private one is known to its file alone, and one of a type to what
  /// that declares there.
  func canSee(_ property: PropertyID, from place: Node) -> Bool {
    guard index[property].isPrivate else { return true }
    guard index.file(of: place).id == index[property].file else { return false }
    guard let owner = index[property].owner,
      index[property].declaration.node.hasModifier("private")
    else { return true }
    return index[owner].declarations.contains { $0.node.contains(place) }
  }

  /// Whether a mention that is called can be a property: a closure takes no labels.
  private func canBeCalled(_ property: PropertyID, by mention: Node) -> Bool {
    guard mention.isCallee, let call = CallExpression(mention.parent),
      case .function = resolver.type(of: property).unwrapped
    else { return true }
    return call.arguments.allSatisfy { $0.label == nil }
  }

  private func match(memberOf type: TypeID, _ property: PropertyID) -> Match {
    guard let owner = index[property].owner else { return .no }
    if resolver.scopes.lineage(of: type).contains(owner) { return .exact }
    let isMet = ([owner] + heirs(of: owner)).contains {
      resolver.scopes.lineage(of: $0).contains(type)
    }
    return isMet ? .requirement : .no
  }
}
