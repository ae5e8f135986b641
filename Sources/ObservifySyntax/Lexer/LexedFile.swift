/// A token as the lexer leaves it for the parser.
struct Lexeme {
  var start: UInt32
  var end: UInt32
  var kind: TokenKind
  var flags: LexemeFlags
}

/// What the parser must know about a token beside its kind.
struct LexemeFlags: OptionSet {
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
struct BracketTable {
  private var openings: [UInt32] = []
  private var partners: [UInt32] = []
  private var open: [UInt32] = []
  private var openKinds: [TokenKind] = []

  /// Notes the opening bracket that is token number `token`.
  mutating func opened(_ token: Int, _ closing: TokenKind) {
    open.append(UInt32(truncatingIfNeeded: openings.count))
    openKinds.append(closing)
    openings.append(UInt32(truncatingIfNeeded: token))
    partners.append(0)
  }

  /// Notes the closing bracket that is token number `token`.
  ///
  /// It closes the innermost bracket of its kind and gives up those within; a curly bracket is
  /// never given up for another one.
  mutating func closed(_ token: Int, _ closing: TokenKind) {
    var depth = openKinds.count
    while depth > 0 {
      let kind = openKinds[depth - 1]
      if kind == closing {
        partners[Int(open[depth - 1])] = UInt32(truncatingIfNeeded: token)
        open.removeLast(open.count - depth + 1)
        openKinds.removeLast(openKinds.count - depth + 1)
        return
      }
      if kind == .rightBrace { return }
      depth -= 1
    }
  }

  /// Returns the token that closes the bracket at token number `token`, or nil if nothing does.
  func partner(of token: Int) -> Int? {
    var low = 0
    var high = openings.count
    while low < high {
      let middle = (low + high) / 2
      if openings[middle] < token { low = middle + 1 } else { high = middle }
    }
    guard low < openings.count, openings[low] == token, partners[low] != 0 else { return nil }
    return Int(partners[low])
  }
}

/// What the lexer makes of a file.
struct LexedFile {
  var lexemes: [Lexeme] = []
  var brackets = BracketTable()
  var errors: [SyntaxError] = []
}
