/// Eight bytes of a file at once, the first in the lowest place.
///
/// Names, spaces, comments and strings are most of a file. Looking at eight bytes with a dozen
/// operations of an integer takes a third of the instructions of looking at each.
struct ByteBlock {
  let bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The number of bytes of a block.
  static let size = 8

  /// The number of spaces at the start.
  @inline(__always)
  var spaces: Int {
    (bits ^ Self.ones &* 0x20).trailingZeroBitCount / 8
  }

  /// The number of ASCII letters, digits and `_` at the start.
  @inline(__always)
  var nameBytes: Int {
    let low = bits & Self.lowBits
    // The high bit of each byte says whether it is in a range; sums stay within a byte.
    let lower = low | Self.ones &* 0x20
    let letters = (lower &+ Self.ones &* 0x1F) & ~(lower &+ Self.ones &* 0x05)
    let digits = (low &+ Self.ones &* 0x50) & ~(low &+ Self.ones &* 0x46)
    let underscores = ~((low ^ Self.ones &* 0x5F) &+ Self.lowBits)
    let others = ~(letters | digits | underscores) | bits
    return (others & Self.highBits).trailingZeroBitCount / 8
  }

  /// The number of bytes at the start that end no line.
  @inline(__always)
  var lineBytes: Int {
    (matches(0x0A) | matches(0x0D)).trailingZeroBitCount / 8
  }

  /// The number of bytes at the start that end no line and are neither a quote nor a backslash.
  @inline(__always)
  var textBytes: Int {
    (matches(0x0A) | matches(0x0D) | matches(0x22) | matches(0x27) | matches(0x5C))
      .trailingZeroBitCount / 8
  }

  /// The first `length` bytes; `length` is less than eight.
  @inline(__always)
  func prefix(_ length: Int) -> UInt64 {
    bits & ~(UInt64.max << UInt64(truncatingIfNeeded: length &* 8))
  }

  /// A number whose lowest bit is the high bit of the first byte that equals `byte`.
  @inline(__always)
  private func matches(_ byte: UInt64) -> UInt64 {
    let difference = bits ^ Self.ones &* byte
    return (difference &- Self.ones) & ~difference & Self.highBits
  }
}

extension [UInt8] {
  /// Returns the byte at `offset`, or zero where there is none.
  ///
  /// An array checks both ends, and reads its count anew each time; one comparison does.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    unsafe withUnsafeBufferPointer { bytes in
      UInt(bitPattern: offset) < UInt(bitPattern: bytes.count) ? unsafe bytes[offset] : 0
    }
  }

  /// Returns the eight bytes at `offset`, with zeros for what lies behind the end.
  ///
  /// The load is unsafe, as the compiler makes eight loads of eight safe ones, each with a check,
  /// and then nothing is gained by blocks (`Scripts/benchmark.sh --instructions`).
  @inline(__always)
  func block(at offset: Int) -> ByteBlock {
    guard offset >= 0, offset < count &- 7 else { return lastBlock(at: offset) }
    let bits = unsafe withUnsafeBytes { bytes in
      unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return ByteBlock(bits: UInt64(littleEndian: bits))
  }

  @inline(never)
  private func lastBlock(at offset: Int) -> ByteBlock {
    var bits: UInt64 = 0
    var place = Swift.min(offset + ByteBlock.size, count) - 1
    while place >= offset {
      bits = bits << 8 | UInt64(self[place])
      place -= 1
    }
    return ByteBlock(bits: bits)
  }
}

/// Runs of bytes. Called rather than inlined, they do not press the lexer's loop out of registers.
extension [UInt8] {
  /// Returns where the spaces at `start` end.
  @inline(never)
  func endOfSpaces(_ start: Int) -> Int {
    var end = start
    while true {
      let length = block(at: end).spaces
      end &+= length
      if length < ByteBlock.size { return end }
    }
  }

  /// Returns where the letters, digits and `_` at `start` end.
  @inline(never)
  func endOfName(_ start: Int) -> Int {
    var end = start
    while true {
      let length = block(at: end).nameBytes
      end &+= length
      if length < ByteBlock.size { return end }
    }
  }

  /// Returns where the line that holds `start` ends.
  @inline(never)
  func endOfLine(_ start: Int) -> Int {
    var end = start
    while end < count {
      let length = block(at: end).lineBytes
      end &+= length
      if length < ByteBlock.size { return end }
    }
    return count
  }

  /// Returns the first byte from `start` on that may end the plain text of a string.
  @inline(never)
  func endOfPlainText(_ start: Int) -> Int {
    var end = start
    while end < count {
      let length = block(at: end).textBytes
      end &+= length
      if length < ByteBlock.size { return end }
    }
    return count
  }
}
