import ObservifyIndex
import ObservifySyntax

/// The wrappers of objects where code names them as types, away from attributes.
extension EditPlan {
  /// Gives `StateObject<C>` and `StateObject(wrappedValue: c)` the name of the wrapper that takes its
  /// place.
  func rename(
    _ mention: TypeMention, to new: String, _ code: DiagnosticCode, into findings: inout Findings
  ) {
    let node = mention.node
    guard let (name, value) = node.wrapperType ?? node.wrapperCall,
      let model = models(of: type(of: value), at: value).first
    else { return }
    findings.fix(
      code, at: node, in: index[mention.file], of: model, "'\(mention.name)' becomes '\(new)'"
    ) { edit in
      edit.replace(
        name.range, with: node.kind == .memberExpression ? new : spelling(new, at: node))
    }
  }

  private func type(of value: Node) -> StaticType {
    value.kind.isType ? resolver.declaredType(value) : resolver.type(of: value)
  }
}

extension Node {
  /// The name in `Wrapper<C>`, with `C`.
  fileprivate var wrapperType: (Token, Node)? {
    guard let name = directTokens.first,
      let argument = child(.genericArgumentClause)?.child(.genericArgument)?.children.first
    else { return nil }
    return (name, argument)
  }

  /// The name in `Wrapper(wrappedValue: c)` away from an assignment to a wrapper's storage, with `c`.
  fileprivate var wrapperCall: (Token, Node)? {
    guard !isInWrapperAssignment, let name = mentionedName,
      let value = callMakingIt?.arguments.first?.value
    else { return nil }
    return (name, value)
  }

  /// The call that a mention of a type begins: `C(x)`, `C<T>(x)`, `C.init(x)`, `C<T>.init(x)`.
  var callMakingIt: CallExpression? {
    var whole = self
    while let around = whole.parent,
      around.kind == .genericSpecialization || around.isInit(of: whole)
    {
      whole = around
    }
    let call = CallExpression(whole.parent)
    return call?.callee == whole ? call : nil
  }

  private func isInit(of base: Node) -> Bool {
    guard let member = MemberExpression(self) else { return false }
    return member.name == "init" && member.base == base
  }
}

extension TypeResolver {
  /// Whether a mention of the storage of an `@ObservedObject` only hands the wrapper on, to or from
  /// what is declared as `ObservedObject<C>`: `_c = c` and `Child(c: _c)`.
  func handsOnWrapper(_ storage: Node) -> Bool {
    guard let sides = storage.assignmentAround, sides.target == storage else {
      return isAskedForWrapper(storage)
    }
    return storage.wrapperAssignment(.observedObject) == nil
      && sides.value.map(type(of:))?.isObservedObject == true
  }

  /// Whether an expression is passed where an `ObservedObject<C>` is asked for.
  func isAskedForWrapper(_ expression: Node) -> Bool {
    expectedType(of: expression)?.isObservedObject == true
  }
}

extension StaticType {
  fileprivate var isObservedObject: Bool {
    guard case .external("ObservedObject", let arguments) = self else { return false }
    return arguments.count == 1 && arguments[0] != .unknown
  }
}
