/// Builds the tree of one file by recursive descent.
///
/// The discipline, for whoever adds a production:
///
/// - A function is named after what it parses and leaves ``position`` behind it. It begins with
///   `let mark = start()` and ends with `finish(mark, kind)`; what happens between the two becomes
///   the node's children. A left-recursive production, such as a member behind an expression, just
///   finishes an earlier mark again.
/// - Nothing is ever lost. A token that is stepped over belongs to the innermost node that is
///   finished around it. What fits nowhere goes into an `unexpected` node, with an error.
/// - Looking ahead works on token numbers and changes nothing but memos, so that it cannot be
///   forgotten to undo it. It is bounded, or remembers what it found out.
/// - Whatever recurses for each bracket or prefix goes through ``enter()``.
struct Parser: ~Copyable {
  let bytes: [UInt8]
  let brackets: BracketTable
  var lexemes: GrowingBuffer<Lexeme>
  /// The number of the last token, the end of file.
  let last: Int

  /// The number of the token to be parsed next.
  var position = 0
  /// The kind of that token.
  var kind: TokenKind

  var nodes: GrowingBuffer<FinishedNode>
  var errors: [SyntaxError]
  var depth = 0
  /// The token before which the innermost of the blocks ends that lack their closing brace.
  var limit = Int.max
  /// How many `#if` are open: without any, `#endif` ends nothing.
  var conditionals = 0
  /// The first token of the last block that was opened without a brace.
  var openedWithoutBrace = -1
  /// The last long run of modifiers that was looked at.
  var modifierRun = 0..<0
  /// The tokens that the last search for a block, which found none, came by.
  var tokensBeforeNoBlock: [Int] = []
  /// Where each attribute of the last long run that was looked at begins, and the token behind it.
  var attributeRun: (starts: [Int], end: Int) = ([], 0)
  /// The marks of `if` expressions that go on behind `else`.
  var pendingIfs: [Mark] = []
  let attributes = AttributeWords.shared

  #if DEBUG
    static let depthLimit = 64
  #else
    static let depthLimit = 256
  #endif

  init(_ file: consuming LexedFile, bytes: [UInt8]) {
    self.bytes = bytes
    errors = file.errors
    brackets = file.brackets
    lexemes = file.lexemes
    last = lexemes.count - 1
    kind = lexemes[0].kind
    nodes = GrowingBuffer(capacity: lexemes.count)
  }

  /// The place in the tree where a node begins.
  struct Mark {
    var token: UInt32
    var node: UInt32
  }

  /// Begins a node.
  @inline(__always)
  func start() -> Mark {
    Mark(
      token: UInt32(truncatingIfNeeded: position), node: UInt32(truncatingIfNeeded: nodes.count))
  }

  /// Ends the node that began at `mark`, around everything since; without tokens there is none.
  @inline(__always)
  mutating func finish(_ mark: Mark, _ kind: NodeKind) {
    guard position != Int(mark.token) else { return }
    nodes.append(
      FinishedNode(
        firstToken: mark.token, endToken: UInt32(truncatingIfNeeded: position),
        size: UInt32(truncatingIfNeeded: nodes.count) &- mark.node &+ 1, kind: kind))
  }
}

// MARK: Looking

extension Parser {
  /// The kind of the token `offset` tokens ahead.
  @inline(__always)
  func peek(_ offset: Int = 1) -> TokenKind {
    kind(at: position &+ offset)
  }

  /// The kind of token number `index`, which may lie behind the end.
  @inline(__always)
  func kind(at index: Int) -> TokenKind {
    lexemes.value(at: index)?.kind ?? .endOfFile
  }

  /// Whether token number `index` is the first on its line.
  @inline(__always)
  func startsLine(_ index: Int) -> Bool {
    index <= last && lexemes[index].flags.contains(.startsLine)
  }

  /// Whether the current token is the first on its line.
  @inline(__always)
  var atLineStart: Bool { lexemes[position].flags.contains(.startsLine) }

  /// Whether nothing lies between token number `index` and the one before it.
  @inline(__always)
  func isAdjacent(_ index: Int) -> Bool {
    index <= last && lexemes[index].start == lexemes[index - 1].end
  }

  /// Whether token number `index` is spelled by one byte.
  @inline(__always)
  func isByte(_ byte: UInt8, at index: Int) -> Bool {
    let lexeme = lexemes[index]
    return lexeme.end == lexeme.start + 1 && bytes[Int(lexeme.start)] == byte
  }

