import ObservifyIndex
import ObservifySyntax

/// What code has to do with a model.
extension Project {
  /// The announced members of an object that some code changes, and where; nil where it has nothing to
  /// do with the object.
  func members(
    of model: TypeID, changedIn code: Node
  ) -> [(name: String, mention: Node)]? {
    if let known = refreshes.changed[model]?[code] { return known }
    let announced = announcedNames(of: model)
    var members = boundChanges(of: model, in: code)
    let isOfModel = isOwn(code, model)
    let isRelated =
      isOfModel || !members.isEmpty
      || types(askedIn: code).contains { resolver.scopes.isRelated($0, to: model) }
    // An observer runs with each change of its variable.
    if isOfModel, let name = code.nameOfObserved, announced.values.contains(name) {
      members.append((name, code))
    }
    let assigning = projectMentions.number(of: "assign")
    for (node, number) in isRelated ? projectMentions.mentions(in: code) : [] {
      if let name = announced[number], node.isChanged(resolver), isModel(node, model) {
        members.append((name, node))
      }
      if isOfModel, number == assigning, let name = node.assignedProjection,
        case .property(let id)? = resolver.scopes.member(name, of: model),
        index[id].published != nil
      {
        members.append((name, node))
      }
    }
    let found = isRelated ? members : nil
    refreshes.changed[model, default: [:]][code] = .some(found)
    return found
  }

  /// Where the code of its class has a publisher assign a variable: `assign(to: &$x)`.
  func assigningPublishers(of id: PropertyID) -> [Node] {
    guard let owner = index[id].owner else { return [] }
    return (mentions.mentions(in: index[owner]).byName["assign"] ?? []).map(\.node)
      .filter { $0.assignedProjection == index[id].name }
  }

  /// The models that some code has to do with.
  ///
  /// These are its own, those that its type holds, those of what it asks or changes, and the classes related to them.
  func modelsConcerned(by code: Node) -> Set<TypeID> {
    if let known = refreshes.concerned[code] { return known }
    var types = types(askedIn: code).union(boundChanges(in: code).map(\.member.type))
    if let owner = index.enclosingType(of: code) {
      types.formUnion((held[owner] ?? []).union([owner]))
    }
    let found = models(relatedTo: types)
    refreshes.concerned[code] = found
    return found
  }

  /// The models that some types inherit from, and the classes among them that inherit from these.
  func models(relatedTo types: Set<TypeID>) -> Set<TypeID> {
    let related = types.flatMap { type in
      resolver.scopes.lineage(of: type) + (resolver.inheritors[type] ?? [])
    }
    return Set(related.filter(graph.isModel))
  }

  /// The types of what some code asks for members.
  private func types(askedIn code: Node) -> Set<TypeID> {
    if let known = refreshes.asked[code] { return known }
    let mentions = projectMentions.mentions(in: code).map(\.node)
    let found = Set(mentions.flatMap { resolver.meaning(of: $0).members.map(\.type) })
    refreshes.asked[code] = found
    return found
  }

  /// Whether a mention is one of the object, or of a member of it on `self`.
  func isModel(_ mention: Node, _ model: TypeID) -> Bool {
    if mention.isOnSelf, isOwn(mention, model) { return true }
    return resolver.meaning(of: mention).members.contains {
      resolver.scopes.isRelated($0.type, to: model)
    }
  }

  /// Whether objects of a class that is no model tell views of their changes: by a macro, or what publishes for a class
  /// that a package makes observable.
  func announcesItself(_ type: TypeID) -> Bool {
    index[type].isFollowed
      || resolver.hasOutsideSuperclass(type)
        && resolver.scopes.lineage(of: type).flatMap { index[$0].properties }
          .contains { index[$0].published != nil }
  }

  /// Whether a place is code of the object's class, or of one that inherits from it.
  func isOwn(_ place: Node, _ model: TypeID) -> Bool {
    index.enclosingType(of: place).map { resolver.scopes.isRelated($0, to: model) } == true
  }

  /// The names of what a class announces, with what it inherits, by the numbers of their mentions.
  func announcedNames(of model: TypeID) -> [Int: String] {
    if let known = refreshes.announced[model] { return known }
    let properties = resolver.scopes.lineage(of: model).flatMap { index[$0].properties }
    let announced = announcedByHand(of: model)
    let names = properties.filter { id in
      index[id].published != nil || announced.contains(id)
        || index[id].attributes.contains(where: resolver.scopes.publishesThroughObject)
    }.map { index[$0].name }
    let found = names.reduce(into: [Int: String]()) { found, name in
      projectMentions.number(of: name).map { found[$0] = name }
    }
    refreshes.announced[model] = found
    return found
  }
}

extension Node {
  /// The own variable that a publisher assigns what it sends by a method of that name: `x` of
  /// `assign(to: &$x)`.
  fileprivate var assignedProjection: String? {
    guard let value = CallExpression(parent)?.arguments.first?.value else { return nil }
    return ["&$", "&self.$"].lazy.filter(value.text.hasPrefix).map {
      String(value.text.dropFirst($0.count))
    }.first
  }
}
