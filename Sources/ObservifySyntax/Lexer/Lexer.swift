/// Cuts a file into tokens, in one sweep.
///
/// The lexer never fails: what begins no token becomes an ``TokenKind/unknown`` token and an error.
/// White space and comments are not kept; they are the gaps between tokens.
struct Lexer: ~Copyable {
  let bytes: [UInt8]
  let count: Int
  let classes: [UInt8]
  let keywords: KeywordTable

  /// The next byte to look at.
  var index = 0
  var flags: LexemeFlags = .startsLine
  var file: LexedFile

  /// The strings that are open, the innermost last.
  var strings: [OpenString] = []
  /// Whether the innermost open string must end on its line.
  var isWithinLine = false
  /// Where the first comment or string begins that takes all the rest of the file.
  var openToEnd: Int?
  /// The comments and strings that end with their line, as nothing closes them.
  var cut: [Int] = []
  /// The end of the last run of `#`.
  var endOfPounds = 0
  /// The fewest `#` that close no regex of several lines any more.
  var poundsWithoutRegexEnd = Int.max
  /// Whether the search for the end of a conflict has failed before.
  var lacksConflictEnd = false

  init(_ bytes: [UInt8]) {
    precondition(bytes.count < Int(UInt32.max), "file is too large")
    self.bytes = bytes
    count = bytes.count
    classes = CharacterClass.table
    keywords = KeywordTable.shared
    file = LexedFile(byteCount: bytes.count)
  }

  /// Returns the tokens of a file.
  static func lex(_ bytes: [UInt8]) -> LexedFile {
    var lexer = Lexer(bytes)
    lexer.skipStart()
    lexer.run()
    // What is never closed would hide the rest of the file: it ends with its line instead.
    var cut: [Int] = []
    while let start = lexer.openToEnd, cut.count < 3 {
      cut.append(start)
      lexer = Lexer(bytes)
      lexer.cut = cut
      lexer.skipStart()
      lexer.run()
    }
    if !lexer.file.brackets.pairsBraces { BraceRepair.apply(to: &lexer.file, bytes: bytes) }
    return lexer.file
  }

  /// Returns the byte at `offset`, or zero behind the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    bytes.byte(at: offset)
  }

  /// Whether the byte at `offset` is in one of some classes.
  @inline(__always)
  func isClass(_ offset: Int, _ mask: CharacterClass) -> Bool {
    offset < count && classes[Int(bytes.byte(at: offset))] & mask.rawValue != 0
  }

  /// Adds the token from `start` to `end`.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, to end: Int) {
    file.lexemes.append(
      Lexeme(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        kind: kind, flags: flags))
    flags = []
  }

  /// Adds the token from `start` to the current byte.
  mutating func emit(_ kind: TokenKind, from start: Int) {
    emit(kind, from: start, to: index)
  }

  /// Adds a token of `length` bytes at the current byte, and steps over it.
  mutating func emit(_ kind: TokenKind, length: Int) {
    let start = index
    index += length
    emit(kind, from: start)
  }

  mutating func report(_ code: SyntaxError.Code, at offset: Int) {
    file.errors.append(SyntaxError(offset: UInt32(truncatingIfNeeded: offset), code: code))
  }

  /// The kind of the last token, or nil at the start.
  var previousKind: TokenKind? { file.lexemes.last?.kind }

  /// The kind of token number `index`.
  func kind(at index: Int) -> TokenKind { file.lexemes[index].kind }
}

