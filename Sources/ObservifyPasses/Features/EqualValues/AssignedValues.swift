import ObservifyIndex
import ObservifySyntax

/// What is assigned to a property.
struct AssignedValue {
  /// The property, where it is assigned.
  let mention: Node

  /// The value; nil where several expressions make it, or code elsewhere.
  let value: Node?

  /// Whether the value has no content that could differ: `nil`, `[]`, a case without values.
  var isPlain: Bool {
    guard let value else { return false }
    switch value.kind {
    case .literal: return true
    case .arrayExpression: return value.children(.arrayElement).isEmpty
    case .memberExpression: return MemberExpression(value)?.base == nil
    default: return false
    }
  }

  /// Whether it is a new object, which is none that was there before.
  var isMade: Bool { value?.isMade == true }

  /// Whether the setter of a binding assigns it, and makes it by a function of what a control gives: of
  /// `Binding(get:set:)`, or of a computed property that a binding leads to.
  func isAdjusted(_ project: Project) -> Bool {
    guard let value,
      let setter = mention.ancestor([.closureExpression, .accessorDecl, .functionDecl]),
      setter.isSetterOfBinding || setter.firstDirectToken()?.isNamed("set") == true,
      value.isCallOfFunction || value.descendants.contains(where: \.isCallOfFunction)
    else { return false }
    if setter.kind == .closureExpression { return true }
    guard let name = setter.ancestor([.variableDecl])?.declaredName else { return false }
    return project.projectMentions.places(of: name).contains(where: \.isBound)
  }

  /// Whether it is assigned only where the property has another value: `if name != new { name = new }`.
  var isOther: Bool {
    guard let value else { return false }
    let sides: Set = [mention.withoutSelf, value.withoutSelf]
    var node = mention
    while let parent = node.parent, node.kind != .closureExpression {
      let conditions = node.branches(of: parent) { _ in false }
      if conditions.contains(where: { $0.asksForDifference(of: sides) }) { return true }
      node = parent
    }
    return false
  }

  /// Whether it is the property itself, or a constant that was set to it.
  func isTheProperty(_ scopes: ScopeLookup) -> Bool {
    guard let value = value.map({ copied(by: $0) ?? $0 }),
      value.withoutSelf == mention.withoutSelf
    else { return false }
    guard value.kind == .reference else { return true }
    if case .property = scopes.target(of: value.firstToken.name, at: value) { return true }
    return false
  }

  /// What a constant in the same body was set to, by its name.
  private func copied(by value: Node) -> Node? {
    guard let body = mention.ancestor([.codeBlock, .closureExpression]) else { return nil }
    for node in body.descendants {
      guard let binding = PatternBinding(node), binding.pattern?.text == value.text,
        VariableDeclaration(node.parent)?.isLet == true
      else { continue }
      return binding.initialValue
    }
    return nil
  }
}

extension Node {
  /// Whether two places of a getter stand in closures of their own, which run one without the other, or
  /// are bound, each to what changes it by itself.
  func isApart(from change: Node, in code: Node) -> Bool {
    guard code.kind == .variableDecl, code.contains(change) else { return false }
    if isBound || change.isBound { return true }
    guard
      let own = ancestor([.closureExpression]), let other = change.ancestor([.closureExpression])
    else { return false }
    return !own.contains(change) && !other.contains(self)
  }

  /// Whether a condition holds only where two sides differ: `a != b`, alone or with others that hold.
  fileprivate func asksForDifference(of sides: Set<String>) -> Bool {
    guard let sequence = child(.sequenceExpression) else { return false }
    let parts = Array(sequence.children)
    let operators = parts.filter { $0.kind == .operatorReference }.map(\.text)
    guard operators.allSatisfy({ $0 == "!=" || $0 == "&&" }) else { return false }
    return parts.indices.dropFirst().dropLast().contains { place in
      parts[place].text == "!="
        && Set([parts[place - 1].withoutSelf, parts[place + 1].withoutSelf]) == sides
    }
  }

  /// Whether an expression calls a function, and makes no value by its type alone: `min($0, 10)`.
  fileprivate var isCallOfFunction: Bool {
    guard let callee = CallExpression(self)?.callee else { return false }
    return callee.mentionedName.map { $0.name.first?.isLowercase == true } == true
  }

  /// Whether a closure is what `Binding(get:set:)` sets a value by.
  var isSetterOfBinding: Bool {
    argumentLabel == "set"
      && CallExpression(ancestor([.callExpression]))?.callee?.mentionedName?
        .isNamed("Binding") == true
  }

  /// Whether a mention is set to nothing: to `nil`, or to an empty list.
  var isGivenUp: Bool {
    isAssignmentTarget
      ? ["nil", "[]", "[:]"].contains(assignmentAround?.value?.text)
      : MemberExpression(parent)?.name == "removeAll"
  }

  /// Whether a mention in an observer of a variable is set to what that has become, and so stays equal
  /// where that does: another variable, or a default that is stored.
  var isSetToNewValue: Bool {
    let stored = CallExpression(parent)?.arguments.first?.value
    guard let value = assignmentAround?.value ?? stored,
      let observer = ancestor([.accessorDecl, .closureExpression, .functionDecl]),
      let name = observer.observedName
    else { return false }
    var base = value
    while let inner = MemberExpression(base)?.base { base = inner }
    return base.text == name || value.text == "self.\(name)"
  }

  /// What an observer of a variable calls the value that this has become.
  private var observedName: String? {
    switch directTokens.first(where: { [.willSetKeyword, .didSetKeyword].contains($0.kind) })?.kind
    {
    case .willSetKeyword: directTokens.first { $0.kind == .identifier }?.name ?? "newValue"
    case .didSetKeyword: ancestor([.patternBinding])?.child(.identifierPattern)?.text
    default: nil
    }
  }

  /// Whether more is read of a value than how it compares with another: what `==` leaves out.
  var isLookedInto: Bool {
    if isAssignmentTarget { return false }
    guard let parent else { return true }
    if parent.kind == .sequenceExpression {
      return !neighbours.contains { ["==", "!="].contains($0.text) }
    }
    guard Argument(parent) != nil, let call = parent.ancestor([.callExpression]) else {
      return true
    }
    return CallExpression(call)?.callee?.mentionedName?.name != "onChange"
  }

  /// The text of an expression, without `self` before its dot.
  fileprivate var withoutSelf: String {
    isOnSelf ? mentionedName?.name ?? text : text
  }
}
