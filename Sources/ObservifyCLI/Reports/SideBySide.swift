import ObservifyKit
import ObservifyText

/// The rows in which the old and the new content of a file stand side by side.
struct SideBySide: Sendable {
  /// A line of one version.
  struct Line: Hashable, Sendable {
    /// The 1-based number of the line.
    let number: Int

    /// The line's bytes without its line break.
    let bytes: [UInt8]

    /// The parts of the line that go, or that came, as indices into `bytes`.
    let marks: [Range<Int>]
  }

  /// One row: the line before, the line after, or both.
  enum Row: Hashable, Sendable {
    /// A line that stays: equal on both sides.
    case same(Line, Line)
    /// A line that changes; nil on the side where nothing corresponds to it.
    case changed(Line?, Line?)
    /// A number of lines that are not shown.
    case gap(Int)
  }

  /// The rows in order.
  private(set) var rows: [Row] = []

  private let diff: LineDiff
  private let before: Side
  private let after: Side

  /// Lines one version up, with what an edit changes in each.
  private struct Side {
    let lines: [ArraySlice<UInt8>]

    /// What the edits replace or insert, by place.
    var marks: [Range<Int>] = []

    /// Returns a line by its index.
    func line(_ index: Int) -> Line {
      let line = lines[index]
      var end = line.endIndex
      while end > line.startIndex, line[end - 1] == 0x0A || line[end - 1] == 0x0D { end -= 1 }
      let shown = line.startIndex..<end
      let first = marks.partitioningIndex { $0.upperBound > shown.lowerBound }
      let inside = marks[first...].prefix { $0.lowerBound < shown.upperBound }
        .map { $0.clamped(to: shown) }
        .filter { !$0.isEmpty }
        .map { $0.lowerBound - shown.lowerBound..<$0.upperBound - shown.lowerBound }
      return Line(number: index + 1, bytes: Array(line[shown]), marks: inside)
    }

    /// Returns the index of the line that holds a byte.
    func index(ofByte offset: Int) -> Int {
      max(lines.partitioningIndex { $0.startIndex > offset } - 1, 0)
    }
  }

  /// Compares the two versions of a file.
  ///
  /// - Parameters:
  ///   - change: The versions, and the edits between them.
  ///   - places: The 1-based lines of the old version that are shown even if nothing changes there.
  ///   - context: The number of unchanged lines shown around each change.
  init(_ change: FileChange, showing places: Set<Int> = [], context: Int = 3) {
    diff = LineDiff(before: change.before, after: change.after)
    var before = Side(lines: diff.before)
    var after = Side(lines: diff.after)
    var shift = 0
    for edit in change.edits {
      before.marks.append(edit.range)
      let start = edit.range.lowerBound + shift
      after.marks.append(start..<start + edit.replacement.utf8.count)
      shift += edit.replacement.utf8.count - edit.range.count
    }
    self.before = before
    self.after = after
    build(places, context)
  }

  private mutating func build(_ places: Set<Int>, _ context: Int) {
    // The lines of the old version that are shown: around changes, and around the places.
    var shown = Array(repeating: false, count: diff.before.count)
    func show(_ range: Range<Int>, _ shown: inout [Bool]) {
      let around = (range.lowerBound - context)..<(range.upperBound + context)
      for line in around.clamped(to: 0..<diff.before.count) { shown[line] = true }
    }
    for change in diff.changes { show(change.before, &shown) }
    for place in places { show(place - 1..<place, &shown) }
    // A mark in place of one line would take as much room as the line.
    for line in shown.indices where !shown[line] {
      let isAlone =
        (line == 0 || shown[line - 1]) && (line + 1 == shown.count || shown[line + 1])
      if isAlone { shown[line] = true }
    }

    var left = 0
    var right = 0
    var hidden = 0
    func keep(upTo end: Int, _ rows: inout [Row]) {
      while left < end {
        if shown[left] {
          if hidden > 0 { rows.append(.gap(hidden)) }
          hidden = 0
          rows.append(.same(before.line(left), after.line(right)))
        } else {
          hidden += 1
        }
        left += 1
        right += 1
      }
    }
    for change in diff.changes {
      keep(upTo: change.before.lowerBound, &rows)
      if hidden > 0 { rows.append(.gap(hidden)) }
      hidden = 0
      rows += pairs(change)
      left = change.before.upperBound
      right = change.after.upperBound
    }
    keep(upTo: diff.before.count, &rows)
    if hidden > 0 { rows.append(.gap(hidden)) }
  }

  /// The rows of one change: lines that keep some of their bytes stand beside each other.
  private func pairs(_ change: LineDiff.Change) -> [Row] {
    var partners: [Int: Int] = [:]
    var next = change.after.lowerBound
    for line in change.before {
      guard let partner = partner(of: line), change.after.contains(partner),
        partner >= next
      else { continue }
      partners[line] = partner
      next = partner + 1
    }
    // What stands between two pairs has nothing in common: it pairs up in order.
    var rows: [Row] = []
    var left = change.before.lowerBound
    var right = change.after.lowerBound
    func rest(_ leftEnd: Int, _ rightEnd: Int) -> [Row] {
      (0..<max(leftEnd - left, rightEnd - right)).map { row in
        .changed(
          left + row < leftEnd ? before.line(left + row) : nil,
          right + row < rightEnd ? after.line(right + row) : nil)
      }
    }
    for (line, partner) in partners.sorted(by: { $0.key < $1.key }) {
      rows += rest(line, partner) + [.changed(before.line(line), after.line(partner))]
      (left, right) = (line + 1, partner + 1)
    }
    return rows + rest(change.before.upperBound, change.after.upperBound)
  }

  /// The line of the new version in which most of what is left of an old line stands.
  private func partner(of line: Int) -> Int? {
    let bytes = diff.before[line]
    var kept: [Int: Int] = [:]
    var place = bytes.startIndex
    // How far the bytes before the line, and then before `place`, moved.
    var edit = before.marks.partitioningIndex { $0.upperBound > bytes.startIndex }
    while place < bytes.endIndex {
      while edit < before.marks.count, before.marks[edit].upperBound <= place,
        before.marks[edit].lowerBound <= place
      { edit += 1 }
      let next = edit < before.marks.count ? before.marks[edit] : nil
      if let next, next.contains(place) {
        place = min(next.upperBound, bytes.endIndex)
        continue
      }
      let end = min(next.map { max($0.lowerBound, place + 1) } ?? bytes.endIndex, bytes.endIndex)
      let shift =
        edit == 0 ? 0 : after.marks[edit - 1].upperBound - before.marks[edit - 1].upperBound
      let visible = bytes[place..<end].count { $0 > 0x20 }
      if visible > 0 { kept[after.index(ofByte: place + shift), default: 0] += visible }
      place = end
    }
    return kept.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
