import ObservifyIndex
import ObservifySyntax

/// What calls mean, and what takes the functions that they are given.
extension ShownCode {
  /// The type as written of the parameter, or of the property that the memberwise initialiser sets,
  /// which a closure is given to, and whether it is kept for later; nil where the project does not
  /// declare it.
  ///
  /// A method of a value whose type is not declared may be any by which the project extends types from
  /// outside (`isOfAnyExtension`).
  func parameter(
    taking closure: Node, isOfAnyExtension: Bool = false
  ) -> (type: Node, isKept: Bool)? {
    guard
      let type = resolver.parameterType(taking: closure, isOfAnyExtension: isOfAnyExtension)
    else { return nil }
    // What a variable or a case holds is kept as well.
    let isOfFunction =
      type.ancestor([.parameter])?.parent?.parent.flatMap(FunctionDeclaration.init) != nil
    return (
      type, !isOfFunction || type.kind == .optionalType || type.hasAttribute("escaping")
    )
  }

  /// Whether a closure or a block surely gives nothing: it ends with a change, or with a call of a
  /// function without a result; or it does such a thing before, which no builder allows, and returns nothing.
  func doesSomething(_ block: Node) -> Bool {
    let statements = block.children.filter { $0.kind != .closureSignature }
    guard let last = statements.last, !isAction(last) else { return true }
    return statements.dropLast().contains(where: isAction)
      && !block.descendants.contains { $0.kind == .returnStatement && $0.children.first != nil }
  }

  private func isAction(_ statement: Node) -> Bool {
    switch statement.kind {
    case .sequenceExpression: return statement.changedPlace != nil
    case .callExpression:
      guard let callee = CallExpression(statement)?.callee else { return false }
      let name = callee.mentionedName?.name ?? ""
      if statement.changedPlace != nil || Vocabulary.laterClosures.contains(name)
        || ["withAnimation", "withTransaction"].contains(name)
      {
        return true
      }
      let functions = resolver.functions(calledBy: callee)
      return !functions.isEmpty && functions.allSatisfy { index[$0].declaration.resultType == nil }
    case .tryExpression, .awaitExpression, .optionalChain:
      return statement.children.last.map(isAction) ?? false
    case .forStatement, .whileStatement, .repeatStatement: return true
    case .ifExpression, .switchExpression, .doStatement:
      let blocks = statement.descendants.filter {
        [.codeBlock, .switchCase].contains($0.kind)
          && $0.ancestor([.ifExpression, .switchExpression, .doStatement]) == statement
      }
      // Where one branch gives nothing, no other one gives a value; an empty one says nothing.
      let isAsked = statement.descendants.contains {
        $0.kind == .returnStatement && $0.children.first != nil
      }
      return !isAsked && blocks.contains { $0.children.first != nil && doesSomething($0) }
    default: return false
    }
  }
}

extension TypeResolver {
  /// Whether a mention that is called, or a subscript, leaves a parameter of what it means to its default argument.
  func isLeftOut(_ parameter: Node, by mention: Node) -> Bool {
    guard let taker = parameter.parent?.parent else { return false }
    if let call = CallExpression(mention.parent), let function = FunctionDeclaration(taker) {
      return parameters(leftOutBy: call, of: function).contains { $0.node == parameter }
    }
    let list = mention.kind == .subscriptExpression ? mention : CallExpression(mention.parent)?.node
    let given = list?.child(.argumentList)?.children(.argument)
    return given.map { $0.count < taker.child(.parameterClause)?.children(.parameter).count ?? 0 }
      ?? false
  }
}

extension PropertySymbol {
  /// Whether each value of its type begins with what an expression gives then, unless it is given another; the
  /// wrappers of state keep what the first one began with.
  var isDefaulted: Bool {
    isStored && binding.initialValue?.isComputed == true && binding.node.isPlainDefault
      && attributes.allSatisfy {
        Vocabulary.plainAttributes.contains($0.name)
          || ["ObservedObject", "Bindable"].contains($0.name)
      }
  }
}

extension Node {
  /// The code that runs by the name of a declaration: the body, the getter, or a `lazy` variable's
  /// value.
  var runnableCode: Node? {
    switch kind {
    case .functionDecl, .initDecl: return child(.codeBlock)
    case .closureExpression: return self
    case .subscriptDecl: return child(.accessorBlock)?.getterBody
    case .variableDecl:
      guard let binding = VariableDeclaration(self)?.bindings.first else { return nil }
      if !binding.isStored { return binding.getterBody }
      return hasModifier("lazy") ? binding.initialValue : nil
    case .parameter: return Parameter(self)?.defaultValue
    case .patternBinding: return PatternBinding(self)?.initialValue
    default: return nil
    }
  }

  /// Whether it gives a stored variable of a type what each value begins with.
  var isPlainDefault: Bool {
    guard let declaration = parent, declaration.parent?.kind == .memberBlock,
      PatternBinding(self)?.isStored == true
    else { return false }
    return !["lazy", "static", "class"].contains(where: declaration.hasModifier)
  }

  /// Whether a function type has a view for its result, which follows by itself what it shows.
  var givesView: Bool {
    ["AnyView", "some View", "any View"].contains(child(.returnClause)?.children.first?.text)
  }

  /// Whether a function type has no result.
  var givesNothing: Bool {
    guard let result = child(.returnClause)?.children.first else { return false }
    return ["Void", "()"].contains(result.text)
  }

  /// Whether an expression may run code, or read what changes: it is no literal and no closure.
  var isComputed: Bool {
    switch kind {
    case .literal, .stringLiteral, .arrayExpression, .dictionaryExpression, .closureExpression,
      .prefixExpression:
      false
    default: true
    }
  }
}
