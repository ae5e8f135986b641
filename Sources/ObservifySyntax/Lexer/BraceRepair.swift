/// Finds out which brace is missing or stray in a file whose braces do not pair.
///
/// One brace too few or too many gives every brace around it a wrong partner, and with it every
/// declaration that follows a wrong place. People indent code as it is nested, so the indentation
/// tells which brace is the one without a partner: a declaration does not stand left of the block
/// that holds it, and a closing brace stands below the line of its opening one.
///
/// No more is repaired than the numbers of braces differ by, and a file whose braces pair is never
/// looked at: this can make no sound file worse.
struct BraceRepair {
  /// A brace that is open.
  private struct Open {
    var token: Int
    /// The first token of its line.
    var line: Int
    /// The indentation of its line, and of the line on which its statement begins.
    var indent: Int
    var statementIndent: Int
    /// Whether what it holds stands further right; nil before that is seen.
    var isIndented: Bool?

    var leftmost: Int { min(indent, statementIndent) }

    func mayClose(at column: Int) -> Bool { column == indent || column == statementIndent }
  }

  /// A line behind which an opening brace may be missing, as the next one stands further right.
  private struct Candidate {
    var token: Int
    var indent: Int
    var depth: Int
  }

  private let bytes: [UInt8]
  private var lexemes: [Lexeme]

  /// How many closing braces may be missing, and how many opening ones.
  private var missingClosings: Int
  private var missingOpenings: Int

  private var opens: [Open] = []
  private var candidates: [Candidate] = []
  /// The numbers of braces that were open at each `#if` that is open.
  private var floors: [Int] = []

  private var line = 0
  private var indent = 0
  private var statementIndent = 0

  /// The braces that are not closed, by the token before which they should have been.
  private var unclosed: [(end: Int, opening: Int)] = []
  /// The closing braces without an opening one, by the token before which that is missing.
  private var unopened: [(start: Int, closing: Int)] = []
  private var stray: [Int] = []

  /// Pairs the braces of a file anew.
  static func apply(to file: inout LexedFile, bytes: [UInt8]) {
    var repair = Self(file.lexemes.map { $0 }, bytes: bytes)
    for index in repair.lexemes.indices { repair.visit(index) }
    for index in repair.stray {
      file.lexemes[index].kind = .unknown
      file.errors.append(SyntaxError(offset: file.lexemes[index].start, code: .strayBrace))
    }
    file.brackets = BracketTable(
      file.lexemes.map { $0 }, unclosed: repair.unclosed, unopened: repair.unopened)
  }

  private init(_ lexemes: [Lexeme], bytes: [UInt8]) {
    self.lexemes = lexemes
    self.bytes = bytes
    var balance = 0
    for lexeme in lexemes {
      if lexeme.kind == .leftBrace { balance += 1 }
      if lexeme.kind == .rightBrace { balance -= 1 }
    }
    missingClosings = max(0, balance)
    missingOpenings = max(0, -balance)
  }

  private mutating func visit(_ index: Int) {
    let kind = lexemes[index].kind
    if lexemes[index].flags.contains(.startsLine) { beginLine(index) }
    switch kind {
    case .leftBrace:
      opens.append(
        Open(token: index, line: line, indent: indent, statementIndent: statementIndent))
    case .rightBrace:
      if line == index { closeAtLineStart(index) } else { closeWithinLine(index) }
    case .poundIf:
      floors.append(opens.count)
    case .poundElse, .poundElseif, .poundEndif:
      // What was opened within a branch ends there at the latest.
      guard let floor = floors.last else { return }
      while opens.count > floor, missingClosings > 0 { endUnclosed(before: index) }
      if kind == .poundEndif { floors.removeLast() }
    default:
      break
    }
  }
}

// MARK: Lines

extension BraceRepair {
  private mutating func beginLine(_ index: Int) {
    let kind = lexemes[index].kind
    let column = indentation(of: index)
    if let last = opens.indices.last, opens[last].isIndented == nil, kind != .rightBrace {
      opens[last].isIndented = column > opens[last].leftmost
    }
    if !continuesStatement(index) {
      if column > statementIndent, index > 0, lexemes[index - 1].kind != .leftBrace {
        candidates.append(
          Candidate(token: index, indent: statementIndent, depth: opens.count))
      }
      statementIndent = column
    }
    line = index
    indent = column
    guard missingClosings > 0, startsDeclaration(index) else { return }
    while missingClosings > 0, let last = opens.last, column <= last.leftmost, isTrusted(last),
      opens.count > floor
    {
      endUnclosed(before: index)
    }
  }

