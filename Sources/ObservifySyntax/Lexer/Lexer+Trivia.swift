/// What lies between tokens.
extension Lexer {
  /// Steps over a byte order mark and a shebang line.
  mutating func skipStart() {
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    if byte(index) == UInt8(ascii: "#"), byte(index + 1) == UInt8(ascii: "!") { skipLine() }
  }

  /// Steps to the end of the line.
  mutating func skipLine() {
    index = bytes.endOfLine(index)
  }

  /// Steps over a comment, or lexes what begins with a slash.
  mutating func lexSlash() {
    switch byte(index + 1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default: lexOperator()
    }
  }

  private mutating func skipBlockComment() {
    let start = index
    if cut.contains(start) {
      report(.unterminatedComment, at: start)
      skipLine()
      return
    }
    var depth = 1
    index += 2
    while index < count {
      switch bytes[index] {
      case UInt8(ascii: "*") where byte(index + 1) == UInt8(ascii: "/"):
        index += 2
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"):
        index += 2
        depth += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags.insert(.startsLine)
        index += 1
      default:
        index += 1
      }
    }
    report(.unterminatedComment, at: start)
    openToEnd = start
  }

  /// Steps over the text between two conflict markers of a version control system.
  mutating func skipConflict() -> Bool {
    guard !lacksConflictEnd, isLineStart(index) else { return false }
    let terminator: StaticString
    let length: Int
    if matches("<<<<<<< ", at: index) {
      (terminator, length) = (">>>>>>> ", 8)
    } else if matches(">>>> ", at: index) {
      (terminator, length) = ("<<<<\n", 5)
    } else {
      return false
    }
    var end = index + length
    while end < count, !(isLineStart(end) && matches(terminator, at: end)) { end += 1 }
    guard end < count else {
      lacksConflictEnd = true
      return false
    }
    report(.conflictMarker, at: index)
    index = min(count, end + length)
    if byte(index - 1) == UInt8(ascii: "\n") { flags.insert(.startsLine) } else { skipLine() }
    return true
  }

  private func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
      || bytes[offset - 1] == UInt8(ascii: "\r")
  }

  private func matches(_ text: StaticString, at offset: Int) -> Bool {
    offset + text.utf8CodeUnitCount <= count
      && bytes[offset..<offset + text.utf8CodeUnitCount].elementsEqual(text.description.utf8)
  }
}
