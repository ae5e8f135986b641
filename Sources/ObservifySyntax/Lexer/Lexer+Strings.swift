/// A string literal whose end has not been reached.
struct OpenString {
  /// The first byte of its opening quote.
  var start: Int
  /// The byte that closes it.
  var quote: UInt8
  var isMultiline: Bool
  /// The number of `#` before it.
  var pounds: Int
  /// The parentheses that are open within its current interpolation.
  var parens = 0
}

extension Lexer {
  /// Lexes the opening quote of a string behind `pounds` pound signs, and its text.
  mutating func lexString(pounds: Int) {
    let start = index
    let quoteIndex = index + pounds
    let quote = bytes[quoteIndex]
    var isMultiline = false
    if quote == UInt8(ascii: "'") {
      report(.unterminatedString, at: start)
    } else if byte(quoteIndex + 1) == quote, byte(quoteIndex + 2) == quote {
      isMultiline = pounds == 0 || !closesOnLine(from: quoteIndex + 3, pounds: pounds)
      if isMultiline, cut.contains(start) {
        index = quoteIndex + 3
        emit(.stringStart, from: start)
        abandonLine()
        return
      }
    }
    index = quoteIndex + (isMultiline ? 3 : 1)
    emit(.stringStart, from: start)
    if isMultiline, byte(index) != UInt8(ascii: "\n"), byte(index) != UInt8(ascii: "\r") {
      report(.stringBeginsOnLine, at: index)
    }
    strings.append(
      OpenString(start: start, quote: quote, isMultiline: isMultiline, pounds: pounds))
    lexStringText()
  }

  /// Takes the rest of the line for the text of a string that nothing closes.
  private mutating func abandonLine() {
    let start = index
    skipLine()
    if index > start { emit(.stringSegment, from: start) }
    report(.unterminatedString, at: index)
  }

  /// Whether what looks like the start of a multi-line string with pounds is closed on its line.
  private func closesOnLine(from start: Int, pounds: Int) -> Bool {
    if hasPounds(pounds, at: start) { return true }
    var offset = start
    while offset < count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      if bytes[offset] == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  @inline(__always)
  private func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
    var end = offset
    while end < offset + pounds {
      guard byte(end) == UInt8(ascii: "#") else { return false }
      end += 1
    }
    return true
  }

  /// Lexes the text of the innermost string up to its end or to an interpolation.
  mutating func lexStringText() {
    guard let string = strings.last else { return }
    let start = index
    while index < count {
      index = bytes.endOfPlainText(index)
      guard index < count else { break }
      let byte = bytes[index]
      if byte == string.quote {
        let quotes = string.isMultiline ? 3 : 1
        if !string.isMultiline || isTripleQuote(index), hasPounds(string.pounds, at: index + quotes)
        {
          if index > start { emit(.stringSegment, from: start) }
          emit(.stringEnd, length: quotes + string.pounds)
          strings.removeLast()
          isWithinLine = strings.last.map { !$0.isMultiline } ?? false
          return
        }
        index += 1
      } else if byte == UInt8(ascii: "\\") {
        guard hasPounds(string.pounds, at: index + 1) else {
          index += 1
          continue
        }
        let escaped = index + 1 + string.pounds
        switch self.byte(escaped) {
        case UInt8(ascii: "("):
          if index > start { emit(.stringSegment, from: start) }
          file.brackets.opened(file.lexemes.count, .rightParen)
          emit(.interpolationStart, length: string.pounds + 2)
          strings[strings.count - 1].parens = 0
          isWithinLine = !string.isMultiline
          return
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          index = escaped
        case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
          UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "u"):
          index = escaped + 1
        default:
          // Behind a backslash at the end of a line, white space may stand.
          if !string.isMultiline || !isBlankLine(escaped) { report(.invalidEscape, at: index) }
          index = min(count, escaped)
        }
      } else if !string.isMultiline, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if index > start { emit(.stringSegment, from: start) }
        abandonString(at: index)
        return
      } else {
        index += 1
      }
    }
    if index > start { emit(.stringSegment, from: start) }
    abandonString(at: index)
  }

  /// Whether nothing but spaces and tabs lies between `offset` and the end of its line.
  private func isBlankLine(_ offset: Int) -> Bool {
    var offset = offset
    while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\n") || byte(offset) == UInt8(ascii: "\r")
  }

  private func isTripleQuote(_ offset: Int) -> Bool {
    byte(offset + 1) == UInt8(ascii: "\"") && byte(offset + 2) == UInt8(ascii: "\"")
  }

  /// Goes back to the string that holds the interpolation whose last parenthesis was just closed.
  mutating func closeParen() {
    let last = strings.count - 1
    if strings[last].parens > 0 {
      strings[last].parens -= 1
    } else {
      lexStringText()
    }
  }

  /// Gives up the innermost string, which does not end where it must.
  mutating func abandonString(at offset: Int) {
    report(.unterminatedString, at: offset)
    if let string = strings.popLast(), string.isMultiline { openToEnd = string.start }
    isWithinLine = strings.last.map { !$0.isMultiline } ?? false
  }
}
