import ObservifyIndex
import ObservifySyntax

/// What in the owners of an object stands against its migration.
extension Project {
  /// Keeps an object that its owner's `init` uses.
  ///
  /// Before SwiftUI has installed the view, each use of a `@StateObject` makes another object, and what
  /// is done to it is lost; with `@State` it would be done to the object that the view shows.
  func keepEarlyUses(into effects: inout Effects) {
    for mention in uses.values {
      let use = uses.wrappers[mention.wrapper]
      guard use.wrapper == .stateObject, mention.node.ancestor([.initDecl]) != nil,
        mention.node.isOnSelf, !mention.node.isOnlyRead(resolver)
      else { continue }
      effects.keep(
        use.models, .earlyUse, at: mention.node, in: mention.file,
        "'\(use.name)' is used in 'init', before SwiftUI has given the view its object")
    }
  }

  /// Whether a type is an app, of which one value is made.
  func isApp(_ type: TypeID) -> Bool {
    resolver.scopes.lineage(of: type).contains { ancestor in
      (graph.externalSupertypes[ancestor] ?? []).contains { $0 == "App" || $0 == "SwiftUI.App" }
    }
  }
}

extension Node {
  /// Whether a mention of an object only reads one of its properties.
  fileprivate func isOnlyRead(_ resolver: TypeResolver) -> Bool {
    guard let member = parent, MemberExpression(member)?.base == self else { return false }
    return CallExpression(member.parent ?? member)?.callee != member
      && !member.isChanged(resolver)
  }
}
