/// Translates byte offsets of one file into lines and columns.
///
/// Lines and columns are 1-based; a column counts UTF-8 bytes, as `swiftc` prints them.
/// A line ends with LF, CRLF or a lone CR.
public struct LineMap: Sendable {
  /// A place in a file as people name it.
  public struct Position: Hashable, Comparable, Sendable {
    /// The 1-based line.
    public let line: Int

    /// The 1-based column in UTF-8 bytes.
    public let column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Whether `left` comes before `right` in the file.
    public static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  private let starts: [UInt32]

  /// Finds the lines of `bytes`.
  ///
  /// - Complexity: O(*n*).
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        starts.append(UInt32(index))
      } else if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(UInt32(index))
      }
    }
    self.starts = starts
  }

  /// Returns the place of `offset`.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func position(of offset: ByteOffset) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset.rawValue { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: Int(offset.rawValue - starts[low]) + 1)
  }

  /// Returns the offset at which a 1-based line begins, or nil when there is no such line.
  public func start(ofLine line: Int) -> ByteOffset? {
    starts.indices.contains(line - 1) ? ByteOffset(starts[line - 1]) : nil
  }
}
