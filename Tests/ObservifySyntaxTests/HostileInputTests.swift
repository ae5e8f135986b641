import ObservifySyntax
import ObservifyText
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  @Test(
    "A hundred thousand levels are no trouble",
    arguments: [
      "(", "[", "{", "let x: a<", "#if A\n", "\"\\(", "-(", "try ", "f { x in ",
      "@a(", "@a (", "#/\n", "(]{)[}", "if ", "switch ", "do ", "@abi(", "@a<", "let x: @a<",
      "while if ",
      "case .a(let ", "guard switch ", "let x = repeat ", "is ", "if case is ", "f { @a(",
    ])
  func deepNesting(_ text: String) {
    let repeated = String(repeating: text, count: 100_000)
    let tree = SyntaxTree(parsing: SourceText(path: "A.swift", text: repeated))
    #expect(tree.root.tokenIndices == 0..<tree.tokens.count)
  }

  @Test(
    "Anything can be repeated",
    arguments: [
      "(", "[", "{", "{ (", "x = (", "f(", "f {", "f { x in ", "a<", "x: a<", "let x: A<", "[a: ",
      "#if A\n", "x\n#if A\n", "@a\n#if A\n", "\"\\(", "\"\"\"\n\\(", "- ", "-(", "&", "try ",
      "await ", "!(", "a ? ", "a ? b : ", "if a {} else ", "() -> ", "let x: () -> ", "some ",
      "repeat ", "each ", "inout ", "@a ", "@a (x) ", "@a(", "class A {", "func f() {", "throws(",
      "switch x { case 1: ", "case let ", "if case let ", "guard a else { ", ".a", "\\", "\\a[",
      "#", "#x(", "`", "\"", "/", "/*", "<#", "$", "<<<<<<< \n", ")", "}", "]", ":", ";", ",",
      "private ", "async ", "any ~", "unsafe { ", "var x: Int { get ", "a as ", "a & ", "0x", "1.",
    ])
  func repetition(_ text: String) {
    let repeated = String(repeating: text, count: 300)
    expectInvariants(SyntaxTree(parsing: SourceText(path: "A.swift", text: repeated)))
    let head = SourceText(path: "A.swift", text: "let x = a\n" + repeated + "\nlet y = b")
    expectInvariants(SyntaxTree(parsing: head))
  }

  @Test(
    "Closed brackets deeper than the limit are swallowed whole",
    arguments: [("(", ")"), ("[", "]"), ("{ ", "}"), ("f { ", "}"), ("#if A\n", "\n#endif\n")])
  func balanced(_ opening: String, _ closing: String) {
    let nested =
      String(repeating: opening, count: 1000) + String(repeating: closing, count: 1000)
    let text = "let x = 1\n\(nested)\nclass After {}"
    let tree = SyntaxTree(parsing: SourceText(path: "A.swift", text: text))
    expectInvariants(tree)
    #expect(tree.errors.contains { $0.message == "nested too deep" })
    #expect(tree.nodes(of: .classDecl).count == 1)
  }

  @Test("Every byte alone and every pair of token starts has a sound tree")
  func bytes() {
    for byte in UInt8.min...UInt8.max {
      expectInvariants(SyntaxTree(parsing: SourceText(path: "A.swift", bytes: [byte])), "\(byte)")
    }
    let pieces = [
      "let", "var x", "func", "class A", "{", "}", "(", ")", "[", "]", "<", ">", ".", ",", ":",
      ";", "@", "#", "#if", "#endif", "=", "->", "&", "?", "!", "x", "1", "\"", "\"\"\"", "\\(",
      "/", "/*", "`", "$", "in", "is", "as", "try", "case", "where", "else", "some", "::", "_",
    ]
    for first in pieces {
      for second in pieces {
        for text in ["\(first) \(second)", "\(first)\(second)", "f { \(first)\(second) }"] {
          expectInvariants(SyntaxTree(parsing: SourceText(path: "A.swift", text: text)), text)
        }
      }
    }
  }

  @Test("Random bytes and shuffled tokens have sound trees", arguments: SyntaxFixture.constructs)
  func shuffled(_ fixture: SyntaxFixture) throws {
    let source = try fixture.source
    let tree = SyntaxTree(parsing: source)
    var random = Generator(state: UInt64(source.bytes.count) + 1)
    let words = (0..<tree.tokens.count).map { source.string(in: tree.tokens.range($0)) }
    for round in 0..<4 {
      let text = words.shuffled(using: &random).joined(separator: round % 2 == 0 ? " " : "\n")
      expectInvariants(SyntaxTree(parsing: SourceText(path: "A.swift", text: text)), "\(round)")
      var bytes = source.bytes
      for index in bytes.indices where random.next() % 16 == 0 {
        bytes[index] = UInt8(truncatingIfNeeded: random.next() >> 32)
      }
      expectInvariants(SyntaxTree(parsing: SourceText(path: "A.swift", bytes: bytes)), "\(round)")
    }
  }
}

/// Random numbers that are the same in each run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
