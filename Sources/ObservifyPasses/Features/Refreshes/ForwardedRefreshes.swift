import ObservifyIndex
import ObservifySyntax

/// An object whose announcements a class passes on as its own, by a sink or by `@PublishedObject`.
struct Forward {
  let child: TypeID

  /// The properties that lead from the class to the object, of which the first may be static; nil where it is
  /// one of several, or not told.
  let path: [PropertyID]?
}

/// What code shows that only the announcements of an object made it show anew which a class passed on.
///
/// With `ObservableObject` each of them ran the views that held the class. The macro passes nothing on: views
/// follow what they read of the object, and what it does not store changed without their knowing.
struct ForwardedRefresh {
  let forward: Forward

  /// The class that passed them on.
  let model: TypeID

  /// What a view holds that class by; nil for a member of the class.
  let wrapper: WrapperID?
  let body: Node
  let need: RefreshNeed
  let sources: [ShownSource]

  /// What the body reads of the object anyway.
  let reads: Set<String>
}

extension Project {
  /// The objects whose announcements a class passes on, itself or by what it inherits, and those that these
  /// pass on.
  func forwards(of model: TypeID) -> [Forward] {
    let all = refreshes.forwards ?? findForwards()
    refreshes.forwards = all
    var found: [Forward] = []
    var seen: Set<TypeID> = [model]
    var pending = resolver.scopes.lineage(of: model).flatMap { all[$0] ?? [] }
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard seen.insert(next.child).inserted else { continue }
      found.append(next)
      pending += resolver.scopes.lineage(of: next.child).flatMap { all[$0] ?? [] }.map { inner in
        let isShared = inner.path?.first.map { index[$0].isStatic } == true
        let path = inner.path.flatMap { path in isShared ? path : next.path.map { $0 + path } }
        return Forward(child: inner.child, path: path)
      }
    }
    return found
  }

  private func findForwards() -> [TypeID: [Forward]] {
    var found: [TypeID: [Forward]] = [:]
    for property in index.properties {
      guard let model = property.owner, let children = objectsPublished(by: property.id) else {
        continue
      }
      found[model, default: []] += children.map { Forward(child: $0, path: [property.id]) }
    }
    for (_, model, sinks) in forwardingSinks {
      for sink in sinks {
        let uses =
          sink.sources.map { ($0.models, $0.node) } + sink.published.map { ($0.models, $0.node) }
        for (models, node) in uses {
          found[model, default: []] += models.filter { $0 != model }.map {
            Forward(
              child: $0,
              path: models.count == 1 ? path(to: $0, in: model, spelled: node.readBase) : nil)
          }
        }
      }
    }
    return found
  }

  /// The property that an object is held by whose publisher a sink is on: the one that is spelled, or where that
  /// is a parameter of `init`, the one of its name and type, or the only one of its type.
  private func path(to child: TypeID, in model: TypeID, spelled base: Node?) -> [PropertyID]? {
    guard let base = base?.unwrappedObject else { return nil }
    let lineage = resolver.scopes.lineage(of: model)
    if let id = property(at: base) {
      let isOwn = base.isOnSelf && index[id].owner.map(lineage.contains) == true
      return isOwn || index[id].isStatic ? [id] : nil
    }
    guard base.kind == .reference else { return nil }
    let held = lineage.flatMap(index.storedProperties).filter { id in
      guard case .nominal(let types, _) = resolver.type(of: id).unwrapped else { return false }
      return types.contains(child)
    }
    let named = held.filter { index[$0].name == base.text }
    return named.count == 1 ? named : held.count == 1 ? held : nil
  }

  /// What views that hold a class, and members of it that they ask, have to read of the objects whose
  /// announcements it passed on.
  ///
  /// - Complexity: O(*n*) in the nodes of what views' bodies call, where any class passes something on, the
  ///   first time.
  var forwardedRefreshes: [ForwardedRefresh] {
    if let known = refreshes.forwarded { return known }
    var found: [ForwardedRefresh] = []
    for use in uses.wrappers {
      guard let holder = use.holder, let model = use.models.first, use.models.count == 1 else {
        continue
      }
      let forwards = forwards(of: model).filter { held[holder]?.contains($0.child) != true }
      for body in forwards.isEmpty ? [] : shownBodies(of: holder) ?? [] {
        found += forwards.compactMap { refresh(of: body, holder, by: $0, model, use.id) }
      }
    }
    for model in graph.models {
      let forwards = forwards(of: model)
      if forwards.isEmpty { continue }
      for member in mentions.mentions(in: index[model]).members where isAskedByViews(member) {
        guard let body = member.runnableCode else { continue }
        found += forwards.compactMap { refresh(of: body, model, by: $0, model, nil) }
      }
    }
    refreshes.forwarded = found
    return found
  }

  private func refresh(
    of body: Node, _ holder: TypeID, by forward: Forward, _ model: TypeID, _ wrapper: WrapperID?
  ) -> ForwardedRefresh? {
    let display = HolderDisplay(
      of: body, self, forward.child, holder, isMentioned: true, forwarder: model)
    guard let need = display.need, !need.members.isEmpty, !need.isLate else { return nil }
    return ForwardedRefresh(
      forward: forward, model: model, wrapper: wrapper, body: body, need: need,
      sources: display.sources, reads: display.reads)
  }
}
