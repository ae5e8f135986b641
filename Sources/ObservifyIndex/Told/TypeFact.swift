/// A type that the project states.
package struct TypeFact: Hashable, Sendable {
  /// A place in a file.
  package struct Place: Hashable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int

    package init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  /// Where the expression or the declared name stands; nil for everywhere.
  package let place: Place?

  /// The expression as it is written; nil for whatever stands at the place.
  package let expression: String?

  /// The type as it is written.
  package let type: String

  /// The line that states it.
  package let line: Int

  package init(place: Place?, expression: String?, type: String, line: Int) {
    self.place = place
    self.expression = expression
    self.type = type
    self.line = line
  }
}

/// What the project states of a property wrapper of its own or of a package.
package struct WrapperFact: Hashable, Sendable {
  /// What the property behind the wrapper holds.
  package enum Held: String, CaseIterable, Sendable {
    /// A value of the property's own type.
    case value
    /// What the wrapper's first argument is.
    case argument
    /// What the key path that the wrapper is given leads to.
    case keypath
  }

  /// The wrapper's name, qualified or not.
  package let name: String
  package let held: Held

  /// The wrapper that takes its place when the model moves; nil where it stays as it is.
  package let replacement: String?

  /// The line that states it.
  package let line: Int

  package init(name: String, held: Held, replacement: String?, line: Int) {
    self.name = name
    self.held = held
    self.replacement = replacement
    self.line = line
  }
}
