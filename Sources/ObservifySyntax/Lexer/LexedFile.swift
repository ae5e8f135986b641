/// A token as the lexer leaves it for the parser.
struct Lexeme: BitwiseCopyable {
  var start: UInt32
  var end: UInt32
  var kind: TokenKind
  var flags: LexemeFlags
}

/// What the parser must know about a token beside its kind.
struct LexemeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// A line break lies between this token and the one before it, or it is the first.
  static let startsLine = Self(rawValue: 1)
  /// The parser found out that what begins here is no list of generic arguments, or no type.
  static let isNoType = Self(rawValue: 2)
  /// The parser found out that an expression's generic arguments do not begin here.
  static let isNoSpecialization = Self(rawValue: 4)
  /// The parser found out that the `#if` here does not hold attributes only.
  static let isNoAttributes = Self(rawValue: 8)
}

/// The partners of a file's brackets.
struct BracketTable: ~Copyable {
  /// An opening bracket and its partner.
  struct Pair: BitwiseCopyable {
    var opening: UInt32
    /// Zero while there is none.
    var closing: UInt32
  }

  /// A bracket that has no partner yet.
  struct Open: BitwiseCopyable {
    var pair: UInt32
    var closing: TokenKind
    /// The closing brackets that neither this bracket nor one around it, as far as a curly one,
    /// waits for.
    var missing = Closings()
  }

  /// A set of closing brackets.
  struct Closings: BitwiseCopyable {
    private var bits: UInt8 = 0

    mutating func insert(_ kind: TokenKind) {
      bits |= bit(kind)
    }

    func contains(_ kind: TokenKind) -> Bool {
      bits & bit(kind) != 0
    }

    private func bit(_ kind: TokenKind) -> UInt8 {
      switch kind {
      case .rightParen: 1
      case .rightSquare: 2
      default: 4
      }
    }
  }

  private var pairs: GrowingBuffer<Pair>
  private var open = GrowingBuffer<Open>(capacity: 64)
  private var hasStrayBrace = false

  /// Where a block ends whose opening brace, the key, has no partner; see ``BraceRepair``.
  private var missingClosings: [Int: Int] = [:]
  /// The closing braces of the blocks that begin with the key, without an opening brace.
  private var missingOpenings: [Int: Int] = [:]
  /// Whether the braces did not pair, and ``BraceRepair`` has looked at them.
  private(set) var isRepaired = false

  /// Creates a table with room for the brackets of a file.
  init(capacity: Int) {
    pairs = GrowingBuffer(capacity: capacity)
  }

  /// Notes the opening bracket that is token number `token`.
  @inline(__always)
  mutating func opened(_ token: Int, _ closing: TokenKind) {
    open.append(Open(pair: UInt32(truncatingIfNeeded: pairs.count), closing: closing))
    pairs.append(Pair(opening: UInt32(truncatingIfNeeded: token), closing: 0))
  }

  /// Notes the closing bracket that is token number `token`.
  ///
  /// It closes the innermost bracket of its kind and gives up those within; a curly bracket is
  /// never given up for another one.
  @inline(__always)
  mutating func closed(_ token: Int, _ closing: TokenKind) {
    if let last = open.last, last.closing == closing {
      open.removeLast()
      pairs[Int(last.pair)].closing = UInt32(truncatingIfNeeded: token)
    } else {
      closedOuter(token, closing)
    }
  }

  private mutating func closedOuter(_ token: Int, _ closing: TokenKind) {
    var depth = open.count
    while depth > 0 {
      let candidate = open[depth - 1]
      if candidate.closing == closing {
        pairs[Int(candidate.pair)].closing = UInt32(truncatingIfNeeded: token)
        open.removeLast(open.count - depth + 1)
        return
      }
      if candidate.closing == .rightBrace || candidate.missing.contains(closing) { break }
      depth -= 1
    }
    // What was not found is noted in each bracket on the way, so that none is passed twice in vain.
    while depth < open.count {
      open[depth].missing.insert(closing)
      depth += 1
    }
    if closing == .rightBrace { hasStrayBrace = true }
  }

  /// Whether each brace has a partner.
  var pairsBraces: Bool {
    guard !hasStrayBrace else { return false }
    for index in 0..<open.count where open[index].closing == .rightBrace { return false }
    return true
  }

  /// Returns the token that closes the bracket at token number `token`, or nil if nothing does.
  func partner(of token: Int) -> Int? {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].opening < token { low = middle + 1 } else { high = middle }
    }
    guard low < pairs.count, pairs[low].opening == token, pairs[low].closing != 0 else {
      return nil
    }
    return Int(pairs[low].closing)
  }
}

extension BracketTable {
  /// Creates the table of a file that lacks braces.
  ///
  /// Each block in `unclosed` ends before a token, in the order of the tokens; each closing brace in
  /// `unopened` belongs to a block that begins with a token.
  init(
    _ lexemes: [Lexeme], unclosed: [(end: Int, opening: Int)],
    unopened: [(start: Int, closing: Int)]
  ) {
    self.init(capacity: lexemes.count / 8)
    isRepaired = true
    missingClosings = Dictionary(unclosed.map { ($0.opening, $0.end) }) { first, _ in first }
    missingOpenings = Dictionary(unopened.map { ($0.start, $0.closing) }) { first, _ in first }
    let closings = Set(unopened.map(\.closing))
    var ends = unclosed[...]
    for (index, lexeme) in lexemes.enumerated() {
      while let end = ends.first, end.end == index {
        ends.removeFirst()
        giveUpBrace()
      }
      switch lexeme.kind {
      case .leftParen, .interpolationStart: opened(index, .rightParen)
      case .leftSquare: opened(index, .rightSquare)
      case .leftBrace: opened(index, .rightBrace)
      case .rightBrace where closings.contains(index): break
      case .rightParen, .rightSquare, .rightBrace: closed(index, lexeme.kind)
      default: break
      }
    }
  }

  /// Gives up the innermost brace, and all brackets within.
  private mutating func giveUpBrace() {
    while let last = open.last {
      open.removeLast()
      if last.closing == .rightBrace { return }
    }
  }

  /// Returns the token before which the block ends that the brace at token number `token` opens,
  /// if its closing brace is missing.
  func missingClosing(of token: Int) -> Int? { missingClosings[token] }

  /// Returns the closing brace of the block that begins with token number `token`, without an
  /// opening brace.
  func missingOpening(at token: Int) -> Int? { missingOpenings[token] }
}

/// What the lexer makes of a file.
struct LexedFile: ~Copyable {
  var lexemes: GrowingBuffer<Lexeme>
  var brackets: BracketTable
  var errors: [SyntaxError] = []

  /// Creates an empty file with room for what is in a number of bytes of usual code.
  init(byteCount: Int) {
    lexemes = GrowingBuffer(capacity: byteCount / 4)
    brackets = BracketTable(capacity: byteCount / 32)
  }
}
