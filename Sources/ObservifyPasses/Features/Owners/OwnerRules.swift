import ObservifyIndex
import ObservifySyntax

/// What in the owners of an object stands against its migration.
extension Project {
  /// Keeps an object that its owner's `init` uses.
  ///
  /// Before SwiftUI has installed the view, each use of a `@StateObject` makes another object, and what
  /// is done to it is lost; with `@State` it would be done to the object that the view shows, as is meant where only
  /// previews show it.
  func keepEarlyUses(into effects: inout Effects) {
    let stored = uses.storages.filter(\.node.readsWrapper).compactMap { storage in
      storage.node.parent.map { (node: $0, storage) }
    }
    for (node, mention) in uses.values.map({ (node: $0.node, $0) }) + stored {
      let use = uses[mention.wrapper]
      guard use.wrapper == .stateObject, node.ancestor([.initDecl]) != nil,
        mention.node.isOnSelf, !node.isOnlyRead(resolver), !isGivenBefore(use, node),
        use.holder.map(isOnlyPreviewed) != true
      else { continue }
      effects.keep(
        use.models, .earlyUse, at: node, in: mention.file,
        "'\(use.name)' is used in 'init', before SwiftUI has given the view its object")
    }
  }

  /// Whether `init` or a default value has given the wrapper an object that was made before: each use has that one,
  /// then.
  private func isGivenBefore(_ use: WrapperUse, _ mention: Node) -> Bool {
    if let given = use.initialValue.flatMap(property), index[given].isStatic, index[given].isLet {
      return true
    }
    guard let initializer = mention.ancestor([.initDecl]) else { return false }
    return initializer.descendants.contains { target in
      guard let given = target.wrapperAssignment(.stateObject),
        target.mentionedName?.name == "_\(use.name)",
        given.statement.parent == initializer.child(.codeBlock), var value = given.argument.value
      else { return false }
      if let call = CallExpression(value), call.arguments.isEmpty, call.trailingClosures.isEmpty,
        let closure = call.callee, closure.kind == .closureExpression,
        let only = closure.children.first, closure.children.allSatisfy({ $0 == only })
      {
        value = only
      }
      return value.kind == .reference && isConstant(value) == true
    }
  }

  /// Whether a type is an app, of which one value is made.
  func isApp(_ type: TypeID) -> Bool { outsideSupertypes(of: type).contains("App") }
}

extension Node {
  /// Whether a mention of an object only reads one of its properties.
  fileprivate func isOnlyRead(_ resolver: TypeResolver) -> Bool {
    guard let member = parent, MemberExpression(member)?.base == self else { return false }
    return CallExpression(member.parent ?? member)?.callee != member
      && !member.isChanged(resolver)
  }
}
