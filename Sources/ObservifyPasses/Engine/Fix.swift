package import ObservifyIndex
package import ObservifyText

/// A change that one pass proposes for one model at one place.
package struct Fix: Sendable {
  package let code: DiagnosticCode

  /// The model on whose migration the change depends.
  package let model: TypeID
  package let place: Place

  /// What is done, as one clause.
  package let message: String

  /// Whether a person should look at the place: printed as a warning, else only when asked.
  package let isWarning: Bool
  package let edits: [TextEdit]
}
