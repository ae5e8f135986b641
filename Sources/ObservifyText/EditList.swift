/// The edits of one file: sorted, and no two of them about the same bytes.
public struct EditList: Sendable {
  /// Two edits that dispute the same bytes, or the same insertion point.
  public struct Overlap: Error, Equatable, Sendable {
    /// The edit that was here first.
    public let existing: TextEdit

    /// The edit that could not be added.
    public let added: TextEdit
  }

  /// The edits in order of their place.
  public private(set) var edits: [TextEdit] = []

  /// Creates an empty list.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { edits.isEmpty }

  /// Adds every edit of `other`, or none of them.
  ///
  /// Equal edits merge into one, touching edits coexist, and so do insertions of different ranks. An
  /// edit that gives way is left out where it disputes another one.
  ///
  /// - Throws: ``Overlap`` when an edit of `other` disputes bytes that an edit here claims, or
  ///   inserts something else at the same place.
  public mutating func merge(_ other: some Sequence<TextEdit>) throws(Overlap) {
    var merged = edits
    for edit in other {
      var place = merged.partitioningIndex { Self.precedes(edit, $0) }
      if edit.givesWay {
        let neighbours = merged[max(place - 1, 0)..<min(place + 1, merged.count)]
        if neighbours.contains(where: { $0 != edit && Self.disputes($0, edit) }) { continue }
      } else {
        while place > 0, Self.givesWay(merged[place - 1], to: edit) {
          place -= 1
          merged.remove(at: place)
        }
        while place < merged.count, Self.givesWay(merged[place], to: edit) {
          merged.remove(at: place)
        }
      }
      if place > 0 {
        let previous = merged[place - 1]
        if previous == edit { continue }
        if Self.disputes(previous, edit) { throw Overlap(existing: previous, added: edit) }
      }
      if place < merged.count, Self.disputes(merged[place], edit) {
        throw Overlap(existing: merged[place], added: edit)
      }
      merged.insert(edit, at: place)
    }
    edits = merged
  }

  /// Returns `bytes` with every edit made.
  ///
  /// - Precondition: `bytes` are the ones the edits were stated against.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    for edit in edits {
      result.append(contentsOf: bytes[copied..<edit.range.lowerBound.index])
      result.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.upperBound.index
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }

  /// An insertion stands before a replacement that begins at the same byte.
  private static func precedes(_ left: TextEdit, _ right: TextEdit) -> Bool {
    (left.range.lowerBound, left.range.upperBound, left.rank)
      < (right.range.lowerBound, right.range.upperBound, right.rank)
  }

  private static func givesWay(_ left: TextEdit, to right: TextEdit) -> Bool {
    left.givesWay && disputes(left, right)
  }

  private static func disputes(_ left: TextEdit, _ right: TextEdit) -> Bool {
    if left.range == right.range { return !left.range.isEmpty || left.rank == right.rank }
    return left.range.upperBound > right.range.lowerBound
      && right.range.upperBound > left.range.lowerBound
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies `belongsAfter`, in a collection partitioned by it.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
