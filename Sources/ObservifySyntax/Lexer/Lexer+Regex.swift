/// Regex literals: `/…/` and `#/…/#`.
extension Lexer {
  /// Adds the regex literal from `start` to the current byte.
  mutating func emitRegex(from start: Int) {
    var end = index
    var pounds = 0
    while byte(start + pounds) == UInt8(ascii: "#") { pounds += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    if index - end != pounds || end < start + pounds + 2 || bytes[end - 1] != UInt8(ascii: "/") {
      report(.unterminatedRegex, at: start)
    }
    emit(.regexLiteral, from: start)
  }

  /// Returns the first slash of an operator.
  func firstSlash(_ start: Int, _ end: Int) -> Int? {
    var offset = start
    while offset < end {
      if bytes[offset] == UInt8(ascii: "/") { return offset }
      offset += 1
    }
    return nil
  }

  /// Returns the end of the regex literal that begins with a slash within an operator, or nil if
  /// the slash is an operator.
  func regexWithinOperator(at slash: Int, start: Int, end: Int) -> Int? {
    let left = bytes.isOperandBefore(start)
    guard !left, previousKind != .funcKeyword, previousKind != .operatorKeyword else { return nil }
    var mustBeRegex = false
    if !bytes.isOperandBehind(end, leftBound: left) {
      // Space on both sides, as a binary operator has it.
      mustBeRegex = followsTryMark
      if !mustBeRegex {
        guard isRegexPosition else { return nil }
        switch previousKind {
        case .leftParen, .interpolationStart, .leftSquare, .comma, .colon, .colonColon: break
        default: mustBeRegex = true
        }
      }
    }
    return endOfRegex(at: slash, mustBeRegex: mustBeRegex)
  }

  /// Whether the last tokens are `try?` or `try!`.
  private var followsTryMark: Bool {
    let count = file.lexemes.count
    guard count >= 2, file.lexemes[count - 2].kind == .tryKeyword else { return false }
    return previousKind == .postfixQuestion || previousKind == .exclamation
  }

  /// Whether an operand, rather than a binary operator, is expected behind the last token.
  private var isRegexPosition: Bool {
    guard let last = file.lexemes.last else { return true }
    switch last.kind {
    case .leftBrace, .leftParen, .leftSquare, .interpolationStart, .prefixOperator,
      .prefixAmpersand, .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion,
      .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .leftAngle, .rightAngle:
      return !bytes.isOperandBefore(Int(last.start))
    case .trueKeyword, .falseKeyword, .capitalAnyKeyword, .nilKeyword, .selfKeyword,
      .capitalSelfKeyword, .superKeyword:
      return false
    default:
      // Behind a period, a keyword is the name of a member: `usage.internal / 1024`.
      return last.kind.isReservedWord && !isBehindPeriod
    }
  }

  /// Whether the last token stands behind a period.
  private var isBehindPeriod: Bool {
    let count = file.lexemes.count
    return count >= 2 && file.lexemes[count - 2].kind == .period
  }

  /// Returns the end of the regex literal at `start`, or nil if there is none.
  ///
  /// When nothing but a regex can stand here, as `mustBeRegex` says, one which is not closed is one
  /// nevertheless.
  func endOfRegex(at start: Int, mustBeRegex: Bool) -> Int? {
    var offset = start
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    let pounds = offset - start
    guard byte(offset) == UInt8(ascii: "/") else { return nil }
    let slash = offset
    offset += 1
    var isMultiline = false
    if pounds == 0 {
      switch byte(offset) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !mustBeRegex { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        return nil
      default:
        break
      }
      if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }
    } else {
      var line = offset
      while byte(line) == UInt8(ascii: " ") || byte(line) == UInt8(ascii: "\t") { line += 1 }
      isMultiline = byte(line) == UInt8(ascii: "\n") || byte(line) == UInt8(ascii: "\r")
      if isMultiline, pounds >= poundsWithoutRegexEnd { return nil }
    }
    var groups = 0
    var classes = 0
    while offset < count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "/") {
        var end = offset + 1
        while end - offset - 1 < pounds, self.byte(end) == UInt8(ascii: "#") { end += 1 }
        if end - offset - 1 == pounds {
          if pounds > 0 {
            while self.byte(end) == UInt8(ascii: "#") { end += 1 }
            return end
          }
          if self.byte(end) == UInt8(ascii: "/") || self.byte(end) == UInt8(ascii: "*") {
            return mustBeRegex ? offset : nil
          }
          if !mustBeRegex, isUnescapedSpace(offset - 1, from: slash) { return nil }
          return end
        }
      }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return mustBeRegex ? offset : nil }
      case UInt8(ascii: "\\"):
        offset += 1
        if offset < count, !isMultiline,
          bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
        {
          return mustBeRegex ? offset : nil
        }
      case UInt8(ascii: "(") where classes == 0:
        groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups > 0 {
          groups -= 1
        } else if !mustBeRegex {
          return nil
        }
      case UInt8(ascii: "["):
        classes += 1
      case UInt8(ascii: "]"):
        classes = max(0, classes - 1)
      default:
        break
      }
      offset += 1
    }
    return mustBeRegex && !isMultiline ? min(offset, count) : nil
  }

  private func isUnescapedSpace(_ offset: Int, from slash: Int) -> Bool {
    guard offset > slash, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
    else { return false }
    return bytes[offset - 1] != UInt8(ascii: "\\")
  }
}
