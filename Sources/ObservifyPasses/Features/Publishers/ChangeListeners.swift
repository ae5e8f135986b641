import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The classes whose `objectWillChange` somebody listens to, and that go on announcing through one of
/// their own: one that they declare and send to by hand stays as it is, the others are given one by
/// `--combine bridge`.
struct ChangeListeners: Sendable {
  /// The topmost of those classes that are given the publisher.
  private(set) var announcers: Set<TypeID> = []

  /// Those classes and all that inherit from them: their published properties announce changes.
  private(set) var announcing: Set<TypeID> = []

  /// The mentions of `objectWillChange` that go on listening.
  private(set) var listeners: [Node: WillChangeUse] = [:]

  /// What keeps classes that cannot pass on all that they are told.
  private(set) var effects = Effects()

  /// Finds the listeners of a project.
  ///
  /// Whoever passes a child's announcements on, and is listened to itself, makes the child one of
  /// them.
  init(_ project: Project) {
    let willChanges = project.uses.willChanges
    for use in willChanges where project.isPlainListener(use) {
      listeners[use.node] = use
      for model in use.models {
        announcing.formUnion([model] + project.heirs(of: model))
      }
    }
    guard project.settings.combine != .keep else { return }
    let sinks: [(parent: TypeID, sink: ForwardingSink)] = willChanges.compactMap { use in
      guard use.isInside, let parent = use.models.first,
        let sink = project.forwardingSink(around: use.node)
      else { return nil }
      return (parent, sink)
    }
    let sources = Set(sinks.flatMap { $0.sink.sources.map(\.node) })
    for use in willChanges where !sources.contains(use.node) && project.isListener(use) {
      self = adding(use, project.announcingFamilies(of: use.models))
    }
    var grew = true
    while grew {
      grew = false
      for (parent, sink) in sinks where announcing.contains(parent) {
        for use in sink.sources where listeners[use.node] == nil {
          if !project.isOfParameter(use),
            let families = project.announcingFamilies(of: use.models)
          {
            self = adding(use, families)
            grew = true
          } else {
            effects.keep(
              use.models + [parent], .willChangeOutside, at: use.node, in: use.file,
              "its 'objectWillChange' is passed on to who listens, and not all that it announces is known"
            )
          }
        }
      }
    }
  }

  /// Returns what is about models that move.
  func moving(in plan: MigrationPlan) -> ChangeListeners {
    var moving = self
    moving.announcers = announcers.filter { plan.migrates($0) }
    moving.announcing = announcing.filter { plan.migrates($0) }
    moving.listeners = listeners.filter { plan.migrates($0.value.models) }
    return moving
  }

  /// Returns the listeners with one more, which listens to some families; none where a class of them can
  /// have no publisher.
  private func adding(_ use: WillChangeUse, _ families: [[TypeID]]?) -> ChangeListeners {
    guard let families else { return self }
    var listeners = self
    listeners.announcing.formUnion(families.joined())
    listeners.announcers.formUnion(families.map { $0[0] })
    listeners.listeners[use.node] = use
    return listeners
  }
}

extension Project {
  /// Whether a mention of `objectWillChange` listens to one that its class declares and sends to by
  /// hand: it is the same publisher afterwards.
  fileprivate func isPlainListener(_ use: WillChangeUse) -> Bool {
    guard use.isCertain, !use.node.isSending,
      use.node.parent?.kind == .memberExpression
        || [.anyPublisher, .result].contains(PublisherContext(use.node))
    else { return false }
    return use.models.allSatisfy { root(of: $0) == $0 && declaresPlainPublisher($0) }
  }

  /// Whether a mention of `objectWillChange` is that of a type parameter's value: once the parameter is
  /// not bound to `ObservableObject`, it has none.
  fileprivate func isOfParameter(_ use: WillChangeUse) -> Bool {
    guard let base = MemberExpression(use.node)?.base else { return false }
    switch resolver.type(of: base).unwrapped {
    case .generic, .constrained: return true
    default: return false
    }
  }

  /// Whether a mention of `objectWillChange` can listen to a publisher that the class keeps.
  func canListen(_ use: WillChangeUse) -> Bool {
    isListener(use) && announcingFamilies(of: use.models) != nil
  }

  /// Whether a mention of `objectWillChange` listens to it where any publisher will do.
  fileprivate func isListener(_ use: WillChangeUse) -> Bool {
    guard use.isCertain, !isOfParameter(use) else { return false }
    if use.node.isSending {
      // A test that sends for an object: nothing is on a screen there.
      return !use.isInside && use.node.sendingCall != nil && index[use.file].isTest
    }
    switch PublisherContext(use.node) {
    // It is a publisher of the same type afterwards.
    case .anyPublisher, .result: return true
    case .argument(let argument): return resolver.takesAnyPublisher(argument)
    default: return false
    }
  }

  /// The families of some classes; nil where one of their classes can have no publisher.
  fileprivate func announcingFamilies(of models: [TypeID]) -> [[TypeID]]? {
    let families = models.map(family)
    return families.allSatisfy { !$0.isEmpty && $0.allSatisfy(canAnnounce) } ? families : nil
  }

  /// The topmost observable class that a class inherits from, and all that inherit from that; none for
  /// a protocol.
  private func family(of model: TypeID) -> [TypeID] {
    guard let root = root(of: model) else { return [] }
    return [root] + heirs(of: root)
  }

  /// Whether all that announces a change of the object is known: no wrapper does but `@Published`.
  private func canAnnounce(_ model: TypeID) -> Bool {
    index[model].members["objectWillChange"] == nil
      && index[model].properties.allSatisfy { property in
        !index[property].attributes.contains {
          $0.name != "Published" && resolver.scopes.publishesThroughObject($0)
        }
      }
  }
}

extension SourceFile {
  /// Whether the file holds tests, or something for them.
  var isTest: Bool {
    isInTestFolder || !testableImports.isEmpty || !imports.isDisjoint(with: Vocabulary.testModules)
  }
}

extension Node {
  /// Whether a mention of `objectWillChange` is there to send.
  fileprivate var isSending: Bool {
    MemberExpression(parent)?.name == "send"
  }
}