  /// Whether the token is an operator spelled `&`.
  @inline(__always)
  var atAmpersand: Bool { isAmpersand(position) }

  /// Whether token number `index` is an operator spelled `&`.
  @inline(__always)
  func isAmpersand(_ index: Int) -> Bool {
    let kind = kind(at: index)
    return (kind == .binaryOperator || kind == .postfixOperator || kind == .prefixOperator)
      && isByte(UInt8(ascii: "&"), at: index)
  }

  /// Whether the token is an operator spelled `...`.
  @inline(__always)
  var atEllipsis: Bool { isEllipsis(position) }

  /// Whether token number `index` is an operator spelled `...`.
  @inline(__always)
  func isEllipsis(_ index: Int) -> Bool {
    let lexeme = lexemes[min(index, last)]
    switch lexeme.kind {
    case .binaryOperator, .postfixOperator, .prefixOperator:
      return lexeme.end == lexeme.start + 3 && bytes[Int(lexeme.start)] == UInt8(ascii: ".")
        && bytes[Int(lexeme.start) + 1] == UInt8(ascii: ".")
        && bytes[Int(lexeme.start) + 2] == UInt8(ascii: ".")
    default:
      return false
    }
  }

  /// The text of token number `index`.
  func word(at index: Int) -> PackedWord {
    PackedWord(bytes, Int(lexemes[index].start)..<Int(lexemes[index].end))
  }

  /// Returns the token behind the bracket at token number `index` and all within it; without a
  /// closing bracket, the token behind the bracket.
  func skipBracket(_ index: Int) -> Int {
    (brackets.partner(of: index) ?? index) + 1
  }

  /// Returns the token behind token number `index`, and behind all within it if it is a bracket.
  func skipSingle(_ index: Int) -> Int {
    switch kind(at: index) {
    case .leftParen, .leftBrace, .leftSquare, .interpolationStart: skipBracket(index)
    default: min(index + 1, last)
    }
  }

  /// Whether the token is an operator of any kind; `<` and `>` are.
  func isOperator(_ kind: TokenKind) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle: true
    default: false
    }
  }
}

// MARK: Moving

extension Parser {
  /// Steps over the current token.
  @inline(__always)
  mutating func advance() {
    guard position < last else { return }
    position &+= 1
    kind = lexemes[position].kind
  }

  /// Steps to token number `index`.
  @inline(__always)
  mutating func advance(to index: Int) {
    position = min(index, last)
    kind = lexemes[position].kind
  }

  /// Steps over a token of a kind, if it is there.
  @inline(__always)
  @discardableResult
  mutating func eat(_ expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    advance()
    return true
  }

  /// Steps over a token of a kind, or reports that it is missing.
  @inline(__always)
  @discardableResult
  mutating func expect(_ expected: TokenKind, _ code: SyntaxError.Code) -> Bool {
    if eat(expected) { return true }
    report(code)
    return false
  }

  /// Notes an error at the current token.
  mutating func report(_ code: SyntaxError.Code) {
    report(code, at: position)
  }

  /// Notes an error at token number `index`.
  mutating func report(_ code: SyntaxError.Code, at index: Int) {
    errors.append(SyntaxError(offset: lexemes[index].start, code: code))
  }

  /// Steps over the bracket that closes the one at token number `opening`.
  ///
  /// What is left before it becomes an `unexpected` node. When the bracket is never closed, only
  /// an error is noted.
  mutating func expectClosing(
    _ closing: TokenKind, of opening: Int, _ code: SyntaxError.Code
  ) {
    if kind == closing {
      advance()
      return
    }
    guard let partner = brackets.partner(of: opening), partner > position else {
      report(code)
      return
    }
    unexpected(upTo: partner)
    advance()
  }

  /// A block that is being parsed.
  struct Block {
    fileprivate var opening: Int
    fileprivate var outerLimit: Int
  }

  /// Steps over the brace that opens a block, or reports that it is missing.
  @inline(__always)
  mutating func openBlock() -> Block {
    let block = Block(opening: position, outerLimit: limit)
    if kind == .leftBrace {
      if brackets.isRepaired, let end = brackets.missingClosing(of: position) {
        limit = min(limit, end)
      }
      advance()
    } else {
      report(.expectedLeftBrace)
      openedWithoutBrace = position
    }
    return block
  }

