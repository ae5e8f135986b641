package import ObservifySyntax

/// The subscript by which a property wrapper reaches for the object around its property (SE-0258).
package struct EnclosingSubscript {
  package let node: Node

  /// The statements by which the object announces a change; nil where the code does more with the object
  /// than to announce that, and to read and change the wrapper.
  package let announcements: [Node]?

  /// Whether it is for `$p`, the projection, rather than for `p`.
  package let isProjecting: Bool

  package init?(_ node: Node) {
    guard node.kind == .subscriptDecl, let function = FunctionDeclaration(node),
      let object = function.parameters.first, object.label == "_enclosingInstance"
    else { return nil }
    self.node = node
    isProjecting = function.parameters.contains { $0.label == "projected" }
    let name = object.nameToken?.name
    var found: [Node] = []
    var isPlain = true
    for mention in (node.child(.accessorBlock) ?? node).descendants
    where mention.kind == .reference && mention.firstToken.name == name {
      if mention.parent?.kind == .subscriptExpression, mention.parent?.children.first == mention {
        continue
      }
      guard let announcement = mention.announcingStatement else {
        isPlain = false
        break
      }
      found.append(announcement)
    }
    announcements = isPlain ? found : nil
  }
}

extension Node {
  /// `object.objectWillChange.send()` around the object, or the same with a cast, where it is a statement
  /// beside others.
  fileprivate var announcingStatement: Node? {
    guard var node = parent, MemberExpression(node)?.name == Vocabulary.willChange else {
      return nil
    }
    let between: Set<NodeKind> = [
      .sequenceExpression, .argument, .tupleExpression, .optionalChain, .forceUnwrap,
    ]
    while let parent = node.parent, between.contains(parent.kind), parent.children.first == node {
      node = parent
    }
    guard let member = node.parent, MemberExpression(member)?.name == "send",
      let call = member.parent, let sending = CallExpression(call), sending.arguments.isEmpty,
      sending.trailingClosures.isEmpty, let scope = call.parent,
      [.codeBlock, .closureExpression].contains(scope.kind), Array(scope.children).count > 1
    else { return nil }
    return call
  }
}
