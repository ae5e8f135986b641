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