  /// Steps over the brace that closes a block, or reports that it is missing.
  @inline(__always)
  mutating func closeBlock(_ block: Block) {
    if brackets.isRepaired {
      closeRepaired(block)
    } else {
      expectClosing(.rightBrace, of: block.opening, .expectedRightBrace)
    }
  }

  private mutating func closeRepaired(_ block: Block) {
    limit = block.outerLimit
    if let end = brackets.missingClosing(of: block.opening) {
      unexpected(upTo: end)
      report(.expectedRightBrace)
    } else if let closing = brackets.missingOpening(at: block.opening) {
      unexpected(upTo: closing)
      eat(.rightBrace)
    } else {
      expectClosing(.rightBrace, of: block.opening, .expectedRightBrace)
    }
  }

  /// Whether a block begins at the current token, though its brace is missing.
  @inline(__always)
  var lacksBrace: Bool { brackets.isRepaired && lacksBrace(position) }

  /// Whether a block begins at token number `index`, though its brace is missing.
  private func lacksBrace(_ index: Int) -> Bool {
    brackets.missingOpening(at: index) != nil && openedWithoutBrace != index
  }

  /// Whether a block begins at the current token, or behind something unexpected on its line, which
  /// is stepped over.
  @inline(__always)
  mutating func atBlock() -> Bool {
    kind == .leftBrace || (!atLineStart || brackets.isRepaired) && reachesBlock()
  }

  private mutating func reachesBlock() -> Bool {
    // A line that leads to no block is walked over once.
    guard !tokensBeforeNoBlock.contains(sorted: position) else { return false }
    var end = position
    var tokens: [Int] = []
    while end < last, !startsLine(end) {
      tokens.append(end)
      switch kind(at: end) {
      case .leftBrace:
        unexpected(upTo: end)
        return true
      case .semicolon, .rightBrace, .poundIf, .poundElse, .poundElseif, .poundEndif:
        tokensBeforeNoBlock = tokens
        return false
      default:
        guard !kind(at: end).startsDeclaration else {
          tokensBeforeNoBlock = tokens
          return false
        }
        // A bracket whose partner is lines below may well have another one.
        let next = skipSingle(end)
        end = isOneLine(end, upTo: next) ? next : end + 1
      }
    }
    guard brackets.isRepaired, lacksBrace(end) else {
      if !brackets.isRepaired { tokensBeforeNoBlock = tokens }
      return false
    }
    unexpected(upTo: end)
    return true
  }

  /// Whether no line begins behind token number `start` and before token number `end`.
  private func isOneLine(_ start: Int, upTo end: Int) -> Bool {
    var index = start + 1
    while index < end {
      if startsLine(index) { return false }
      index += 1
    }
    return true
  }

  /// Makes an `unexpected` node of the tokens before token number `end`.
  mutating func unexpected(upTo end: Int, _ code: SyntaxError.Code = .unexpectedCode) {
    guard end > position else { return }
    report(code)
    let mark = start()
    advance(to: end)
    finish(mark, .unexpected)
  }

  /// Makes an `unexpected` node of what is left of the line.
  mutating func skipLine() {
    var end = position
    while end < last, !startsLine(end) { end += 1 }
    unexpected(upTo: end)
  }

  /// Steps over a name, or reports that it is missing.
  ///
  /// A keyword that stands where a name must be is taken for one, with an error, if it is on the
  /// same line.
  mutating func name() {
    if kind.isName || kind == .dollarIdentifier {
      advance()
    } else if kind.isReservedWord, !atLineStart {
      unexpected(upTo: position + 1, .expectedName)
    } else {
      report(.expectedName)
    }
  }

  /// Begins a level of nesting; false when there are too many.
  ///
  /// Each call is followed by ``leave()``, whatever it returns.
  @inline(__always)
  mutating func enter() -> Bool {
    depth += 1
    return depth <= Self.depthLimit
  }

  /// Ends a level of nesting.
  @inline(__always)
  mutating func leave() {
    depth -= 1
  }

  /// Makes an `unexpected` node of the current token and all within it, as it is nested too deep.
  mutating func swallow() {
    var end = position + 1
    switch kind {
    case .leftParen, .leftBrace, .leftSquare, .interpolationStart:
      // A bracket that is never closed takes everything with it.
      end = brackets.partner(of: position).map { $0 + 1 } ?? last
    case .endOfFile:
      return
    default:
      break
    }
    unexpected(upTo: end, .nestedTooDeep)
  }
}
