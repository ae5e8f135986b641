import ObservifyIndex
import ObservifySyntax

/// What keeps the publishers of models that migrate: `--combine bridge`.
///
/// `@Published` sends the new value before the property has it, at every assignment, equal or not,
/// and sends the current one to who subscribes. A `CurrentValueSubject` beside the property that is
/// sent to in `willSet` does the same.
struct PublisherBridges {
  /// The name of the subject of each property that needs one.
  private(set) var subjects: [PropertyID: String] = [:]

  /// The mentions of `$p` that name the subject instead.
  private(set) var uses: [PublisherUse] = []

  /// What becomes `.onChange(of:)`.
  private(set) var changes: [ReceivedChange] = []

  /// `….assign(to: &$p)`, which a sink takes the place of.
  private(set) var assignments: [PublisherAssignment] = []

  /// The types `Published<T>.Publisher` that become `AnyPublisher<T, Never>`, with what is put there.
  private(set) var erasures: [PublisherErasure] = []

  /// The extensions of `Published.Publisher` that become extensions of `Publisher`.
  private(set) var extensions: [PublisherExtension] = []

  /// What the sinks of each class are kept in.
  private(set) var stores: [TypeID: CancellableStore] = [:]

  /// What keeps models whose publishers are used in a way that needs them, and ties those that exchange
  /// publishers.
  private(set) var effects = Effects()

  /// Finds what the uses of publishers become; those that begin a sink of the class itself go with it, and
  /// `forwarded` ones that only pass on announcements.
  init(_ project: Project, besides sinks: [OwnSink], forwarded: Set<Node> = []) {
    let erased =
      project.settings.combine == .keep
      ? nil : ErasedPublishers(project.resolver, project.uses.mentions)
    lazy var possible = ErasedPublishers(project.resolver, project.uses.mentions)
    let replaced = Set(sinks.map(\.use.node)).union(forwarded)
    for use in project.uses.publishers where !replaced.contains(use.node) {
      do throws(Obstacle) {
        switch try project.replacement(of: use, erased, stores) {
        case .subject(let names):
          subjects.merge(names) { $1 }
          uses.append(use)
        case .change(let change): changes.append(change)
        case .assignment(let assignment, let store):
          assignments.append(assignment)
          stores[assignment.model] = store
        }
      } catch {
        effects.keep(
          use.models, use.isInside ? .publisherInside : .publisherOutside, at: use.node,
          in: use.file, error.reason,
          isFinal: erased == nil && (try? project.replacement(of: use, possible, stores)) == nil)
      }
    }
    for use in project.uses.publishedStorages where use.node.publishedAssignment == nil {
      effects.keep(
        use.models, .publishedType, at: use.node, in: use.file,
        "the storage '_\(use.name)' is used")
    }
    extensions = project.extensions(usedBy: uses)
    erasures = erased.map { project.erasures($0, extensions) } ?? []
    for erasure in erasures { effects.tie(erasure.models) }
  }

  /// Returns what is about models that move.
  func moving(in plan: MigrationPlan) -> PublisherBridges {
    var moving = self
    moving.subjects = subjects.filter { property, _ in
      plan.index[property].owner.map { plan.migrates($0) } == true
    }
    moving.uses = uses.filter { plan.migrates($0.models) }
    moving.changes = changes.filter { plan.migrates($0.use.models) }
    moving.assignments = assignments.filter { plan.migrates($0.model) }
    moving.erasures = erasures.filter { plan.migrates($0.models) }
    moving.extensions = extensions.compactMap { declaration in
      let models = declaration.models.filter { plan.migrates($0) }
      return models.isEmpty
        ? nil : PublisherExtension(declaration: declaration.declaration, models: models)
    }
    moving.stores = stores.filter { plan.migrates($0.key) }
    return moving
  }
}

/// A call `….assign(to: &$p)` in the class of the property, or `….assign(to: &object.$p)` anywhere.
struct PublisherAssignment: Sendable {
  let model: TypeID
  let property: PropertyID
  let file: FileID
  let call: Node

  /// The object whose property it is; nil for `self`.
  let object: Node?

  /// `var q = object.$p` before `….assign(to: &q)`, which goes.
  var alias: Node?
}

/// Declarations that exchange publishers, and the `$p` that have to be erased for them.
struct PublisherErasure: Sendable {
  /// The models whose publishers are among them: they move together.
  let models: [TypeID]

  /// The `Published<T>` of the types.
  let mentions: [TypeMention]

  /// The expressions `$p` and `object.$p`.
  let projections: [Node]
}

/// The set of cancellables that a class keeps its subscriptions in.
struct CancellableStore: Sendable {
  let name: String

  /// Whether it has to be declared.
  var isNew = false

  /// The property behind which it is declared; nil for the start of the class.
  var anchor: PropertyID?

  /// Whether other files of the class, or other code, use it.
  var isShared = false

  /// The modifier with which other modules see it.
  var access: String?
}
