/// Where a simple type stands.
enum TypePlace {
  case anywhere
  /// The name of an attribute: `?`, `!` and functions do not belong to it.
  case attributeName
  /// The root of a key path: members do not belong to it.
  case keyPathRoot
}

extension Parser {
  /// Parses a type with its specifiers and attributes.
  mutating func type() {
    guard enter() else {
      swallow()
      leave()
      return
    }
    if kind == .repeatKeyword {
      let mark = start()
      advance()
      scalarType()
      finish(mark, .packExpansionType)
    } else {
      scalarType()
    }
    leave()
  }

  /// A type that may be opaque with parameters: `-> <T: P> T`.
  mutating func resultType() {
    guard kind == .leftAngle else {
      type()
      return
    }
    let mark = start()
    genericParameterClause()
    type()
    finish(mark, .attributedType)
  }

  private mutating func scalarType() {
    let mark = start()
    if kind == .atSign || kind.isTypeSpecifier || kind == .nonisolatedKeyword, typeSpecifiers() {
      compositionType()
      finish(mark, .attributedType)
    } else {
      compositionType()
    }
  }

  /// Specifiers and attributes of a type; returns whether there are any.
  private mutating func typeSpecifiers() -> Bool {
    let before = position
    while kind.isTypeSpecifier || kind == .nonisolatedKeyword, canBeSpecifier(position) {
      if kind == .nonisolatedKeyword {
        if peek() == .leftParen, startsLine(position + 1) { break }
        nonisolatedSpecifier()
      } else {
        advance()
      }
    }
    while kind == .atSign { attribute(inType: true) }
    if kind == .nonisolatedKeyword, canBeSpecifier(position),
      !(peek() == .leftParen && startsLine(position + 1))
    {
      nonisolatedSpecifier()
    }
    return position > before
  }

  private mutating func nonisolatedSpecifier() {
    advance()
    if kind == .leftParen, !atLineStart { advance(to: skipBracket(position)) }
  }

  /// Whether the word at token number `index`, which may be a specifier or the name of a type, is
  /// a specifier: something that begins a type follows.
  func canBeSpecifier(_ index: Int) -> Bool {
    switch kind(at: index + 1) {
    case .atSign, .leftParen, .leftSquare, .underscore, .inoutKeyword, .capitalAnyKeyword,
      .capitalSelfKeyword, .varKeyword, .letKeyword:
      true
    case .prefixOperator:
      isByte(UInt8(ascii: "~"), at: index + 1)
    default:
      kind(at: index + 1).isName
    }
  }

  /// Parses a type behind `some`, `any` or `each`, or several joined by `&`.
  private mutating func compositionType() {
    let mark = start()
    switch kind {
    case .eachKeyword where peek().isName || peek() == .leftParen || peek() == .capitalSelfKeyword:
      advance()
      simpleType(.anywhere)
      finish(mark, .packElementType)
      return
    case .someKeyword, .anyKeyword:
      advance()
      let inner = start()
      simpleType(.anywhere)
      if atAmpersand { compositionRest(inner) }
      finish(mark, .constrainedType)
    default:
      simpleType(.anywhere)
      if atAmpersand { compositionRest(mark) }
    }
    if atFunctionArrow(position) {
      // `A -> B`, which only a list of parameters in parentheses may be.
      report(.expectedLeftParen)
      effects()
      returnClause(allowsOpaque: false)
      finish(mark, .functionType)
    }
  }

  private mutating func compositionRest(_ mark: Mark) {
    while atAmpersand {
      advance()
      simpleType(.anywhere)
    }
    finish(mark, .compositionType)
  }

  /// Whether effects, if any, and an arrow begin at token number `index`.
  @inline(__always)
  func atFunctionArrow(_ index: Int) -> Bool {
    let kind = kind(at: index)
    if kind == .arrow { return true }
    return kind.isEffect && atFunctionArrowBehindEffects(index)
  }

  @inline(__always)
  private func atFunctionArrowBehindEffects(_ index: Int) -> Bool {
    kind(at: skipEffects(index)) == .arrow
  }

