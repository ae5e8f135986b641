import Foundation
import ObservifySyntax
import ObservifyText
import Testing

@Suite("Syntax trees")
struct SyntaxTreeTests {
  @Test("Every token and node of a file has its place", arguments: SyntaxFixture.project)
  func invariants(_ fixture: SyntaxFixture) throws {
    expectInvariants(SyntaxTree(parsing: try fixture.source))
  }

  @Test("The project's own sources parse without errors", arguments: SyntaxFixture.project)
  func noErrors(_ fixture: SyntaxFixture) throws {
    guard !SyntaxFixture.brokenNames.contains(fixture.url.lastPathComponent) else { return }
    let tree = SyntaxTree(parsing: try fixture.source)
    #expect(tree.errors.isEmpty)
    #expect(tree.nodes(of: .unexpected).isEmpty)
  }

  @Test("A construct has the tree that its golden file shows", arguments: SyntaxFixture.constructs)
  func golden(_ fixture: SyntaxFixture) throws {
    let url = fixture.url.deletingPathExtension().appendingPathExtension("tree")
    let dump = SyntaxTree(parsing: try fixture.source).dump()
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(dump.utf8).write(to: url)
    }
    let expected = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    let (old, new) = (expected.split(separator: "\n"), dump.split(separator: "\n"))
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      expected == dump,
      """
      line \((line?.offset ?? min(old.count, new.count)) + 1): \
      expected \(line?.element.0 ?? "nothing"), got \(line?.element.1 ?? "nothing")
      (update with UPDATE_FIXTURES=1 swift test --filter ObservifySyntaxTests)
      """)
  }

  @Test("A file that is cut off anywhere has a sound tree", arguments: SyntaxFixture.constructs)
  func prefixes(_ fixture: SyntaxFixture) throws {
    let source = try fixture.source
    for end in stride(from: 0, to: source.bytes.count, by: 17) {
      let cut = SourceText(path: source.path, bytes: Array(source.bytes[..<end]))
      expectInvariants(SyntaxTree(parsing: cut), "first \(end) bytes")
    }
  }

  @Test("A file that lacks a token has a sound tree", arguments: SyntaxFixture.constructs)
  func deletions(_ fixture: SyntaxFixture) throws {
    let source = try fixture.source
    let tokens = SyntaxTree(parsing: source).tokens
    for index in stride(from: 0, to: tokens.count - 1, by: 5) {
      var bytes = source.bytes
      bytes.removeSubrange(tokens.range(index).indices)
      let tree = SyntaxTree(parsing: SourceText(path: source.path, bytes: bytes))
      expectInvariants(tree, "without token \(index)")
    }
  }

  @Test("A file with a doubled token has a sound tree", arguments: SyntaxFixture.constructs)
  func duplications(_ fixture: SyntaxFixture) throws {
    let source = try fixture.source
    let tokens = SyntaxTree(parsing: source).tokens
    for index in stride(from: 1, to: tokens.count - 1, by: 5) {
      var bytes = source.bytes
      let range = tokens.range(index).indices
      bytes.insert(contentsOf: source.bytes[range], at: range.upperBound)
      let tree = SyntaxTree(parsing: SourceText(path: source.path, bytes: bytes))
      expectInvariants(tree, "with token \(index) doubled")
    }
  }

  @Test(
    "A function is named by its whole operator",
    arguments: ["<+>", "</>", "<", "<=", "<<", ">>>", "+", "!", "==", "->>"])
  func operatorName(_ name: String) {
    for rest in [
      "(l: P, r: P) -> P { l }", " (l: P, r: P) -> P { l }", "<T>(l: T, r: T) -> T { l }",
    ] {
      let tree = SyntaxTree(parsing: SourceText(path: "A.swift", text: "func \(name)\(rest)"))
      #expect(tree.errors.isEmpty)
      let functions = tree.root.children(.functionDecl)
      #expect(functions.map { FunctionDeclaration($0)?.name } == [name])
    }
  }

  @Test("What is around broken code is still read")
  func recovery() {
    let text = """
      func broken( {
      }
      class First {
        let x: = 1
        ] ) stray
        func kept() {}
      }
      func alsoBroken() { return + }
      struct Second { let list = [1, 2
        var kept = 1
      }
      let value = foo(a b, c)
      enum Third { case one }
      """
    let tree = SyntaxTree(parsing: SourceText(path: "A.swift", text: text))
    expectInvariants(tree)
    #expect(!tree.errors.isEmpty)
    #expect(tree.nodes(of: .classDecl).count == 1)
    #expect(tree.nodes(of: .structDecl).count == 1)
    #expect(tree.nodes(of: .enumDecl).count == 1)
    #expect(tree.nodes(of: .functionDecl).count == 3)
  }
}
