import ObservifyKit
import ObservifySyntax
import ObservifyTestSupport
import ObservifyText
import Testing

/// Whatever the input, a run ends, adds no syntax error, and leaves nothing for a second run.
@Suite("Damaged input")
struct DamagedInputTests {
  @Test("A fixture without one of its tokens", arguments: FixtureCase.all)
  func deletion(_ fixture: FixtureCase) async throws {
    try await check(fixture) { source, token in
      Array(source.bytes[..<token.lowerBound.index] + source.bytes[token.upperBound.index...])
    }
  }

  @Test("A fixture with one of its tokens twice", arguments: FixtureCase.all)
  func duplication(_ fixture: FixtureCase) async throws {
    try await check(fixture) { source, token in
      let text = Array(source.bytes[token.indices])
      return Array(source.bytes[..<token.upperBound.index]) + [0x20] + text
        + source.bytes[token.upperBound.index...]
    }
  }

  @Test("A fixture that ends in the middle", arguments: FixtureCase.all)
  func truncation(_ fixture: FixtureCase) async throws {
    try await check(fixture) { source, token in Array(source.bytes[..<token.lowerBound.index]) }
  }

  /// Damages every file of a fixture at one token of many, a file at a time.
  private func check(
    _ fixture: FixtureCase, _ damage: (SourceText, ByteRange) -> [UInt8]
  ) async throws {
    var generator = SeededGenerator(seed: UInt64(fixture.name.utf8.count))
    let sources = fixture.before.filter { $0.key.hasSuffix(".swift") && !$0.value.isEmpty }
    for (path, bytes) in sources.sorted(by: { $0.key < $1.key }).prefix(4) {
      let source = SourceText(path: path, bytes: bytes)
      let tree = SyntaxTree(parsing: source)
      let index = Int.random(in: 0..<tree.tokens.kinds.count, using: &generator)
      let token = Token(tree: tree, index: index)
      var files = fixture.before
      files[path] = damage(source, token.range)
      await check(files, "\(path), token \(index): '\(token.text)'")
    }
  }

  private func check(_ files: [String: [UInt8]], _ comment: Comment) async {
    let run = await ToolRun(files)
    #expect(run.report != nil, comment)
    for change in run.report?.changes ?? [] {
      let before = SyntaxTree(parsing: SourceText(path: change.path, bytes: change.before)).errors
      let after = SyntaxTree(parsing: SourceText(path: change.path, bytes: change.after)).errors
      #expect(after.count <= before.count, comment)
    }
    let second = await ToolRun(run.after)
    #expect(second.report?.changes.map(\.path) == [], comment)
  }
}
