import ObservifySyntax
import ObservifyTestSupport
import ObservifyText
import Testing

/// Few of what `Scripts/fuzz.sh --invariants` checks many of.
@Suite("Damaged code")
struct DamagedCodeTests {
  @Test("Every prefix has a sound tree", arguments: SyntaxFixture.constructs)
  func prefixes(_ fixture: SyntaxFixture) throws {
    let bytes = try fixture.source.bytes
    for end in 0...min(bytes.count, 800) {
      let prefix = SourceText(path: "A.swift", bytes: Array(bytes[..<end]))
      expectInvariants(SyntaxTree(parsing: prefix), "\(end)")
    }
  }

  @Test("Random mutations have sound trees", arguments: SyntaxFixture.constructs)
  func mutations(_ fixture: SyntaxFixture) throws {
    let bytes = try fixture.source.bytes
    for seed in 0..<40 {
      var mutator = SourceMutator(seed: UInt64(seed))
      let mutated = SourceText(path: "A.swift", bytes: mutator.mutated(bytes))
      expectInvariants(SyntaxTree(parsing: mutated), "\(seed)")
    }
  }
}
