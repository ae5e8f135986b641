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

  /// The bodies of the class's own members that show what it does not store.
  package let shown: [Node]

  /// Those of them that read the counter: all, or none where all who hold the object do.
  package let readers: [Node]

  /// The bodies that read it on an object that their type holds.
  package let followers: [AnnouncementFollower]

  /// The counter, and the function that raises it where it is not all that has to be done.
  package let counter: String
  package let function: String

  /// Whether counter and function are used within the class's own file only, followers aside.
  package let isPrivate: Bool

  /// Whether another module uses them.
  package let isPublic: Bool

  /// Whether something reads the counter.
  var isRead: Bool { !readers.isEmpty || !followers.isEmpty }
}

/// A body that reads the counter of an object that its type holds.
package struct AnnouncementFollower: Hashable, Sendable {
  /// The place of the wrapper in ``ModelUses/wrappers``.
  package let wrapper: Int
  package let body: Node
}

/// What stays of the announcements that classes make by hand.
package struct Announcements: Hashable, Sendable {
  package var pointed: [PointedSend] = []

  /// Calls that do not show by themselves what they announce.
  package var open: [HandMadeSend] = []

  package var counted: [CountedAnnouncement] = []

  /// The classes whose announcements another one passes on.
  package var passedOn: Set<TypeID> = []

  /// Whether the type around a wrapper reads the counter of its object.
  func isFollowed(_ wrapper: Int) -> Bool {
    counted.contains { counted in counted.followers.contains { $0.wrapper == wrapper } }
  }

  /// Whether who shows what a getter's body gives follows the announcements of its class.
  func counts(_ body: Node) -> Bool { counted.contains { $0.shown.contains(body) } }
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
