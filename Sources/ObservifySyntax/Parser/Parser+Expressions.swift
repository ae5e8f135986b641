/// What the place of an expression allows.
struct ExpressionContext: OptionSet {
  let rawValue: UInt8

  /// Nothing special.
  static let basic: Self = []
  /// The head of a statement: a brace opens the statement's body rather than a closure.
  static let condition = Self(rawValue: 1)
  /// The condition of an `#if`, which ends with its line.
  static let directive = Self(rawValue: 2)
  /// The arguments of an attribute, which may name `init`, `deinit` and `subscript`.
  static let attributeArguments = Self(rawValue: 4)
  /// A pattern, where names are references and `let x` is a pattern.
  static let matching = Self(rawValue: 8)
  /// A pattern behind `let` or `var`, where names are bound.
  static let binding = Self(rawValue: 16)

  /// Whether the expression is part of a pattern.
  var isPattern: Bool { !isDisjoint(with: [.matching, .binding]) }

  /// The context of the arguments of a call within this context.
  var arguments: Self { subtracting([.condition, .directive]) }
}

// MARK: Sequences

extension Parser {
  /// An expression with all its operators.
  mutating func expression(_ context: ExpressionContext) {
    if context.isPattern, startsBindingPattern {
      let mark = start()
      matchingPattern(.matching)
      finish(mark, .patternExpression)
    } else {
      sequence(context)
    }
  }

  mutating func sequence(_ context: ExpressionContext) {
    if context.contains(.directive), atLineStart {
      report(.expectedExpression)
      return
    }
    let mark = start()
    guard sequenceElement(context) else {
      report(.expectedExpression)
      return
    }
    var hasOperators = false
    while true {
      if context.contains(.directive), atLineStart { break }
      let operation = start()
      switch kind {
      case .binaryOperator:
        advance()
        finish(operation, .operatorReference)
      case .leftAngle, .rightAngle:
        guard angleOperator(.binaryOperator) else { break }
        finish(operation, .operatorReference)
      case .infixQuestion:
        advance()
        if enter() { sequence(context) } else { swallow() }
        leave()
        expect(.colon, .expectedColon)
        finish(operation, .ternary)
      case .equal:
        guard !context.isPattern else { break }
        advance()
        finish(operation, .assignment)
      case .isKeyword:
        hasOperators = true
        advance()
        type()
        finish(operation, .castOperator)
        continue
      case .asKeyword:
        hasOperators = true
        cast(operation)
        continue
      case .asyncKeyword where peek() == .arrow || peek() == .throwsKeyword, .throwsKeyword, .arrow:
        effects()
        expect(.arrow, .expectedArrow)
        finish(operation, .arrowOperator)
      default:
        break
      }
      guard position > Int(operation.token) else { break }
      hasOperators = true
      if context.contains(.directive), atLineStart {
        report(.expectedExpression)
        break
      }
      guard sequenceElement(context) else {
        report(.expectedExpression)
        break
      }
    }
    if hasOperators { finish(mark, .sequenceExpression) }
  }

  /// Parses `as`, `as?` or `as!` and a type.
  mutating func cast(_ mark: Mark) {
    advance()
    if kind == .postfixQuestion || kind == .exclamation { advance() }
    type()
    finish(mark, .castOperator)
  }

  /// Steps over the tokens of an operator that begins with `<` or `>`, if it is of a kind.
  private mutating func angleOperator(_ expected: TokenKind) -> Bool {
    var end = position + 1
    while isAdjacent(end), kind(at: end).isOperatorPart { end += 1 }
    let left = bytes.isOperandBefore(Int(lexemes[position].start))
    let right = bytes.isOperandBehind(Int(lexemes[end - 1].end), leftBound: left)
    let actual: TokenKind =
      left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
    guard actual == expected else { return false }
    advance(to: end)
    return true
  }

