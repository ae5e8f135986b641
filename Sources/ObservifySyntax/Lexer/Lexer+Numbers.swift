/// Integers and floating-point numbers.
extension Lexer {
  mutating func lexNumber() {
    let start = index
    if bytes[index] == UInt8(ascii: "0") {
      switch byte(index + 1) {
      case UInt8(ascii: "x"):
        lexHexadecimal()
        return
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        index += 2
        let digits = index
        while isClass(index, .digit) || byte(index) == UInt8(ascii: "_") { index += 1 }
        if index == digits { report(.invalidNumber, at: index) }
        emitNumber(.integerLiteral, from: start)
        return
      default:
        break
      }
    }
    skipDigits()
    var kind = TokenKind.integerLiteral
    if byte(index) == UInt8(ascii: "."), isClass(index + 1, .digit), previousKind != .period {
      kind = .floatLiteral
      index += 1
      skipDigits()
    } else if byte(index) == UInt8(ascii: ".") {
      emit(kind, from: start)
      return
    }
    if byte(index) | 0x20 == UInt8(ascii: "e") {
      kind = .floatLiteral
      skipExponent()
    }
    emitNumber(kind, from: start)
  }

  private mutating func lexHexadecimal() {
    let start = index
    index += 2
    if !isClass(index, .hexDigit) { report(.invalidNumber, at: index) }
    while isClass(index, .hexDigit) || byte(index) == UInt8(ascii: "_") { index += 1 }
    var end = index
    if byte(end) == UInt8(ascii: "."), isClass(end + 1, .hexDigit) {
      end += 1
      while isClass(end, .hexDigit) || byte(end) == UInt8(ascii: "_") { end += 1 }
      guard byte(end) | 0x20 == UInt8(ascii: "p") else {
        emit(.integerLiteral, from: start)
        return
      }
    }
    guard byte(end) | 0x20 == UInt8(ascii: "p") else {
      emitNumber(.integerLiteral, from: start)
      return
    }
    let sign = byte(end + 1) == UInt8(ascii: "+") || byte(end + 1) == UInt8(ascii: "-")
    guard isClass(end + (sign ? 2 : 1), .digit) else {
      // `0xff.fpValue`: a member.
      emitNumber(.integerLiteral, from: start)
      return
    }
    index = end
    skipExponent()
    emitNumber(.floatLiteral, from: start)
  }

  private mutating func skipDigits() {
    while isClass(index, .digit) || byte(index) == UInt8(ascii: "_") { index += 1 }
  }

  private mutating func skipExponent() {
    index += 1
    if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
    if !isClass(index, .digit) { report(.invalidNumber, at: index) }
    skipDigits()
  }

  /// Adds a number, with the letters that wrongly stick to it.
  private mutating func emitNumber(_ kind: TokenKind, from start: Int) {
    let end = index
    skipName()
    if index > end { report(.invalidNumber, at: end) }
    emit(kind, from: start)
  }
}
