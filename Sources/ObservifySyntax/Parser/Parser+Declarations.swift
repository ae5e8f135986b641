/// Where a declaration stands.
enum DeclarationPlace {
  /// Among statements.
  case items
  /// Among the statements of an initializer, where `init` is a call.
  case initializerItems
  /// Among the members of a type.
  case members
}

/// What ends a list of items or members.
enum ListEnd {
  case fileEnd
  case rightBrace
  case branchEnd
  case switchCase
}

// MARK: Looking ahead

extension Parser {
  /// Whether a declaration begins at the current token.
  @inline(__always)
  mutating func atDeclaration(_ place: DeclarationPlace) -> Bool {
    switch kind {
    case .identifier: false
    case .letKeyword, .varKeyword, .funcKeyword: true
    default: atDeclaration(position: position, place)
    }
  }

  /// Whether a declaration begins at token number `index`.
  mutating func atDeclaration(position index: Int, _ place: DeclarationPlace) -> Bool {
    var index = index
    var hasAttributes = false
    if kind(at: index) == .atSign || kind(at: index) == .poundIf {
      let next = skipAttributes(index)
      hasAttributes = next > index
      index = next
    }
    return atDeclarationKeyword(index, place, hasAttributes: hasAttributes)
  }

  /// Whether a declaration without attributes begins at token number `index`.
  mutating func atDeclarationKeyword(
    _ index: Int, _ place: DeclarationPlace, hasAttributes: Bool
  ) -> Bool {
    var index = index
    var hasModifiers = false
    if modifierRun.contains(index) {
      hasModifiers = true
      index = modifierRun.upperBound
    }
    let start = index
    while kind(at: index).isModifier {
      let modifier = kind(at: index)
      hasModifiers = true
      index += 1
      if modifier != .openKeyword, modifier.allowsDetail, kind(at: index) == .leftParen {
        index = skipBracket(index)
      }
    }
    // A run of many words that may be modifiers is walked over once.
    if index > start + 8 { modifierRun = start..<index }
    let kind = kind(at: index)
    if kind.startsDeclaration { return true }
    switch kind {
    case .caseKeyword: return place == .members
    case .initKeyword: return place != .initializerItems
    case .macroKeyword: return self.kind(at: index + 1).isName
    case .actorKeyword:
      return self.kind(at: index + 1).isName && !self.kind(at: index + 1).isModifier
        || isActorBehindModifiers(index + 1)
    case .pound: return hasAttributes || hasModifiers || place == .members
    case .rightBrace, .endOfFile, .poundEndif: return hasAttributes
    default: return place == .members && (hasAttributes || hasModifiers)
    }
  }

  /// Whether the words between `actor` and the current one can be modifiers of an actor.
  private func isActorBehindModifiers(_ index: Int) -> Bool {
    var index = index
    guard kind(at: index).isModifier || kind(at: index) == .classKeyword else { return false }
    while kind(at: index).isModifier || kind(at: index) == .classKeyword { index += 1 }
    return kind(at: index).isName
  }
}

// MARK: Members and declarations

extension Parser {
  /// Parses `{` declaration* `}`.
  mutating func memberBlock() {
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
    members(until: .rightBrace)
    closeBlock(block)
    finish(mark, .memberBlock)
    leave()
  }

  mutating func members(until end: ListEnd) {
    var previous = -1
    while kind != .endOfFile, position != previous, position < limit {
      if kind == .rightBrace && end == .rightBrace { return }
      if endsBranch { return }
      previous = position
      if kind == .semicolon {
        advance()
      } else if kind == .poundIf, !isConditionalAttributes(position) {
        ifConfig(.members)
      } else if kind == .poundSourceLocation {
        sourceLocation()
      } else if atDeclaration(.members) {
        declaration(.members)
        checkSeparator()
      } else if lacksBrace {
        codeBlock()
      } else {
        unexpectedMembers()
      }
    }
  }