  /// An operand of a sequence; false when there is none.
  mutating func sequenceElement(_ context: ExpressionContext) -> Bool {
    let mark = start()
    let node: NodeKind
    switch kind {
    case .identifier, .integerLiteral, .stringStart, .leftParen, .leftSquare, .period:
      return postfixExpression(context)
    case .atSign, .inoutKeyword:
      guard endOfType(position, level: 0) != nil else { return unary(context) }
      type()
      finish(mark, .typeExpression)
      return true
    case .nonisolatedKeyword:
      guard peek() == .leftParen, !startsLine(position + 1), peek(2) == .nonsendingKeyword,
        peek(3) == .rightParen, endOfType(position, level: 0) != nil
      else { return unary(context) }
      type()
      finish(mark, .typeExpression)
      return true
    case .tryKeyword:
      advance()
      if kind == .postfixQuestion || kind == .exclamation { advance() }
      node = .tryExpression
    case .awaitKeyword:
      advance()
      node = .awaitExpression
    case .unsafeKeyword:
      guard introducesExpression(acceptsClosure: true, context, prefersPostfix: false) else {
        return unary(context)
      }
      advance()
      node = .unsafeExpression
    case .copyKeyword, .consumeKeyword, .borrowKeyword:
      guard introducesExpression(acceptsClosure: false, context) else { return unary(context) }
      advance()
      node = .ownershipExpression
    case .eachKeyword:
      guard introducesExpression(acceptsClosure: false, context) else { return unary(context) }
      advance()
      node = .packElementExpression
    case .repeatKeyword:
      advance()
      guard enter() else {
        swallow()
        leave()
        return true
      }
      expression(context)
      finish(mark, .packExpansionExpression)
      leave()
      return true
    case .anyKeyword:
      guard introducesExpression(acceptsClosure: false, context) || isTilde(position + 1) else {
        return unary(context)
      }
      type()
      finish(mark, .typeExpression)
      return true
    default:
      return unary(context)
    }
    guard enter() else {
      swallow()
      leave()
      return true
    }
    if !sequenceElement(context) { report(.expectedExpression) }
    finish(mark, node)
    leave()
    return true
  }

  private func isTilde(_ index: Int) -> Bool {
    isOperator(kind(at: index)) && isByte(UInt8(ascii: "~"), at: index)
  }

  /// Whether the contextual keyword at the current token is one: an expression follows.
  func introducesExpression(
    acceptsClosure: Bool, _ context: ExpressionContext, prefersPostfix: Bool = true
  ) -> Bool {
    let next = peek()
    guard !startsLine(position + 1) else { return false }
    switch next {
    case .underscore, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringStart,
      .regexLiteral, .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound,
      .capitalAnyKeyword, .capitalSelfKeyword, .selfKeyword, .superKeyword, .initKeyword,
      .trueKeyword, .falseKeyword, .nilKeyword, .repeatKeyword, .tryKeyword, .ifKeyword,
      .switchKeyword:
      return true
    case .period, .leftParen, .leftSquare:
      return !prefersPostfix && !isAdjacent(position + 1)
    case .leftBrace:
      return acceptsClosure && isTrailingClosure(position + 1, context)
    default:
      return next.isName
    }
  }

  private mutating func branchExpression(_ mark: Mark) {
    switch kind {
    case .ifKeyword: ifExpression()
    case .switchKeyword: switchExpression()
    default: doStatement(mark)
    }
  }

  /// An expression with its prefix operators.
  private mutating func unary(_ context: ExpressionContext) -> Bool {
    let mark = start()
    let node: NodeKind
    switch kind {
    case .ifKeyword, .switchKeyword, .doKeyword:
      // A condition may begin with the next one: `if if if`.
      if enter() { branchExpression(mark) } else { swallow() }
      leave()
      return true
    case .backslash:
      keyPath(context)
      return true
    case .prefixAmpersand:
      advance()
      node = .inoutExpression
    case .prefixOperator:
      advance()
      node = .prefixExpression
    case .leftAngle, .rightAngle:
      guard angleOperator(.prefixOperator) else { return false }
      node = .prefixExpression
    default:
      return postfixExpression(context)
    }
    guard enter() else {
      swallow()
      leave()
      return true
    }
    if !unary(context) { report(.expectedExpression) }
    finish(mark, node)
    leave()
    return true
  }
}

// MARK: Suffixes

