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
