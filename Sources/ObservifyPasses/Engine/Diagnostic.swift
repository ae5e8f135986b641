package import ObservifyIndex
package import ObservifySyntax
package import ObservifyText

/// Where in the project something is.
package struct Place: Hashable, Sendable, Comparable {
  package let file: FileID
  package let offset: ByteOffset

  package init(_ node: Node, in file: FileID) {
    self.file = file
    offset = node.range.lowerBound
  }

  package init(file: FileID, offset: ByteOffset) {
    self.file = file
    self.offset = offset
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
}

/// Something the tool has to say about a place.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning, note }

  package let code: DiagnosticCode
  package let severity: Severity
  package let place: Place

  /// One lowercase clause without a full stop, names in single quotes.
  package let message: String

  /// The model it is about.
  package let model: TypeID?

  /// Further places, each with what is there.
  package var notes: [Note] = []

  package struct Note: Hashable, Sendable {
    package let place: Place
    package let message: String
  }
}