extension TokenKind {
  /// Whether something behind an expression may begin with the token.
  @inline(__always)
  fileprivate var startsSuffix: Bool {
    switch self {
    case .period, .leftParen, .leftSquare, .leftBrace, .postfixQuestion, .exclamation,
      .postfixOperator, .leftAngle, .rightAngle, .poundIf:
      true
    default:
      false
    }
  }
}

extension Parser {
  @inline(__always)
  private mutating func postfixExpression(_ context: ExpressionContext) -> Bool {
    let mark = start()
    switch primary(context) {
    case .none: return false
    case .complete: return true
    case .expression: postfixSuffixes(mark, context, isLiteral: false)
    case .literal: postfixSuffixes(mark, context, isLiteral: true)
    }
    return true
  }

  /// Members, calls, subscripts and postfix operators behind the expression that began at `mark`.
  @inline(__always)
  mutating func postfixSuffixes(_ mark: Mark, _ context: ExpressionContext, isLiteral: Bool) {
    if kind.startsSuffix { someSuffixes(mark, context, isLiteral: isLiteral) }
  }

  private mutating func someSuffixes(_ mark: Mark, _ context: ExpressionContext, isLiteral: Bool) {
    var isLiteral = isLiteral
    while true {
      if context.contains(.directive), atLineStart { return }
      switch kind {
      case .period:
        memberSuffix(mark)
      case .leftParen:
        if atLineStart { return }
        argumentList(.leftParen, context.arguments)
        if kind == .leftBrace, !context.contains(.condition), !context.contains(.directive),
          !context.contains(.attributeArguments), isTrailingClosure(position, context)
        {
          trailingClosures()
        }
        finish(mark, .callExpression)
      case .leftSquare:
        if atLineStart { return }
        argumentList(.leftSquare, context.intersection([.matching, .binding]))
        if kind == .leftBrace, !context.contains(.condition), !context.contains(.directive),
          !context.contains(.attributeArguments), isTrailingClosure(position, context)
        {
          trailingClosures()
        }
        finish(mark, .subscriptExpression)
      case .leftBrace:
        guard !isLiteral, isTrailingClosure(position, context) else { return }
        trailingClosures()
        finish(mark, .callExpression)
        if kind == .leftBrace { return }
      case .postfixQuestion:
        advance()
        finish(mark, .optionalChain)
      case .exclamation:
        advance()
        finish(mark, .forceUnwrap)
      case .postfixOperator:
        advance()
        finish(mark, .postfixExpression)
      case .leftAngle, .rightAngle:
        guard angleOperator(.postfixOperator) else { return }
        finish(mark, .postfixExpression)
      case .poundIf:
        guard isPostfixConditional(position) else { return }
        ifConfig(.postfix(context))
        finish(mark, .postfixIfConfig)
      default:
        return
      }
      isLiteral = false
    }
  }

  /// Parses `.` name, and generic arguments.
  mutating func memberSuffix(_ mark: Mark) {
    let dot = position
    advance()
    if isLastOfExpression(dot) {
      report(.expectedName)
      finish(mark, .memberExpression)
      return
    }
    memberName()
    finish(mark, .memberExpression)
    if atSpecialization() {
      genericArgumentClause()
      finish(mark, .genericSpecialization)
    }
  }

  /// Whether the dot at token number `dot` was left without a name.
  ///
  /// A name on the next line belongs to a dot with space before it only.
  private func isLastOfExpression(_ dot: Int) -> Bool {
    if atLineStart {
      return isAdjacent(dot) || kind == .rightBrace || kind == .endOfFile
        || kind.isReservedWord && kind != .selfKeyword && kind != .initKeyword
    }
    return kind == .rightBrace || kind == .endOfFile
  }

  private mutating func memberName() {
    if kind.isName {
      advance()
    } else if kind == .integerLiteral || kind == .dollarIdentifier || kind.isLabel
      || kind == .inoutKeyword
    {
      advance()
    } else {
      report(.expectedName)
      return
    }
    if kind == .colonColon {
      advance()
      if kind.isLabel { advance() }
    }
    if kind == .leftParen { nameArguments(allowsEmpty: false) }
  }