  private mutating func unexpectedMembers() {
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
    } while end < last && !kind(at: end).startsDeclaration && !mayStartMember(end)
    unexpected(upTo: end)
  }

  /// Whether a member begins at token number `index`, behind something unexpected.
  private mutating func mayStartMember(_ index: Int) -> Bool {
    (startsLine(index) || kind(at: index) == .atSign || kind(at: index).isModifier)
      && atDeclaration(position: index, .members)
  }

  /// Reports that something follows on the same line.
  @inline(__always)
  mutating func checkSeparator() {
    if !atLineStart { checkSeparatorOnLine() }
  }

  private mutating func checkSeparatorOnLine() {
    switch kind {
    case .semicolon, .rightBrace, .endOfFile, .poundElse, .poundElseif, .poundEndif,
      .caseKeyword, .defaultKeyword:
      break
    default: report(.missingSeparator)
    }
  }

  /// Parses attribute* modifier* and what they belong to.
  mutating func declaration(_ place: DeclarationPlace) {
    let mark = start()
    if kind == .atSign || kind == .poundIf { attributeList() }
    modifiers()
    declaration(mark, place)
  }

  /// Parses the declaration that began at `mark` with its attributes and modifiers.
  private mutating func declaration(_ mark: Mark, _ place: DeclarationPlace) {
    switch kind {
    case .letKeyword, .varKeyword, .inoutKeyword, .underscoredBorrowingKeyword:
      variable(mark)
    case .funcKeyword: function(mark)
    case .classKeyword: nominalType(mark, .classDecl)
    case .structKeyword: nominalType(mark, .structDecl)
    case .enumKeyword: nominalType(mark, .enumDecl)
    case .actorKeyword: nominalType(mark, .actorDecl)
    case .protocolKeyword: nominalType(mark, .protocolDecl)
    case .extensionKeyword: extensionDeclaration(mark)
    case .importKeyword: importDeclaration(mark)
    case .initKeyword: initializer(mark)
    case .deinitKeyword: deinitializer(mark)
    case .subscriptKeyword: subscriptDeclaration(mark)
    case .caseKeyword where place == .members: enumCase(mark)
    case .typealiasKeyword: typealiasDeclaration(mark)
    case .associatedtypeKeyword: associatedType(mark)
    case .operatorKeyword: operatorDeclaration(mark)
    case .precedencegroupKeyword: precedenceGroup(mark)
    case .macroKeyword: macroDeclaration(mark)
    case .pound: macroExpansion(mark, .basic)
    default:
      if let keyword = declarationOnLine {
        unexpected(upTo: keyword)
        declaration(mark, place)
      } else {
        report(.expectedDeclaration)
        finish(mark, .missingDecl)
      }
    }
  }

  /// The keyword of a declaration that stands further on the same line, behind something that
  /// belongs neither to its attributes nor to its modifiers.
  private var declarationOnLine: Int? {
    var index = position
    while index < last, index == position || !startsLine(index), index < position + 16 {
      switch kind(at: index) {
      case .semicolon, .leftBrace, .rightBrace, .atSign: return nil
      default: if index > position, kind(at: index).startsDeclaration { return index }
      }
      index = skipSingle(index)
    }
    return nil
  }
}

// MARK: Types

extension Parser {
  private mutating func nominalType(_ mark: Mark, _ node: NodeKind) {
    advance()
    name()
    if kind == .leftAngle {
      if node == .protocolDecl { primaryAssociatedTypes() } else { genericParameterClause() }
    }
    if kind == .colon { inheritanceClause() }
    if kind == .whereKeyword { whereClause() }
    memberBlock()
    finish(mark, node)
  }

  private mutating func extensionDeclaration(_ mark: Mark) {
    advance()
    type()
    if kind == .colon { inheritanceClause() }
    if kind == .whereKeyword { whereClause() }
    memberBlock()
    finish(mark, .extensionDecl)
  }

