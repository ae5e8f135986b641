/// Operators, and what makes them prefix, binary or postfix ones.
extension Lexer {
  mutating func lexOperator() {
    let start = index
    var end = endOfOperator(start)
    if let slash = firstSlash(start, end),
      let regexEnd = regexWithinOperator(at: slash, start: start, end: end)
    {
      if slash > start {
        index = slash
        emit(kindOfOperator(start, slash), from: start)
      }
      index = regexEnd
      emitRegex(from: slash)
      return
    }
    // A comment may begin within.
    if end - start > 2 {
      var offset = start + 1
      while offset < end {
        if bytes[offset] == UInt8(ascii: "/"),
          byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*")
        {
          end = offset
          break
        }
        offset += 1
      }
    }
    switch bytes[start] {
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      lexAngles(upTo: end)
      return
    case UInt8(ascii: ".") where end > start + 1:
      if isKeyPathRun(start, end) && isWithinKeyPath || isMemberOfDerivation(end) {
        emit(.period, length: 1)
        return
      }
    default:
      break
    }
    // `func ==<T>(…)`: the list of generic parameters begins with the last character.
    if end - start > 1, bytes[end - 1] == UInt8(ascii: "<"), isFunctionName(start),
      isClass(end, [.nameStart, .wide])
    {
      end -= 1
    }
    index = end
    emit(kindOfOperator(start, end), from: start)
  }

