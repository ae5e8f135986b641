import ObservifyIndex
import ObservifySyntax
import ObservifyTestSupport
import ObservifyText
import Testing

@testable import ObservifyPasses

/// What each verb makes of a few lines: `1️⃣` marks the node that it is about.
@Suite("Edit builder")
struct EditBuilderTests {
  @Test("An attribute goes with the white space behind it", arguments: EditCase.removedAttributes)
  func removeAttribute(_ example: EditCase) throws {
    try example.check(.attribute) { edit, node in
      if let attribute = Attribute(node) { edit.removeAttribute(attribute) }
    }
  }

  @Test("An attribute comes before what a declaration begins with", arguments: EditCase.attributes)
  func insertAttribute(_ example: EditCase) throws {
    try example.check(.variableDecl) { edit, node in edit.insertAttribute("@X", before: node) }
  }

  @Test("An attribute of a class comes behind the others", arguments: EditCase.attributeLines)
  func insertAttributeLine(_ example: EditCase) throws {
    try example.check(.classDecl) { edit, node in
      edit.insertAttributeLine("@X", into: node, sharingLine: false)
    }
  }

  @Test("An attribute shares the line where all others do", arguments: EditCase.sharedLines)
  func insertAttributeOnSharedLine(_ example: EditCase) throws {
    try example.check(.classDecl) { edit, node in
      edit.insertAttributeLine("@X", into: node, sharingLine: true)
    }
  }

  @Test("A supertype goes with one comma or the colon", arguments: EditCase.listElements)
  func removeListElement(_ example: EditCase) throws {
    try example.check(.inheritedType) { edit, node in
      if let list = node.parent { edit.removeListElement(node, from: list) }
    }
  }

  @Test("A part of a composition goes with one ampersand", arguments: EditCase.parts)
  func removePart(_ example: EditCase) throws {
    try example.check(.namedType) { edit, node in
      if let composition = node.parent { edit.removePart(node, of: composition) }
    }
  }

  @Test("A statement goes with its line", arguments: EditCase.statements)
  func removeStatement(_ example: EditCase) throws {
    try example.check(.callExpression) { edit, node in edit.removeStatement(node) }
  }

  @Test("A declaration goes with one blank line beside it", arguments: EditCase.declarations)
  func removeStatementAndBlankLine(_ example: EditCase) throws {
    try example.check(.extensionDecl) { edit, node in edit.removeStatementAndBlankLine(node) }
  }

  @Test("A type annotation goes and its comments stay", arguments: EditCase.annotations)
  func removeAnnotation(_ example: EditCase) throws {
    try example.check(.patternBinding) { edit, node in
      guard let binding = PatternBinding(node), let annotation = binding.typeAnnotation,
        let name = binding.nameToken
      else { return }
      edit.removeAnnotation(annotation, behind: name)
    }
  }

  @Test("An import comes in its sorted place", arguments: EditCase.imports)
  func addImport(_ example: EditCase) throws {
    try example.check(.sourceFile) { edit, _ in edit.addImport("Observation") }
  }

  @Test("A line break is that of the line, or that of the line before")
  func lineBreaks() throws {
    let builder = EditBuilder(IndexedProject("a\r\nb\nc").index.files[0])
    #expect(builder.lineBreak(near: ByteOffset(0)) == "\r\n")
    #expect(builder.lineBreak(near: ByteOffset(3)) == "\n")
    #expect(builder.lineBreak(near: ByteOffset(5)) == "\n")
    #expect(EditBuilder(IndexedProject("a").index.files[0]).lineBreak(near: ByteOffset(0)) == "\n")
    #expect(
      EditBuilder(IndexedProject("a\rb").index.files[0]).lineBreak(near: ByteOffset(2)) == "\r")
  }

  @Test("The indentation is the white space before the first thing on a line")
  func indentation() throws {
    let builder = EditBuilder(IndexedProject("a\n \t b c\n\u{FEFF}d").index.files[0])
    #expect(builder.indentation(at: ByteOffset(0)) == "")
    #expect(builder.indentation(at: ByteOffset(5)) == " \t ")
    #expect(builder.indentation(at: ByteOffset(7)) == nil)
    #expect(builder.lineIndentation(at: ByteOffset(7)) == " \t ")
    #expect(
      EditBuilder(IndexedProject("\u{FEFF}a").index.files[0]).indentation(at: ByteOffset(3)) == "")
  }
}

/// A text with a marked node, and the text after a verb.
struct EditCase: Sendable, CustomTestStringConvertible {
  let before: String
  let after: String
  /// Whether the text has no line break that says which one to take.
  let isOneLine: Bool

  var testDescription: String { before.debugDescription }

  private init(_ before: String, _ after: String) {
    self.before = before
    self.after = after
    isOneLine = !before.contains("\n")
  }

