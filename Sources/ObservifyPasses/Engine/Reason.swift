package import ObservifyIndex

/// One reason why a model, and with it its whole unit, stays as it is.
package struct Reason: Hashable, Sendable {
  /// Where a reason comes from.
  package enum Origin: Sendable {
    /// What the code says.
    case code
    /// Something that cannot be told, and may be about the model.
    case doubt
    /// An option, a comment or a deployment target: not the code itself.
    case request
    /// Edits that cannot be made.
    case edits
    /// Another model of its unit.
    case unit
  }

  package let code: DiagnosticCode
  package let model: TypeID
  package let place: Place

  /// What stands in the way, as the clause behind "'C' is kept: ".
  package let text: String
  package var origin = Origin.code

  /// Whether it would stay with the option that settles others of its code.
  package var isFinal = false
}

/// The models that something may be about which cannot be told.
enum Doubt: Sendable {
  /// What a value can be that stands at the place.
  case value(UnknownValue)
  /// Any class, and some models that are surely meant.
  case anything(sure: Set<TypeID>)

  /// A value of which nothing is known.
  static let value = Self.value(UnknownValue())

  /// Whether it is no doubt that a model is meant.
  func isSureOf(_ model: TypeID) -> Bool {
    if case .anything(let sure) = self { sure.contains(model) } else { false }
  }
}

/// Why something cannot become what it would have to, as a clause or the end of one.
struct Obstacle: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
