import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The classes whose `objectWillChange` somebody listens to, and that go on announcing through one of
/// their own: one that they declare and send to by hand stays as it is, the others are given one by
/// `--combine bridge`.
struct ChangeListeners: Sendable {
  /// The topmost of those classes that are given the publisher, and the protocols that ask for it.
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
    let sinks = project.forwardingSinks.flatMap { use in
      use.sinks.map { (parent: use.model, sink: $0) }
    }
    let sources = Set(sinks.flatMap { $0.sink.sources.map(\.node) })
    for use in willChanges where !sources.contains(use.node) && project.isListener(use) {
      self = adding(use, project.announcing(use.models))
    }
    var grew = true
    while grew {
      grew = false
      for (parent, sink) in sinks where announcing.contains(parent) {
        for use in sink.sources where listeners[use.node] == nil {
          if !project.isOfParameter(use), let found = project.announcing(use.models) {
            self = adding(use, found)
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

  /// Returns the listeners with one more, and what goes on announcing for it; nothing where that cannot.
  private func adding(_ use: WillChangeUse, _ found: Announcing?) -> ChangeListeners {
    guard let found else { return self }
    var listeners = self
    listeners.announcing.formUnion(found.classes)
    listeners.announcers.formUnion(found.announcers)
    listeners.listeners[use.node] = use
    return listeners
  }
}

/// What goes on announcing for who listens to some objects.
private struct Announcing {
  /// The classes that declare the publisher, and the protocols that ask for it.
  var announcers: Set<TypeID> = []

  /// All classes whose published properties announce.
  var classes: Set<TypeID> = []
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

  /// Whether a mention of `objectWillChange` is that of a value which only `ObservableObject` bounds.
  ///
  /// Once that does not, it has none. A class of the project, or a protocol, can give it one.
  fileprivate func isOfParameter(_ use: WillChangeUse) -> Bool {
    guard let base = MemberExpression(use.node)?.base else { return false }
    switch resolver.type(of: base).unwrapped {
    case .generic(let name, let bounds):
      // What asks for the publisher's type asks for that of the conformance.
      return !bounds.contains(where: isModel)
        || use.node.ancestors.contains { !$0.publisherRequirements(of: name).isEmpty }
    case .constrained(let bounds): return !bounds.contains(where: isModel)
    default: return false
    }
  }

  private func isModel(_ bound: StaticType) -> Bool {
    !bound.declaredTypes.isEmpty && bound.declaredTypes.allSatisfy(graph.isModel)
  }

  /// Whether a mention of `objectWillChange` can listen to a publisher that the class keeps.
  func canListen(_ use: WillChangeUse) -> Bool {
    isListener(use) && announcing(use.models) != nil
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

  /// What goes on announcing for some classes and protocols; nil where one of them can have no publisher.
  fileprivate func announcing(_ models: [TypeID]) -> Announcing? {
    var found = Announcing()
    for model in models {
      var classes = [model]
      if index[model].kind == .protocol {
        classes = resolver.inheritors[model] ?? []
        guard !classes.isEmpty, canAsk(model, of: classes) else { return nil }
        found.announcers.insert(model)
      }
      for type in classes {
        guard let root = root(of: type) else { return nil }
        let family = [root] + heirs(of: root)
        guard family.allSatisfy(canAnnounce) else { return nil }
        found.announcers.insert(root)
        found.classes.formUnion(family)
      }
    }
    return found
  }

  /// Whether a protocol can ask the classes that adopt it for the publisher: no others adopt it, and none
  /// has it on an actor that the protocol is not isolated to.
  private func canAsk(_ model: TypeID, of classes: [TypeID]) -> Bool {
    guard let node = index[model].declaration?.node, !isPublic(node),
      index[model].members[Vocabulary.willChange] == nil
    else { return false }
    return isIsolated(model) || !classes.contains(where: isIsolated)
  }

  /// Whether all that announces a change of the object is known: no wrapper does but `@Published`.
  private func canAnnounce(_ model: TypeID) -> Bool {
    index[model].members[Vocabulary.willChange] == nil
      && index[model].properties.allSatisfy { property in
        !index[property].attributes.contains {
          $0.name != Vocabulary.published
            && ($0.name == index[property].published?.name
              || resolver.scopes.publishesThroughObject($0))
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
