import ObservifyIndex
import ObservifySyntax

/// Types whose `==` looks at an identifier and at nothing else.
///
/// A tracked property announces only a value that differs by `==` (a compiler check: the setter asks
/// `shouldNotifyObservers`), so new content under an old identifier stays unseen.
enum IdentityEquality {
  /// Returns the name of such a type among those that a property's type is made of: itself, what an
  /// optional wraps, the elements of an array; nil when there is none.
  static func type(of property: PropertyID, _ resolver: TypeResolver) -> String? {
    let index = resolver.index
    let type = resolver.type(of: property)
    return types(in: type).lazy.map { index[$0] }.first { comparesOneOfMany($0, index) }?.name
  }

  private static func types(in type: StaticType) -> [TypeID] {
    switch type {
    case .optional(let inner), .array(let inner): types(in: inner)
    case .dictionary(_, let value): types(in: value)
    case .external("Set", let arguments): arguments.flatMap(types)
    case .nominal(let ids, _): ids
    default: []
    }
  }

  private static func comparesOneOfMany(_ type: TypeSymbol, _ index: ProjectIndex) -> Bool {
    let stored = type.properties.filter { index[$0].isStored && !index[$0].isStatic }
    guard stored.count > 1 else { return false }
    return type.functions.map { index[$0] }.contains { function in
      guard function.name == "==", let body = function.declaration.body else { return false }
      let comparisons = body.descendants.filter {
        $0.kind == .operatorReference && ["==", "&&", "||", "!="].contains($0.text)
      }
      return comparisons.count == 1 && comparisons[0].text == "=="
    }
  }
}