  /// `(` (label `:`)* `)`, if that is what the parenthesis opens.
  @inline(__always)
  mutating func nameArguments(allowsEmpty: Bool) {
    guard peek().isLabel && peek(2) == .colon || allowsEmpty && peek() == .rightParen,
      !atLineStart
    else { return }
    labelList()
  }

  private mutating func labelList() {
    var end = position + 1
    while kind(at: end).isLabel, kind(at: end + 1) == .colon { end += 2 }
    guard kind(at: end) == .rightParen else { return }
    let mark = start()
    advance(to: end + 1)
    finish(mark, .nameArguments)
  }

  /// Whether the `#if` at token number `index` holds members for the expression before it.
  private func isPostfixConditional(_ index: Int) -> Bool {
    var index = index
    repeat {
      index = endOfLine(index + 1)
    } while kind(at: index) == .poundIf
    return kind(at: index) == .period
      && (kind(at: index + 1).isName || kind(at: index + 1).isReservedWord)
  }

  /// A closure, and those with labels behind it.
  private mutating func trailingClosures() {
    closure()
    while kind.isLabel, kind != .defaultKeyword, peek() == .colon, peek(2) == .leftBrace {
      let mark = start()
      advance()
      advance()
      closure()
      finish(mark, .labeledClosure)
    }
  }

  /// Whether the brace at token number `index` opens a closure for the expression before it.
  func isTrailingClosure(_ index: Int, _ context: ExpressionContext) -> Bool {
    switch kind(at: index + 1) {
    case .caseKeyword, .didSetKeyword, .willSetKeyword, .initKeyword:
      return false
    case .atSign:
      if isObserverBlock(index) { return false }
    default:
      break
    }
    guard context.contains(.condition) else { return true }
    // It opens the body of the statement, unless what follows its partner shows otherwise.
    guard !startsLine(index + 1), let partner = brackets.partner(of: index) else { return false }
    switch kind(at: partner + 1) {
    case .leftBrace, .whereKeyword, .comma:
      return true
    case .leftSquare, .leftParen, .period, .isKeyword, .asKeyword, .postfixQuestion,
      .infixQuestion, .exclamation, .colon, .equal, .postfixOperator, .binaryOperator,
      .leftAngle, .rightAngle:
      return !startsLine(partner + 1)
    default:
      return false
    }
  }

  /// Parses `(` argument,* `)` or `[` argument,* `]`.
  mutating func argumentList(_ opening: TokenKind, _ context: ExpressionContext) {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    let closing: TokenKind = opening == .leftParen ? .rightParen : .rightSquare
    let bracket = position
    advance()
    arguments(until: closing, context)
    expectClosing(
      closing, of: bracket,
      opening == .leftParen ? .expectedRightParen : .expectedRightSquare)
    finish(mark, .argumentList)
    leave()
  }

  /// The arguments of a call, a subscript, a tuple or an interpolation.
  mutating func arguments(until closing: TokenKind, _ context: ExpressionContext) {
    while kind != closing, kind != .endOfFile {
      let mark = start()
      let before = position
      if peek() == .colon, kind.isLabel || kind == .dollarIdentifier {
        advance()
        advance()
      }
      if isOperatorArgument(position)
        || peek() == .colonColon && kind.isName && isOperatorArgument(position + 2)
      {
        let operation = start()
        if peek() == .colonColon { advance(to: position + 2) }
        operatorName()
        finish(operation, .operatorReference)
      } else {
        expression(context)
      }
      let hasComma = eat(.comma)
      if position > before { finish(mark, .argument) }
      if !hasComma { return }
    }
  }

  /// Whether token number `index` is an operator that stands alone as an argument.
  @inline(__always)
  private mutating func isOperatorArgument(_ index: Int) -> Bool {
    isOperator(kind(at: index)) && isLoneOperator(index)
  }

  private mutating func isLoneOperator(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .binaryOperator:
      let next = kind(at: index + 1)
      return next == .comma || next == .rightParen || next == .rightSquare
    case .leftAngle, .rightAngle:
      var end = index + 1
      while isAdjacent(end), kind(at: end).isOperatorPart { end += 1 }
      let next = kind(at: end)
      return next == .comma || next == .rightParen || next == .rightSquare
    default:
      return false
    }
  }
}

// MARK: Primary expressions

