import ObservifyIndex
import ObservifySyntax

/// Where `objectWillChange.send()` is called, and what the class's own members may be called from.
extension Project {
  /// Whether a call stands in code that runs on the actor of its class, or the class has none.
  func isSurelyIsolated(_ send: HandMadeSend) -> Bool {
    guard isIsolated(send.model) else { return true }
    for ancestor in send.call.ancestors {
      switch ancestor.kind {
      case .closureExpression:
        if usesMember(of: send, beside: ancestor) { return true }
        let call = ancestor.ancestor([.callExpression]).flatMap { CallExpression($0) }
        if call?.callee?.text == "MainActor.run" { return isMainActorClass(send.model) }
        guard let callee = call?.callee, let name = callee.mentionedName?.name,
          Self.isolatedClosures.contains(name) || callee.isOfMainQueue
        else { return false }
        if callee.isOfMainQueue, !isMainActorClass(send.model) { return false }
      case .functionDecl, .variableDecl, .initDecl, .subscriptDecl, .deinitDecl:
        guard ancestor.parent?.kind == .memberBlock else { continue }
        if ancestor.kind == .deinitDecl || ancestor.hasModifier("nonisolated") { return false }
        if usesMember(of: send, beside: ancestor) { return true }
        guard send.isOutside else { return true }
        return index.enclosingType(of: ancestor).map {
          isIsolated($0)
            || declaresMainActorProtocol($0) && isMainActorClass(send.model)
        } == true
      default: break
      }
    }
    return true
  }

  /// Whether a class is isolated to the main actor rather than to another one.
  private func isMainActorClass(_ model: TypeID) -> Bool {
    !resolver.scopes.lineage(of: model).contains { type in
      index[type].declaration?.node.attributes.contains {
        $0.name.hasSuffix("Actor") && $0.name != "MainActor"
      } == true
    }
  }

  /// Whether the code of a function or closure, closures in it aside, uses an isolated member of the
  /// same object without waiting: it would not compile elsewhere.
  private func usesMember(of send: HandMadeSend, beside scope: Node) -> Bool {
    guard let base = MemberExpression(send.node)?.base?.text else { return false }
    return scope.descendants.contains { node in
      guard node.kind == .memberExpression, node != send.node, let member = MemberExpression(node),
        member.base?.text == base, let found = resolver.scopes.member(member.name, of: send.model),
        !node.ancestors.prefix(while: { $0 != scope }).contains(where: {
          [.closureExpression, .functionDecl, .awaitExpression].contains($0.kind)
        })
      else { return false }
      switch found {
      case .property(let id):
        return !index[id].isLet && !index[id].declaration.node.hasModifier("nonisolated")
      case .functions(let ids):
        return ids.allSatisfy { !index[$0].declaration.node.hasModifier("nonisolated") }
      default: return false
      }
    }
  }

  /// Functions whose closures run on the actor of the code around them.
  private static let isolatedClosures: Set<String> = [
    "sink", "Task", "run", "assumeIsolated", "forEach", "map", "filter",
    "handleEvents", "onAppear", "onDisappear", "onChange", "onTapGesture", "task", "Button",
    "withAnimation",
  ]
}

extension Node {
  /// Whether a callee has its closure run on the main queue: `DispatchQueue.main.async`.
  fileprivate var isOfMainQueue: Bool {
    ["DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "RunLoop.main.perform"]
      .contains(text.filter { !$0.isWhitespace })
  }
}
