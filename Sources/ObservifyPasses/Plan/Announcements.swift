package import ObservifyIndex
package import ObservifySyntax
import ObservifyText

/// A call of `objectWillChange.send()` in the class itself.
package struct HandMadeSend: Hashable, Sendable {
  package let model: TypeID
  package let file: FileID

  /// The mention of `objectWillChange`.
  package let node: Node

  /// The whole call.
  package let call: Node

  /// Whether it stands outside the class, on another object.
  package let isOutside: Bool
}

/// A call that announces tracked variables which change without an assignment, or by one that the
/// macro does not announce.
package struct PointedSend: Hashable, Sendable {
  package let send: HandMadeSend
  package let properties: [PropertyID]
}

/// A class that announces what it does not store, and counts its announcements instead.
package struct CountedAnnouncement: Hashable, Sendable {
  package let model: TypeID
  package let sends: [HandMadeSend]

  /// The tracked variables that are announced, too.
  package let variables: [PropertyID]

  /// The bodies that read the counter.
  package let readers: [Node]

  /// The counter, and the function that raises it where it is not all that has to be done.
  package let counter: String
  package let function: String

  /// Whether counter and function are used within the class's own file only.
  package let isPrivate: Bool
}

/// What stays of the announcements that classes make by hand.
package struct Announcements: Hashable, Sendable {
  package var pointed: [PointedSend] = []

  /// Calls that do not show by themselves what they announce.
  package var open: [HandMadeSend] = []

  package var counted: [CountedAnnouncement] = []

  /// Whether a getter's body reads the counter of its class.
  func counts(_ body: Node) -> Bool { counted.contains { $0.readers.contains(body) } }
}

extension HandMadeSend {
  /// `objectWillChange.send()`, without what stands before it.
  var memberRange: ByteRange {
    let start = node.mentionedName?.range.lowerBound ?? node.range.lowerBound
    return start..<call.range.upperBound
  }

  /// What stands before it: `self.`, `self?.`, or nothing.
  var base: String { call.tree.source.string(in: call.range.lowerBound..<memberRange.lowerBound) }
}
