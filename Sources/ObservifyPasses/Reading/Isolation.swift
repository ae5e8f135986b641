import ObservifyIndex
import ObservifyManifests
import ObservifySyntax

/// What runs on a global actor, and what holds objects.
extension Project {
  /// Whether a wrapper or a modifier asks for an `ObservableObject` where it holds the class.
  func isHeldByView(_ model: TypeID) -> Bool {
    uses.wrappers.contains { $0.models.contains(model) }
      || uses.injections.contains { $0.models.contains(model) }
  }

  /// Whether a class runs on a global actor: by its own attribute, or by inheriting one.
  func isIsolated(_ model: TypeID) -> Bool {
    if index.modules.isMainActorByDefault(index[index[model].file].path),
      index[model].declaration?.node.hasModifier("nonisolated") == false
    {
      return true
    }
    return resolver.scopes.lineage(of: model).contains { type in
      if index[type].declaration?.node.attributes.contains(where: { $0.name.hasSuffix("Actor") })
        == true
      {
        return true
      }
      return (graph.externalSupertypes[type] ?? []).contains(
        where: Vocabulary.isolatedSupertypes.contains)
    }
  }
}
