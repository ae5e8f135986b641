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
  /// beside others; the statement around it where the publisher is given a name first.
  fileprivate var announcingStatement: Node? {
    guard var node = parent, MemberExpression(node)?.name == Vocabulary.willChange else {
      return nil
    }
    if let branch = ancestor([.ifExpression]), branch.child(.conditionList)?.contains(self) == true
    {
      return branch.restOfAnnouncement == nil ? nil : branch
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

extension Node {
  /// What `if let subject = object.objectWillChange as? ObservableObjectPublisher { … }` does when it has
  /// announced the change; nil where the publisher is used for more, or where nothing announced does
  /// something else.
  package var restOfAnnouncement: [Node]? {
    guard kind == .ifExpression, let conditions = child(.conditionList)?.children(.condition),
      conditions.count == 1, let binding = conditions[0].child(.optionalBindingCondition),
      let name = binding.child(.identifierPattern)?.text
    else { return nil }
    let blocks = children(.codeBlock).map { Array($0.children) }
    guard let sending = blocks.first?.first, sending.text == "\(name).send()",
      !children.contains(where: { $0.kind == .ifExpression })
    else { return nil }
    let rest = Array(blocks[0].dropFirst())
    // Where it only announces, the change stands beside it.
    if rest.isEmpty {
      return blocks.count == 1 && parent?.children.dropFirst().first != nil ? [] : nil
    }
    let usesName = rest.contains { statement in
      statement.descendants.contains { $0.kind == .reference && $0.text == name }
    }
    let isSame = blocks.dropFirst().allSatisfy { $0.map(\.text) == rest.map(\.text) }
    return usesName || !isSame ? nil : rest
  }
}