  private mutating func primaryAssociatedTypes() {
    let mark = start()
    advance()
    while kind.isName || kind == .capitalSelfKeyword {
      advance()
      if !eat(.comma) { break }
    }
    expect(.rightAngle, .expectedRightAngle)
    finish(mark, .primaryAssociatedTypes)
  }

  mutating func inheritanceClause() {
    let mark = start()
    advance()
    repeat {
      let inherited = start()
      let before = position
      if kind == .classKeyword {
        let keyword = start()
        advance()
        finish(keyword, .literalType)
      } else {
        type()
      }
      let hasComma = eat(.comma)
      if position > before { finish(inherited, .inheritedType) }
      if !hasComma { break }
    } while true
    finish(mark, .inheritanceClause)
  }

  mutating func genericParameterClause() {
    let mark = start()
    guard enter() else {
      swallow()
      leave()
      return
    }
    advance()
    if kind == .rightAngle { report(.expectedName) }
    while kind != .rightAngle, kind != .endOfFile, kind != .whereKeyword {
      let parameter = start()
      attributeList()
      if kind == .letKeyword || kind == .eachKeyword && peek().isName { advance() }
      guard kind.isName || kind == .capitalSelfKeyword else {
        report(.expectedName)
        break
      }
      advance()
      if eat(.colon) { type() }
      let hasComma = eat(.comma)
      finish(parameter, .genericParameter)
      if !hasComma { break }
    }
    if kind == .whereKeyword { whereClause() }
    expect(.rightAngle, .expectedRightAngle)
    finish(mark, .genericParameterClause)
    leave()
  }

  mutating func whereClause() {
    let mark = start()
    advance()
    repeat {
      if kind == .leftBrace { break }
      let requirement = start()
      let before = position
      genericArgumentValue()
      if eat(.colon) {
        type()
        // `T: _Trivial(32)`
        if kind == .leftParen, !atLineStart { advance(to: skipBracket(position)) }
      } else if atDoubleEqual {
        advance()
        genericArgumentValue()
      } else {
        report(.expectedRequirement)
      }
      let hasComma = eat(.comma)
      if position > before { finish(requirement, .requirement) }
      if !hasComma { break }
    } while true
    finish(mark, .whereClause)
  }

  /// Whether the token is an operator spelled `==`.
  private var atDoubleEqual: Bool {
    guard kind == .binaryOperator || kind == .postfixOperator || kind == .prefixOperator else {
      return false
    }
    let lexeme = lexemes[position]
    return lexeme.end == lexeme.start + 2 && bytes[Int(lexeme.start)] == UInt8(ascii: "=")
      && bytes[Int(lexeme.start) + 1] == UInt8(ascii: "=")
  }

  private mutating func typealiasDeclaration(_ mark: Mark) {
    advance()
    name()
    if kind == .leftAngle { genericParameterClause() }
    if expect(.equal, .expectedEqual) { type() }
    if kind == .whereKeyword { whereClause() }
    finish(mark, .typealiasDecl)
  }

  private mutating func associatedType(_ mark: Mark) {
    advance()
    name()
    if kind == .colon { inheritanceClause() }
    if eat(.equal) { type() }
    if kind == .whereKeyword { whereClause() }
    finish(mark, .associatedTypeDecl)
  }
}

// MARK: Imports and operators

extension Parser {
  private mutating func importDeclaration(_ mark: Mark) {
    advance()
    switch kind {
    case .typealiasKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword,
      .letKeyword, .varKeyword, .funcKeyword, .inoutKeyword:
      advance()
    default:
      break
    }
    repeat {
      if isOperator(kind) {
        operatorName()
      } else {
        name()
      }
    } while eat(.period) || eat(.colonColon)
    finish(mark, .importDecl)
  }

  /// The tokens of an operator, which may be several that touch.
  mutating func operatorName() {
    advance()
    while isAdjacent(position),
      isOperator(kind) || kind == .equal || kind == .postfixQuestion
        || kind == .exclamation || kind == .arrow
    {
      advance()
    }
  }

