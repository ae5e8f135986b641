import ObservifyIndex
import ObservifySyntax

/// The calls by which a class announces its changes by hand.
extension Project {
  /// The mentions that stand for the publisher of a class: its own name, or that of a local constant which is nothing
  /// else, wherever that is mentioned.
  func mentions(standingFor use: WillChangeUse) -> [Node] {
    guard let binding = PatternBinding(use.node.parent?.parent), binding.initialValue == use.node,
      let name = binding.nameToken?.name,
      let declaration = VariableDeclaration(binding.node.parent),
      declaration.isLet, declaration.bindings.count == 1, let block = declaration.node.parent,
      [.codeBlock, .switchCase, .closureExpression].contains(block.kind)
    else { return [use.node] }
    let found = block.descendants.filter { node in
      guard node.kind == .reference, node.firstToken.isNamed(name),
        case .local(let local) = resolver.scopes.target(of: name, at: node),
        case .variable(let variable) = local.form
      else { return false }
      return variable.node == binding.node
    }
    let isAll =
      block.tokenIndices.count { Token(tree: block.tree, index: $0).isNamed(name) } == found.count
      + 1
    return isAll && !found.isEmpty ? found : [use.node]
  }

  /// The calls of `send` on what stands for the publisher.
  func sendingCalls(of use: WillChangeUse) -> [Node] {
    mentions(standingFor: use).compactMap(\.sendingCall)
  }

  /// The calls of `send` that a use of the publisher comes to; nil where it does something else as well.
  func sends(by use: WillChangeUse, _ listeners: ChangeListeners) -> [HandMadeSend]? {
    guard let model = use.models.first else { return nil }
    let mentions = mentions(standingFor: use)
    let isNamed = mentions != [use.node]
    if isNamed, !use.isInside || listeners.announcing.contains(model) { return nil }
    let found = mentions.compactMap { mention -> HandMadeSend? in
      let form: HandMadeSend.Form
      let call: Node
      if let sending = mention.sendingCall, sendsAnywhere(sending, of: model, use) {
        form = sending.isSendStatement ? .statement : .result
        call = sending
      } else if let sender = mention.givenSender, use.isInside, !isNamed, !isIsolated(model) {
        form = .function
        call = sender
      } else {
        return nil
      }
      return HandMadeSend(
        model: model, file: use.file, node: mention, call: call, isOutside: !use.isInside,
        form: form, constant: isNamed ? use.node.ancestor([.variableDecl]) : nil)
    }
    return found.count == mentions.count ? found : nil
  }

  /// Whether a call in a closure is made on a publisher that the closure keeps, and not on that of the object, which
  /// it may not have.
  func isKeptByClosure(_ send: HandMadeSend) -> Bool {
    if send.node.kind == .reference, case .capture? = resolver.local(at: send.node)?.form {
      return true
    }
    return send.constant?.parent.map { block in
      send.call.ancestors.prefix { $0 != block }.contains { $0.kind == .closureExpression }
    } == true
  }

  /// The captures by which closures keep the publisher of a class under its own name: `[objectWillChange] in`.
  var capturedPublishers: [SendRemoval] {
    index.files.flatMap { file in
      file.tree.nodes(of: .capture).compactMap { capture in
        guard capture.captureName?.isNamed(Vocabulary.willChange) == true,
          capture.child(.initializerClause) == nil,
          let model = index.enclosingType(of: capture), graph.isModel(model),
          let closure = capture.ancestor([.closureExpression])
        else { return nil }
        // A closure within one that captures it has it of that.
        if case .local(let local) = resolver.scopes.target(of: Vocabulary.willChange, at: closure),
          case .variable = local.form
        {
          return nil
        }
        return SendRemoval(model: model, file: file.id, node: capture, code: .removedSend)
      }
    }
  }

  /// Whether a call means the same in every member of the class: it sends nothing, or, within the class,
  /// the object itself, a literal or a stored property.
  fileprivate func sendsAnywhere(_ sending: Node, of model: TypeID, _ use: WillChangeUse) -> Bool {
    (CallExpression(sending)?.arguments ?? []).allSatisfy { argument in
      guard use.isInside, let value = argument.value else { return false }
      if value.kind == .literal || value.text == "()" || value.firstToken.kind == .selfKeyword {
        return true
      }
      guard case .property(let property) = resolver.scopes.target(of: value.text, at: value) else {
        return false
      }
      return index[property].isStored && !index[property].isStatic
        && index[property].owner.map(resolver.scopes.lineage(of: model).contains) == true
    }
  }
}

extension Node {
  /// The call `….objectWillChange.send()` that a mention of `objectWillChange` belongs to, when it
  /// is a statement by itself, what a `return` gives or a branch of `?:`; `send(x)`, where `x` is a name or a
  /// literal, of a publisher of values.
  var sendingCall: Node? {
    guard let member = parent, MemberExpression(member)?.name == "send", let call = member.parent,
      let sending = CallExpression(call), sending.trailingClosures.isEmpty,
      sending.arguments.allSatisfy({
        [.reference, .literal].contains($0.value?.kind) || $0.value?.text == "()"
      })
    else { return nil }
    return call.isSendStatement || call.parent?.kind == .returnStatement || call.isBranch
      ? call : nil
  }

  /// Whether a call of `send` is a statement.
  fileprivate var isSendStatement: Bool {
    parent.map {
      [.codeBlock, .switchCase, .closureExpression, .accessorBlock].contains($0.kind)
    } == true
  }

  /// Whether it is a branch of a `?:` that is a statement, of which the other branch does nothing.
  var isBranch: Bool {
    guard let ternary = parent?.kind == .ternary ? parent : previousTernary,
      let choice = ternary.parent, choice.kind == .sequenceExpression, choice.isStatement,
      let last = choice.children.last
    else { return false }
    return (last == self ? ternary.children.first : last)?.text == "()"
  }

  private var previousTernary: Node? {
    guard let parts = parent.map({ Array($0.children) }), parts.count > 1, parts.last == self
    else { return nil }
    return parts[parts.count - 2].kind == .ternary ? parts[parts.count - 2] : nil
  }

  /// The `objectWillChange.send` of a mention of `objectWillChange` that is assigned as a function.
  fileprivate var givenSender: Node? {
    guard let sender = parent, MemberExpression(sender)?.name == "send",
      sender.assignmentAround?.value == sender,
      MemberExpression(self)?.base.map({ $0.text == "self" }) != false
    else { return nil }
    return sender
  }
}
