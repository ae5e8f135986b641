import ObservifyIndex
package import ObservifySyntax

/// What a property becomes whose wrapper made views update: computed, over a private variable that
/// has the wrapper.
package struct WrapperStorage: Hashable, Sendable {
  /// The name of the variable.
  package let name: String

  /// The type of the property as it is written.
  package let type: String

  /// The mentions that go on meaning what is stored: `_p` and `p` where an initialiser sets them, `$p` of
  /// a wrapper whose projection announces nothing.
  package let mentions: [Node]
}

extension Project {
  /// Whether a view holds a class, or something asks for its announcements, to pass them on perhaps.
  func isFollowed(_ model: TypeID) -> Bool {
    let family = resolver.scopes.lineage(of: model) + heirs(of: model)
    return family.contains(where: isHeldByView) || usesPublisher(of: family)
  }

  /// Whether a mention of `objectWillChange` may be that of one of some classes.
  func usesPublisher(of family: [TypeID]) -> Bool {
    uses.willChanges.contains { $0.models.isEmpty || !Set(family).isDisjoint(with: $0.models) }
  }

  /// The same, where other modules that nobody sees may do so.
  func mayBeFollowed(_ model: TypeID) -> Bool {
    isFollowed(model) || index[model].declaration.map { isPublic($0.node) } == true
  }
}

extension PropertyPolicy {
  /// Returns what becomes of a property that views followed by its wrapper, or whose wrapped value is
  /// announced by hand or along with another one; nil for any other.
  func wrapperTreatment(of property: PropertySymbol) -> PropertyTreatment? {
    guard property.attribute("ObservationIgnored") == nil, !project.isConstant(property.id),
      let attribute = property.attributes.first(where: isWrapper)
    else { return nil }
    let isPublishing = resolver.scopes.publishesThroughObject(attribute)
    guard
      isAnnounced(property)
        || isShown(property) && (isPublishing || isChangedAlong(property))
    else { return nil }
    do {
      return .reported(try storage(of: property, under: attribute))
    } catch {
      return isPublishing && !isAnnounced(property) ? .unfollowed(error.reason) : nil
    }
  }

  /// Whether a view that follows the object can come to read a property, itself or by a member that shows
  /// it; of what other modules see nobody knows.
  private func isShown(_ property: PropertySymbol) -> Bool {
    let node = property.declaration.node
    if property.isPrivate {
      guard isReadable(property), project.mayBeFollowed(model) else { return false }
    } else {
      if project.isPublic(node) { return true }
      guard project.isFollowed(model) else { return false }
    }
    // A binding of the wrapper is read by what it is given to.
    return !projections(property.name, model, project.heirs(of: model)).isEmpty
      || ShownReads(of: [model], project).isShown(property.name, node, besides: [])
  }

  private func isAnnounced(_ property: PropertySymbol) -> Bool {
    announced.contains(property.id)
  }

  /// Whether some code changes a property along with one that is announced, and nothing does while it is
  /// shown.
  private func isChangedAlong(_ property: PropertySymbol) -> Bool {
    project.readChange(of: property.id) == nil
      && project.changes(of: property.id).contains { change in
        guard let code = change.codeAround, !change.isInInitializer else { return false }
        return project.changes(of: model, in: code, beside: change)?.isEmpty == false
      }
  }

  /// Whether an attribute is one of SwiftUI's wrappers for stored values, or a wrapper of the project.
  private func isWrapper(_ attribute: Attribute) -> Bool {
    Vocabulary.storageWrappers.contains(attribute.name)
      || declarations(of: attribute).contains { $0.attribute("propertyWrapper") != nil }
  }

  private func declarations(of attribute: Attribute) -> [Node] {
    resolver.scopes.types(of: attribute).compactMap { index[$0].declaration?.node }
  }

  private func storage(
    of property: PropertySymbol, under attribute: Attribute
  ) throws(Obstacle) -> WrapperStorage {
    let node = property.declaration.node
    let name = property.name
    guard let owner = property.owner, property.binding.nameToken?.text == name,
      node.isPlainWrapped(by: attribute)
    else {
      throw Obstacle("its declaration has more than one wrapper, another attribute or modifier")
    }
    guard let type = typeText(of: property, under: attribute) else {
      throw Obstacle("its type is not written out")
    }
    if declarations(of: attribute).contains(where: \.usesWrappedKeyPath) {
      throw Obstacle("its wrapper looks at the property")
    }
    let heirs = project.heirs(of: owner)
    if heirs.contains(where: { index[$0].members[name] != nil }) {
      throw Obstacle("a subclass overrides it")
    }
    let projections = projections(name, owner, heirs)
    let isOwn =
      resolver.scopes.publishesBySubscript(attribute)
      && projections.allSatisfy {
        index.file(of: $0).targets == index[property.file].targets
          && index.enclosingType(of: $0) == owner
      }
    guard projections.isEmpty || isOwn else { throw Obstacle("'$\(name)' is used") }
    return WrapperStorage(
      name: storageName(of: property, heirs), type: type,
      mentions: try initializations(of: property) + projections
        + mentionsInUnfinishedInit(of: property).map(\.node))
  }