  private mutating func operatorDeclaration(_ mark: Mark) {
    advance()
    if kind.isOperatorPart {
      operatorName()
    } else {
      report(.expectedOperator)
    }
    if eat(.colon) {
      name()
      // What follows are types of an older Swift, of any form.
      while eat(.comma) { advance() }
    }
    if kind == .leftBrace {
      // The form of Swift 2.
      report(.unexpectedCode)
      advance(to: skipBracket(position))
    }
    finish(mark, .operatorDecl)
  }

  private mutating func precedenceGroup(_ mark: Mark) {
    advance()
    name()
    if kind == .leftBrace {
      let opening = position
      if let partner = brackets.partner(of: opening) {
        advance(to: partner + 1)
      } else {
        advance()
        report(.expectedRightBrace)
      }
    } else {
      report(.expectedLeftBrace)
    }
    finish(mark, .precedenceGroupDecl)
  }

  private mutating func macroDeclaration(_ mark: Mark) {
    advance()
    name()
    if kind == .leftAngle { genericParameterClause() }
    functionSignature()
    if kind == .equal { initializerClause(.basic) }
    if kind == .whereKeyword { whereClause() }
    finish(mark, .macroDecl)
  }
}

// MARK: Functions

extension Parser {
  private mutating func function(_ mark: Mark) {
    advance()
    if kind.isOperatorPart {
      functionOperatorName()
    } else {
      name()
    }
    if kind == .leftAngle { genericParameterClause() }
    functionSignature()
    if kind == .whereKeyword { whereClause() }
    if atBlock() { codeBlock() }
    finish(mark, .functionDecl)
  }

  /// An operator; a `<` at its end that touches a name belongs to the generic parameters.
  private mutating func functionOperatorName() {
    advance()
    while isAdjacent(position),
      isOperator(kind) || kind == .equal || kind == .postfixQuestion
        || kind == .exclamation || kind == .arrow
    {
      if kind == .leftAngle, isAdjacent(position + 1), peek().isName || peek() == .letKeyword {
        return
      }
      advance()
    }
  }

  private mutating func functionSignature() {
    if kind == .leftParen {
      parameterClause(.function)
    } else {
      report(.expectedLeftParen)
    }
    effects()
    if kind == .arrow { returnClause(allowsOpaque: true) }
  }

  /// Parses `async`, `throws` and the like.
  @inline(__always)
  mutating func effects() {
    while kind.isEffect { effect() }
  }

  private mutating func effect() {
    if kind == .throwsKeyword, peek() == .leftParen, !startsLine(position + 1) {
      let mark = start()
      advance()
      let opening = position
      advance()
      type()
      expectClosing(.rightParen, of: opening, .expectedRightParen)
      finish(mark, .throwsClause)
    } else {
      advance()
    }
  }

  mutating func returnClause(allowsOpaque: Bool) {
    let mark = start()
    advance()
    if allowsOpaque { resultType() } else { type() }
    finish(mark, .returnClause)
  }

  private mutating func initializer(_ mark: Mark) {
    advance()
    switch kind {
    case .exclamation, .postfixQuestion, .infixQuestion: advance()
    case .prefixOperator, .binaryOperator, .postfixOperator:
      if isByte(UInt8(ascii: "!"), at: position) { advance() }
    default: break
    }
    if kind == .leftAngle { genericParameterClause() }
    functionSignature()
    if kind == .whereKeyword { whereClause() }
    if atBlock() { codeBlock(allowsInit: false) }
    finish(mark, .initDecl)
  }

  private mutating func deinitializer(_ mark: Mark) {
    advance()
    if kind == .leftParen, !atLineStart {
      unexpected(upTo: skipBracket(position))
    }
    effects()
    if atBlock() { codeBlock() }
    finish(mark, .deinitDecl)
  }