  /// Expects that `verb` makes the text of the marked node, with LF and with CRLF.
  func check(_ kind: NodeKind, _ verb: (inout EditBuilder, Node) -> Void) throws {
    let found = try edited(before, kind, verb)
    let ends = try edited(before.withCarriageReturns, kind, verb)
    #expect(found == after)
    #expect(ends == (isOneLine ? after : after.withCarriageReturns))
  }

  private func edited(
    _ marked: String, _ kind: NodeKind, _ verb: (inout EditBuilder, Node) -> Void
  ) throws -> String {
    let project = IndexedProject(marked)
    let file = project.index.files[0]
    let start = try #require(project.node(at: "1️⃣"))
    let node = try #require(([start] + start.ancestors).first { $0.kind == kind })
    var builder = EditBuilder(file)
    verb(&builder, node)
    var list = EditList()
    try list.merge(builder.edits)
    return String(decoding: list.applied(to: file.tree.source.bytes), as: UTF8.self)
  }

  // MARK: The cases

  static let removedAttributes: [EditCase] = [
    EditCase("1️⃣@Published var a = 1", "var a = 1"),
    EditCase("class C {\n  1️⃣@Published\n  var a = 1\n}", "class C {\n  var a = 1\n}"),
    EditCase("1️⃣@Published   private\tvar a = 1", "private\tvar a = 1"),
    EditCase("1️⃣@Published /* why */ var a = 1", "/* why */ var a = 1"),
    EditCase("1️⃣@Published // why\nvar a = 1", "// why\nvar a = 1"),
    EditCase("/* why */ 1️⃣@Published var a = 1", "/* why */ var a = 1"),
    EditCase("1️⃣@Published @objc var a = 1", "@objc var a = 1"),
    EditCase("@objc 1️⃣@Published var a = 1", "@objc var a = 1"),
    EditCase("@objc\n1️⃣@Published\nvar a = 1", "@objc\nvar a = 1"),
    EditCase("1️⃣@Published() var a = 1", "var a = 1"),
    EditCase("1️⃣@Combine.Published var a = 1", "var a = 1"),
    EditCase("1️⃣@Published\n\n\n  var a = 1", "var a = 1"),
  ]

  static let attributes: [EditCase] = [
    EditCase("1️⃣var a = 1", "@X var a = 1"),
    EditCase("  1️⃣private lazy var a = 1", "  @X private lazy var a = 1"),
    EditCase("/// It.\n1️⃣@objc var a = 1", "/// It.\n@X @objc var a = 1"),
    EditCase("@objc\n1️⃣var a = 1", "@X @objc\nvar a = 1"),
    EditCase("let b = 1; 1️⃣var a = 1", "let b = 1; @X var a = 1"),
    EditCase("/* why */ 1️⃣var a = 1", "/* why */ @X var a = 1"),
  ]

  static let attributeLines: [EditCase] = [
    EditCase("1️⃣class C {}\n", "@X\nclass C {}\n"),
    EditCase("1️⃣class C {}", "@X\nclass C {}"),
    EditCase("1️⃣public final class C {}\n", "@X\npublic final class C {}\n"),
    EditCase(
      "enum E {\n    1️⃣class C {}\n}\n", "enum E {\n    @X\n    class C {}\n}\n"),
    EditCase("enum E {\n\t1️⃣class C {}\n}\n", "enum E {\n\t@X\n\tclass C {}\n}\n"),
    EditCase("/// It.\n1️⃣class C {}\n", "/// It.\n@X\nclass C {}\n"),
    EditCase("1️⃣@MainActor\nclass C {}\n", "@MainActor\n@X\nclass C {}\n"),
    EditCase("1️⃣@MainActor\npublic class C {}\n", "@MainActor\n@X\npublic class C {}\n"),
    EditCase("1️⃣@MainActor class C {}\n", "@MainActor @X class C {}\n"),
    EditCase("1️⃣@MainActor final class C {}\n", "@MainActor @X final class C {}\n"),
    EditCase("1️⃣@A\n@B final class C {}\n", "@A\n@B @X final class C {}\n"),
    EditCase("1️⃣@A @B\nclass C {}\n", "@A @B\n@X\nclass C {}\n"),
    EditCase("1️⃣@A // why\nclass C {}\n", "@A // why\n@X\nclass C {}\n"),
    EditCase("1️⃣@A\n// why\nclass C {}\n", "@A\n// why\n@X\nclass C {}\n"),
    EditCase("1️⃣@A\n/// It.\nclass C {}\n", "@A\n/// It.\n@X\nclass C {}\n"),
    EditCase("1️⃣@A(\n  b\n)\nclass C {}\n", "@A(\n  b\n)\n@X\nclass C {}\n"),
    EditCase("enum E { 1️⃣class C {} }\n", "enum E { @X class C {} }\n"),
    EditCase("let a = 1; 1️⃣class C {}\n", "let a = 1; @X class C {}\n"),
    EditCase("/* why */ 1️⃣class C {}\n", "/* why */ @X class C {}\n"),
    EditCase("1️⃣#if A\n@B\n#endif\nclass C {}\n", "#if A\n@B\n#endif\n@X\nclass C {}\n"),
    EditCase("\u{FEFF}1️⃣class C {}\n", "\u{FEFF}@X\nclass C {}\n"),
    EditCase("1️⃣public\nclass C {}\n", "@X\npublic\nclass C {}\n"),
  ]