extension Lexer {
  /// Lexes until the end of the file.
  ///
  /// What most bytes belong to, white space, names and brackets, is lexed here, with the place in a
  /// local variable; the rest is left to functions that work on ``index``.
  private mutating func run() {
    let bytes = bytes
    var place = index
    while true {
      let first = bytes.byte(at: place)
      switch first {
      case UInt8(ascii: " "):
        place &+= 1
        if bytes.byte(at: place) == UInt8(ascii: " ") { place = bytes.endOfSpaces(place) }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if isWithinLine { abandonString(at: place) }
        place &+= 1
        let spaces = bytes.block(at: place).spaces
        place &+= spaces
        if spaces == ByteBlock.size { place = bytes.endOfSpaces(place) }
        flags.insert(.startsLine)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        let start = place
        let block = bytes.block(at: start)
        let length = block.nameBytes
        let end: Int
        let word: UInt64
        if length < ByteBlock.size {
          end = start &+ length
          word = block.prefix(length)
        } else {
          end = bytes.endOfName(start &+ ByteBlock.size)
          word = block.bits
        }
        place = end
        let next = bytes.byte(at: end)
        if next >= 0x80 || next == UInt8(ascii: "$") { place = endOfOtherName(end) }
        let kind =
          place == end
          ? keywords.kind(
            of: PackedWord(bits: word, length: end &- start), in: bytes, at: start)
          : .identifier
        emit(kind, from: start, to: place)
      case UInt8(ascii: "("):
        if !strings.isEmpty { strings[strings.count - 1].parens += 1 }
        file.brackets.opened(file.lexemes.count, .rightParen)
        emit(.leftParen, from: place, to: place &+ 1)
        place &+= 1
      case UInt8(ascii: ")"):
        file.brackets.closed(file.lexemes.count, .rightParen)
        emit(.rightParen, from: place, to: place &+ 1)
        place &+= 1
        if !strings.isEmpty {
          index = place
          closeParen()
          place = index
        }
      case UInt8(ascii: "{"):
        file.brackets.opened(file.lexemes.count, .rightBrace)
        emit(.leftBrace, from: place, to: place &+ 1)
        place &+= 1
      case UInt8(ascii: "}"):
        file.brackets.closed(file.lexemes.count, .rightBrace)
        emit(.rightBrace, from: place, to: place &+ 1)
        place &+= 1
      case UInt8(ascii: ","):
        emit(.comma, from: place, to: place &+ 1)
        place &+= 1
      case UInt8(ascii: ":"):
        let length = bytes.byte(at: place &+ 1) == UInt8(ascii: ":") ? 2 : 1
        emit(length == 1 ? .colon : .colonColon, from: place, to: place &+ length)
        place &+= length
      case UInt8(ascii: "."):
        if isClass(place + 1, [.operation, .wide]) {
          index = place
          lexOperator()
          place = index
        } else {
          emit(.period, from: place, to: place &+ 1)
          place &+= 1
        }
      case UInt8(ascii: "/") where bytes.byte(at: place &+ 1) == UInt8(ascii: "/"):
        place = bytes.endOfLine(place &+ 2)
      case 0 where place >= bytes.count:
        endFile()
        return
      default:
        index = place
        lexRest(first)
        place = index
      }
    }
  }

  /// Gives up what is still open, and adds the last token.
  private mutating func endFile() {
    while !strings.isEmpty { abandonString(at: count) }
    emit(.endOfFile, from: count, to: count)
  }

  private mutating func lexRest(_ first: UInt8) {
    switch first {
    case UInt8(ascii: "\t"), 0x0B, 0x0C:
      index += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      lexNumber()
    case UInt8(ascii: "["):
      file.brackets.opened(file.lexemes.count, .rightSquare)
      emit(.leftSquare, length: 1)
    case UInt8(ascii: "]"):
      file.brackets.closed(file.lexemes.count, .rightSquare)
      emit(.rightSquare, length: 1)
    case UInt8(ascii: ";"):
      emit(.semicolon, length: 1)
    case UInt8(ascii: "@"):
      emit(.atSign, length: 1)
    case UInt8(ascii: "\\"):
      emit(.backslash, length: 1)
    case UInt8(ascii: "/"):
      lexSlash()
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if isLeftBound(index) {
        emit(first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, length: 1)
      } else {
        lexOperator()
      }
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      if !skipConflict(), !lexPlaceholder() { lexOperator() }
    case UInt8(ascii: "="):
      lexEqual()
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      lexOperator()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      lexString(pounds: 0)
    case UInt8(ascii: "#"):
      lexPound()
    case UInt8(ascii: "$"):
      let start = index
      index += 1
      skipName()
      emit(.dollarIdentifier, from: start)
    case UInt8(ascii: "`"):
      lexEscapedName()
    default:
      lexOther()
    }
  }

