import ObservifySyntax

/// What Combine's publishers publish, as far as `@Published` and declared types tell.
extension TypeResolver {
  /// The publisher `$name` of a `@Published` property; unknown for every other projection.
  ///
  /// The property's type is what it is where the publisher is asked for, if that can be told.
  func publisher(of property: PropertyID, _ settled: (StaticType) -> StaticType) -> StaticType {
    guard index[property].published != nil else { return .unknown }
    let declared = type(of: property)
    let output = settled(declared)
    let known = output.parts.isUnknown ? declared : output
    return known == .unknown ? .unknown : .publisher(of: known)
  }

  /// The publisher that `base.$name` stands for.
  func memberPublisher(_ name: String, of base: StaticType) -> StaticType {
    var arguments: [StaticType] = []
    if case .nominal(_, let spelled) = base.unwrapped { arguments = spelled }
    return agreed(
      base.declaredTypes.map { owner in
        guard case .property(let property)? = scopes.member(name, of: owner, projection: true)
        else { return .unknown }
        return publisher(of: property) {
          settled($0, index[property].owner, in: owner, arguments)
        }
      })
  }
}