  private mutating func subscriptDeclaration(_ mark: Mark) {
    advance()
    if kind == .leftAngle { genericParameterClause() }
    if kind == .leftParen {
      parameterClause(.function)
    } else {
      report(.expectedLeftParen)
    }
    if kind == .arrow {
      returnClause(allowsOpaque: true)
    } else {
      report(.expectedArrow)
    }
    if kind == .whereKeyword { whereClause() }
    if atBlock() { accessorBlock() }
    finish(mark, .subscriptDecl)
  }

  private mutating func enumCase(_ mark: Mark) {
    advance()
    repeat {
      let element = start()
      name()
      if kind == .leftParen { parameterClause(.enumCase) }
      if kind == .equal { initializerClause(.basic) }
      let hasComma = eat(.comma)
      finish(element, .enumCaseElement)
      if !hasComma { break }
    } while true
    finish(mark, .enumCaseDecl)
  }
}

// MARK: Parameters

extension Parser {
  /// What parameters belong to.
  enum ParameterOwner {
    case function
    case enumCase
    case closure
  }

  mutating func parameterClause(_ owner: ParameterOwner) {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    let opening = position
    advance()
    while kind != .rightParen, kind != .endOfFile {
      if atLineStart, kind.startsDeclaration || kind == .caseKeyword,
        brackets.partner(of: opening) == nil
      {
        // Not a label: the clause was left open.
        break
      }
      let before = position
      let hasComma = parameter(owner)
      if !hasComma || position == before { break }
    }
    expectClosing(.rightParen, of: opening, .expectedRightParen)
    finish(mark, .parameterClause)
    leave()
  }

  /// Parses one parameter; returns whether a comma is behind it.
  private mutating func parameter(_ owner: ParameterOwner) -> Bool {
    let mark = start()
    attributeList()
    while kind == .isolatedKeyword || kind == .underscoredConstKeyword,
      !startsParameterName(position, inClosure: owner == .closure)
    {
      let modifier = start()
      advance()
      finish(modifier, .modifier)
    }
    switch owner {
    case .function:
      if kind == .colon { report(.expectedName) }
      parameterNames()
      if expect(.colon, .expectedColon) { type() }
    case .enumCase:
      if startsParameterName(position, inClosure: false) {
        parameterNames()
        if expect(.colon, .expectedColon) { type() }
      } else {
        type()
      }
    case .closure:
      parameterNames()
      if eat(.colon) { type() }
    }
    if atEllipsis { advance() }
    if kind == .equal { initializerClause(.basic) }
    let hasComma = eat(.comma)
    if position > Int(mark.token) { finish(mark, .parameter) }
    return hasComma
  }

  private mutating func parameterNames() {
    if kind.isLabel || kind == .dollarIdentifier { advance() }
    if kind.isLabel || kind == .dollarIdentifier { advance() }
  }

  /// Whether the name of a parameter, rather than its type, begins at token number `index`.
  func startsParameterName(_ index: Int, inClosure: Bool) -> Bool {
    let first = kind(at: index)
    guard first.isLabel || first == .dollarIdentifier else { return false }
    let second = kind(at: index + 1)
    if second == .colon { return true }
    if second.isLabel || second == .dollarIdentifier {
      switch first {
      case .isolatedKeyword, .someKeyword, .anyKeyword, .eachKeyword, .repeatKeyword,
        .underscoredSharedKeyword, .underscoredOwnedKeyword, .underscoredConstKeyword,
        .borrowingKeyword, .consumingKeyword, .sendingKeyword:
        return kind(at: index + 2) == .colon
      default:
        return true
      }
    }
    if second == .postfixQuestion || second == .exclamation { return false }
    return inClosure
  }
}

// MARK: Variables

extension Parser {
  private mutating func variable(_ mark: Mark) {
    advance()
    guard !atLineStart || kind == .letKeyword || kind == .varKeyword || !kind.startsDeclaration
    else {
      report(.expectedPattern)
      finish(mark, .variableDecl)
      return
    }
    repeat {
      let binding = start()
      let before = position
      pattern()
      if kind == .colon { typeAnnotation(allowsOpaque: true) }
      var hasValue = false
      if kind == .equal {
        initializerClause(.basic)
        hasValue = true
      }
      if kind == .leftBrace, !hasValue || !atLineStart || isObserverBlock(position) {
        accessorBlock()
      } else if !hasValue, kind != .comma, atBlock() {
        accessorBlock()
      }
      let hasComma = eat(.comma)
      if position > before { finish(binding, .patternBinding) }
      if !hasComma { break }
    } while true
    finish(mark, .variableDecl)
  }

