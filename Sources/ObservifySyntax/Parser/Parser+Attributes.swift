/// Attributes and modifiers.
extension Parser {
  /// Attributes, also those within `#if`.
  @inline(__always)
  mutating func attributeList() {
    while true {
      if kind == .atSign {
        attribute(inType: false)
      } else if kind == .poundIf, isConditionalAttributes(position) {
        ifConfig(.attributes)
      } else {
        return
      }
    }
  }

  /// Parses `@`, a type and arguments.
  mutating func attribute(inType: Bool) {
    let mark = start()
    advance()
    let nameToken = position
    let form = peek() == .colonColon ? .expressions : attributeForm(nameToken)
    if kind == .rethrowsKeyword {
      let name = start()
      advance()
      finish(name, .namedType)
    } else {
      simpleType(.attributeName)
    }
    if hasAttributeArguments(form, inType: inType) {
      switch form {
      case .expressions, .role, .accessorBlock, .noArguments:
        argumentList(.leftParen, form == .role ? .attributeArguments : [])
      case .declaration:
        attributeArguments { parser in
          if parser.atDeclaration(position: parser.position, .members) {
            parser.declaration(.members)
          }
        }
      case .tokens:
        attributeArguments { _ in }
      case .strings:
        attributeArguments { parser in
          while parser.kind != .rightParen, parser.kind != .endOfFile {
            if parser.kind == .stringStart { parser.string() } else { parser.advance() }
          }
        }
      case .implementation:
        attributeArguments { parser in
          parser.type()
          if parser.eat(.comma) { parser.declarationName() }
        }
      case .replacement:
        attributeArguments { parser in
          if parser.eatLabel() { parser.declarationName() }
        }
      case .derivation:
        attributeArguments { parser in
          if parser.eatLabel() { parser.qualifiedDeclarationName() }
        }
      case .specialization:
        attributeArguments { parser in parser.specializationArguments() }
      }
    }
    finish(mark, .attribute)
  }

  func attributeForm(_ index: Int) -> AttributeWords.Form {
    attributes.form(of: word(at: min(index, last)))
  }

  private mutating func hasAttributeArguments(_ form: AttributeWords.Form, inType: Bool) -> Bool {
    guard kind == .leftParen, !atLineStart, form != .noArguments else { return false }
    if isAdjacent(position) { return !inType || !isFunctionTypeParameters(position) }
    // With a space, the parenthesis belongs to the attribute only if another attribute or the
    // declaration follows.
    if form != .expressions, form != .role { return true }
    guard !inType else { return false }
    let next = skipBracket(position)
    return kind(at: next) == .atSign || atDeclarationKeyword(next, .items, hasAttributes: false)
  }

  /// Whether the parenthesis at token number `index` holds the parameters of a function type.
  ///
  /// It may touch the attribute before it: `@MainActor(Int) -> Void`, which the compiler takes in
  /// Swift 5 mode. Nothing else with an arrow can follow an attribute.
  private func isFunctionTypeParameters(_ index: Int) -> Bool {
    atFunctionArrow(skipBracket(index))
  }

  /// `(` … `)`: what `content` leaves over stays a run of tokens.
  private mutating func attributeArguments(_ content: (inout Parser) -> Void) {
    let mark = start()
    let opening = position
    advance()
    // The declaration in `@abi(…)` may have such an attribute itself.
    if enter() { content(&self) }
    leave()
    if let partner = brackets.partner(of: opening) {
      if partner >= position { advance(to: partner + 1) }
    } else {
      report(.expectedRightParen)
      skipLine()
    }
    finish(mark, .attributeArguments)
  }

  /// Labels and their values, and a `where` clause.
  private mutating func specializationArguments() {
    while kind.isLabel, peek() == .colon {
      let isTarget = word(at: position) == PackedWord("target")
      _ = eatLabel()
      if isTarget { declarationName() }
      // The platforms behind `availability:` have commas between them, and end with a semicolon.
      while kind != .semicolon, kind != .whereKeyword, kind != .rightParen, kind != .endOfFile,
        !(kind == .comma && peek(2) == .colon)
      {
        advance()
      }
      if !eat(.comma), !eat(.semicolon) { break }
    }
    if kind == .whereKeyword { whereClause() }
  }

  /// Steps over a label and its colon.
  private mutating func eatLabel() -> Bool {
    guard kind.isLabel, peek() == .colon else { return false }
    advance()
    advance()
    return true
  }

