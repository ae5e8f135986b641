/// The runs of lines in which two versions of a file differ.
///
/// A line ends with LF, as in git: CRLF is an LF with a CR before it, and a lone CR ends nothing.
/// Every line keeps its terminator, so that versions which differ only there differ.
///
/// The search is Myers' in linear space. It is cut short where two versions share almost nothing:
/// the changes are then correct, but perhaps not the fewest.
///
/// - Complexity: O(*n* + *d*²) for *n* lines of which *d* differ, and never more than O(256 · *n*).
public struct LineDiff: Sendable {
  /// A run of lines of one version that takes the place of a run of the other.
  public struct Change: Hashable, Sendable {
    /// The lines that go, counted from 0; empty for an insertion.
    public let before: Range<Int>

    /// The lines that come, counted from 0; empty for a deletion.
    public let after: Range<Int>

    /// Creates a change.
    public init(before: Range<Int>, after: Range<Int>) {
      self.before = before
      self.after = after
    }
  }

  /// The lines of the earlier version, each with its terminator.
  public let before: [ArraySlice<UInt8>]

  /// The lines of the later version, each with its terminator.
  public let after: [ArraySlice<UInt8>]

  /// What differs, in order; between two changes there is at least one line that stays.
  public let changes: [Change]

  /// Compares two versions of a file.
  public init(before: [UInt8], after: [UInt8]) {
    self.before = Self.lines(of: before)
    self.after = Self.lines(of: after)
    changes = Self.changes(from: self.before, to: self.after)
  }

  /// Returns the lines of `bytes`, each with its terminator; the last one may have none.
  public static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    lines.reserveCapacity(bytes.count / 32)
    var start = 0
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      lines.append(bytes[start...end])
      start = end + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func changes(
    from before: [ArraySlice<UInt8>], to after: [ArraySlice<UInt8>]
  ) -> [Change] {
    let prefix = zip(before, after).prefix { $0 == $1 }.count
    let suffix = zip(before.dropFirst(prefix).reversed(), after.dropFirst(prefix).reversed())
      .prefix { $0 == $1 }.count

    var numbers = LineNumbers()
    let left = before[prefix..<before.count - suffix].map { numbers.number(of: $0) }
    let right = after[prefix..<after.count - suffix].map { numbers.number(of: $0) }
    let (gone, come) = DifferenceSearch.marks(of: left, and: right, distinct: numbers.count)
    return runs(gone, come, offset: prefix)
  }

  /// Gathers marked lines into changes; the lines that carry no mark pair up in order.
  private static func runs(_ gone: [Bool], _ come: [Bool], offset: Int) -> [Change] {
    var changes: [Change] = []
    var left = 0
    var right = 0
    while left < gone.count || right < come.count {
      let (leftStart, rightStart) = (left, right)
      while left < gone.count, gone[left] { left += 1 }
      while right < come.count, come[right] { right += 1 }
      if left > leftStart || right > rightStart {
        changes.append(
          Change(
            before: leftStart + offset..<left + offset,
            after: rightStart + offset..<right + offset))
      }
      left += 1
      right += 1
    }
    return changes
  }
}

/// Gives equal lines equal numbers, so that the search compares integers.
private struct LineNumbers {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  var count: Int { numbers.count }

  mutating func number(of line: ArraySlice<UInt8>) -> Int {
    if let known = numbers[line] { return known }
    let next = numbers.count
    numbers[line] = next
    return next
  }
}
