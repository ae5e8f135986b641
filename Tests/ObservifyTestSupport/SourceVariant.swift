/// A copy of a file that says the same with other white space, or asks to be left alone.
enum SourceVariant {
  /// Returns a file with CRLF in the place of every LF.
  static func withCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      if byte == lineFeed, result.last != carriageReturn { result.append(carriageReturn) }
      result.append(byte)
    }
    return result
  }

  /// Returns a file whose lines are indented by tabs, one for every `width` spaces.
  static func withTabs(_ bytes: [UInt8], width: Int) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let spaces = rest.prefix { $0 == space }.count
      result += Array(repeating: tab, count: spaces / width)
      result += Array(repeating: space, count: spaces % width)
      rest = rest.dropFirst(spaces)
      let end = rest.firstIndex(of: lineFeed).map { $0 + 1 } ?? rest.endIndex
      result += rest[..<end]
      rest = rest[end...]
    }
    return result
  }

  /// Returns the number of spaces that one level of a file's indentation has: 4 or 2.
  static func indentationWidth(of bytes: [UInt8]) -> Int {
    let widths = bytes.split(separator: lineFeed).map { line in
      line.prefix { $0 == space }.count
    }
    return widths.allSatisfy { $0 % 4 == 0 } ? 4 : 2
  }

  /// Returns a file with a comment on top that asks to leave the file alone.
  static func leftAlone(_ bytes: [UInt8]) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let head = bytes.starts(with: mark) ? mark : []
    return head + Array("// observify:ignore-file\n".utf8) + bytes.dropFirst(head.count)
  }

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
  private static let space: UInt8 = 0x20
  private static let tab: UInt8 = 0x09
}
