import ObservifySyntax

/// What Combine's publishers publish, as far as `@Published` and declared types tell.
extension TypeResolver {
  /// The publisher `$name` of a `@Published` property; unknown for every other projection.
  func publisher(of property: PropertyID) -> StaticType {
    guard index[property].published != nil else { return .unknown }
    let output = type(of: property)
    return output == .unknown ? .unknown : .publisher(of: output)
  }

  /// The publisher that `base.$name` stands for.
  func memberPublisher(_ name: String, of base: StaticType) -> StaticType {
    agreed(
      base.declaredTypes.map { owner in
        guard case .property(let property)? = scopes.member(name, of: owner, projection: true)
        else { return .unknown }
        return publisher(of: property)
      })
  }
}
