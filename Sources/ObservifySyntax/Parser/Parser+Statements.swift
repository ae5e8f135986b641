/// Items of code blocks, and statements.
extension Parser {
  /// The whole file.
  mutating func sourceFile() {
    let mark = start()
    items(until: .fileEnd)
    position = lexemes.count
    finish(mark, .sourceFile)
  }

  /// Parses `{` item* `}`.
  mutating func codeBlock(allowsInit: Bool = true) {
    guard atBlock() else {
      report(.expectedLeftBrace)
      return
    }
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    let block = openBlock()
    items(until: .rightBrace, allowsInit: allowsInit)
    closeBlock(block)
    finish(mark, .codeBlock)
    leave()
  }

  /// Statements, declarations and expressions.
  mutating func items(until end: ListEnd, allowsInit: Bool = true) {
    let place: DeclarationPlace = allowsInit ? .items : .initializerItems
    var previous = -1
    while kind != .endOfFile, position != previous, position < limit {
      switch kind {
      case .rightBrace:
        if end != .fileEnd { return }
      case .poundElse, .poundElseif, .poundEndif:
        if conditionals > 0 { return }
      case .caseKeyword, .defaultKeyword:
        if end == .switchCase { return }
      case .atSign:
        if end == .switchCase, isSwitchCase(position) { return }
      case .poundIf:
        if end == .switchCase, isConditionalSwitchCase(position) { return }
      default:
        break
      }
      previous = position
      if lacksBrace { codeBlock() } else { item(place) }
    }
  }

  private mutating func item(_ place: DeclarationPlace) {
    switch kind {
    case .identifier:
      if peek() == .colon, isLabeledStatement {
        labeledStatement()
      } else {
        expression(.basic)
      }
      checkSeparator()
    case .semicolon:
      advance()
    case .poundIf where !isConditionalAttributes(position):
      ifConfig(place == .initializerItems ? .initializerItems : .items)
    case .poundSourceLocation:
      sourceLocation()
    default:
      if atDeclaration(place) {
        declaration(place)
      } else if !statement() {
        let before = position
        let errorCount = errors.count
        let nodeCount = nodes.count
        if startsExpression { expression(.basic) }
        if position == before {
          nodes.removeLast(nodes.count - nodeCount)
          errors.removeLast(errors.count - errorCount)
          unexpectedItem(place)
          return
        }
      }
      checkSeparator()
    }
  }

  /// Whether the token can begin an expression among statements.
  private var startsExpression: Bool {
    switch kind {
    case .atSign: kind(at: position + 1) != .identifier
    case .repeatKeyword: peek() != .leftBrace
    default: true
    }
  }

  private mutating func unexpectedItem(_ place: DeclarationPlace) {
    if kind == .atSign, peek().isName {
      declaration(place)
      return
    }
    if kind.isModifier {
      declaration(place)
      return
    }
    var end = position
    repeat {
      end = skipSingle(end)
      switch kind(at: end) {
      case .rightBrace, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation,
        .semicolon:
        unexpected(upTo: end)
        return
      default:
        break
      }
    } while end < last && !startsLine(end) && !kind(at: end).startsDeclaration
    unexpected(upTo: end)
  }

  /// Whether a statement stands behind the name and the colon at the current token.
  private var isLabeledStatement: Bool {
    switch peek(2) {
    case .forKeyword, .whileKeyword, .repeatKeyword, .doKeyword, .ifKeyword, .switchKeyword,
      .guardKeyword, .breakKeyword, .continueKeyword, .fallthroughKeyword, .returnKeyword,
      .throwKeyword, .deferKeyword:
      true
    default:
      false
    }
  }

  private mutating func labeledStatement() {
    let mark = start()
    advance()
    advance()
    _ = statement()
    finish(mark, .labeledStatement)
  }

  /// A statement; false when none begins at the current token.
  private mutating func statement() -> Bool {
    let mark = start()
    switch kind {
    case .ifKeyword:
      ifExpression()
      castBehindStatement(mark)
    case .switchKeyword:
      switchExpression()
      castBehindStatement(mark)
    case .guardKeyword: guardStatement(mark)
    case .forKeyword: forStatement(mark)
    case .whileKeyword: whileStatement(mark)
    case .repeatKeyword where peek() == .leftBrace: repeatStatement(mark)
    case .doKeyword: doStatement(mark)
    case .returnKeyword:
      advance()
      if startsReturnValue { expression(.basic) }
      finish(mark, .returnStatement)
    case .throwKeyword:
      advance()
      expression(.basic)
      finish(mark, .throwStatement)
    case .deferKeyword:
      advance()
      codeBlock()
      finish(mark, .deferStatement)
    case .breakKeyword:
      jump(mark, .breakStatement)
    case .continueKeyword:
      jump(mark, .continueStatement)
    case .fallthroughKeyword:
      advance()
      finish(mark, .fallthroughStatement)
    case .yieldKeyword where introducesExpression(acceptsClosure: false, .basic):
      yieldStatement(mark)
    case .discardKeyword where introducesExpression(acceptsClosure: false, .basic):
      advance()
      expression(.basic)
      finish(mark, .discardStatement)
    case .thenKeyword where introducesExpression(acceptsClosure: false, .basic):
      advance()
      expression(.basic)
      finish(mark, .thenStatement)
    default:
      if kind.isName || kind == .dollarIdentifier, peek() == .colon, isLabeledStatement {
        labeledStatement()
        return true
      }
      return false
    }
    return true
  }

