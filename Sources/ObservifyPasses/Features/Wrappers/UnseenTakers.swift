import ObservifyIndex
import ObservifySyntax

/// What is given values without being called by name, and may be declared by a package that is not
/// there: a subscript, an operator, an interpolation or a result builder.
struct UnseenTaker {
  /// What it is called: `<<<`, `subscript`, `appendInterpolation`, `RowBuilder`.
  let name: String
  let values: [Node]

  /// What a subscript is one of; nil for the others, of which nothing more has to be asked.
  var base: Node?
}

/// The operators and labelled interpolations that the project declares.
struct DeclaredTakers {
  let operators: Set<String>
  let interpolations: [Set<String>]

  init(_ index: ProjectIndex) {
    operators = Set(index.functions.compactMap(\.declaration.operatorName))
    interpolations = index.functions.filter { $0.name == "appendInterpolation" }
      .map { Set($0.declaration.parameters.compactMap(\.label)) }
  }
}

extension Project {
  /// Returns what a node is of those that neither the project nor a framework declares, as far as
  /// anything tells.
  func unseenTaker(_ node: Node, _ declared: DeclaredTakers) -> UnseenTaker? {
    switch node.kind {
    case .subscriptExpression: subscriptTaker(node)
    case .operatorReference: unseenOperator(node, declared)
    case .interpolation: unseenInterpolation(node, declared)
    case .attribute: unseenBuilder(node)
    default: nil
    }
  }

  /// Whether something may be declared by a package: of a subscript, its base says so.
  func isUnseen(_ taker: UnseenTaker) -> Bool {
    guard let base = taker.base else { return true }
    return switch resolver.type(of: base).unwrapped.instance {
    case .unknown: true
    case .external(let name, _): !Vocabulary.isSDKType(name)
    default: false
    }
  }

  private func subscriptTaker(_ node: Node) -> UnseenTaker? {
    guard let base = node.children.first else { return nil }
    let arguments = node.child(.argumentList)?.children(.argument).compactMap(Argument.init) ?? []
    let values = arguments.compactMap(\.value).filter { $0.kind != .literal }
    return values.isEmpty ? nil : UnseenTaker(name: "subscript", values: values, base: base)
  }

  private func unseenOperator(_ node: Node, _ declared: DeclaredTakers) -> UnseenTaker? {
    let name = node.text
    guard !Vocabulary.standardOperators.contains(name), !declared.operators.contains(name) else {
      return nil
    }
    return UnseenTaker(name: name, values: node.neighbours)
  }

  /// An interpolation with labels: one without is given values of all types.
  private func unseenInterpolation(_ node: Node, _ declared: DeclaredTakers) -> UnseenTaker? {
    let arguments = node.children(.argument).compactMap(Argument.init)
    let labels = Set(arguments.compactMap(\.label)).subtracting(Vocabulary.interpolationLabels)
    guard !labels.isEmpty, !declared.interpolations.contains(where: labels.isSubset) else {
      return nil
    }
    return UnseenTaker(name: "appendInterpolation", values: arguments.compactMap(\.value))
  }

  private func unseenBuilder(_ node: Node) -> UnseenTaker? {
    guard let attribute = Attribute(node), attribute.name.hasSuffix("Builder"),
      !Vocabulary.resultBuilders.contains(attribute.name), resolver.isFromOutside(attribute),
      let owner = node.parent, [.functionDecl, .variableDecl].contains(owner.kind)
    else { return nil }
    let items = owner.descendants.filter { item in
      [.codeBlock, .accessorBlock, .switchCase].contains(item.parent?.kind)
    }
    return UnseenTaker(name: attribute.name, values: items)
  }
}

extension FunctionDeclaration {
  /// The name of a function, or an operator, whose characters are tokens of their own.
  fileprivate var operatorName: String? {
    guard let keyword = node.token(.funcKeyword) else { return nil }
    return node.directTokens.drop { $0.index <= keyword.index }
      .prefix { ![.asyncKeyword, .throwsKeyword].contains($0.kind) }.map(\.text).joined()
  }
}

extension Node {
  /// The values that an argument hands over: the elements of a literal, both sides of a choice, and
  /// otherwise what it is itself.
  var givenValues: [Node] {
    switch kind {
    case .arrayExpression, .tupleExpression, .dictionaryExpression:
      children.flatMap(\.children).flatMap(\.givenValues)
    case .sequenceExpression where children.allSatisfy(\.isChoice): children.flatMap(\.givenValues)
    case .tryExpression, .awaitExpression, .inoutExpression, .ternary:
      children.flatMap(\.givenValues)
    case .literal: []
    default: [self]
    }
  }

  /// Whether a part of a sequence is a value, `??`, or the middle of `? :`.
  private var isChoice: Bool {
    switch kind {
    case .operatorReference: text == "??"
    case .assignment, .castOperator: false
    default: true
    }
  }
}
