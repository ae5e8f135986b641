/// Cuts a manifest written in Swift into the few kinds of tokens that literals are made of.
///
/// Comments and lines with compiler directives are left out, so that all branches of `#if` are read.
struct ManifestLexer {
  enum Token: Equatable, Sendable {
    case name(String)
    /// A string without interpolation.
    case text(String)
    case mark(UInt8)
    /// A number, a string with interpolation, or a byte that no literal begins with.
    case other
  }

  struct Located: Sendable {
    let token: Token
    let offset: Int
    let end: Int
    /// Whether a line ended before it.
    let startsLine: Bool
  }

  private let bytes: [UInt8]
  private var index = 0

  /// Returns the tokens of `bytes`.
  ///
  /// - Complexity: O(*n*).
  static func tokens(of bytes: [UInt8]) -> [Located] {
    var lexer = ManifestLexer(bytes: bytes)
    var result: [Located] = []
    var startsLine = true
    while lexer.index < bytes.count {
      let start = lexer.index
      guard let token = lexer.next(atLineStart: startsLine) else {
        if bytes[start..<lexer.index].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
          startsLine = true
        }
        continue
      }
      result.append(
        Located(token: token, offset: start, end: lexer.index, startsLine: startsLine))
      startsLine = false
    }
    return result
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    index + ahead < bytes.count ? bytes[index + ahead] : 0
  }

  private mutating func next(atLineStart: Bool) -> Token? {
    switch byte() {
    case 0x09...0x0D, 0x20:
      index += 1
      return nil
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      skipLine()
      return nil
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipComment()
      return nil
    case UInt8(ascii: "#"):
      var pounds = 1
      while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
      if byte(pounds) == UInt8(ascii: "\"") {
        index += pounds
        return string(pounds: pounds)
      }
      guard atLineStart else {
        index += 1
        return .other
      }
      skipLine()
      return nil
    case UInt8(ascii: "\""): return string(pounds: 0)
    case UInt8(ascii: "`"):
      index += 1
      return nil
    case let byte where Self.isWord(byte): return word()
    case let byte:
      index += 1
      return .mark(byte)
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func word() -> Token {
    let start = index
    let isNumber = bytes[start] >= UInt8(ascii: "0") && bytes[start] <= UInt8(ascii: "9")
    while index < bytes.count, Self.isWord(bytes[index]) || (isNumber && isDecimalPoint) {
      index += 1
    }
    return isNumber ? .other : .name(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private var isDecimalPoint: Bool {
    byte() == UInt8(ascii: ".") && byte(1) >= UInt8(ascii: "0") && byte(1) <= UInt8(ascii: "9")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Reads a string whose opening quote stands at `index`.
  private mutating func string(pounds: Int) -> Token {
    let isBlock = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isBlock ? 3 : 1
    index += quotes
    let start = index
    var hasEscapes = false
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
        hasEscapes = true
        index += pounds + 1
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
      } else if byte() == UInt8(ascii: "\""), hasQuotes(quotes), hasPounds(pounds, at: quotes) {
        let content = bytes[start..<index]
        index += quotes + pounds
        return hasEscapes || isBlock ? .other : .text(String(decoding: content, as: UTF8.self))
      } else if !isBlock, byte() == 0x0A || byte() == 0x0D {
        return .other
      } else {
        index += 1
      }
    }
    return .other
  }

  private func hasQuotes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte($0) == UInt8(ascii: "\"") }
  }

  private func hasPounds(_ count: Int, at ahead: Int) -> Bool {
    (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
  }

  /// Leaves an interpolation by its brackets alone; a bracket in a string inside it is rare enough.
  private mutating func skipInterpolation() {
    var depth = 0
    while index < bytes.count, bytes[index] != 0x0A {
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }
}