  /// Returns where a name ends that goes on at `start` with `$` or a character beyond ASCII.
  private mutating func endOfOtherName(_ start: Int) -> Int {
    index = start
    skipName()
    return index
  }

  /// Lexes an equals sign, most of which have a space on both sides.
  private mutating func lexEqual() {
    if byte(index + 1) == UInt8(ascii: " "), index > 0, bytes[index - 1] == UInt8(ascii: " ") {
      emit(.equal, length: 1)
    } else {
      lexOperator()
    }
  }

  /// Steps over what may stand within a name.
  mutating func skipName() {
    while index < count {
      if isClass(index, .name) {
        index += 1
      } else if bytes[index] >= 0x80, let wide = WideCharacter.decode(bytes, at: index),
        WideCharacter.isName(wide.scalar)
      {
        index = wide.end
      } else {
        return
      }
    }
  }

  private mutating func lexEscapedName() {
    let start = index
    var end = start + 1
    while end < count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n"),
      bytes[end] != UInt8(ascii: "\r")
    {
      end += 1
    }
    guard byte(end) == UInt8(ascii: "`"), end > start + 1 else {
      report(.invalidCharacter, at: start)
      emit(.unknown, length: 1)
      return
    }
    index = end + 1
    emit(.identifier, from: start)
  }

  private mutating func lexPound() {
    let start = index
    var end = max(start, endOfPounds)
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    endOfPounds = end
    switch byte(end) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      lexString(pounds: end - start)
      return
    case UInt8(ascii: "/"):
      if let regexEnd = endOfRegex(at: start, mustBeRegex: true) {
        index = regexEnd
        emitRegex(from: start)
        return
      }
      poundsWithoutRegexEnd = min(poundsWithoutRegexEnd, end - start)
    default:
      break
    }
    end = start + 1
    while isClass(end, .nameStart) { end += 1 }
    let kind = PoundWords.shared.kind(of: PackedWord(bytes, start + 1..<end))
    emit(kind, length: kind == .pound ? 1 : end - start)
  }

  private mutating func lexOther() {
    let start = index
    guard let wide = WideCharacter.decode(bytes, at: index) else {
      report(.invalidCharacter, at: start)
      emit(.unknown, length: 1)
      return
    }
    if wide.scalar == 0xFEFF {
      index = wide.end
    } else if WideCharacter.isNameStart(wide.scalar) {
      index = wide.end
      skipName()
      emit(.identifier, from: start)
    } else if WideCharacter.isOperatorStart(wide.scalar) {
      lexOperator()
    } else if wide.scalar == 0xA0 || wide.scalar == 0 {
      // A non-breaking space, or a null byte: white space that the compiler warns of.
      index = wide.end
    } else {
      report(.invalidCharacter, at: start)
      emit(.unknown, length: wide.end - start)
    }
  }
}

/// The words behind `#` that are tokens of their own.
struct PoundWords {
  static let shared = PoundWords()

  private let words: [(PackedWord, TokenKind)] = [
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
    ("available", .poundAvailable), ("unavailable", .poundUnavailable),
    ("sourceLocation", .poundSourceLocation),
  ].map { (PackedWord($0), $1) }

  /// Returns the kind of `#` and a word.
  func kind(of word: PackedWord) -> TokenKind {
    for candidate in words where candidate.0 == word { return candidate.1 }
    return .pound
  }
}
