/// The change from one version of a file to another, made in a third version too.
///
/// All changes are runs of lines. Two changes that concern the same line, or put something in the same
/// place between two lines, dispute; what only touches does not. Equal changes are made once.
public enum LineMerge {
  /// Returns `other` with the change from `before` to `after` made in it; nil when it disputes what
  /// `other` changed itself.
  ///
  /// Where `other` ends its lines with CRLF and `before` does not, as a checkout may, the lines that
  /// come do so too.
  ///
  /// - Complexity: That of ``LineDiff``.
  public static func carry(
    from before: [UInt8], to after: [UInt8], into other: [UInt8]
  ) -> [UInt8]? {
    guard other != before else { return after }
    guard !usesReturns(before), usesReturns(other) else {
      return merged(before: before, after: after, other: other)
    }
    return merged(before: withReturns(before), after: withReturns(after), other: other)
  }

  private static func merged(before: [UInt8], after: [UInt8], other: [UInt8]) -> [UInt8]? {
    let ours = LineDiff(before: before, after: after)
    let theirs = LineDiff(before: before, after: other)
    var result: [UInt8] = []
    var place = 0
    var (left, right) = (ours.changes[...], theirs.changes[...])
    while let next = [left.first, right.first].compactMap(\.self).min(by: precedes) {
      result += ours.before[place..<next.before.lowerBound].joined()
      place = next.before.upperBound
      if let first = left.first, let second = right.first, dispute(first, second) {
        guard first.before == second.before,
          ours.after[first.after].elementsEqual(theirs.after[second.after])
        else { return nil }
        right.removeFirst()
      }
      if next == left.first {
        left.removeFirst()
        result += ours.after[next.after].joined()
      } else {
        right.removeFirst()
        result += theirs.after[next.after].joined()
      }
    }
    return result + ours.before[place...].joined()
  }

  private static func precedes(_ first: LineDiff.Change, _ second: LineDiff.Change) -> Bool {
    (first.before.lowerBound, first.before.upperBound)
      < (second.before.lowerBound, second.before.upperBound)
  }

  private static func dispute(_ first: LineDiff.Change, _ second: LineDiff.Change) -> Bool {
    if first.before.isEmpty, second.before.isEmpty {
      return first.before.lowerBound == second.before.lowerBound
    }
    return first.before.lowerBound < second.before.upperBound
      && second.before.lowerBound < first.before.upperBound
  }

  /// Whether the first line ends with CRLF.
  private static func usesReturns(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0 else { return false }
    return bytes[end - 1] == 0x0D
  }

  private static func withReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
      result.append(byte)
    }
    return result
  }
}
