import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// How code is written, where that decides what can be done with it.
extension Node {
  /// Whether the node is `super.init`.
  var isSuperInit: Bool {
    guard let member = MemberExpression(self), member.name == "init" else { return false }
    return member.base?.firstToken.kind == .superKeyword
  }

  /// Whether a comment stands between the first token of a node and its last.
  var hasComment: Bool { hasComment(besides: nil) }

  /// Whether a comment stands between the first token of a node and its last, but for those directly
  /// before a token.
  func hasComment(besides token: Token?) -> Bool {
    tokenIndices.dropFirst().contains { index in
      index != token?.index && Token(tree: tree, index: index).followsComment
    }
  }

  /// Whether a token of a node satisfies a condition.
  func hasToken(_ condition: (Token) -> Bool) -> Bool {
    tokenIndices.contains { condition(Token(tree: tree, index: $0)) }
  }

  /// Whether it is a call that never returns.
  var stopsProgram: Bool {
    ["fatalError", "preconditionFailure"].contains(CallExpression(self)?.callee?.text)
  }

  /// Whether a type is `some P`.
  var isOpaque: Bool { kind == .constrainedType && firstToken.kind == .someKeyword }
}

extension ProjectIndex {
  /// The initialisers that a type declares, those of its extensions included.
  func initializers(of type: TypeID) -> [FunctionDeclaration] {
    self[type].functions.map { self[$0].declaration }.filter { $0.node.kind == .initDecl }
  }

  /// Where a node begins, as a sentence says it: `Sources/App.swift:12`.
  func spelledPlace(of node: Node) -> String {
    let file = file(of: node)
    return "\(file.path):\(file.lines.position(of: node.range.lowerBound).line)"
  }
}

extension Token {
  /// Whether it names a part of the object model, which a pass may change.
  var isOfObjectModel: Bool {
    Vocabulary.objectMembers.contains(name) || Vocabulary.objectTypes.contains(name)
  }

  /// Whether a name stands in backticks.
  var isInBackticks: Bool { text.hasPrefix("`") }
}

extension Token {
  /// Whether a comment stands between it and the token before.
  var followsComment: Bool { tree.source.trivia(in: leadingGap).contains(where: \.isComment) }
}

extension String {
  /// The words of an expression without the `self.` that they may begin with.
  var withoutSelf: String { hasPrefix("self.") ? String(dropFirst("self.".count)) : self }
}
