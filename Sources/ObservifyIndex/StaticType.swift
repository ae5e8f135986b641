/// What can be said of an expression's type without a type checker.
///
/// ``unknown`` means: leave the code alone. ``external`` means: surely no type of this project.
package indirect enum StaticType: Hashable, Sendable {
  case unknown

  /// A type that the project does not declare, with its generic arguments.
  case external(String, [StaticType] = [])

  /// A type of the project. Several when the name alone does not tell which.
  case nominal([TypeID], [StaticType] = [])
  case optional(StaticType)
  case array(StaticType)
  case dictionary(StaticType, StaticType)
  case tuple([TupleElement])
  case function([StaticType] = [], result: StaticType)

  /// The type itself as a value: `Model.self`, or `Model` before a dot.
  case metatype(StaticType)

  /// A generic parameter, with what it is constrained by.
  case generic(String, bounds: [StaticType])

  /// `some P`, `any P`, or a composition: what it is constrained by.
  case constrained([StaticType])

  package struct TupleElement: Hashable, Sendable {
    package let label: String?
    package let type: StaticType
  }

  /// The type without its optionals.
  package var unwrapped: StaticType {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  /// The values that a type has, where it is a type as a value; other types as they are.
  package var instance: StaticType {
    if case .metatype(let instance) = self { return instance }
    return self
  }

  /// What an optional wraps; other types as they are.
  package var wrapped: StaticType {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// The type as an optional, which an optional is already.
  package var optionalized: StaticType {
    if case .optional = self { return self }
    return .optional(self)
  }

  /// The declared types that this names directly, an optional left aside.
  package var declaredTypes: [TypeID] {
    if case .nominal(let ids, _) = unwrapped { return ids }
    return []
  }
}

extension StaticType {
  /// What a type is made of.
  package struct Parts {
    /// The types of the project.
    package var types: [TypeID] = []

    /// Whether a part cannot be told.
    package var isUnknown = false

    /// The names of the protocols from outside that bound the generic parameters.
    package var bounds: [String] = []

    init(_ types: [TypeID] = [], isUnknown: Bool = false, bounds: [String] = []) {
      self.types = types
      self.isUnknown = isUnknown
      self.bounds = bounds
    }

    init(_ parts: [StaticType]) {
      let parts = parts.map(\.parts)
      self.init(
        parts.flatMap(\.types), isUnknown: parts.contains(where: \.isUnknown),
        bounds: parts.flatMap(\.bounds))
    }
  }

  /// What a type is made of.
  package var parts: Parts {
    switch self {
    case .unknown: return Parts(isUnknown: true)
    case .optional(let inner), .array(let inner), .metatype(let inner): return inner.parts
    case .dictionary(let key, let value): return Parts([key, value])
    case .nominal(let ids, let arguments):
      var parts = Parts(arguments)
      parts.types.insert(contentsOf: ids, at: 0)
      return parts
    case .external(_, let arguments): return Parts(arguments)
    case .tuple(let elements): return Parts(elements.map(\.type))
    case .function(let inputs, let result): return Parts(inputs + [result])
    case .generic(_, let bounds), .constrained(let bounds):
      var parts = Parts(bounds)
      for case .external(let name, _) in bounds { parts.bounds.append(name) }
      return parts
    }
  }
}
