package import ObservifyIndex
package import ObservifySyntax

/// What keeps the publishers of models that migrate: `--combine bridge`.
///
/// `@Published` sends the new value before the property has it, at every assignment, equal or not,
/// and sends the current one to who subscribes. A `CurrentValueSubject` beside the property that is
/// sent to in `willSet` does the same.
package struct PublisherBridges: Sendable {
  /// The name of the subject of each property that needs one.
  package internal(set) var subjects: [PropertyID: String] = [:]

  /// The mentions of `$p` that name the subject instead.
  package internal(set) var uses: [PublisherUse] = []

  /// The topmost classes whose `objectWillChange` is listened to, and that declare one.
  package internal(set) var announcers: Set<TypeID> = []

  /// Those classes and all that inherit from them: their published properties announce changes.
  package internal(set) var announcing: Set<TypeID> = []

  /// The mentions of `objectWillChange` that go on listening.
  package internal(set) var listeners: [Node: WillChangeUse] = [:]

  /// What becomes `.onChange(of:)`.
  package internal(set) var changes: [ReceivedChange] = []

  /// Sinks of a class on its own properties, which `didSet` takes the place of.
  package internal(set) var sinks: [OwnSink] = []

  /// Functions that did nothing but subscribe those sinks to changes, with their calls.
  package internal(set) var idleSubscribers: [Node: [Node]] = [:]

  /// The variables that nothing is left to be kept in, with their classes.
  package internal(set) var idleStores: [PropertyID: TypeID] = [:]

  /// `….assign(to: &$p)`, which a sink takes the place of.
  package internal(set) var assignments: [PublisherAssignment] = []

  /// The types `Published<T>.Publisher` that become `AnyPublisher<T, Never>`, with what is put there.
  package internal(set) var erasures: [PublisherErasure] = []

  /// What the sinks of each class are kept in.
  package internal(set) var stores: [TypeID: CancellableStore] = [:]
}

/// A call `….assign(to: &$p)` in the class of the property, or `….assign(to: &object.$p)` anywhere.
package struct PublisherAssignment: Sendable {
  package let model: TypeID
  package let property: PropertyID
  package let file: FileID
  package let call: Node

  /// The object whose property it is; nil for `self`.
  package let object: Node?
}

/// Declarations that exchange publishers, and the `$p` that have to be erased for them.
package struct PublisherErasure: Sendable {
  /// The models whose publishers are among them: they move together.
  package let models: [TypeID]

  /// The `Published<T>` of the types.
  package let mentions: [TypeMention]

  /// The expressions `$p` and `object.$p`.
  package let projections: [Node]
}

/// The set of cancellables that a class keeps its subscriptions in.
package struct CancellableStore: Sendable {
  package let name: String

  /// Whether it has to be declared.
  package internal(set) var isNew = false

  /// The property behind which it is declared; nil for the start of the class.
  package internal(set) var anchor: PropertyID?

  /// Whether other files of the class, or other code, use it.
  package internal(set) var isShared = false
}
