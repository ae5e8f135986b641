import ObservifyIndex
import ObservifyManifests
import ObservifySyntax

/// What runs on a global actor, and what holds objects.
extension Project {
  /// Whether a wrapper or a modifier asks for an `ObservableObject` where it holds the class.
  func isHeldByView(_ model: TypeID) -> Bool { uses.isHeldByView(model) }

  /// Where objects or values of a type are made, by its name.
  func sites(making type: TypeID) -> [Node] {
    (uses.constructorCalls[index[type].name] ?? []).map(\.call).filter { call in
      resolver.type(of: call.node).declaredTypes.allSatisfy { $0 == type }
        // A function may have the name of a type.
        && call.callee.map(resolver.functions)?.allSatisfy { index[$0].name == "init" } != false
    }.map(\.node)
  }

  /// Those that the app shows: neither in a preview nor in a test.
  func shownSites(making type: TypeID) -> [Node] {
    sites(making: type).filter { !$0.isInPreview && !index.file(of: $0).isTest }
  }

  /// Whether only previews and tests make a value of a type.
  func isOnlyPreviewed(_ type: TypeID) -> Bool {
    guard let node = index[type].declaration?.node else { return false }
    if node.isInPreview || TypeDeclaration(node)?.isPreview == true { return true }
    let name = index[type].name
    return !["public", "open", "package"].contains(where: node.hasModifier)
      && uses.initializerReferences[name] == nil && resolver.namesLeading(to: name).count == 1
      && !sites(making: type).isEmpty && shownSites(making: type).isEmpty
  }

  /// The names of what a type inherits from outside, itself or by what it inherits from.
  func outsideSupertypes(of type: TypeID) -> [String] {
    graph.outsideSupertypes(of: type, resolver.scopes)
  }

  /// Whether a class runs on a global actor: by its own attribute, or by inheriting one.
  func isIsolated(_ model: TypeID) -> Bool {
    if index.modules.isMainActorByDefault(index[index[model].file].path),
      index[model].declaration?.node.hasModifier("nonisolated") == false
    {
      return true
    }
    return outsideSupertypes(of: model).contains(where: Vocabulary.isolatedSupertypes.contains)
      || resolver.scopes.lineage(of: model).contains { type in
        index[type].declaration?.node.attributes.contains(where: resolver.scopes.isGlobalActor)
          == true
      }
  }
}

extension ScopeLookup {
  /// Whether an attribute of a type may be a macro: it is neither one of the language or of a framework,
  /// nor a global actor.
  func mayBeMacro(_ attribute: Attribute) -> Bool {
    !Vocabulary.classAttributes.contains(attribute.name) && !attribute.name.hasPrefix("_")
      && !isGlobalActor(attribute)
  }

  /// Whether an attribute isolates what it stands on to a global actor (SE-0316): one of the project,
  /// or one from outside by its name.
  func isGlobalActor(_ attribute: Attribute) -> Bool {
    guard let type = attribute.typeNode,
      case .declared(let ids) = typeLookup(ProjectIndex.path(of: type), at: attribute.node)
    else { return attribute.name.hasSuffix("Actor") }
    return ids.contains { index[$0].declaration?.node.attribute("globalActor") != nil }
  }
}
