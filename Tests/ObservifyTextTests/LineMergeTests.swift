import ObservifyText
import Testing

@Suite("Line merge")
struct LineMergeTests {
  @Test(
    "A change is carried over to a version with other changes",
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n", "a\nb\nc\nd\n", "a\nB\nc\nd\n"),
      ("a\nb\nc\n", "a\nB\nc\n", "new\na\nb\n", "new\na\nB\n"),
      // What only touches does not dispute.
      ("a\nb\n", "@\na\nb\n", "A\nb\n", "@\nA\nb\n"),
      ("a\nb\n", "@\nA\nb\n", "new\na\nb\n", "new\n@\nA\nb\n"),
      ("a\nb\nc\n", "A\nb\nc\n", "a\nB\nc\n", "A\nB\nc\n"),
      ("a\nb\nc\n", "a\nc\n", "a\nb\nnew\nc\n", "a\nnew\nc\n"),
      // Equal changes are made once.
      ("a\nb\nc\n", "a\nB\nc\n", "a\nB\nc\nd\n", "a\nB\nc\nd\n"),
      ("a\nb\n", "a\nb\nnew\n", "a\nb\nnew\n", "a\nb\nnew\n"),
      // The end of a file may have no line break.
      ("a\nb", "A\nb", "a\nb\nc", "A\nb\nc"),
      ("a\nb\nc", "A\nb\nc", "a\nb\nC", "A\nb\nC"),
      ("", "new\n", "", "new\n"),
    ])
  func carried(_ before: String, _ after: String, _ other: String, _ expected: String) {
    #expect(carry(before, after, other) == expected)
  }

  @Test(
    "Changes of the same line, or of the same place between two lines, dispute",
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n", "a\nβ\nc\n"),
      ("a\nb\nc\n", "a\nB\nc\n", "a\nc\n"),
      ("a\nb\n", "a\none\nb\n", "a\ntwo\nb\n"),
      ("a\nb\nc\nd\n", "a\nx\nd\n", "a\nb\nnew\nc\nd\n"),
      ("a\nb\n", "A\nb\n", ""),
    ])
  func disputed(_ before: String, _ after: String, _ other: String) {
    #expect(carry(before, after, other) == nil)
    #expect(carry(before, other, after) == nil)
  }

  @Test("A checkout with CRLF gets lines with CRLF")
  func returns() {
    #expect(carry("a\nb\n", "a\nnew\nb\n", "a\r\nb\r\nc\r\n") == "a\r\nnew\r\nb\r\nc\r\n")
    #expect(carry("a\r\nb\r\n", "a\r\nnew\r\nb\r\n", "a\r\nb\r\nc\r\n") == "a\r\nnew\r\nb\r\nc\r\n")
  }

  private func carry(_ before: String, _ after: String, _ other: String) -> String? {
    LineMerge.carry(from: Array(before.utf8), to: Array(after.utf8), into: Array(other.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
