import ObservifyTestSupport
import ObservifyText
import Testing

@Suite("The text of a file")
struct SourceTextTests {
  @Test(
    "A text is found wherever it stands, and nowhere else",
    arguments: [
      ("", "", true), ("", "a", false), ("a", "a", true), ("ba", "a", true), ("ab", "a", true),
      ("abcabd", "abd", true), ("aabaabaaa", "aaa", true), ("aab", "ab", true),
      ("abababac", "ababac", true), ("ab", "abc", false), ("abac", "abc", false),
      ("// observify:ignore", "observify:ignore", true), ("observify: ignore", "observify:", true),
      ("é.è", "è", true), ("é.ê", "è", false),
    ])
  func contains(_ text: String, _ word: String, _ isThere: Bool) {
    #expect(SourceText(path: "1.swift", text: text).contains(word) == isThere)
  }

  @Test("What is found is what a plain search finds")
  func random() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let text = String((0..<40).map { _ in "abc".randomElement(using: &generator) ?? "a" })
      let word = String((0..<4).map { _ in "abc".randomElement(using: &generator) ?? "a" })
      let starts = text.indices.filter { text[$0...].hasPrefix(word) }
      #expect(SourceText(path: "1.swift", text: text).contains(word) == !starts.isEmpty)
    }
  }

  @Test("Bytes spell a text only when all of them do")
  func spells() {
    let source = SourceText(path: "1.swift", text: "let café = 1")
    let range = ByteRange(4, 9)
    #expect(source.spells("café", in: range))
    #expect(!source.spells("cafe", in: range))
    #expect(!source.spells("caf", in: range))
    #expect(!source.spells("café ", in: range))
  }
}