  /// Returns the token behind the effects at token number `index`, of which only a few can be.
  @inline(__always)
  func skipEffects(_ index: Int) -> Int {
    var index = index
    var count = 0
    while kind(at: index).isEffect, count < 8 {
      if kind(at: index) == .throwsKeyword, kind(at: index + 1) == .leftParen {
        index = skipBracket(index + 1)
      } else {
        index += 1
      }
      count += 1
    }
    return index
  }

  /// A type without specifiers and operators.
  mutating func simpleType(_ place: TypePlace) {
    let mark = start()
    if kind == .prefixOperator || kind == .binaryOperator || kind == .postfixOperator,
      isByte(UInt8(ascii: "~"), at: position)
    {
      advance()
      unsuppressedType(place)
      finish(mark, .suppressedType)
    } else {
      unsuppressedType(place)
    }
  }

  private mutating func unsuppressedType(_ place: TypePlace) {
    let mark = start()
    switch kind {
    case .leftParen:
      if tupleOrFunctionType(place) { return }
    case .leftSquare:
      collectionType()
    case .underscore, .capitalAnyKeyword:
      advance()
      finish(mark, .literalType)
    case .capitalSelfKeyword:
      advance()
      if kind == .leftAngle { genericArgumentClause() }
      finish(mark, .namedType)
    default:
      guard kind.isName || place == .attributeName && kind == .dollarIdentifier else {
        report(.expectedType)
        if kind.isReservedWord, !atLineStart, peek() == .comma || peek() == .rightParen {
          unexpected(upTo: position + 1, .expectedType)
        }
        return
      }
      advance()
      if kind == .colonColon {
        advance()
        if kind.isLabel { advance() }
      }
      if kind == .leftAngle { genericArgumentClause() }
      finish(mark, .namedType)
    }
    typeSuffixes(mark, place)
  }

  private mutating func typeSuffixes(_ mark: Mark, _ place: TypePlace) {
    while true {
      switch kind {
      case .period:
        if place == .keyPathRoot, peek() != .capitalTypeKeyword, peek() != .capitalProtocolKeyword {
          return
        }
        guard peek().isLabel || peek() == .inoutKeyword,
          !(peek().isReservedWord && startsLine(position + 1))
        else {
          report(.expectedName, at: position + 1)
          advance()
          finish(mark, .memberType)
          return
        }
        advance()
        advance()
        if kind == .colonColon {
          advance()
          if kind.isLabel { advance() }
        }
        if kind == .leftAngle { genericArgumentClause() }
        finish(mark, .memberType)
      case .postfixQuestion where place != .attributeName && !atLineStart:
        advance()
        finish(mark, .optionalType)
      case .exclamation where place != .attributeName && !atLineStart:
        advance()
        finish(mark, .unwrappedOptionalType)
      default:
        return
      }
    }
  }

  /// Parses `<` type,* `>`.
  mutating func genericArgumentClause() {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    advance()
    while kind != .rightAngle, kind != .endOfFile {
      let argument = start()
      let before = position
      genericArgumentValue()
      guard position > before else { break }
      let hasComma = eat(.comma)
      finish(argument, .genericArgument)
      if !hasComma { break }
    }
    expect(.rightAngle, .expectedRightAngle)
    finish(mark, .genericArgumentClause)
    leave()
  }

  /// A type, or an integer.
  mutating func genericArgumentValue() {
    if kind == .integerLiteral {
      let mark = start()
      advance()
      finish(mark, .literal)
    } else if isOperator(kind), peek() == .integerLiteral, isByte(UInt8(ascii: "-"), at: position) {
      let mark = start()
      advance()
      let literal = start()
      advance()
      finish(literal, .literal)
      finish(mark, .prefixExpression)
    } else {
      type()
    }
  }

  /// A tuple type, or a function type, which returns true.
  private mutating func tupleOrFunctionType(_ place: TypePlace) -> Bool {
    guard enter() else {
      swallow()
      leave()
      return false
    }
    let mark = start()
    let opening = position
    advance()
    while kind != .rightParen, kind != .endOfFile {
      let before = position
      let hasComma = tupleTypeElement()
      if !hasComma || position == before { break }
    }
    expectClosing(.rightParen, of: opening, .expectedRightParen)
    let isFunction = place == .anywhere && atFunctionArrow(position)
    if isFunction {
      effects()
      returnClause(allowsOpaque: false)
    }
    finish(mark, isFunction ? .functionType : .tupleType)
    leave()
    return isFunction
  }

