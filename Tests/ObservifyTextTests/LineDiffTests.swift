import ObservifyTestSupport
import ObservifyText
import Testing

@Suite("Line diff")
struct LineDiffTests {
  @Test("Equal versions have no changes", arguments: ["", "a", "a\n", "a\r\nb", "\n\n\n"])
  func equal(_ text: String) {
    #expect(diff(text, text).changes.isEmpty)
  }

  @Test("A line keeps its terminator, and a lone CR ends nothing")
  func lines() {
    let lines = LineDiff.lines(of: Array("a\nb\r\nc\rd\n\ne".utf8))
    #expect(
      lines.map { String(decoding: $0, as: UTF8.self) } == ["a\n", "b\r\n", "c\rd\n", "\n", "e"])
  }

  @Test("A replaced line is one change")
  func replacement() {
    #expect(diff("a\nb\nc\n", "a\nx\nc\n").changes == [.init(before: 1..<2, after: 1..<2)])
  }

  @Test("An insertion takes no line, and a deletion brings none")
  func insertionAndDeletion() {
    #expect(diff("a\nc\n", "a\nb\nc\n").changes == [.init(before: 1..<1, after: 1..<2)])
    #expect(diff("a\nb\nc\n", "a\nc\n").changes == [.init(before: 1..<2, after: 1..<1)])
  }

  @Test("A line break that changes or goes is a change of its line")
  func terminators() {
    #expect(diff("a\nb\n", "a\r\nb\n").changes == [.init(before: 0..<1, after: 0..<1)])
    #expect(diff("a\nb\n", "a\nb").changes == [.init(before: 1..<2, after: 1..<2)])
  }

  @Test("Lines that stay between changes keep the changes apart")
  func apart() {
    #expect(
      diff("a\nb\nc\nd\ne\n", "A\nb\nc\nD\ne\n").changes == [
        .init(before: 0..<1, after: 0..<1), .init(before: 3..<4, after: 3..<4),
      ])
  }

  @Test("Of all ways from one version to the other, the shortest is found", arguments: 0..<400)
  func shortest(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let before = (0..<Int.random(in: 0...14, using: &random)).map { _ in letter(&random) }
    let after = (0..<Int.random(in: 0...14, using: &random)).map { _ in letter(&random) }
    let diff = diff(before.joined(), after.joined())

    let touched = diff.changes.reduce(0) { $0 + $1.before.count + $1.after.count }
    #expect(touched == before.count + after.count - 2 * longestCommon(before, after))
    #expect(rebuilt(diff) == Array(after.joined().utf8))
  }

  @Test("Random edits of a large file are described exactly", arguments: 0..<12)
  func randomEdits(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let before = (0..<2_000).map { _ in "line \(Int.random(in: 0..<300, using: &random))\n" }
    var after = before
    for _ in 0..<Int.random(in: 1...900, using: &random) {
      let place = Int.random(in: 0..<after.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: after.remove(at: place)
      case 1: after.insert("line \(Int.random(in: 0..<300, using: &random))\n", at: place)
      default: after[place] = "new \(place)\n"
      }
    }
    #expect(rebuilt(diff(before.joined(), after.joined())) == Array(after.joined().utf8))
  }

  @Test("Large versions with everything out of order are still described exactly")
  func shuffled() {
    var random = SeededGenerator(seed: 7)
    let before = (0..<20_000).map { "line \($0 % 5_000)\n" }
    let after = before.shuffled(using: &random)
    #expect(rebuilt(diff(before.joined(), after.joined())) == Array(after.joined().utf8))
  }

  private func diff(_ before: String, _ after: String) -> LineDiff {
    LineDiff(before: Array(before.utf8), after: Array(after.utf8))
  }

  private func letter(_ random: inout SeededGenerator) -> String {
    ["a\n", "b\n", "c\n"][Int.random(in: 0..<3, using: &random)]
  }

  /// The later version, put together from the earlier one and the changes.
  private func rebuilt(_ diff: LineDiff) -> [UInt8] {
    var lines: [ArraySlice<UInt8>] = []
    var next = 0
    for change in diff.changes {
      lines += diff.before[next..<change.before.lowerBound]
      lines += diff.after[change.after]
      next = change.before.upperBound
    }
    return Array((lines + diff.before[next...]).joined())
  }

  private func longestCommon(_ left: [String], _ right: [String]) -> Int {
    var row = Array(repeating: 0, count: right.count + 1)
    for line in left {
      var diagonal = 0
      for (index, other) in right.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[right.count]
  }
}
