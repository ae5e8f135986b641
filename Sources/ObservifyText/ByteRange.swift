/// A position in a file, counted in UTF-8 bytes from its first byte.
public struct ByteOffset: Hashable, Comparable, Sendable {
  /// The number of bytes before this position.
  public let rawValue: UInt32

  /// Creates the offset `rawValue` bytes into a file.
  @inlinable
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates the offset `value` bytes into a file.
  ///
  /// - Precondition: `value` is not negative and fits 32 bits.
  @inlinable
  public init(_ value: Int) {
    rawValue = UInt32(value)
  }

  /// The offset as an index into a byte array.
  @inlinable public var index: Int { Int(rawValue) }

  /// Whether `left` comes before `right` in the file.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A half-open run of bytes of one file.
public typealias ByteRange = Range<ByteOffset>

extension Range<ByteOffset> {
  /// Creates the range of the bytes `start ..< end`.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self = ByteOffset(start)..<ByteOffset(end)
  }

  /// The range as indices into a byte array.
  @inlinable public var indices: Range<Int> { lowerBound.index..<upperBound.index }

  /// The number of bytes in the range.
  @inlinable public var length: Int { upperBound.index - lowerBound.index }
}
