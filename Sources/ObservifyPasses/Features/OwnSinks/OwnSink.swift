import ObservifyIndex
import ObservifySyntax

/// `$p.sink { value in … }` in the class of `p` itself, which a function that `didSet` calls can take
/// the place of: `--combine modernize`.
struct OwnSink: Sendable {
  let use: PublisherUse

  /// The whole statement, from `$p` to what keeps the cancellable.
  let statement: Node

  /// The closure of `sink`.
  let closure: Node

  /// The name of the variable that keeps the cancellable, and its mention.
  let store: Node

  /// Whether `.dropFirst()` leaves out the value that is there on subscription.
  let skipsFirst: Bool

  /// Whether `.removeDuplicates()` leaves out a value that is equal to the one before.
  let skipsEqual: Bool

  /// Whether an equal value is let through once, because the first one is not compared.
  let letsFirstThrough: Bool

  /// The function that the closure becomes.
  var function = ""

  /// Looks at what is around a `$p`; nil where values are delayed, changed or combined, and where it is
  /// no statement of a function by itself.
  init?(_ use: PublisherUse) {
    guard use.node.isOnSelf else { return nil }
    var operators: [String] = []
    var expression = use.node
    var sink: CallExpression?
    while sink == nil {
      guard let member = MemberExpression(expression.parent),
        let call = CallExpression(member.node.parent)
      else { return nil }
      if member.name == "sink" {
        sink = call
      } else {
        guard ["dropFirst", "removeDuplicates"].contains(member.name),
          !operators.contains(member.name), call.arguments.isEmpty, call.trailingClosures.isEmpty
        else { return nil }
        operators.append(member.name)
      }
      expression = call.node
    }
    guard let sink, let closure = sink.onlyClosure(labelled: "receiveValue"),
      let keeper = expression.keeperOfCancellable,
      keeper.statement.parent?.parent?.parent?.kind == .memberBlock
    else { return nil }
    self.use = use
    self.closure = closure
    statement = keeper.statement
    store = keeper.store
    skipsFirst = operators.contains("dropFirst")
    skipsEqual = operators.contains("removeDuplicates")
    letsFirstThrough = operators == ["dropFirst", "removeDuplicates"]
  }

  /// The initialiser or function that subscribes.
  var subscriber: Node { statement.parent?.parent ?? statement }

  /// What the closure calls the value: nil where it has no name.
  var parameter: Token? {
    closure.child(.closureSignature)?.closureParameters.first?.firstToken
  }

  /// How the closure holds the object.
  enum Capture: Sendable { case weak, unowned, strong }

  /// How the closure holds the object; nil where it captures anything else by name, or its signature
  /// says more than names.
  var capture: Capture? {
    guard let signature = closure.child(.closureSignature) else { return .strong }
    guard signature.closureParameters.allSatisfy({ $0.children.allSatisfy { !$0.kind.isType } }),
      signature.attributes.isEmpty, signature.child(.returnClause) == nil
    else { return nil }
    guard let clause = signature.child(.captureClause) else { return .strong }
    let captures = clause.children(.capture)
    guard captures.count == 1, captures[0].captureName?.kind == .selfKeyword,
      captures[0].child(.initializerClause) == nil
    else { return nil }
    let first = captures[0].firstToken
    return first.isNamed("weak") ? .weak : first.isNamed("unowned") ? .unowned : .strong
  }

  /// What the closure does, in order.
  var statements: [Node] { closure.children.filter { $0.kind != .closureSignature } }

  /// The statement `guard let self …` that the closure begins with.
  var selfGuard: Node? {
    guard let first = statements.first, first.kind == .guardStatement,
      let condition = first.child(.conditionList)?.children.first,
      ["let self", "let self = self"].contains(condition.textWithoutComma)
    else { return nil }
    return first
  }
}

extension CallExpression {
  /// The closure that is the only argument of a call: a trailing one, or that behind a label.
  fileprivate func onlyClosure(labelled label: String) -> Node? {
    if arguments.isEmpty, trailingClosures.count == 1,
      trailingClosures[0].parent?.kind != .labeledClosure
    {
      return trailingClosures[0]
    }
    guard let argument = arguments.first, argument.label == label,
      let value = argument.value, value.kind == .closureExpression
    else { return nil }
    return value
  }
}

extension Node {
  /// What keeps the cancellable that an expression gives: `.store(in: &x)` or `x = …`.
  fileprivate var keeperOfCancellable: (statement: Node, store: Node)? {
    if let parts = parent?.assignment, parts.value == self, let sequence = parent {
      return parts.target.isOnSelf ? (sequence, parts.target) : nil
    }
    guard let member = MemberExpression(parent), member.name == "store",
      let call = CallExpression(member.node.parent), call.arguments.count == 1,
      call.arguments[0].label == "in", let value = call.arguments[0].value,
      value.kind == .inoutExpression, let store = value.children.first, store.isOnSelf
    else { return nil }
    return (call.node, store)
  }

  /// The parameters that the signature of a closure names, in parentheses or not.
  var closureParameters: [Node] {
    children(.closureParameter) + (child(.parameterClause)?.children(.parameter) ?? [])
  }

  /// The text of an element of a list.
  var textWithoutComma: String {
    lastToken.kind == .comma ? String(text.dropLast()).trimmedBlanks : text
  }
}

extension String {
  /// The text without the blanks at its end.
  fileprivate var trimmedBlanks: String {
    var copy = self
    while copy.last?.isWhitespace == true { copy.removeLast() }
    return copy
  }
}
