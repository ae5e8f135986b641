import ObservifySyntax

/// What projections stand for, as far as wrappers and declared types tell.
extension TypeResolver {
  /// What `$name` of a property stands for: a binding, or the publisher of a `@Published` one; unknown for
  /// every other projection.
  ///
  /// The property's type is what it is where the publisher is asked for, if that can be told.
  func projection(of property: PropertyID, _ settled: (StaticType) -> StaticType) -> StaticType {
    if index[property].attributes.contains(where: { Vocabulary.bindingWrappers.contains($0.name) })
    {
      return .binding(to: settled(type(of: property)))
    }
    guard index[property].published != nil else { return .unknown }
    let declared = type(of: property)
    let output = settled(declared)
    let known = output.parts.isUnknown ? declared : output
    return known == .unknown ? .unknown : .publisher(of: known)
  }

  /// What `base.$name` stands for.
  func memberProjection(_ name: String, of base: StaticType) -> StaticType {
    var arguments: [StaticType] = []
    if case .nominal(_, let spelled) = base.unwrapped { arguments = spelled }
    return agreed(
      base.declaredTypes.map { owner in
        guard case .property(let property)? = scopes.member(name, of: owner, projection: true)
        else { return .unknown }
        return projection(of: property) {
          settled($0, index[property].owner, in: owner, arguments)
        }
      })
  }
}