  static let sharedLines: [EditCase] = [
    EditCase("1️⃣class C {}\n", "@X class C {}\n"),
    EditCase("  1️⃣public final class C {}\n", "  @X public final class C {}\n"),
    EditCase("1️⃣@A class C {}\n", "@A @X class C {}\n"),
    EditCase("1️⃣@A\nclass C {}\n", "@A\n@X\nclass C {}\n"),
  ]

  static let listElements: [EditCase] = [
    EditCase("class C: 1️⃣O {}", "class C {}"),
    EditCase("class C : 1️⃣O {}", "class C {}"),
    EditCase("class C:1️⃣O{}", "class C{}"),
    EditCase("class C\n  : 1️⃣O\n{}", "class C\n{}"),
    EditCase("class C:\n  1️⃣O\n{}", "class C\n{}"),
    EditCase("class C<T>: 1️⃣O where T: P {}", "class C<T> where T: P {}"),
    EditCase("class C: /* a */ 1️⃣O /* b */ {}", "class C /* a */ /* b */ {}"),
    EditCase("class C: 1️⃣O, P {}", "class C: P {}"),
    EditCase("class C: 1️⃣O,P {}", "class C: P {}"),
    EditCase("class C:\n  1️⃣O,\n  P\n{}", "class C:\n  P\n{}"),
    EditCase("class C: P, 1️⃣O {}", "class C: P {}"),
    EditCase("class C: P ,1️⃣O {}", "class C: P {}"),
    EditCase("class C: P,\n  1️⃣O {}", "class C: P {}"),
    EditCase("class C:\n  P,\n  1️⃣O\n{}", "class C:\n  P\n{}"),
    EditCase("class C: P, 1️⃣O, Q {}", "class C: P, Q {}"),
    EditCase("class C: P,\n  1️⃣O,\n  Q {}", "class C: P,\n  Q {}"),
    EditCase("class C: P, /* a */ 1️⃣O {}", "class C: P /* a */ {}"),
    EditCase("class C: P, 1️⃣O /* a */ {}", "class C: P /* a */ {}"),
    EditCase("class C: 1️⃣O /* a */, P {}", "class C: /* a */ P {}"),
    EditCase(
      "class C: P, // p\n  1️⃣O\n{}", "class C: P // p\n{}"),
    EditCase(
      "class C: P, // p\n  1️⃣O {}", "class C: P // p\n  {}"),
    EditCase(
      "class C: // o\n  1️⃣O {}", "class C // o\n  {}"),
    EditCase("class C:\n  1️⃣O, // o\n  P {}", "class C:\n  // o\n  P {}"),
    EditCase("class C: 1️⃣Combine.O, P {}", "class C: P {}"),
    EditCase("class C: B<Int>, 1️⃣O {}", "class C: B<Int> {}"),
    EditCase("class C: @unchecked Sendable, 1️⃣O {}", "class C: @unchecked Sendable {}"),
    EditCase("extension C: 1️⃣O {}", "extension C {}"),
  ]

  static let parts: [EditCase] = [
    EditCase("typealias A = 1️⃣O & P", "typealias A = P"),
    EditCase("typealias A = P & 1️⃣O", "typealias A = P"),
    EditCase("typealias A = P & 1️⃣O & Q", "typealias A = P & Q"),
    EditCase("typealias A = P&1️⃣O", "typealias A = P"),
    EditCase("typealias A =\n  1️⃣O\n  & P", "typealias A =\n  P"),
  ]