extension Parser {
  /// What became of an attempt to parse a primary expression.
  private enum PrimaryResult {
    case none
    /// Suffixes may follow.
    case expression
    /// Suffixes but no closure may follow.
    case literal
    /// Nothing may follow.
    case complete
  }

  @inline(__always)
  private mutating func primary(_ context: ExpressionContext) -> PrimaryResult {
    if kind.isName {
      nameExpression(context)
      return .expression
    }
    return otherPrimary(context)
  }

  private mutating func otherPrimary(_ context: ExpressionContext) -> PrimaryResult {
    let mark = start()
    switch kind {
    case .integerLiteral, .floatLiteral, .trueKeyword, .falseKeyword, .nilKeyword:
      advance()
      finish(mark, .literal)
      return .literal
    case .stringStart:
      string()
      return .literal
    case .regexLiteral:
      advance()
      finish(mark, .regexLiteral)
      return .literal
    case .period:
      advance()
      memberName()
      finish(mark, .memberExpression)
    case .leftParen:
      tuple(context)
    case .leftSquare:
      return collection() ? .expression : .literal
    case .leftBrace:
      closure()
    case .selfKeyword, .initKeyword, .capitalSelfKeyword:
      nameExpression(context)
    case .deinitKeyword, .subscriptKeyword, .extensionKeyword:
      guard context.contains(.attributeArguments) else { return .none }
      nameExpression(context)
    case .superKeyword:
      advance()
      finish(mark, .reference)
    case .dollarIdentifier:
      nameExpression(context)
    case .capitalAnyKeyword:
      let type = start()
      advance()
      finish(type, .literalType)
      finish(mark, .typeExpression)
    case .underscore:
      advance()
      finish(mark, .discardExpression)
    case .pound:
      macroExpansion(mark, context)
    case .poundAvailable, .poundUnavailable:
      availability()
    default:
      return .none
    }
    return .expression
  }

  /// A name, its argument labels and its generic arguments.
  private mutating func nameExpression(_ context: ExpressionContext) {
    let mark = start()
    if context.contains(.binding), isBoundName {
      let pattern = start()
      advance()
      finish(pattern, .identifierPattern)
      finish(mark, .patternExpression)
      return
    }
    advance()
    if kind == .colonColon {
      advance()
      if kind.isLabel || kind == .dollarIdentifier, !atLineStart { advance() }
    }
    switch kind {
    case .leftParen:
      nameArguments(allowsEmpty: false)
      finish(mark, .reference)
    case .leftAngle:
      finish(mark, .reference)
      if isSpecialization(position) {
        genericArgumentClause()
        finish(mark, .genericSpecialization)
      }
    default:
      finish(mark, .reference)
    }
  }

  /// Whether the name at the current token, behind a `let`, is bound rather than referred to.
  private var isBoundName: Bool {
    mutating get {
      switch peek() {
      case .period, .leftParen, .leftSquare: false
      case .leftAngle: !isSpecialization(position + 1)
      default: true
      }
    }
  }

  private mutating func tuple(_ context: ExpressionContext) {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    let opening = position
    advance()
    arguments(until: .rightParen, context.intersection([.matching, .binding]))
    expectClosing(.rightParen, of: opening, .expectedRightParen)
    finish(mark, .tupleExpression)
    leave()
  }

  /// An array or a dictionary, or `[3 of Int]`, for which it returns true.
  private mutating func collection() -> Bool {
    guard enter() else {
      swallow()
      leave()
      return false
    }
    let mark = start()
    if atInlineArray {
      simpleType(.anywhere)
      finish(mark, .typeExpression)
      leave()
      return true
    }
    let opening = position
    advance()
    var node = NodeKind.arrayExpression
    if kind == .colon, peek() == .rightSquare {
      advance()
      node = .dictionaryExpression
    } else if arrayElements() {
      node = .dictionaryExpression
    }
    expectClosing(.rightSquare, of: opening, .expectedRightSquare)
    finish(mark, node)
    leave()
    return false
  }

