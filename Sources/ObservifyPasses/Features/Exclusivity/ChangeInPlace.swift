import ObservifyIndex
import ObservifySyntax

/// A change of a part of a property, or of its value where it stands: `items.removeAll { … }`,
/// `user?.visits += 1`, `update(&state)`.
///
/// While it runs, nothing else may read the property (SE-0176): the macro's `_modify` yields its
/// storage, where `@Published` was read, copied, changed and written.
struct ChangeInPlace {
  /// How the property is changed.
  enum Form: Hashable {
    /// `x.y = value`, `x?.y += value`.
    case assignment
    /// `x.sort()`: a call of a method on it.
    case method(String)
    /// `reduce(&x)`.
    case argument
    /// `x.y`, where reading that changes the value: a lazy variable of a struct, a mutating getter.
    case reading
    /// `yield &x`, during which whoever asked changes it.
    case yielding
  }

  let form: Form

  /// The whole expression that changes the property.
  let expression: Node

  /// What the method is called on; the changed place for the other forms.
  let place: Node

  /// The parts of the property by which the change gets to its place, whose observers and setters run:
  /// `x.y` and `x.y[0]` of `x.y[0] = value`.
  let parts: [Node]

  /// What is evaluated during the change.
  let evaluated: [Node]

  /// What it is given, and may ask for elements or a description.
  let given: [Node]

  /// What the change may call: closures, names of functions, and what gets the property passed.
  let called: [Node]

  /// Returns the change that a mention of the property begins; nil where it is read, replaced, or
  /// changed in its parts without anything that runs meanwhile.
  ///
  /// `isMutating` says of a method's name whether such a method may change what it is called on, `isOperator` of an
  /// operator's whether it may change what stands before it, and `isChangedByReading` of a member or a subscript
  /// whether reading it changes what has it; types are asked for, by `isObject`, only where that is so.
  init?(
    from mention: Node, isMutating: (String) -> Bool, isOperator: (String) -> Bool,
    isChangedByReading: (Node) -> Bool, isObject: (Node) -> Bool
  ) {
    var node = mention
    var isChained = false
    var bases: [Node] = []
    var parts: [Node] = []
    // A binding reads a copy and writes it.
    if mention.firstToken.kind == .dollarIdentifier { return nil }
    while let parent = node.parent {
      if [.memberExpression, .subscriptExpression, .optionalChain].contains(parent.kind),
        parent.children.first == node
      {
        bases.append(node)
      }
      // What an object holds is changed without a change of the property.
      var isOwn: Bool { !bases.contains(where: isObject) }
      switch parent.kind {
      case .optionalChain: isChained = true
      case .forceUnwrap: break
      case .subscriptExpression where parent.children.first == node:
        parts.append(parent)
        if isChangedByReading(parent), isOwn {
          self.init(reading: parent, by: parts)
          return
        }
      case .memberExpression where MemberExpression(parent)?.base == node:
        if let call = CallExpression(parent.parent), call.callee == parent,
          case let name = MemberExpression(parent)?.name ?? "",
          // What is called itself may be a value.
          isMutating(name) || !isMutating(Self.valueCall)
        {
          guard isMutating(name), isOwn else { return nil }
          self.init(of: node, by: parts, calling: name, call, isChained)
          return
        }
        parts.append(parent)
        if isChangedByReading(parent), isOwn {
          self.init(reading: parent, by: parts)
          return
        }
      case .callExpression where parent.children.first == node && isMutating(Self.valueCall):
        guard isOwn, let call = CallExpression(parent) else { return nil }
        self.init(of: node, by: parts, calling: Self.valueCall, call, isChained)
        return
      case .inoutExpression:
        guard isOwn else { return nil }
        self.init(passing: parent, by: parts)
        return
      case .prefixExpression where isOperator(parent.impliedName ?? ""),
        .postfixExpression where isOperator(parent.impliedName ?? ""):
        guard isOwn else { return nil }
        self.init(assigning: parent, place: node, by: parts, isChained)
        return
      case .sequenceExpression
      where parent.changedPlace == node
        || node.isFirst(in: parent, before: isOperator):
        guard isOwn else { return nil }
        self.init(assigning: parent, place: node, by: parts, isChained)
        return
      default: return nil
      }
      node = parent
    }
    return nil
  }

  /// The name of the method that a call of a value means.
  private static let valueCall = "callAsFunction"

  /// Whether values are compared by what a comparator finds in them.
  var isCompared: Bool {
    CallExpression(expression)?.arguments.contains { $0.label == "using" } == true
  }

  /// What is evaluated before the change or with it, and is no closure: indices, arguments, what is assigned.
  var operands: [Node] {
    let call = form == .assignment ? nil : CallExpression(expression)
    let arguments = call?.arguments.compactMap(\.value) ?? []
    let assigned = form == .assignment ? Array(expression.children.dropFirst(2)) : []
    let indices = parts.compactMap { $0.child(.argumentList) }
    return indices
      + (arguments + assigned).filter { ![.closureExpression, .inoutExpression].contains($0.kind) }
  }

