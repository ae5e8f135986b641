import ObservifyIndex
import ObservifySyntax

/// `.onReceive(object.$p) { value in … }`, which `.onChange(of: object.p, initial: true)` can take the
/// place of: `--combine modernize`.
struct ReceivedChange: Sendable {
  let use: PublisherUse

  /// The token `onReceive`.
  let method: Token

  /// The argument `object.$p`.
  let argument: Node

  /// The label `perform` with its colon and the closure behind it; nil for a trailing closure.
  let label: Token?

  /// The places of `$0`, which is the second parameter then; empty where the parameter has a name.
  let shorthands: [Token]

  /// The parameter of the closure; nil for `$0`.
  let parameter: Node?

  /// Looks at what is around a `$p`; nil where its object is not named plainly, and where the closure is
  /// none that is spelled there with one parameter.
  init?(_ use: PublisherUse) {
    guard use.node.isPlainPath, let argument = Argument(use.node.parent), argument.label == nil,
      let call = CallExpression(argument.node.parent?.parent),
      let callee = MemberExpression(call.callee), callee.name == "onReceive",
      let method = callee.nameToken, call.arguments.first?.node == argument.node
    else { return nil }
    let closure: Node
    if call.arguments.count == 1, call.trailingClosures.count == 1 {
      closure = call.trailingClosures[0]
      label = nil
    } else if call.arguments.count == 2, call.trailingClosures.isEmpty,
      call.arguments[1].label == "perform", let value = call.arguments[1].value,
      value.kind == .closureExpression
    {
      closure = value
      label = call.arguments[1].node.firstToken
    } else {
      return nil
    }
    self.use = use
    self.method = method
    self.argument = argument.node
    guard let signature = closure.child(.closureSignature) else {
      parameter = nil
      shorthands = closure.shorthandParameters
      if shorthands.isEmpty { return nil }
      return
    }
    let names = signature.closureParameters
    guard names.count == 1, names[0].children.allSatisfy({ !$0.kind.isType }) else { return nil }
    parameter = names[0]
    shorthands = []
  }
}

extension Node {
  /// Whether an expression is `$p`, or that behind names and dots alone.
  fileprivate var isPlainPath: Bool {
    if kind == .reference { return true }
    return kind == .memberExpression && MemberExpression(self)?.base?.isPlainPath == true
  }

  /// The mentions of `$0` that mean the parameter of this closure.
  var shorthandParameters: [Token] {
    tokenIndices.lazy.map { Token(tree: self.tree, index: $0) }.filter { token in
      guard token.kind == .dollarIdentifier, token.text == "$0" else { return false }
      let inner = self.descendants.filter {
        $0.kind == .closureExpression && $0.child(.closureSignature) == nil
      }
      return !inner.contains { $0.tokenIndices.contains(token.index) }
    }
  }
}