  private mutating func tupleTypeElement() -> Bool {
    let mark = start()
    if startsParameterName(position, inClosure: false) {
      advance()
      if kind.isLabel || kind == .dollarIdentifier, peek() == .colon { advance() }
      expect(.colon, .expectedColon)
    }
    type()
    if atEllipsis { advance() }
    if kind == .equal { initializerClause(.basic) }
    let hasComma = eat(.comma)
    if position > Int(mark.token) { finish(mark, .tupleTypeElement) }
    return hasComma
  }

  private mutating func collectionType() {
    guard enter() else {
      swallow()
      leave()
      return
    }
    let mark = start()
    let opening = position
    advance()
    var node = NodeKind.arrayType
    genericArgumentValue()
    if eat(.colon) {
      type()
      node = .dictionaryType
    } else if kind == .ofKeyword, !atLineStart {
      advance()
      genericArgumentValue()
      node = .inlineArrayType
    }
    expectClosing(.rightSquare, of: opening, .expectedRightSquare)
    finish(mark, node)
    leave()
  }
}

// MARK: Looking ahead

extension Parser {
  /// Returns the token behind the type at token number `index`, or nil if there is none.
  ///
  /// What turned out to be no type is remembered, so that a second look costs nothing.
  mutating func endOfType(_ index: Int, level: Int) -> Int? {
    guard level < Self.depthLimit else { return nil }
    var index = index
    if kind(at: index) == .repeatKeyword { index += 1 }
    while kind(at: index).isTypeSpecifier || kind(at: index) == .nonisolatedKeyword,
      canBeSpecifier(index)
    {
      if kind(at: index) == .nonisolatedKeyword, kind(at: index + 1) == .leftParen,
        !startsLine(index + 1)
      {
        guard kind(at: index + 2) == .nonsendingKeyword, kind(at: index + 3) == .rightParen else {
          return nil
        }
        index += 4
      } else {
        index += 1
      }
    }
    if kind(at: index) == .atSign { index = skipAttributes(index, level: level) }
    guard var end = endOfComposition(index, level: level) else { return nil }
    if atFunctionArrow(end) {
      end = skipEffects(end)
      guard let result = endOfType(end + 1, level: level + 1) else { return nil }
      end = result
    }
    if end <= last, isEllipsis(end) { end += 1 }
    return end
  }

  private mutating func endOfComposition(_ index: Int, level: Int) -> Int? {
    var index = index
    switch kind(at: index) {
    case .someKeyword, .anyKeyword, .eachKeyword: index += 1
    default: break
    }
    guard var end = endOfSimpleType(index, level: level) else { return nil }
    while isAmpersand(end) {
      guard let next = endOfSimpleType(end + 1, level: level) else { return nil }
      end = next
    }
    return end
  }

  private mutating func endOfSimpleType(_ index: Int, level: Int) -> Int? {
    var end = index
    if kind(at: end) == .prefixOperator, isByte(UInt8(ascii: "~"), at: end) { end += 1 }
    switch kind(at: end) {
    case .leftParen, .leftSquare:
      guard !lexemes[end].flags.contains(.isNoType) else { return nil }
      guard
        let next = kind(at: end) == .leftParen
          ? endOfTupleType(end + 1, level: level + 1)
          : endOfCollectionType(end + 1, level: level + 1)
      else {
        lexemes[end].flags.insert(.isNoType)
        return nil
      }
      end = next
    case .underscore, .capitalAnyKeyword:
      end += 1
    default:
      guard kind(at: end).isName || kind(at: end) == .capitalSelfKeyword else { return nil }
      guard let next = endOfTypeName(end, level: level) else { return nil }
      end = next
    }
    while true {
      switch kind(at: end) {
      case .period:
        guard kind(at: end + 1).isLabel || kind(at: end + 1) == .inoutKeyword,
          let next = endOfTypeName(end + 1, level: level)
        else { return nil }
        end = next
      case .postfixQuestion, .exclamation:
        if startsLine(end) { return end }
        end += 1
      default:
        return end
      }
    }
  }

