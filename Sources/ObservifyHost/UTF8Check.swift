/// Tells whether bytes are UTF-8, and where they cease to be.
enum UTF8Check {
  /// Returns the index of the first byte that cannot stand where it stands, or nil if there is none.
  ///
  /// - Complexity: O(*n*), and fast where the bytes are ASCII.
  static func firstInvalid(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      if isASCII(bytes, from: index) {
        index += block
      } else {
        let length = sequenceLength(in: bytes, at: index)
        guard length > 0 else { return index }
        index += length
      }
    }
    return nil
  }

  /// The number of bytes that are looked at in one go.
  private static let block = 16

  /// Whether there is a whole block at `index`, and it is ASCII.
  private static func isASCII(_ bytes: [UInt8], from index: Int) -> Bool {
    guard index + block <= bytes.count else { return false }
    var all: UInt8 = 0
    for offset in 0..<block { all |= bytes[index + offset] }
    return all < 0x80
  }

  /// Returns the length of the well-formed sequence that begins at `index`; 0 if there is none.
  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    if first < 0x80 { return 1 }
    // The second byte excludes overlong forms, surrogates and what lies beyond U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, index + length <= bytes.count, second.contains(bytes[index + 1]) else {
      return 0
    }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}

extension String {
  /// Creates a string from bytes, unless they are not UTF-8.
  init?(exactly bytes: [UInt8]) {
    guard UTF8Check.firstInvalid(in: bytes) == nil else { return nil }
    self = String(decoding: bytes, as: UTF8.self)
  }
}
