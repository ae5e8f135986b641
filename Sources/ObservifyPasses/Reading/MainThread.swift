import ObservifyIndex
import ObservifySyntax

/// Where code runs, as far as the closures around it and what calls it tell.
extension Project {
  /// Whether a place may run on another thread than the main one: in a closure that something else runs, or in
  /// a member that such code calls, or nothing that is seen.
  ///
  /// - Complexity: O(*n*) in the places that mention the members which lead to it, the first time.
  func mayRunElsewhere(_ place: Node) -> Bool {
    for ancestor in place.ancestors {
      if ancestor.kind == .closureExpression {
        guard let isElsewhere = runsElsewhere(closure: ancestor) else { continue }
        return isElsewhere
      }
      guard [.functionDecl, .variableDecl, .initDecl, .subscriptDecl].contains(ancestor.kind),
        !ancestor.isLocalDeclaration
      else { continue }
      return mayBeCalledElsewhere(ancestor)
    }
    return true
  }

  /// Whether a closure may run on another thread; nil where it runs on that of the code around it.
  private func runsElsewhere(closure: Node) -> Bool? {
    if closure.isOnMain { return false }
    guard let taken = TakenClosure(closure), taken.isGiven,
      let call = CallExpression(closure.ancestor([.callExpression]))
    else { return nil }
    if taken.isInBackground == true { return true }
    if taken.runsImmediately || taken.isViewAction || call.receivesOnMain { return nil }
    let isSaid = ["scheduledTimer", "sync"].contains(call.callee?.mentionedName?.name ?? "")
    if isSaid || isOfView(closure) { return nil }
    guard let type = resolver.parameterType(taking: closure) else { return true }
    return type.hasAttribute("escaping") ? true : nil
  }

  /// Whether a member may be called on another thread.
  private func mayBeCalledElsewhere(_ member: Node) -> Bool {
    if let known = refreshes.calledElsewhere[member] { return known }
    // What only leads to itself is called by nothing else.
    refreshes.calledElsewhere[member] = false
    let found = findCallElsewhere(member)
    refreshes.calledElsewhere[member] = found
    return found
  }

  private func findCallElsewhere(_ member: Node) -> Bool {
    if member.isOnMain || isOfView(member) || member.kind == .initDecl { return false }
    guard let name = member.declaredName, let owner = index.enclosingType(of: member) else {
      return true
    }
    if isIsolated(owner) { return false }
    let calls = projectMentions.places(of: name).filter { place in
      guard !member.contains(place), !index.file(of: place).isTest else { return false }
      return member.kind == .variableDecl
        ? property(at: place).map { index[$0].declaration.node == member } == true
        : shownCode.mayMean(place, member, handingOn: true)
    }
    guard calls.isEmpty else { return calls.contains(where: mayRunElsewhere) }
    // What nothing calls runs where a protocol asks for it; a view's delegate is told by the view.
    let callers = outsideSupertypes(of: owner).filter { !Self.quietSupertypes.contains($0) }
    return isPublic(member) || member.hasAttribute("objc")
      || !callers.allSatisfy { $0.hasPrefix("UI") }
  }

  /// Supertypes from outside that call nothing of a class.
  private static let quietSupertypes: Set = [
    "AnyObject", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable", "NSObject",
    "ObservableObject", "Sendable", "@unchecked Sendable",
  ]

  /// Whether code is that of a view, of a scene or the like, or of a controller, which the main actor has.
  private func isOfView(_ place: Node) -> Bool {
    guard let type = index.enclosingType(of: place) else { return false }
    return shownCode.kept.isView(type)
      || outsideSupertypes(of: type).contains { name in
        name.hasPrefix("UI") && !name.hasSuffix("Delegate")
          || ["NSView", "NSViewController", "NSWindow", "NSWindowController"].contains(name)
      }
  }
}

extension CallExpression {
  /// Whether what a publisher sends has been brought to the main thread.
  fileprivate var receivesOnMain: Bool {
    callee?.descendants.contains {
      $0.kind == .memberExpression && ["DispatchQueue.main", "RunLoop.main"].contains($0.text)
    } == true
  }
}

extension Node {
  /// Whether what stands in it runs on the main thread: a closure that is sent there, or a function of its
  /// actor.
  var isOnMain: Bool {
    if kind == .closureExpression {
      if isMarkedMainActor { return true }
      let taken = TakenClosure(self)
      return taken?.isOnMainActor == true || taken?.isOnMainQueue == true
    }
    return [.functionDecl, .variableDecl, .initDecl].contains(kind)
      && attributes.contains { $0.name == "MainActor" }
  }
}