  private mutating func yieldStatement(_ mark: Mark) {
    advance()
    if kind == .leftParen {
      let opening = position
      advance()
      while kind != .rightParen, kind != .endOfFile {
        let before = position
        expression(.basic)
        if !eat(.comma) || position == before { break }
      }
      expectClosing(.rightParen, of: opening, .expectedRightParen)
    } else {
      expression(.basic)
    }
    finish(mark, .yieldStatement)
  }

  /// `if … { } as T`: an expression after all.
  private mutating func castBehindStatement(_ mark: Mark) {
    guard kind == .asKeyword else { return }
    cast(start())
    finish(mark, .sequenceExpression)
  }

  private mutating func jump(_ mark: Mark, _ node: NodeKind) {
    advance()
    if kind.isName || kind == .dollarIdentifier, !atLineStart,
      kind == .identifier || !atDeclaration(.items)
    {
      advance()
    }
    finish(mark, node)
  }

  /// Whether the value of a `return` begins at the current token.
  private var startsReturnValue: Bool {
    mutating get {
      switch kind {
      case .identifier, .stringStart, .integerLiteral, .leftParen, .leftSquare, .period,
        .selfKeyword, .nilKeyword, .trueKeyword, .falseKeyword, .ifKeyword, .switchKeyword:
        if kind == .identifier, peek() == .colon, isLabeledStatement { return false }
        return true
      case .rightBrace, .caseKeyword, .defaultKeyword, .semicolon, .poundIf, .poundEndif,
        .poundElse, .poundElseif, .endOfFile, .guardKeyword, .forKeyword, .whileKeyword,
        .returnKeyword, .throwKeyword, .deferKeyword, .breakKeyword, .continueKeyword,
        .fallthroughKeyword, .elseKeyword:
        return false
      case .doKeyword:
        return !atLineStart
      case .repeatKeyword:
        return peek() != .leftBrace
      case .yieldKeyword, .discardKeyword:
        return !introducesExpression(acceptsClosure: false, .basic) && !atDeclaration(.items)
      case .atSign:
        if atLineStart, isSwitchCase(position) { return false }
        return !atDeclaration(.items)
      default:
        return !atDeclaration(.items)
      }
    }
  }
}

// MARK: Conditions

extension Parser {
  /// Parses an `if`, as a statement or an expression.
  ///
  /// A chain of `else if` is a loop here, as it may be as long as a file.
  mutating func ifExpression() {
    let pending = pendingIfs.count
    while true {
      pendingIfs.append(start())
      advance()
      if kind == .leftBrace {
        report(.expectedCondition)
      } else {
        conditionList()
      }
      codeBlock()
      guard eat(.elseKeyword) else { break }
      if kind != .ifKeyword {
        codeBlock()
        break
      }
    }
    while pendingIfs.count > pending, let mark = pendingIfs.popLast() {
      finish(mark, .ifExpression)
    }
  }

  private mutating func guardStatement(_ mark: Mark) {
    advance()
    conditionList()
    expect(.elseKeyword, .expectedElse)
    codeBlock()
    finish(mark, .guardStatement)
  }

  private mutating func whileStatement(_ mark: Mark) {
    advance()
    if kind == .leftBrace {
      report(.expectedCondition)
    } else {
      conditionList()
    }
    codeBlock()
    finish(mark, .whileStatement)
  }

  private mutating func conditionList() {
    let mark = start()
    repeat {
      let condition = start()
      let before = position
      conditionElement()
      let hasComma = eat(.comma)
      if position > before { finish(condition, .condition) }
      if !hasComma { break }
      if kind == .elseKeyword || kind == .leftBrace && isStatementBody(position) {
        report(.expectedCondition)
        break
      }
    } while position > Int(mark.token)
    finish(mark, .conditionList)
  }

  /// Whether the brace at token number `index`, behind a comma, opens the body of a statement.
  private func isStatementBody(_ index: Int) -> Bool {
    guard let partner = brackets.partner(of: index) else { return true }
    switch kind(at: partner + 1) {
    case .endOfFile, .semicolon, .elseKeyword, .rightBrace, .rightParen: return true
    case .comma, .binaryOperator, .leftBrace: return false
    default: return startsLine(partner + 1)
    }
  }

  private mutating func conditionElement() {
    let mark = start()
    switch kind {
    case .poundAvailable, .poundUnavailable:
      availability()
    case .letKeyword, .varKeyword, .inoutKeyword:
      advance()
      matchingPattern(.binding)
      if kind == .colon { typeAnnotation() }
      if kind == .equal { initializerClause(.condition) }
      finish(mark, .optionalBindingCondition)
    case .caseKeyword:
      advance()
      matchingPattern(.matching)
      if kind == .colon { typeAnnotation() }
      if kind == .equal {
        initializerClause(.condition)
      } else {
        report(.expectedEqual)
      }
      finish(mark, .patternCondition)
    default:
      expression(.condition)
    }
  }