  private mutating func endOfTypeName(_ index: Int, level: Int) -> Int? {
    var end = index + 1
    if kind(at: end) == .colonColon { end += 2 }
    guard kind(at: end) == .leftAngle else { return end }
    return endOfGenericArguments(end, level: level)
  }

  /// Returns the token behind the generic arguments at token number `index`, or nil.
  mutating func endOfGenericArguments(_ index: Int, level: Int) -> Int? {
    guard level < Self.depthLimit, !lexemes[index].flags.contains(.isNoType) else { return nil }
    var end = index + 1
    while kind(at: end) != .rightAngle {
      guard let next = endOfGenericArgument(end, level: level + 1) else {
        lexemes[index].flags.insert(.isNoType)
        return nil
      }
      end = next
      guard kind(at: end) == .comma else { break }
      end += 1
    }
    guard kind(at: end) == .rightAngle else {
      lexemes[index].flags.insert(.isNoType)
      return nil
    }
    if !endsSpecialization(end + 1) { lexemes[index].flags.insert(.isNoSpecialization) }
    return end + 1
  }

  private mutating func endOfGenericArgument(_ index: Int, level: Int) -> Int? {
    if kind(at: index) == .integerLiteral { return index + 1 }
    if isOperator(kind(at: index)), kind(at: index + 1) == .integerLiteral {
      return isByte(UInt8(ascii: "-"), at: index) ? index + 2 : nil
    }
    return endOfType(index, level: level)
  }

  private mutating func endOfTupleType(_ index: Int, level: Int) -> Int? {
    guard level < Self.depthLimit else { return nil }
    var index = index
    while kind(at: index) != .rightParen {
      if kind(at: index) == .inoutKeyword { index += 1 }
      if startsParameterName(index, inClosure: false) {
        index += 1
        if kind(at: index).isLabel || kind(at: index) == .dollarIdentifier { index += 1 }
        guard kind(at: index) == .colon else { return nil }
        index += 1
      }
      guard let end = endOfType(index, level: level) else { return nil }
      index = end
      guard kind(at: index) == .comma else { break }
      index += 1
    }
    return kind(at: index) == .rightParen ? index + 1 : nil
  }

  private mutating func endOfCollectionType(_ index: Int, level: Int) -> Int? {
    guard level < Self.depthLimit else { return nil }
    guard var end = endOfGenericArgument(index, level: level) else { return nil }
    if kind(at: end) == .colon {
      guard let value = endOfType(end + 1, level: level) else { return nil }
      end = value
    } else if kind(at: end) == .ofKeyword, !startsLine(end) {
      guard let element = endOfGenericArgument(end + 1, level: level) else { return nil }
      end = element
    }
    return kind(at: end) == .rightSquare ? end + 1 : nil
  }

  /// Whether the `<` at the current token opens generic arguments of an expression.
  @inline(__always)
  mutating func atSpecialization() -> Bool {
    kind == .leftAngle && isSpecialization(position)
  }

  /// Whether the `<` at token number `index` opens generic arguments of an expression.
  mutating func isSpecialization(_ index: Int) -> Bool {
    let flags = lexemes[index].flags
    guard !flags.contains(.isNoType), !flags.contains(.isNoSpecialization) else { return false }
    guard kind(at: index + 1) != .rightAngle || !isAdjacent(index + 1) else { return false }
    guard let end = endOfGenericArguments(index, level: 0) else {
      lexemes[index].flags.insert(.isNoSpecialization)
      return false
    }
    return endsSpecialization(end)
  }

  /// Whether the token at `index`, behind a `>`, cannot begin an operand.
  private func endsSpecialization(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamation, .postfixQuestion, .colon:
      true
    case .binaryOperator:
      isByte(UInt8(ascii: "&"), at: index)
    case .leftParen, .leftSquare:
      !startsLine(index)
    default:
      false
    }
  }
}

extension TokenKind {
  /// Whether the word can be a specifier of a type.
  @inline(__always)
  var isTypeSpecifier: Bool {
    switch self {
    case .inoutKeyword, .underscoredSharedKeyword, .underscoredOwnedKeyword, .isolatedKeyword,
      .underscoredConstKeyword, .borrowingKeyword, .consumingKeyword, .sendingKeyword:
      true
    default:
      false
    }
  }
}
