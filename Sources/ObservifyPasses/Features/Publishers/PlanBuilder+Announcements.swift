import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// `objectWillChange` that is listened to: `--combine bridge`.
extension PlanBuilder {
  /// Plans a publisher of its own for every class whose `objectWillChange` somebody listens to.
  ///
  /// Whoever passes a child's announcements on, and is listened to itself, makes the child one of
  /// them.
  mutating func planAnnouncers() {
    guard settings.combine != .keep else { return }
    var passedOn: [(parent: TypeID, source: Node, children: [TypeID])] = []
    for use in uses.willChanges where use.isInside {
      guard let sending = use.node.sendingCall, let parent = use.models.first,
        let sink = forwardingSink(around: sending, model: parent)
      else { continue }
      passedOn.append((parent, sink.source, sink.children))
    }
    let sources = Set(passedOn.map(\.source))
    for use in uses.willChanges where use.isCertain && !sources.contains(use.node) {
      if use.node.isSending {
        // A test that sends for an object: nothing is on a screen there.
        if !use.isInside, use.node.sendingCall != nil, index[use.file].isTest {
          listen(to: use.models, use)
        }
        continue
      }
      switch PublisherContext(use.node) {
      case .anyPublisher: break
      case .argument(let argument)
      where PublisherParameters(index, resolver).areGeneric(argument): break
      default: continue
      }
      listen(to: use.models, use)
    }
    var grew = true
    while grew {
      grew = false
      for (parent, source, children) in passedOn
      where bridges.announcing.contains(parent) && bridges.listeners[source] == nil {
        guard let use = uses.willChanges.first(where: { $0.node == source }) else { continue }
        if listen(to: children, use) {
          grew = true
        } else {
          block(
            children + [parent], .willChangeOutside, at: source, in: use.file,
            "its 'objectWillChange' is passed on to who listens, and not all that it announces is known"
          )
        }
      }
    }
  }

  /// Adds the families of some classes, if each can have a publisher; returns whether it did.
  @discardableResult
  private mutating func listen(to models: [TypeID], _ use: WillChangeUse) -> Bool {
    let families = models.map(family)
    guard families.allSatisfy({ !$0.isEmpty && $0.allSatisfy(canAnnounce) }) else { return false }
    for family in families {
      bridges.announcing.formUnion(family)
      bridges.announcers.insert(family[0])
    }
    bridges.listeners[use.node] = use
    return true
  }

  /// The topmost observable class that a class inherits from, and all that inherit from that; none for
  /// a protocol.
  private func family(of model: TypeID) -> [TypeID] {
    guard let root = project.root(of: model) else { return [] }
    return [root] + project.heirs(of: root)
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

  /// Leaves the announcements by hand of classes that are listened to where they are.
  mutating func keepAnnouncements() {
    sendRemovals.removeAll { bridges.announcing.contains($0.model) }
  }
}

extension SourceFile {
  /// Whether the file holds tests.
  var isTest: Bool { !imports.isDisjoint(with: ["XCTest", "Testing"]) }
}

extension Node {
  /// Whether a mention of `objectWillChange` is there to send.
  fileprivate var isSending: Bool {
    parent.flatMap { MemberExpression($0) }?.name == "send"
  }
}