  /// The name of a declaration, perhaps within a type, as an attribute refers to it.
  private mutating func qualifiedDeclarationName() {
    var dot = position
    var end = position
    while kind(at: end).isLabel {
      end += kind(at: end + 1) == .colonColon ? 3 : 1
      if kind(at: end) == .leftAngle, let next = endOfGenericArguments(end, level: 0) { end = next }
      guard kind(at: end) == .period else { break }
      dot = end
      end += 1
    }
    guard dot > position else {
      declarationName()
      return
    }
    let mark = start()
    let base = start()
    let type = start()
    while position < dot {
      let isFirst = position == Int(type.token)
      if !isFirst { advance() }
      advance()
      if eat(.colonColon) { advance() }
      if kind == .leftAngle { genericArgumentClause() }
      finish(type, isFirst ? .namedType : .memberType)
    }
    finish(base, .typeExpression)
    advance()
    if isOperator(kind) {
      operatorName()
    } else {
      advance()
      if eat(.colonColon) { advance() }
      if kind == .leftParen { nameArguments(allowsEmpty: true) }
    }
    finish(mark, .memberExpression)
  }

  /// The name of a declaration with its argument labels, as an attribute refers to it.
  private mutating func declarationName() {
    let mark = start()
    if kind.isLabel, peek() == .colonColon {
      advance()
      advance()
    }
    guard kind.isName || kind == .initKeyword || isOperator(kind) else { return }
    if isOperator(kind) { operatorName() } else { advance() }
    if kind == .leftParen { nameArguments(allowsEmpty: true) }
    finish(mark, .reference)
  }

  /// Returns the first token at or behind `index` that belongs to no attribute.
  mutating func skipAttributes(_ index: Int, level: Int = 0) -> Int {
    var index = index
    var starts: [Int] = []
    var count = 0
    while true {
      if attributeRun.starts.contains(sorted: index) { return attributeRun.end }
      let start = index
      if kind(at: index) == .atSign {
        index = skipAttribute(index, level: level)
      } else if kind(at: index) == .poundIf,
        let end = endOfConditionalAttributes(index, level: level)
      {
        index = end
      } else {
        break
      }
      count += 1
      // A run of many attributes is walked over once.
      if count > 8, level == 0 { starts.append(start) }
    }
    if !starts.isEmpty { attributeRun = (starts, index) }
    return index
  }

  private mutating func skipAttribute(_ index: Int, level: Int) -> Int {
    var index = index + 1
    guard
      kind(at: index).isLabel && !kind(at: index).startsDeclaration
        || kind(at: index) == .dollarIdentifier
    else {
      // `@(Name)`: a type in parentheses.
      return kind(at: index) == .leftParen ? skipBracket(index) : index
    }
    let form = attributeForm(index)
    index += 1
    while true {
      if kind(at: index) == .period || kind(at: index) == .colonColon, kind(at: index + 1).isLabel {
        index += 2
      } else if kind(at: index) == .leftAngle, let end = endOfGenericArguments(index, level: level)
      {
        index = end
      } else {
        break
      }
    }
    guard kind(at: index) == .leftParen, !startsLine(index), form != .noArguments else {
      return index
    }
    let next = skipBracket(index)
    if isAdjacent(index), atFunctionArrow(next) { return index }
    if isAdjacent(index) || form == .tokens || kind(at: next) == .atSign
      || atDeclarationKeyword(next, .items, hasAttributes: false)
    {
      return next
    }
    return index
  }

  /// The modifiers of a declaration.
  @inline(__always)
  mutating func modifiers() {
    while kind.isModifier || kind == .classKeyword {
      if kind == .classKeyword, !isClassModifier { return }
      modifier()
    }
  }

  private mutating func modifier() {
    let mark = start()
    let modifier = kind
    advance()
    if kind == .leftParen, modifier.allowsDetail, !(atLineStart && modifier == .openKeyword) {
      let opening = position
      advance()
      if kind.isLabel { advance() }
      expectClosing(.rightParen, of: opening, .expectedRightParen)
    }
    finish(mark, .modifier)
  }

  /// Whether the `class` at the current token is a modifier.
  private var isClassModifier: Bool {
    mutating get {
      kind(at: position + 1) == .overrideKeyword || atDeclaration(position: position + 1, .items)
    }
  }
}

