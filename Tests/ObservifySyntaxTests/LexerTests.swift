import ObservifySyntax
import ObservifyText
import Testing

@Suite("Tokens")
struct LexerTests {
  private func kinds(_ text: String) -> [TokenKind] {
    SyntaxTree(parsing: SourceText(path: "A.swift", text: text)).tokens.kinds.dropLast()
  }

  private func texts(_ text: String) -> [String] {
    let tree = SyntaxTree(parsing: SourceText(path: "A.swift", text: text))
    return (0..<tree.tokens.count - 1).map { tree.source.string(in: tree.tokens.range($0)) }
  }

  @Test("The space around an operator makes it prefix, binary or postfix")
  func operators() {
    #expect(kinds("a + b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("a+b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("+b") == [.prefixOperator, .identifier])
    #expect(kinds("b++ ") == [.identifier, .postfixOperator])
    #expect(kinds("a? b") == [.identifier, .postfixQuestion, .identifier])
    #expect(kinds("a ? b") == [.identifier, .infixQuestion, .identifier])
    #expect(kinds("a!.b") == [.identifier, .exclamation, .period, .identifier])
    #expect(
      kinds("f(&a)") == [.identifier, .leftParen, .prefixAmpersand, .identifier, .rightParen])
  }

  @Test("Angle brackets at the start of an operator are tokens of their own")
  func angles() {
    #expect(texts("a >>= b") == ["a", ">", ">", "=", "b"])
    #expect(texts("A<B<C>>?") == ["A", "<", "B", "<", "C", ">", ">", "?"])
    #expect(texts("0..<n") == ["0", "..<", "n"])
    #expect(texts("func ==<T>()") == ["func", "==", "<", "T", ">", "(", ")"])
  }

  @Test("A slash is a regex literal where an operand may stand")
  func regexLiterals() {
    #expect(kinds("x = /a b/") == [.identifier, .equal, .regexLiteral])
    #expect(kinds("a / b / c") == kinds("a + b + c"))
    #expect(kinds("f(/, x)").contains(.regexLiteral) == false)
    // A keyword behind a period is the name of a member.
    #expect(kinds("a.internal / (b / c)").contains(.regexLiteral) == false)
    #expect(kinds("return /a/").contains(.regexLiteral))
    #expect(kinds("#/a/b/#") == [.regexLiteral])
    #expect(kinds("!/a/") == [.prefixOperator, .regexLiteral])
  }

  @Test("A string is cut into text and interpolations")
  func strings() {
    #expect(kinds("\"\"") == [.stringStart, .stringEnd])
    #expect(
      texts(#""a\(b("c"))d""#) == [
        "\"", "a", "\\(", "b", "(", "\"", "c", "\"", ")", ")", "d", "\"",
      ])
    #expect(texts("#\"a\\(b)\\#(c)\"#") == ["#\"", "a\\(b)", "\\#(", "c", ")", "\"#"])
    #expect(texts("\"\"\"\n  \"a\"\n  \"\"\"") == ["\"\"\"", "\n  \"a\"\n  ", "\"\"\""])
  }

  @Test("Keywords are recognised whatever their length, names that resemble them are not")
  func keywords() {
    #expect(kinds("precedencegroup precedencegroups") == [.precedencegroupKeyword, .identifier])
    #expect(kinds("xssociatedtype associatedtype") == [.identifier, .associatedtypeKeyword])
    #expect(kinds("`class` class Class") == [.identifier, .classKeyword, .identifier])
    #expect(kinds("_ __owned") == [.underscore, .underscoredOwnedKeyword])
    for kind in TokenKind.allCases where kind.isReservedWord {
      #expect(!kind.isName && kind.isLabel == (kind != .inoutKeyword))
    }
  }

  @Test("Numbers end where members begin")
  func numbers() {
    #expect(
      texts("1.0.a 1.a 0xff.b 1...2 x.0.1") == [
        "1.0", ".", "a", "1", ".", "a", "0xff", ".", "b", "1", "...", "2", "x", ".", "0", ".", "1",
      ])
  }

  @Test("What lies between tokens is cut into pieces")
  func trivia() {
    let text = "a // one\n  /* two /* in */ */ /// three\r\n\t/** four */ b"
    let tree = SyntaxTree(parsing: SourceText(path: "A.swift", text: text))
    let pieces = tree.source.trivia(in: Token(tree: tree, index: 1).leadingGap)
    #expect(
      pieces.map(\.kind) == [
        .space, .lineComment, .lineBreak, .space, .blockComment, .space, .docLineComment,
        .lineBreak, .space, .docBlockComment, .space,
      ])
    #expect(tree.source.string(in: pieces[4].range) == "/* two /* in */ */")
  }
}