  mutating func typeAnnotation(allowsOpaque: Bool = false) {
    let mark = start()
    advance()
    if allowsOpaque { resultType() } else { type() }
    finish(mark, .typeAnnotation)
  }

  /// Parses `=` expression.
  mutating func initializerClause(_ context: ExpressionContext) {
    let mark = start()
    advance()
    expression(context)
    finish(mark, .initializerClause)
  }

  /// Whether the brace at token number `index` opens `didSet`, `willSet` or `init` accessors.
  func isObserverBlock(_ index: Int) -> Bool {
    switch kind(at: index + 1) {
    case .didSetKeyword, .willSetKeyword, .initKeyword: return true
    case .atSign: break
    default: return false
    }
    var index = index + 1
    while kind(at: index) == .atSign {
      guard kind(at: index + 1).isName else { return false }
      if attributeForm(index + 1) == .accessorBlock { return true }
      index += 2
      if kind(at: index) == .leftParen { index = skipBracket(index) }
    }
    switch kind(at: index) {
    case .didSetKeyword, .willSetKeyword, .initKeyword: return true
    default: return false
    }
  }

  /// Parses `{` accessorDecl* `}`, or `{` item* `}`.
  mutating func accessorBlock() {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    let block = openBlock()
    if atAccessor {
      while kind != .rightBrace, kind != .endOfFile, position < limit, atAccessor { accessor() }
    } else {
      items(until: .rightBrace)
    }
    closeBlock(block)
    finish(mark, .accessorBlock)
    leave()
  }

  /// Whether an accessor begins at the current token.
  private var atAccessor: Bool {
    mutating get {
      if kind == .identifier { return false }
      var index = position
      if kind == .atSign { index = skipAttributes(index) }
      if kind(at: index).isAccessorModifier { index += 1 }
      return kind(at: index).isAccessor
    }
  }

  private mutating func accessor() {
    let mark = start()
    attributeList()
    if kind.isAccessorModifier {
      let modifier = start()
      advance()
      finish(modifier, .modifier)
    }
    let takesName: Bool
    switch kind {
    case .setKeyword, .willSetKeyword, .didSetKeyword, .initKeyword: takesName = true
    default: takesName = false
    }
    advance()
    if takesName, kind == .leftParen {
      let opening = position
      advance()
      name()
      expectClosing(.rightParen, of: opening, .expectedRightParen)
    }
    effects()
    if atBlock() { codeBlock() }
    finish(mark, .accessorDecl)
  }
}

extension TokenKind {
  /// Whether the word is an effect of a function: `async`, `throws` and the like.
  @inline(__always)
  var isEffect: Bool {
    self == .throwsKeyword || self == .asyncKeyword || self == .rethrowsKeyword
      || self == .reasyncKeyword
  }

  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .mutatingKeyword, .nonmutatingKeyword, .borrowingKeyword, .consumingKeyword,
      .underscoredConsumingKeyword:
      true
    default:
      false
    }
  }

  fileprivate var isAccessor: Bool {
    switch self {
    case .getKeyword, .setKeyword, .didSetKeyword, .willSetKeyword, .initKeyword,
      .underscoredReadKeyword, .underscoredModifyKeyword, .borrowKeyword, .unsafeAddressKeyword,
      .addressWithOwnerKeyword, .addressWithNativeOwnerKeyword, .unsafeMutableAddressKeyword,
      .mutableAddressWithOwnerKeyword, .mutableAddressWithNativeOwnerKeyword:
      true
    default:
      false
    }
  }
}