  /// Whether the square bracket opens the type `[3 of Int]`.
  private var atInlineArray: Bool {
    switch peek() {
    case .integerLiteral, .underscore:
      return peek(2) == .ofKeyword && !startsLine(position + 2)
    case .prefixOperator:
      return peek(2) == .integerLiteral && peek(3) == .ofKeyword
    default:
      guard peek().isName, peek(2) == .ofKeyword, !startsLine(position + 2) else { return false }
      return peek(3).isName || peek(3) == .leftSquare || peek(3) == .leftParen
        || peek(3) == .integerLiteral || peek(3) == .capitalSelfKeyword || peek(3) == .underscore
    }
  }

  /// The elements of an array or a dictionary; returns whether it is a dictionary.
  @discardableResult
  mutating func arrayElements() -> Bool {
    var isDictionary = false
    while kind != .rightSquare, kind != .endOfFile, !atBranchEnd {
      if kind == .poundIf {
        ifConfig(.arrayElements)
        continue
      }
      let mark = start()
      let before = position
      expression(.basic)
      var node = NodeKind.arrayElement
      if kind == .colon, position > before {
        isDictionary = true
        node = .dictionaryElement
        advance()
        expression(.basic)
      }
      let hasComma = eat(.comma)
      if position > before { finish(mark, node) }
      if !hasComma, kind != .poundIf { break }
    }
    return isDictionary
  }

  /// Quotes, text and interpolations.
  mutating func string() {
    guard enter() else {
      // Everything up to the quote that closes it.
      var level = 0
      var end = position
      while end < last {
        if lexemes[end].kind == .stringStart { level += 1 }
        if lexemes[end].kind == .stringEnd { level -= 1 }
        end += 1
        if level == 0 { break }
      }
      unexpected(upTo: end, .nestedTooDeep)
      leave()
      return
    }
    let mark = start()
    advance()
    while true {
      if kind == .stringSegment {
        advance()
      } else if kind == .interpolationStart {
        interpolation()
      } else {
        break
      }
    }
    // A string that is not closed has an error of the lexer's.
    eat(.stringEnd)
    finish(mark, .stringLiteral)
    leave()
  }

  private mutating func interpolation() {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    let opening = position
    advance()
    arguments(until: .rightParen, .basic)
    expectClosing(.rightParen, of: opening, .expectedRightParen)
    finish(mark, .interpolation)
    leave()
  }

  /// Parses `#` name generic arguments, arguments and closures.
  mutating func macroExpansion(_ mark: Mark, _ context: ExpressionContext) {
    advance()
    if !atLineStart, kind.isLabel || kind == .dollarIdentifier {
      advance()
      if kind == .colonColon {
        advance()
        if kind.isLabel { advance() }
      }
    } else {
      report(.expectedName)
    }
    if atSpecialization() { genericArgumentClause() }
    if kind == .leftParen, !atLineStart {
      argumentList(.leftParen, context.intersection([.matching, .binding]))
    }
    if kind == .leftBrace, context.isDisjoint(with: [.condition, .directive, .attributeArguments]),
      isTrailingClosure(position, context)
    {
      trailingClosures()
    }
    finish(mark, .macroExpansion)
  }

  /// Parses `\`, a type and components.
  private mutating func keyPath(_ context: ExpressionContext) {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    advance()
    if kind != .period, kind != .postfixQuestion, kind != .exclamation,
      !(isOperator(kind) && bytes[Int(lexemes[position].start)] == UInt8(ascii: "."))
    {
      simpleType(.keyPathRoot)
    }
    while keyPathComponent(context) {}
    finish(mark, .keyPathExpression)
    leave()
  }

  private mutating func keyPathComponent(_ context: ExpressionContext) -> Bool {
    let mark = start()
    switch kind {
    case .period:
      advance()
      switch kind {
      case .leftSquare:
        argumentList(.leftSquare, context.intersection([.matching, .binding]))
      case .postfixQuestion, .exclamation:
        advance()
      case .prefixOperator where isByte(UInt8(ascii: "!"), at: position):
        advance()
      default:
        memberName()
        if atSpecialization() { genericArgumentClause() }
        if kind == .leftParen, !atLineStart { argumentList(.leftParen, .basic) }
      }
    case .leftSquare where !atLineStart:
      argumentList(.leftSquare, context.intersection([.matching, .binding]))
    case .postfixQuestion, .exclamation:
      advance()
    default:
      return false
    }
    finish(mark, .keyPathComponent)
    return true
  }
}