  /// The values that code may be asked of that stands outside the project and makes the change.
  var changedValue: Node { form == .argument ? place.children.first ?? place : place }

  /// The operator that makes the change: `+=`, or `=`; empty for the other forms.
  var operatorName: String {
    guard case .assignment = form else { return "" }
    return expression.impliedName ?? Array(expression.children.prefix(2)).last?.text ?? ""
  }

  private init(
    of place: Node, by parts: [Node], calling name: String, _ call: CallExpression,
    _ isChained: Bool
  ) {
    form = .method(name)
    expression = call.node
    self.place = place
    self.parts = parts
    let arguments = call.allArguments.map(\.value)
    evaluated =
      parts.flatMap(\.defaultValues) + (isChained ? arguments : call.changedArguments)
    let keeps = Vocabulary.keepingMembers.contains(name)
    given = call.allArguments.filter { !keeps || $0.label == "contentsOf" }.map(\.value)
    called = keeps ? [] : call.functionArguments + call.keyPaths
  }

  private init(assigning assignment: Node, place: Node, by parts: [Node], _ isChained: Bool) {
    form = .assignment
    expression = assignment
    self.place = place
    self.parts = parts
    let value = Array(assignment.children.dropFirst(2))
    evaluated = parts.flatMap(\.defaultValues) + (isChained ? value : [])
    given = assignment.assignment != nil ? [] : value
    called = []
  }

  private init(reading member: Node, by parts: [Node]) {
    form = .reading
    expression = member
    place = member
    self.parts = parts
    evaluated = parts.flatMap(\.defaultValues)
    given = []
    called =
      member.child(.argumentList).map { Array($0.children) }?
      .compactMap { Argument($0)?.value }.filter { $0.kind == .closureExpression } ?? []
  }

  private init?(passing argument: Node, by parts: [Node]) {
    if let statement = argument.parent, statement.kind == .yieldStatement {
      form = .yielding
      expression = statement
      place = argument
      self.parts = parts
      evaluated = []
      given = []
      called = []
      return
    }
    guard let node = argument.ancestor([.callExpression]), let call = CallExpression(node) else {
      return nil
    }
    form = .argument
    expression = node
    place = argument
    self.parts = parts
    evaluated =
      parts.flatMap(\.defaultValues)
      + Array(call.changedArguments.drop { $0 != argument }.dropFirst())
    given = call.allArguments.map(\.value).filter { $0 != argument }
    called = call.functionArguments + [call.callee].compactMap(\.self)
  }
}

extension Node {
  /// Whether something is waited for in it, apart from closures, or may be by an `await` that stands
  /// before the expression around it.
  func waitsForValue(within expression: Node) -> Bool {
    if kind == .closureExpression { return false }
    let isAwaited = { (node: Node) in
      node.kind == .awaitExpression && !node.isInClosure(within: self)
    }
    if isAwaited(self) || descendants.contains(where: isAwaited) { return true }
    return expression.mayBeAwaited
      && subtree.contains { $0.kind == .callExpression }
  }

  /// Whether an `await` stands before an expression, or is it.
  var mayBeAwaited: Bool {
    sequence(first: self, next: \.parent)
      .prefix { [.awaitExpression, .tryExpression].contains($0.kind) || $0 == self }
      .contains { $0.kind == .awaitExpression }
  }

  /// Whether it stands before an operator in a sequence of operands.
  fileprivate func isFirst(in sequence: Node, before isOperator: (String) -> Bool) -> Bool {
    let parts = Array(sequence.children.prefix(2))
    return parts.count == 2 && parts[0] == self && isOperator(parts[1].text)
  }

  /// What a dictionary's subscript evaluates where it has no value: `x[key, default: value]`.
  fileprivate var defaultValues: [Node] {
    guard let list = child(.argumentList) else { return [] }
    return list.children.compactMap(Argument.init).filter { $0.label == "default" }
      .compactMap(\.value)
  }
}

extension CallExpression {
  /// All arguments, trailing closures among them, with their labels.
  fileprivate var allArguments: [(label: String?, value: Node)] {
    arguments.compactMap { argument in argument.value.map { (argument.label, $0) } }
      + trailingClosures.map { (nil, $0) }
  }

  /// The arguments that the call changes.
  ///
  /// Those that follow a place are read after its change begins, and written, with all that observes
  /// them, before it ends.
  fileprivate var changedArguments: [Node] {
    allArguments.map(\.value).filter { $0.kind == .inoutExpression }
  }

  /// The key paths in what the call is given: a comparator asks by them when it compares.
  fileprivate var keyPaths: [Node] {
    arguments.compactMap(\.value).flatMap(\.descendants).filter { $0.kind == .keyPathExpression }
  }

  /// The arguments that are functions: closures, what stands behind the labels by which methods of the
  /// standard library take functions, and names behind those by which they take other things as well.
  fileprivate var functionArguments: [Node] {
    allArguments.filter { label, value in
      [.closureExpression, .keyPathExpression].contains(value.kind)
        || ["where", "by", "uniquingKeysWith"].contains(label)
        || [.reference, .memberExpression].contains(value.kind)
          && ["with", "using"].contains(label)
    }.map(\.value)
  }
}
