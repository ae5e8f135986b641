import Testing

/// Broken code, the declarations that are read nevertheless, and the places of the errors.
struct RecoveryCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var source: String
  var outline: String
  var errors: [String]

  init(_ name: String, _ source: String, outline: String, errors: [String]) {
    testDescription = name
    self.source = source
    self.outline = outline
    self.errors = errors
  }
}