// MARK: Closures

extension Parser {
  /// Parses `{` closureSignature? item* `}`.
  mutating func closure() {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    let block = openBlock()
    switch kind {
    case .atSign, .leftParen, .leftSquare, .underscore:
      if isClosureSignature(position) { closureSignature() }
    default:
      if isParameterName(kind), mayContinueSignature(peek()), isClosureSignature(position) {
        closureSignature()
      }
    }
    items(until: .rightBrace)
    closeBlock(block)
    finish(mark, .closureExpression)
    leave()
  }

  /// Whether a token can be a closure's parameter without parentheses: `x`, `_`, `$x`.
  @inline(__always)
  private func isParameterName(_ kind: TokenKind) -> Bool {
    kind.isName || kind == .underscore || kind == .dollarIdentifier
  }

  @inline(__always)
  private func mayContinueSignature(_ kind: TokenKind) -> Bool {
    switch kind {
    case .comma, .inKeyword, .colon, .arrow: true
    default: kind.isEffect
    }
  }

  /// Whether a closure's signature begins at token number `index`.
  private mutating func isClosureSignature(_ index: Int) -> Bool {
    var index = index
    if kind(at: index) == .atSign { index = skipAttributes(index) }
    if kind(at: index) == .leftSquare {
      guard let partner = brackets.partner(of: index) else { return false }
      index = partner + 1
    }
    if kind(at: index) == .leftParen {
      guard let partner = brackets.partner(of: index) else { return false }
      index = partner + 1
    } else if isParameterName(kind(at: index)) {
      index += 1
      while true {
        if kind(at: index) == .colon {
          guard let end = endOfType(index + 1, level: 0) else { return false }
          index = end
        }
        guard kind(at: index) == .comma else { break }
        guard isParameterName(kind(at: index + 1)) else { return false }
        index += 2
      }
    }
    var hasArrow = false
    if kind(at: index) == .arrow || kind(at: index).isEffect {
      index = skipEffects(index)
      if kind(at: index) == .arrow {
        guard let end = endOfType(index + 1, level: 0) else { return false }
        hasArrow = true
        index = skipEffects(end)
      }
    }
    return kind(at: index) == .inKeyword || hasArrow
  }

  private mutating func closureSignature() {
    let mark = start()
    attributeList()
    if kind == .leftSquare { captureClause() }
    if kind == .leftParen {
      parameterClause(.closure)
    } else {
      while isParameterName(kind) {
        let parameter = start()
        advance()
        if kind == .colon {
          // Only in parentheses may a parameter have a type.
          report(.expectedIn)
          advance()
          type()
        }
        let hasComma = eat(.comma)
        finish(parameter, .closureParameter)
        if !hasComma { break }
      }
    }
    effects()
    if kind == .arrow { returnClause(allowsOpaque: false) }
    expect(.inKeyword, .expectedIn)
    finish(mark, .closureSignature)
  }

  private mutating func captureClause() {
    let mark = start()
    let opening = position
    advance()
    while kind != .rightSquare, kind != .endOfFile {
      let capture = start()
      let before = position
      captureSpecifier()
      if kind.isName || kind == .selfKeyword || kind == .dollarIdentifier {
        advance()
      } else {
        report(.expectedName)
      }
      if kind == .equal { initializerClause(.basic) }
      let hasComma = eat(.comma)
      if position > before { finish(capture, .capture) }
      if !hasComma { break }
    }
    expectClosing(.rightSquare, of: opening, .expectedRightSquare)
    finish(mark, .captureClause)
  }

  private mutating func captureSpecifier() {
    guard kind == .weakKeyword || kind == .unownedKeyword else { return }
    let next = peek()
    guard next.isName || next == .selfKeyword || next == .leftParen else { return }
    let specifier = kind
    advance()
    if specifier == .unownedKeyword, kind == .leftParen { advance(to: skipBracket(position)) }
    if kind == .letKeyword || kind == .varKeyword { unexpected(upTo: position + 1) }
  }
}
