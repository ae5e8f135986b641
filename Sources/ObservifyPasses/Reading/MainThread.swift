import ObservifyIndex
import ObservifySyntax

/// Where code runs, as far as the closures around it and what calls it tell.
extension Project {
  /// Whether a place may run on another thread than the main one: in a closure that something else runs, or in
  /// a member that such code calls, or nothing that is seen.
  ///
  /// - Complexity: O(*n*) in the places that mention the members which lead to it.
  func mayRunElsewhere(_ place: Node) -> Bool {
    var pending = [place]
    var seen: Set<Node> = []
    while let next = pending.popLast() {
      switch surroundings(of: next) {
      case .main: continue
      case .elsewhere: return true
      case .member(let member):
        guard seen.insert(member).inserted else { continue }
        guard let calls = calls(of: member) else { return true }
        pending += calls
      }
    }
    return false
  }

  private enum Thread {
    case main
    /// Another one, or one that is not known.
    case elsewhere
    /// That of whoever calls a member.
    case member(Node)
  }

  /// Where a place runs, as far as the closures around it say.
  private func surroundings(of place: Node) -> Thread {
    for ancestor in place.ancestors {
      if ancestor.kind == .closureExpression {
        guard let isElsewhere = runsElsewhere(closure: ancestor) else { continue }
        return isElsewhere ? .elsewhere : .main
      }
      guard [.functionDecl, .variableDecl, .initDecl, .subscriptDecl].contains(ancestor.kind),
        !ancestor.isLocalDeclaration
      else { continue }
      return isOnMain(member: ancestor) ? .main : .member(ancestor)
    }
    return .elsewhere
  }

  /// Whether a member runs on the main thread, whoever calls it.
  private func isOnMain(member: Node) -> Bool {
    member.isOnMain || member.kind == .initDecl || isOfView(member)
      || index.enclosingType(of: member).map(isIsolated) == true
  }

  /// Whether a closure may run on another thread; nil where it runs on that of the code around it.
  private func runsElsewhere(closure: Node) -> Bool? {
    if closure.isOnMain { return false }
    guard let taken = TakenClosure(closure), taken.isGiven,
      let call = CallExpression(closure.ancestor([.callExpression]))
    else { return nil }
    if taken.isInBackground == true { return true }
    if call.receivesOnMain { return false }
    if taken.runsImmediately || taken.isViewAction { return nil }
    if isOfView(closure), taken.staysOnActor || taken.isRunByEvent { return nil }
    // A timer's runs on the loop that it was made for, a queue's on the thread that waits for it.
    if ["scheduledTimer", "sync"].contains(call.callee?.mentionedName?.name ?? "") { return nil }
    guard let type = resolver.parameterType(taking: closure) else { return true }
    return type.hasAttribute("escaping") ? true : nil
  }

  /// The places that call a member; nil where what is not seen may call it.
  private func calls(of member: Node) -> [Node]? {
    guard let name = member.declaredName, let owner = index.enclosingType(of: member) else {
      return nil
    }
    let calls = projectMentions.places(of: name).filter { place in
      guard !member.contains(place), !index.file(of: place).isTest else { return false }
      return member.kind == .variableDecl
        ? property(at: place).map { index[$0].declaration.node == member } == true
        : shownCode.mayMean(place, member, handingOn: true)
    }
    if !calls.isEmpty { return calls }
    // What nothing calls runs where a protocol asks for it; a view's delegate is told by the view.
    let callers = outsideSupertypes(of: owner).filter { !Self.quietSupertypes.contains($0) }
    let isOpen = isPublic(member) || member.hasAttribute("objc")
    return isOpen || !callers.allSatisfy { $0.hasPrefix("UI") } ? nil : []
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