  /// Where a binding to the wrapper's value may be asked for: a change made through it would pass the
  /// property by, if it was announced.
  private func projections(_ name: String, _ owner: TypeID, _ heirs: [TypeID]) -> [Node] {
    project.mentions.projections(of: name, in: index).filter { node in
      switch node.kind {
      case .reference:
        return ([owner] + heirs).contains { type in
          index[type].declarations.contains { $0.node.contains(node) }
        }
      case .memberExpression:
        guard let base = MemberExpression(node)?.base else { return true }
        let type = resolver.type(of: base)
        guard type.unwrapped != .unknown else { return true }
        return type.declaredTypes.contains { resolver.scopes.lineage(of: $0).contains(owner) }
      default: return true
      }
    }
  }

  /// `_p = Wrapper(…)` in initialisers.
  private func initializations(of property: PropertySymbol) throws(Obstacle) -> [Node] {
    let found = mentions.byName["_\(property.name)"] ?? []
    let areInitializations = found.allSatisfy {
      $0.isWrite && $0.node.isOnSelf && $0.member.kind == .initDecl
        && !$0.node.isInClosure(within: $0.member)
    }
    guard areInitializations else {
      throw Obstacle("the wrapper itself is used, as '_\(property.name)'")
    }
    return found.map(\.node)
  }

  // MARK: The type

  /// The type of the property: as it is written, or as its initial value shows.
  private func typeText(of property: PropertySymbol, under attribute: Attribute) -> String? {
    if let type = property.binding.type { return type.text }
    guard let value = property.binding.initialValue, let type = resolver.typeText(ofValue: value),
      declarations(of: attribute).allSatisfy({ $0.mayWrap(type) })
    else { return nil }
    return type
  }
}

extension TypeResolver {
  /// The type of a value as code spells it: that of a plain literal, of an empty collection, a known
  /// type of values, or one of the project's without generic parameters; nil for others.
  func typeText(ofValue value: Node) -> String? {
    if let call = CallExpression(value), let callee = call.callee, callee.spellsCollection,
      call.arguments.isEmpty, call.trailingClosures.isEmpty
    {
      return callee.text
    }
    let literal = value.unsigned
    switch type(of: literal) {
    case .external(let name, []) where [.literal, .stringLiteral].contains(literal.kind):
      return name
    case .external(let name, let arguments) where Vocabulary.valueTypes.contains(name):
      return spelling(of: .external(name, arguments))
    case .nominal(let ids, []) where ids.count == 1:
      let symbol = index[ids[0]]
      return symbol.declaration?.genericParameters.isEmpty == true ? symbol.qualifiedName : nil
    default: return nil
    }
  }
}

extension Node {
  /// Whether an expression is the type of a collection with its elements: `[Item]`, `Set<Item>`.
  fileprivate var spellsCollection: Bool {
    switch kind {
    case .arrayExpression, .dictionaryExpression: true
    case .genericSpecialization:
      ["Set", "Array", "Dictionary"].contains(children.first?.text ?? "")
    default: false
    }
  }

  /// Whether a wrapped declaration has nothing that would have to be told apart: which of the two
  /// declarations it is for.
  func isPlainWrapped(by wrapper: Attribute?) -> Bool {
    let isKnown = attributes.allSatisfy {
      $0 == wrapper || ["available", "MainActor", "objc"].contains($0.name)
    }
    return isKnown && !children.contains { $0.kind == .ifConfig }
      && modifierNames.allSatisfy {
        [
          "open", "public", "package", "internal", "fileprivate", "private", "final", "public(set)",
          "package(set)", "internal(set)", "fileprivate(set)", "private(set)",
        ].contains($0)
      }
  }

  /// Whether a wrapper's subscript for enclosing objects uses the key path of the property, which is
  /// that of the variable afterwards.
  fileprivate var usesWrappedKeyPath: Bool {
    (TypeDeclaration(self)?.members ?? []).contains { member in
      guard let function = FunctionDeclaration(member),
        let wrapped = function.parameters.first(where: { $0.label == "wrapped" }),
        let block = member.child(.accessorBlock)
      else { return false }
      return block.descendants.contains { $0.mentionedName?.name == wrapped.nameToken?.name }
    }
  }

  /// The number in `-1`; any other expression itself.
  fileprivate var unsigned: Node {
    guard kind == .prefixExpression, ["-", "+"].contains(firstToken.text),
      let number = children.last
    else { return self }
    return number
  }

  /// Whether the value of a wrapper is of a type, or of any that the wrapper is given.
  fileprivate func mayWrap(_ type: String) -> Bool {
    let declaration = TypeDeclaration(self)
    let value = (declaration?.members ?? []).compactMap { VariableDeclaration($0)?.bindings.first }
      .first { $0.nameToken?.name == "wrappedValue" }?.type?.text
    return value == type
      || declaration?.genericParameters.contains { $0.genericParameterName == value } == true
  }
}
