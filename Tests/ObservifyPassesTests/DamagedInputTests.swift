import ObservifyKit
import ObservifySyntax
import ObservifyTestSupport
import ObservifyText
import Testing

/// Whatever the input, a run ends, adds no syntax error, and leaves nothing for a second run.
@Suite("Damaged input")
struct DamagedInputTests {
  /// One damage to each file, as the name of the fixture decides: three to each took half a minute.
  @Test(
    "A fixture without one of its tokens, with one twice, or that ends early",
    arguments: FixtureCase.all)
  func damage(_ fixture: FixtureCase) async throws {
    var generator = SeededGenerator(seed: UInt64(fixture.name.utf8.count))
    let sources = fixture.before.filter { $0.key.hasSuffix(".swift") && !$0.value.isEmpty }
    for (path, bytes) in sources.sorted(by: { $0.key < $1.key }).prefix(4) {
      let source = SourceText(path: path, bytes: bytes)
      let tree = SyntaxTree(parsing: source)
      let index = Int.random(in: 0..<tree.tokens.kinds.count, using: &generator)
      let token = Token(tree: tree, index: index)
      let damage = try #require(Damage.allCases.randomElement(using: &generator))
      var files = fixture.before
      files[path] = damage.done(to: source, at: token.range)
      await check(files, "\(path), \(damage) of token \(index): '\(token.text)'")
    }
  }

  private enum Damage: CaseIterable {
    case deletion, duplication, truncation

    func done(to source: SourceText, at token: ByteRange) -> [UInt8] {
      let before = source.bytes[..<token.lowerBound.index]
      let after = source.bytes[token.upperBound.index...]
      let text = source.bytes[token.indices]
      return switch self {
      case .deletion: Array(before + after)
      case .duplication: Array(before + text + [0x20] + text + after)
      case .truncation: Array(before)
      }
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