  static let statements: [EditCase] = [
    EditCase("func f() {\n  1️⃣a()\n  b()\n}", "func f() {\n  b()\n}"),
    EditCase("func f() {\n  b()\n  1️⃣a()\n}", "func f() {\n  b()\n}"),
    EditCase("func f() {\n  1️⃣a()\n}", "func f() {\n}"),
    EditCase("func f() {\n  1️⃣a.b(\n    c\n  )\n  b()\n}", "func f() {\n  b()\n}"),
    EditCase("func f() {\n  1️⃣a();\n  b()\n}", "func f() {\n  b()\n}"),
    EditCase("func f() {\n  1️⃣a(); b()\n}", "func f() {\n  b()\n}"),
    EditCase("func f() { 1️⃣a(); b() }", "func f() { b() }"),
    EditCase("func f() { b(); 1️⃣a() }", "func f() { b() }"),
    EditCase("func f() { 1️⃣a() }", "func f() { }"),
    EditCase("func f() {\n  b(); 1️⃣a()\n}", "func f() {\n  b()\n}"),
    EditCase("func f() {\n  1️⃣a() // why\n}", "func f() {\n  // why\n}"),
    EditCase("func f() {\n  // why\n  1️⃣a()\n}", "func f() {\n  // why\n}"),
    EditCase("func f() {\n  1️⃣a()  \n  b()\n}", "func f() {\n  b()\n}"),
    EditCase("func f() {\n\n  1️⃣a()\n\n  b()\n}", "func f() {\n\n\n  b()\n}"),
    EditCase("1️⃣a()", ""),
    EditCase("b()\n1️⃣a()", "b()\n"),
  ]

  static let declarations: [EditCase] = [
    EditCase("class C {}\n\n1️⃣extension C {}\n\nclass D {}\n", "class C {}\n\nclass D {}\n"),
    EditCase("class C {}\n\n1️⃣extension C {}\n", "class C {}\n"),
    EditCase("class C {}\n\n1️⃣extension C {}", "class C {}\n"),
    EditCase("class C {}\n1️⃣extension C {}\nclass D {}\n", "class C {}\nclass D {}\n"),
    EditCase("1️⃣extension C {}\n\nclass C {}\n", "class C {}\n"),
    EditCase("class C {}; 1️⃣extension C {}\n", "class C {}\n"),
    EditCase(
      "class C {}\n\n// why\n1️⃣extension C {}\n\nclass D {}\n",
      "class C {}\n\n// why\nclass D {}\n"),
  ]

  static let annotations: [EditCase] = [
    EditCase("var 1️⃣a: A", "var a"),
    EditCase("var 1️⃣a : A", "var a"),
    EditCase("var 1️⃣a:A = 1", "var a = 1"),
    EditCase("var 1️⃣a: A<B> { 1 }", "var a { 1 }"),
    EditCase("var 1️⃣a /* b */: A", "var a /* b */"),
    EditCase("var 1️⃣a: /* b */ A", "var a /* b */"),
    EditCase("var 1️⃣a: A /* b */", "var a /* b */"),
    EditCase("var 1️⃣a:\n  A", "var a"),
  ]

  static let imports: [EditCase] = [
    EditCase("1️⃣import Foundation\n", "import Foundation\nimport Observation\n"),
    EditCase("1️⃣import UIKit\n", "import Observation\nimport UIKit\n"),
    EditCase(
      "1️⃣import Combine\nimport UIKit\n\nclass C {}\n",
      "import Combine\nimport Observation\nimport UIKit\n\nclass C {}\n"),
    EditCase(
      "1️⃣import UIKit\nimport Combine\n", "import UIKit\nimport Combine\nimport Observation\n"),
    EditCase("1️⃣import Foundation", "import Foundation\nimport Observation"),
    EditCase(
      "1️⃣import Foundation // why\n", "import Foundation // why\nimport Observation\n"),
    EditCase(
      "// A header.\n\n1️⃣import Foundation\n",
      "// A header.\n\nimport Foundation\nimport Observation\n"),
    EditCase(
      "1️⃣@testable import Foundation\n", "@testable import Foundation\nimport Observation\n"),
    EditCase(
      "1️⃣import struct Foundation.URL\nimport UIKit\n",
      "import struct Foundation.URL\nimport Observation\nimport UIKit\n"),
    EditCase(
      "1️⃣import A; import B\nclass C {}\n", "import A; import B\nimport Observation\nclass C {}\n"),
    EditCase("1️⃣class C {}\n", "import Observation\n\nclass C {}\n"),
    EditCase("/// It.\n1️⃣class C {}\n", "import Observation\n\n/// It.\nclass C {}\n"),
    EditCase(
      "// A header.\n\n/// It.\n1️⃣class C {}\n",
      "// A header.\n\nimport Observation\n\n/// It.\nclass C {}\n"),
    EditCase("\u{FEFF}1️⃣class C {}\n", "\u{FEFF}import Observation\n\nclass C {}\n"),
    EditCase(
      "/*\n  A header.\n*/\n\n1️⃣class C {}\n",
      "/*\n  A header.\n*/\n\nimport Observation\n\nclass C {}\n"),
    EditCase(
      "1️⃣#if canImport(UIKit)\nimport UIKit\n#endif\nclass C {}\n",
      "import Observation\n\n#if canImport(UIKit)\nimport UIKit\n#endif\nclass C {}\n"),
  ]
}

extension String {
  fileprivate var withCarriageReturns: String { replacing("\n", with: "\r\n") }
}