  /// Parses `#available` `(` … `)`.
  mutating func availability() {
    let mark = start()
    advance()
    if kind == .leftParen {
      let opening = position
      if let partner = brackets.partner(of: opening) {
        advance(to: partner + 1)
      } else {
        advance()
        report(.expectedRightParen)
      }
    } else {
      report(.expectedLeftParen)
    }
    finish(mark, .availabilityCondition)
  }
}

// MARK: Loops and branches

extension Parser {
  private mutating func repeatStatement(_ mark: Mark) {
    advance()
    codeBlock()
    if expect(.whileKeyword, .expectedWhile) { expression(.basic) }
    finish(mark, .repeatStatement)
  }

  private mutating func forStatement(_ mark: Mark) {
    advance()
    eat(.tryKeyword)
    if kind == .awaitKeyword { advance() }
    if kind == .unsafeKeyword, peek() != .inKeyword, peek() != .colon { advance() }
    if eat(.caseKeyword) {
      matchingPattern(.matching)
      if kind == .colon { typeAnnotation() }
    } else {
      pattern()
      if kind == .colon { typeAnnotation() }
    }
    if expect(.inKeyword, .expectedIn) {
      if kind == .leftBrace {
        report(.expectedExpression)
      } else {
        expression(.condition)
      }
    }
    if kind == .whereKeyword { whereCondition(.condition) }
    codeBlock()
    finish(mark, .forStatement)
  }

  mutating func whereCondition(_ context: ExpressionContext) {
    let mark = start()
    advance()
    expression(context)
    finish(mark, .whereCondition)
  }

  mutating func doStatement(_ mark: Mark) {
    advance()
    effects()
    codeBlock()
    while kind == .catchKeyword { catchClause() }
    finish(mark, .doStatement)
  }

  private mutating func catchClause() {
    let mark = start()
    advance()
    while kind != .leftBrace, kind != .endOfFile {
      let item = start()
      let before = position
      if kind != .whereKeyword { matchingPattern(.matching) }
      if kind == .whereKeyword { whereCondition(.condition) }
      let hasComma = eat(.comma)
      if position > before { finish(item, .catchItem) }
      if !hasComma { break }
    }
    codeBlock()
    finish(mark, .catchClause)
  }

  mutating func switchExpression() {
    let mark = start()
    advance()
    if kind == .leftBrace {
      report(.expectedExpression)
    } else {
      expression(.condition)
    }
    guard atBlock() else {
      report(.expectedLeftBrace)
      finish(mark, .switchExpression)
      return
    }
    if enter() {
      let block = openBlock()
      switchCases()
      closeBlock(block)
    } else {
      swallow()
    }
    leave()
    finish(mark, .switchExpression)
  }

  mutating func switchCases() {
    var previous = -1
    while kind != .rightBrace, kind != .endOfFile, !endsBranch, position != previous,
      position < limit
    {
      previous = position
      if isSwitchCase(position) {
        switchCase()
      } else if kind == .poundIf, isConditionalSwitchCase(position) {
        ifConfig(.switchCases)
      } else {
        // Statements that belong to no case.
        report(.expectedCase)
        items(until: .switchCase)
      }
    }
  }

  /// Whether a case of a `switch` begins at token number `index`.
  func isSwitchCase(_ index: Int) -> Bool {
    var index = index
    while kind(at: index) == .atSign {
      guard kind(at: index + 1).isName || kind(at: index + 1) == .dollarIdentifier else {
        return false
      }
      index += 2
      if kind(at: index) == .leftParen, isAdjacent(index) { index = skipBracket(index) }
    }
    return kind(at: index) == .caseKeyword || kind(at: index) == .defaultKeyword
  }

  /// Whether the `#if` at token number `index` holds cases of a `switch`.
  private func isConditionalSwitchCase(_ index: Int) -> Bool {
    var index = index
    repeat {
      index = endOfLine(index + 1)
    } while kind(at: index) == .poundIf || kind(at: index) == .poundElse
      || kind(at: index) == .poundElseif
    return isSwitchCase(index)
  }

  private mutating func switchCase() {
    let mark = start()
    attributeList()
    if eat(.defaultKeyword) {
      expect(.colon, .expectedColon)
    } else {
      advance()
      repeat {
        let item = start()
        let before = position
        matchingPattern(.matching)
        if kind == .whereKeyword { whereCondition(.basic) }
        let hasComma = eat(.comma)
        if position > before { finish(item, .caseItem) }
        if !hasComma { break }
        if kind == .colon {
          report(.expectedPattern)
          break
        }
      } while true
      expect(.colon, .expectedColon)
    }
    items(until: .switchCase)
    finish(mark, .switchCase)
  }
}
