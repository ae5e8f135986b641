import ObservifyIndex
import ObservifyKit
import Testing

@testable import ObservifyCLI

@Suite("Options file")
struct OptionsTextTests {
  /// Returns a value as one line.
  private func shown(_ value: OptionsText) -> String {
    switch value.content {
    case .scalar(let text): "\"\(text)\""
    case .list(let elements): "[\(elements.map(shown).joined(separator: ", "))]"
    case .map(let pairs):
      "{\(pairs.map { "\($0.key)@\($0.line): \(shown($0.value))" }.joined(separator: ", "))}"
    }
  }

  @Test(
    "Maps, lists, scalars, quotes and comments are read",
    arguments: [
      ("", "{}"),
      ("# nothing\n---\na: 1 # one\n", "{a@3: \"1\"}"),
      ("a: b#c\nd: 'e # f'\n", "{a@1: \"b#c\", d@2: \"e # f\"}"),
      ("a:\n  - b\n  - c d\n", "{a@1: [\"b\", \"c d\"]}"),
      ("a:\n- b\n- c\nd: e\n", "{a@1: [\"b\", \"c\"], d@4: \"e\"}"),
      ("a: [b, 'c, d', \"e\"]\n", "{a@1: [\"b\", \"c, d\", \"e\"]}"),
      (
        "t:\n  - p: A.swift:1:2\n    e: 'x(\"y\")'\n  - p: q\n",
        "{t@1: [{p@2: \"A.swift:1:2\", e@3: \"x(\"y\")\"}, {p@4: \"q\"}]}"
      ),
      ("a: 'it''s'\nb: \"x\\n\\\"y\\\\\"\n", "{a@1: \"it's\", b@2: \"x\n\"y\\\"}"),
      ("a:\r\n  b: c\r\n", "{a@1: {b@2: \"c\"}}"),
      ("a:\nb: c\n", "{a@1: \"\", b@2: \"c\"}"),
    ])
  func reads(_ text: String, _ value: String) throws {
    #expect(shown(try OptionsText(Array(text.utf8))) == value)
  }

  @Test(
    "Everything else is an error with its line",
    arguments: [
      ("a: {b: c}\n", 1), ("a: &b c\n", 1), ("a: |\n  b\n", 1), ("a: b: c\n", 1),
      ("a: 1\na: 2\n", 2), ("a: 1\n\tb: 2\n", 2), ("a: 1\n  b: 2\n", 2), ("a: 'b\n", 1),
      ("a: [b,\n  c]\n", 1), ("just text\n", 1), ("a: \"\\q\"\n", 1), ("- a\nb: c\n", 2),
    ])
  func refuses(_ text: String, _ line: Int) {
    do throws(UsageError) {
      let value = try OptionsText(Array(text.utf8))
      Issue.record("\(text) was read as \(shown(value))")
    } catch {
      guard case .optionsFile(line, _) = error else {
        Issue.record("\(text): \(error)")
        return
      }
    }
  }

  @Test("No option that a project sets writes anything")
  func writesNothing() {
    for name in OptionsFile.optionNames {
      var invocation = Invocation()
      for option in Option.all where option.name == name { option.apply(&invocation, "text") }
      #expect(!invocation.changesFiles && invocation.destination == .standardOutput)
      #expect(invocation.report == nil && invocation.series == nil && !invocation.allowsDirty)
    }
  }

  @Test("The lines that ask for a type are read back, once the type is there")
  func linesAreRead() throws {
    let text =
      "types:\n"
      + OptionsFile.lines(
        stating: .init(
          path: "App/It's.swift", line: 3, column: 9, expression: "make(\"a: b\").it", kept: 1)
      ).joined(separator: "\n").replacing("?", with: "Store")
    let file = try OptionsFile(Array(text.utf8), of: .migrate, in: "")
    #expect(
      file.types == [
        .init(
          place: .init(path: "App/It's.swift", line: 3, column: 9), expression: "make(\"a: b\").it",
          type: "Store", line: 2)
      ])
  }
}