  /// Whether a declaration begins at token number `index`, rather than `@unknown default:`.
  private func startsDeclaration(_ index: Int) -> Bool {
    let kind = lexemes[index].kind
    guard kind == .atSign, index + 2 < lexemes.count else {
      return kind.startsDeclaration || kind.isModifier
    }
    return lexemes[index + 2].kind != .defaultKeyword && lexemes[index + 2].kind != .caseKeyword
  }

  /// The number of braces that what follows cannot close, as they are outside of an `#if`.
  private var floor: Int { floors.last ?? 0 }

  /// Whether the block's contents should stand right of it, as they do elsewhere.
  private func isTrusted(_ open: Open) -> Bool {
    open.isIndented == true || opens.count > 1 && opens[opens.count - 2].isIndented == true
  }

  /// Whether the line that begins with token number `index` goes on with a statement.
  private func continuesStatement(_ index: Int) -> Bool {
    switch lexemes[index].kind {
    case .period, .binaryOperator, .infixQuestion, .colon, .leftBrace, .whereKeyword, .arrow,
      .rightParen, .rightSquare, .equal, .throwsKeyword, .asyncKeyword:
      return true
    default:
      break
    }
    guard index > 0 else { return false }
    switch lexemes[index - 1].kind {
    case .comma, .binaryOperator, .equal, .arrow, .leftParen, .leftSquare: return true
    default: return false
    }
  }

  /// The width of the white space before token number `index`, the first of its line.
  private func indentation(of index: Int) -> Int {
    var width = 0
    var offset = Int(lexemes[index].start)
    while offset > 0 {
      switch bytes[offset - 1] {
      case UInt8(ascii: " "): width += 1
      case UInt8(ascii: "\t"): width += 4
      default: return width
      }
      offset -= 1
    }
    return width
  }
}

// MARK: Closing braces

extension BraceRepair {
  private static let searchLimit = 64

  private mutating func closeAtLineStart(_ index: Int) {
    guard opens.count > floor, let last = opens.last else {
      closeWithoutOpening(index)
      return
    }
    if last.mayClose(at: indent) {
      close()
    } else if indent < last.leftmost {
      if let outer = openBrace(at: indent) {
        while opens.count - 1 > outer, missingClosings > 0 { endUnclosed(before: index) }
      }
      close()
    } else if missingOpenings > 0, indent > last.indent {
      closeWithoutOpening(index)
    } else {
      close()
    }
  }

  private mutating func closeWithinLine(_ index: Int) {
    guard opens.count > floor, let last = opens.last else {
      closeWithoutOpening(index)
      return
    }
    // `} }` on a line where the first of them closes what was opened lines before.
    if missingOpenings > 0, last.line != line, lexemes[index - 1].kind == .rightBrace,
      line == index - 1
    {
      stray.append(index)
      missingOpenings -= 1
    } else {
      close()
    }
  }

  private mutating func close() {
    opens.removeLast()
    dropCandidates()
  }

  private mutating func dropCandidates() {
    while let last = candidates.last, last.depth > opens.count { candidates.removeLast() }
  }

  /// Ends the innermost block, which lacks its brace.
  private mutating func endUnclosed(before index: Int) {
    unclosed.append((index, opens[opens.count - 1].token))
    missingClosings -= 1
    close()
  }

  private mutating func closeWithoutOpening(_ index: Int) {
    guard missingOpenings > 0 else {
      if opens.count > floor { close() }
      return
    }
    missingOpenings -= 1
    let column = line == index ? indent : statementIndent
    let recent = candidates.suffix(Self.searchLimit)
    if let place = recent.lastIndex(where: { $0.indent == column && $0.depth == opens.count }) {
      unopened.append((candidates[place].token, index))
      candidates.removeLast(candidates.count - place)
    } else {
      stray.append(index)
    }
  }

  /// Returns the innermost of the open braces that may be closed at `column`.
  private func openBrace(at column: Int) -> Int? {
    opens.indices.suffix(Self.searchLimit).last { $0 >= floor && opens[$0].mayClose(at: column) }
  }
}