  /// Lexes the `<` and `>` at the start of an operator, each as a token of its own.
  private mutating func lexAngles(upTo end: Int) {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "<"): emit(.leftAngle, length: 1)
      case UInt8(ascii: ">"): emit(.rightAngle, length: 1)
      default: return
      }
    }
  }

  /// Returns where the run of operator characters at `start` ends.
  private func endOfOperator(_ start: Int) -> Int {
    let startsWithDot = bytes[start] == UInt8(ascii: ".")
    var end = start
    while end < count {
      let byte = bytes[end]
      if byte >= 0x80 {
        guard let wide = WideCharacter.decode(bytes, at: end),
          end == start
            ? WideCharacter.isOperatorStart(wide.scalar) : WideCharacter.isOperator(wide.scalar)
        else { return end }
        end = wide.end
        continue
      }
      guard classes[Int(byte)] & CharacterClass.operation.rawValue != 0 else { return end }
      if byte == UInt8(ascii: "."), !startsWithDot { return end }
      if byte == UInt8(ascii: "<"), end > start, endOfPlaceholder(end) != nil { return end }
      end += 1
    }
    return end
  }

  /// Whether the operator at `start` is the name of a function, or the rest of it behind angles.
  private func isFunctionName(_ start: Int) -> Bool {
    var index = file.lexemes.count - 1
    var start = start
    while index >= 0, kind(at: index) == .leftAngle || kind(at: index) == .rightAngle,
      Int(file.lexemes[index].end) == start
    {
      start -= 1
      index -= 1
    }
    return index >= 0 && kind(at: index) == .funcKeyword
  }

  /// Whether a key path begins before, on the same line and not far away.
  private var isWithinKeyPath: Bool {
    guard previousKind == .backslash || isLeftBound(index) else { return false }
    let count = file.lexemes.count
    for index in (max(0, count - 256)..<count).reversed() {
      if kind(at: index) == .backslash { return true }
      if file.lexemes[index].flags.contains(.startsLine) { break }
    }
    return false
  }

  /// Whether the operator that ends at `end` is a dot and the name of an operator, as in
  /// `@derivative(of: Float.+)`.
  private func isMemberOfDerivation(_ end: Int) -> Bool {
    guard byte(end) == UInt8(ascii: ",") || byte(end) == UInt8(ascii: ")") else { return false }
    let count = file.lexemes.count
    var index = count - 1
    while index >= 0, kind(at: index).isName || kind(at: index) == .period, count - index < 32 {
      index -= 1
    }
    guard index >= 4, kind(at: index) == .colon, kind(at: index - 1) == .ofKeyword,
      kind(at: index - 2) == .leftParen, kind(at: index - 3) == .identifier,
      kind(at: index - 4) == .atSign
    else { return false }
    return index < count - 1
  }

  /// Whether the operator characters are single dots, `?` and `!` as in the key path `\.?.name`.
  private func isKeyPathRun(_ start: Int, _ end: Int) -> Bool {
    var hasMark = false
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "."):
        if offset > start, bytes[offset - 1] == UInt8(ascii: ".") { return false }
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        hasMark = true
      default: return false
      }
      offset += 1
    }
    return hasMark
  }

  private mutating func kindOfOperator(_ start: Int, _ end: Int) -> TokenKind {
    let left = isLeftBound(start)
    let right = isRightBound(end, leftBound: left)
    if end == start + 1 {
      switch bytes[start] {
      case UInt8(ascii: "="):
        // Behind `<` or `>` it is the rest of `<=` or `>=`.
        if left != right, !isAngleBefore(start) { report(.unevenEqual, at: start) }
        return .equal
      case UInt8(ascii: "&"):
        if right && !left { return .prefixAmpersand }
      case UInt8(ascii: "."):
        return .period
      case UInt8(ascii: "?"):
        return left ? .postfixQuestion : .infixQuestion
      default:
        break
      }
    } else if end == start + 2, bytes[start] == UInt8(ascii: "-"),
      bytes[start + 1] == UInt8(ascii: ">")
    {
      return .arrow
    }
    var offset = start
    while offset + 1 < end {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        report(.unexpectedCommentEnd, at: start)
        return .unknown
      }
      offset += 1
    }
    if left == right { return .binaryOperator }
    return left ? .postfixOperator : .prefixOperator
  }

  private func isAngleBefore(_ offset: Int) -> Bool {
    previousKind == .leftAngle || previousKind == .rightAngle
      ? bytes[offset - 1] == UInt8(ascii: "<") || bytes[offset - 1] == UInt8(ascii: ">") : false
  }

  /// Whether something that an operator could belong to ends directly before `offset`.
  @inline(__always)
  func isLeftBound(_ offset: Int) -> Bool { bytes.isOperandBefore(offset) }

  private func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
    bytes.isOperandBehind(offset, leftBound: leftBound)
  }

  /// Lexes an editor placeholder, `<#text#>`, as a name.
  mutating func lexPlaceholder() -> Bool {
    guard let end = endOfPlaceholder(index) else { return false }
    let start = index
    report(.editorPlaceholder, at: start)
    index = end
    emit(.identifier, from: start)
    return true
  }

  private func endOfPlaceholder(_ start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "#") else { return nil }
    var offset = start + 2
    while offset < count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"):
        return nil
      case UInt8(ascii: "<") where byte(offset + 1) == UInt8(ascii: "#"):
        return nil
      case UInt8(ascii: "#") where byte(offset + 1) == UInt8(ascii: ">"):
        return offset + 2
      default:
        offset += 1
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether something that an operator could belong to ends directly before `offset`.
  func isOperandBefore(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch self[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return offset < 2 || self[offset - 2] != UInt8(ascii: "*")
    case 0xA0:
      return offset < 2 || self[offset - 2] != 0xC2
    default:
      return true
    }
  }

  /// Whether something that an operator could belong to begins at `offset`.
  func isOperandBehind(_ offset: Int, leftBound: Bool) -> Bool {
    guard offset < count else { return false }
    switch self[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      return !leftBound
    case UInt8(ascii: "/"):
      guard offset + 1 < count else { return true }
      return self[offset + 1] != UInt8(ascii: "/") && self[offset + 1] != UInt8(ascii: "*")
    case 0xC2:
      return offset + 1 >= count || self[offset + 1] != 0xA0
    default:
      return true
    }
  }
}
