/// Patterns.
extension Parser {
  /// A pattern of a declaration or a loop.
  mutating func pattern() {
    let mark = start()
    switch kind {
    case .leftParen:
      tuplePattern()
    case .underscore:
      advance()
      finish(mark, .wildcardPattern)
    case .letKeyword, .varKeyword, .inoutKeyword, .underscoredBorrowingKeyword:
      valueBinding(mark)
    case .borrowingKeyword where peek().isName && !startsLine(position + 1):
      valueBinding(mark)
    default:
      if kind.isName || kind == .dollarIdentifier {
        advance()
        finish(mark, .identifierPattern)
      } else if kind.isReservedWord, !atLineStart, kind != .inKeyword {
        unexpected(upTo: position + 1, .expectedPattern)
      } else {
        report(.expectedPattern)
      }
    }
  }

  private mutating func valueBinding(_ mark: Mark) {
    advance()
    guard enter() else {
      swallow()
      leave()
      return
    }
    pattern()
    finish(mark, .valueBindingPattern)
    leave()
  }

  private mutating func tuplePattern() {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    let opening = position
    advance()
    while kind != .rightParen, kind != .endOfFile {
      let element = start()
      let before = position
      if kind.isName || kind == .dollarIdentifier, peek() == .colon {
        advance()
        advance()
      }
      pattern()
      let hasComma = eat(.comma)
      if position > before { finish(element, .tuplePatternElement) }
      if !hasComma { break }
    }
    expectClosing(.rightParen, of: opening, .expectedRightParen)
    finish(mark, .tuplePattern)
    leave()
  }

  /// Whether the token can only begin a pattern: `is`, `let` and the like.
  var startsBindingPattern: Bool {
    switch kind {
    case .isKeyword, .letKeyword, .varKeyword, .inoutKeyword:
      true
    case .borrowingKeyword, .underscoredBorrowingKeyword:
      (peek().isName || peek() == .underscore) && !startsLine(position + 1)
    default:
      false
    }
  }

  /// A pattern of a `case`, a `catch` or a condition.
  mutating func matchingPattern(_ context: ExpressionContext) {
    let mark = start()
    if startsBindingPattern {
      if kind == .isKeyword {
        advance()
        type()
        finish(mark, .isTypePattern)
        return
      }
      advance()
      guard enter() else {
        swallow()
        leave()
        return
      }
      matchingPattern(.binding)
      finish(mark, .valueBindingPattern)
      leave()
      return
    }
    let before = position
    sequence(context.union(.condition))
    guard position > before else { return }
    if let expression = nodes.last, expression.kind == .patternExpression,
      Int(expression.size) == nodes.count - Int(mark.node)
    {
      // `case let x`: a plain pattern is not wrapped as an expression.
      nodes.removeLast()
    } else {
      finish(mark, .expressionPattern)
    }
  }
}
