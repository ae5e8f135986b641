import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// A statement, or an observer with nothing else in it, that only announced a change by hand.
struct SendRemoval: Hashable, Sendable {
  let model: TypeID
  let file: FileID

  /// What goes: a statement, an accessor, an accessor block, a parameter or an argument.
  let node: Node
  let code: DiagnosticCode

  /// Whether it is all of a subscription.
  var isSubscription = false
}

/// A computed property that announced its changes by hand, and says so to the registrar instead.
struct AnnouncedComputation: Hashable, Sendable {
  let model: TypeID
  let file: FileID
  let name: String

  /// The body of the getter.
  let getter: Node

  /// The body of the setter, and the call in it.
  let setter: Node
  let send: HandMadeSend
}

/// A call of `objectWillChange.send()` in the class itself.
struct HandMadeSend: Hashable, Sendable {
  let model: TypeID
  let file: FileID

  /// The mention of `objectWillChange`.
  let node: Node

  /// The whole call.
  let call: Node

  /// Whether it stands outside the class, on another object.
  let isOutside: Bool

  /// What it is in the code.
  enum Form {
    case statement
    /// What a `return` gives, or a branch of `?:`.
    case result
    /// `objectWillChange.send` without a call, which is assigned.
    case function
  }

  var form = Form.statement

  /// The declaration of the local constant that the call is made on in place of the publisher.
  var constant: Node?
}

/// A call that announces tracked variables which change without an assignment, or by one that the
/// macro does not announce.
struct PointedSend: Hashable, Sendable {
  let send: HandMadeSend
  let properties: [PropertyID]
}

/// A class that announces what it does not store, and counts its announcements instead.
struct CountedAnnouncement: Hashable, Sendable {
  let model: TypeID
  let sends: [HandMadeSend]

  /// The tracked variables that are announced, too.
  let variables: [PropertyID]

  /// The bodies of the class's own members that show what it does not store.
  let shown: [Node]

  /// Those of them that read the counter: all, or none where all who hold the object do.
  let readers: [Node]

  /// The bodies that read it on an object that their type holds.
  let followers: [AnnouncementFollower]

  /// The counter, and the function that raises it where it is not all that has to be done.
  let counter: String
  let function: String

  /// Whether the counter is raised within the class's own file only.
  let isRaisedInside: Bool

  /// Whether it is read there only.
  let isReadInside: Bool

  /// The modifier that lets another module use them; nil where none does.
  let outsideAccess: String?

  /// Whether something reads the counter.
  var isRead: Bool { !readers.isEmpty || !followers.isEmpty }
}

/// A body that reads the counter of an object that its type holds.
struct AnnouncementFollower: Hashable, Sendable {
  let wrapper: WrapperID
  let body: Node
}

/// What becomes of the announcements that classes make by hand.
struct Announcements {
  /// What goes.
  let removals: [SendRemoval]
  let conditional: [ConditionalAnnouncement]
  let pointed: [PointedSend]
  let computations: [AnnouncedComputation]
  let counted: [CountedAnnouncement]

  /// Returns what is about models that move.
  func moving(in plan: MigrationPlan) -> Announcements {
    Announcements(
      removals: removals.filter { plan.migrates($0.model) }.withEmptiedStatements(),
      conditional: conditional.filter { plan.migrates($0.model) },
      pointed: pointed.filter { plan.migrates($0.send.model) },
      computations: computations.filter { plan.migrates($0.model) },
      counted: counted.filter { plan.migrates($0.model) })
  }

  /// Whether the type around a wrapper reads the counter of its object.
  func isFollowed(_ wrapper: WrapperID) -> Bool {
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