extension TokenKind {
  /// Whether the word can be a declaration's modifier; `class` is left out.
  @inline(__always)
  var isModifier: Bool {
    switch self {
    case .privateKeyword, .fileprivateKeyword, .internalKeyword, .publicKeyword, .staticKeyword,
      .asyncKeyword, .borrowingKeyword, .consumingKeyword, .convenienceKeyword,
      .distributedKeyword, .dynamicKeyword, .finalKeyword, .indirectKeyword, .infixKeyword,
      .isolatedKeyword, .lazyKeyword, .mutatingKeyword, .nonisolatedKeyword, .nonmutatingKeyword,
      .openKeyword, .optionalKeyword, .overrideKeyword, .packageKeyword, .postfixKeyword,
      .prefixKeyword, .reasyncKeyword, .requiredKeyword, .sendingKeyword, .unownedKeyword,
      .weakKeyword, .underscoredCompilerInitializedKeyword, .underscoredConstKeyword,
      .underscoredConsumingKeyword, .underscoredLocalKeyword, .underscoredSetterAccessKeyword:
      true
    default:
      false
    }
  }

  /// Whether the modifier may have a detail in parentheses.
  var allowsDetail: Bool {
    switch self {
    case .privateKeyword, .fileprivateKeyword, .internalKeyword, .publicKeyword, .packageKeyword,
      .openKeyword, .unownedKeyword, .nonisolatedKeyword:
      true
    default:
      false
    }
  }

  /// Whether the word always begins a declaration, its modifiers left out.
  @inline(__always)
  var startsDeclaration: Bool {
    switch self {
    case .classKeyword, .structKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword,
      .funcKeyword, .letKeyword, .varKeyword, .inoutKeyword, .importKeyword, .typealiasKeyword,
      .associatedtypeKeyword, .subscriptKeyword, .deinitKeyword, .operatorKeyword,
      .precedencegroupKeyword, .underscoredBorrowingKeyword:
      true
    default:
      false
    }
  }
}

/// The attributes whose arguments are not expressions.
struct AttributeWords: Sendable {
  static let shared = AttributeWords()

  /// How the arguments of an attribute are parsed.
  enum Form: UInt8, Sendable {
    /// As the arguments of a call.
    case expressions
    /// As the arguments of a call that may name `init`, `deinit` and `subscript`.
    case role
    /// As a run of tokens.
    case tokens
    /// As a declaration.
    case declaration
    /// As a run of tokens and strings.
    case strings
    /// As a label and a name that may be a member of a type.
    case derivation
    /// As labels and names, and a `where` clause.
    case specialization
    /// As a type and a name.
    case implementation
    /// As a label and a name.
    case replacement
    /// Not at all, as the attribute only marks a block of accessors.
    case accessorBlock
    /// Not at all.
    case noArguments
  }

  private let words: [PackedWord: Form]

  private init() {
    var words: [PackedWord: Form] = [:]
    for name in [
      "available", "objc", "backDeployed", "_backDeploy", "_effects",
      "_spi_available", "differentiable",
    ] {
      words[PackedWord(name)] = .tokens
    }
    for name in [
      "escaping", "autoclosure", "Sendable", "unchecked", "preconcurrency", "retroactive",
      "noescape", "noDerivative", "_noMetadata", "async",
    ] {
      words[PackedWord(name)] = .noArguments
    }
    for name in ["_originallyDefinedIn", "_documentation"] {
      words[PackedWord(name)] = .strings
    }
    for name in ["derivative", "transpose"] { words[PackedWord(name)] = .derivation }
    for name in ["specialized", "_specialize"] { words[PackedWord(name)] = .specialization }
    words[PackedWord("attached")] = .role
    words[PackedWord("freestanding")] = .role
    words[PackedWord("_accessorBlock")] = .accessorBlock
    words[PackedWord("abi")] = .declaration
    words[PackedWord("_implements")] = .implementation
    words[PackedWord("_dynamicReplacement")] = .replacement
    self.words = words
  }

  /// Returns the form of the attribute with a name.
  func form(of name: PackedWord) -> Form {
    words[name] ?? .expressions
  }
}

extension [Int] {
  /// Whether the array, which is sorted, has `value`.
  func contains(sorted value: Int) -> Bool {
    guard let first, let last, first <= value, value <= last else { return false }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return self[low] == value
  }
}
