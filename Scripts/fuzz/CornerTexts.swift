import Foundation

/// Texts that go on and on.
extension Corners {
  /// A text that is as long as one likes.
  struct Corner {
    let name: String
    let head: String
    let piece: String
    let middle: String
    let closing: String
    let tail: String

    init(
      _ name: String, _ piece: String, head: String = "", middle: String = "",
      closing: String = "", tail: String = ""
    ) {
      self.name = name
      self.piece = piece
      self.head = head
      self.middle = middle
      self.closing = closing
      self.tail = tail
    }

    /// Returns about `size` bytes; `№` stands for the number of the piece.
    func text(_ size: Int) -> String {
      let length = piece.utf8.count + closing.utf8.count
      let count = size / max(1, length) + 1
      var text = head
      if piece.contains("№") {
        for number in 0..<count { text += piece.replacingOccurrences(of: "№", with: "\(number)") }
      } else {
        text += String(repeating: piece, count: count)
      }
      return text + middle + String(repeating: closing, count: count) + tail
    }
  }

  /// Code such as apps are made of, again and again.
  static func ordinaryCode(_ size: Int) -> String {
    Corner(
      "",
      """
      /// A list that somebody made, with what is in it.
      final class Store№: ObservableObject {
        @Published private(set) var items: [Item№] = []
        @Published var selection: Item№.ID?
        private let service: Service№

        init(service: Service№ = .shared) {
          self.service = service
        }

        func load() async throws {
          let found = try await service.items(limit: 20, matching: "name")
          for item in found where !items.contains(item) && item.isVisible {
            items.append(item)
          }
          selection = items.first?.id ?? selection
        }
      }

      struct List№: View {
        @StateObject private var store = Store№()

        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(store.items) { item in
              Text("\\(item.name): \\(item.count + 1)").font(.headline).padding(.horizontal, 4)
            }
            Button("Reload") { Task { try? await store.load() } }
          }
          .navigationTitle("List")
        }
      }

      struct Item№: Identifiable, Equatable { let id: Int; var name = ""; var count = 0; var isVisible = true }
      struct Service№ { static let shared = Service№(); func items(limit: Int, matching: String) async throws -> [Item№] { [] } }

      """, head: "import SwiftUI\n"
    ).text(size)
  }

  private static let model = "class M: ObservableObject { @Published var x = 1 }\n"

  static let all: [Corner] = [
    // What the issue names.
    Corner("members", ".b", head: "let x = a"),
    Corner("sums", " + b", head: "let x = a"),
    Corner("square brackets", "["),
    Corner("interpolations", "\"\\("),
    Corner("comments", "/*"),
    Corner("angles", "<"),
    Corner("at signs", "@"),
    Corner("ifs", "if "),
    Corner("one identifier", "a"),
    Corner("one line", "f(1); "),

    // Brackets, open and closed.
    Corner("parentheses", "("),
    Corner("parentheses, closed", "(", head: "let x = ", middle: "1", closing: ")"),
    Corner("square brackets, closed", "[", head: "let x = ", middle: "1", closing: "]"),
    Corner("braces", "{ "),
    Corner("braces, closed", "{ ", closing: "}"),
    Corner("closing parentheses", ")"),
    Corner("closing braces", "}"),
    Corner("closing square brackets", "]"),
    Corner("closing angles", ">"),
    Corner("calls", "f("),
    Corner("calls, closed", "f(", closing: ")"),
    Corner("tuples with commas", "((((a,"),
    Corner("closures", "x { "),
    Corner("closures, closed", "x { ", closing: "}"),
    Corner("closures with parameter", "f { x in "),
    Corner("trailing closures", " a: {}", head: "f {}"),
    Corner("mixed brackets", "([{"),
    Corner("crossed brackets", "(]{)[}"),
    Corner("interpolations, closed", "\"\\(", head: "let x = ", middle: "1", closing: ")\""),
    Corner("interpolation in a row", "\\(a)", head: "let x = \"", tail: "\""),
    Corner("raw strings", "####\""),
    Corner("raw strings, closed", "####\"a\"#### "),
    Corner("pounds", "#"),
    Corner("quotes", "\""),
    Corner("unterminated strings", "let x№ = \"abc\n"),
    Corner("multi-line quotes", "\"\"\"\n"),
    Corner("backslashes", "\\"),
    Corner("backticks", "`"),
    Corner("key paths", "\\a["),
    Corner("regexes", "/ "),
    Corner("regexes, touching", "/a"),
    Corner("regexes with parentheses", "x = /(\n"),
    Corner("raw regexes", "#/\n"),
    Corner("regexes behind commas", ", /a"),
    Corner("comments, closed", "/*", middle: "", closing: "*/"),
    Corner("comment ends", "*/"),
    Corner("line comments", "//\n"),
    Corner("slashes", "/"),
    Corner("conflict markers", "<<<<<<< \n"),
    Corner("conflict ends", ">>>> \n"),
    Corner("placeholders", "<#"),
    Corner("placeholders, closed", "<#a#>"),

    // Angles.
    Corner("generic or less", "a<"),
    Corner("generic or less, sums", "a<b, ", head: "let x = f("),
    Corner("generic arguments", "a<", head: "let x: ", middle: "b", closing: ">"),
    Corner("generic expression", "a<", head: "let x = ", middle: "b", closing: ">", tail: "()"),
    Corner("less and greater", "a < b > ", head: "let x = "),
    Corner("greater", "a>>>b ", head: "let x = "),
    Corner("generic calls", "a<b>(c) < "),
    Corner("generic tuples", "(a<b, c>"),
    Corner("generic arrays", "[a<"),
    Corner("generic members", ".a<b>", head: "let x = a"),

    // Operators and types.
    Corner("ternaries", "a ? b : ", head: "let x = "),
    Corner("nested ternaries", "a ? ", head: "let x = ", middle: "b", closing: " : c"),
    Corner("casts", " as b", head: "let x = a"),
    Corner("checks", " is b", head: "let x = a"),
    Corner("arrows", "->"),
    Corner("function types", "() -> ", head: "let x: "),
    Corner("ampersands", "&"),
    Corner("compositions", " & B", head: "let x: A"),
    Corner("optional types", "?", head: "let x: A"),
    Corner("member types", ".B", head: "let x: A"),
    Corner("optional chains", "?.b", head: "let x = a"),
    Corner("forced values", "!", head: "let x = a"),
    Corner("prefix operators", "- ", head: "let x = "),
    Corner("prefix operators, touching", "-", head: "let x = "),
    Corner("operators in parentheses", "-("),
    Corner("tries", "try "),
    Corner("tries and awaits", "try await "),
    Corner("assignments", "a = "),
    Corner("commas", ","),
    Corner("colons", ":"),
    Corner("semicolons", ";"),
    Corner("dots", "."),
    Corner("spaced dots", ". "),
    Corner("dollars", "$"),
    Corner("bad bytes", "\u{7}"),
    Corner("null bytes", "\0"),
    Corner("wide names", "é"),
    Corner("wide operators", "≠"),
    Corner("numbers", "1"),
    Corner("hexadecimal", "0x"),
    Corner("underscores", "_ "),
    Corner("spaces", " "),
    Corner("lines", "\n"),
    Corner("types in tuples", "(a: ", head: "let x: "),
    Corner("specifiers", "inout ", head: "let x: "),
    Corner("opaque types", "some ", head: "let x: "),
    Corner("tildes", "~", head: "let x: "),
    Corner("effects", "async ", head: "func f() "),
    Corner("effects with types", "throws(", head: "func f() "),

    // Attributes, modifiers, directives.
    Corner("attributes", "@a "),
    Corner("attributes, open", "@a("),
    Corner("attributes, spaced", "@a ("),
    Corner("attributes in types", "@a ", head: "let x: "),
    Corner("attributes, nested", "@a(", closing: ")"),
    Corner("modifiers", "private "),
    Corner("actors", "actor "),
    Corner("modifier details", "private(set) "),
    Corner("conditions", "#if A\n"),
    Corner("conditions, closed", "#if A\n", closing: "#endif\n"),
    Corner("conditions in a row", "#if A\nx\n#endif\n"),
    Corner("else-if directives", "#elseif A\n", head: "#if A\n", tail: "#endif\n"),
    Corner("conditional attributes", "@a\n#if A\n"),
    Corner("conditional members", ".b\n#if A\n", head: "let x = a\n"),
    Corner("conditional members, closed", "#if A\n.b\n#endif\n", head: "let x = a\n"),
    Corner("conditional cases", "#if A\ncase №: b\n#endif\n", head: "switch a {\n", tail: "}"),
    Corner("one-line conditions", "#if A ", tail: "\n#endif"),
    Corner("macros", "#a("),
    Corner("availability", "#available(", head: "if "),

    // Statements and patterns.
    Corner("else ifs", "if a {} else "),
    Corner("if expressions", "if a { ", closing: "}"),
    Corner("guards", "guard a else { "),
    Corner("cases", "case №: b\n", head: "switch a {\n", tail: "}"),
    Corner("case patterns", "case .a(.b(.c("),
    Corner("case patterns, closed", ".a(", head: "if case ", middle: "b", closing: ")"),
    Corner("case lists", ".a№, ", head: "switch a { case ", tail: ".b: c }"),
    Corner("bindings", "let a№ = b, ", head: "if ", tail: "c {}"),
    Corner("let patterns", "let (", head: "if case "),
    Corner("tuple patterns", "(", head: "let "),
    Corner("labels", "a: for "),
    Corner("switches", "switch a { case 1: "),
    Corner("catches", " catch {}", head: "do {}"),
    Corner("returns", "return "),
    Corner("repeats", "repeat "),
    Corner("dictionary", "№: [№], ", head: "let x = [", tail: "]"),
    Corner("array", "№, ", head: "let x = [", tail: "]"),
    Corner("arguments", "№, ", head: "f(", tail: ")"),
    Corner("statements", "let a№ = b№.c\n", head: "func f() {\n", tail: "}"),
    Corner("locals of one name", "let a = a.b\n", head: "func f() {\n", tail: "}"),

    // Declarations.
    Corner("properties", "var a№ = 1\n", head: "struct A {\n", tail: "}"),
    Corner("overloads", "func f(a№: Int) {}\n", head: "struct A {\n", tail: "}"),
    Corner("functions", "func f№() {}\n"),
    Corner("one function", "func f() {}\n"),
    Corner("types", "struct A№ {}\n"),
    Corner("one type", "struct A {}\n"),
    Corner("extensions", "extension A { var a№: Int { 1 } }\n", head: "class A {}\n"),
    Corner("nested classes", "class A { ", closing: "}"),
    Corner("nested functions", "func f() { ", closing: "}"),
    Corner("accessors", "var a: A { willSet { ", closing: "} }"),
    Corner("supertypes", "A№, ", head: "class A: ", tail: "B {}"),
    Corner("chain of classes", "class A№: B№ {}\nclass B№: A№ {}\n"),
    Corner("imports", "import A№\n"),
    Corner("parameters", "a№: Int, ", head: "func f(", tail: "b: Int) {}"),
    Corner("generic parameters", "A№, ", head: "func f<", tail: "B>() {}"),
    Corner("requirements", "A: B, ", head: "func f() where ", tail: "C: D {}"),
    Corner("enum cases", "case a№\n", head: "enum A {\n", tail: "}"),
    Corner("enum cases on a line", "a№, ", head: "enum A { case ", tail: "b }"),
    Corner("closure parameters", "a№, ", head: "f { ", tail: "b in }"),
    Corner("captures", "a№, ", head: "f { [", tail: "b] in }"),

    // What the migration is about.
    Corner("models", "class M№: ObservableObject { @Published var x = 1 }\n"),
    Corner("models of one name", model),
    Corner(
      "published properties", "@Published var x№ = 1\n", head: "class M: ObservableObject {\n",
      tail: "}"),
    Corner(
      "published property twice", "@Published var x = 1\n", head: "class M: ObservableObject {\n",
      tail: "}"),
    Corner(
      "owners", "struct V№: View { @StateObject var m = M(); var body: some View { Text(m.x) } }\n",
      head: model),
    Corner(
      "owner properties", "@StateObject var m№ = M()\n", head: model + "struct V: View {\n",
      tail: "}"),
    Corner(
      "reads", "m.x + ", head: model + "struct V: View { @StateObject var m = M(); var y: Int { ",
      tail: "1 } }"),
    Corner(
      "statements that read", "f(m.x)\n",
      head: model + "struct V: View { @StateObject var m = M(); func g() {\n", tail: "} }"),
    Corner(
      "locals that read", "let a№ = m.x\n",
      head: model + "struct V: View { @StateObject var m = M(); func g() {\n", tail: "} }"),
    Corner(
      "projections", "f($m.x)\n",
      head: model + "struct V: View { @ObservedObject var m: M; func g() {\n", tail: "} }"),
    Corner(
      "modifiers of views", ".environmentObject(m)",
      head: model + "struct V: View { @StateObject var m = M(); var body: some View { Text(\"\")",
      tail: " } }"),
    Corner(
      "nested views", "VStack { ",
      head: model + "struct V: View { @StateObject var m = M(); var body: some View { ",
      middle: "Text(m.x)", closing: "}", tail: " } }"),
    Corner(
      "views in a row", "Child(m: m)\n",
      head: model
        + "struct Child: View { @ObservedObject var m: M }\nstruct V: View { @StateObject var m = M(); var body: some View {\n",
      tail: "} }"),
    Corner(
      "changes announced", "objectWillChange.send()\n",
      head: "class M: ObservableObject { var x = 1\nfunc f() {\n", tail: "} }"),
    Corner(
      "changes of others", "m№.objectWillChange.send()\n", head: model + "func f() {\n", tail: "}"),
    Corner("subclasses", "class M№: M { @Published var y = 1 }\n", head: model),
    Corner("line of subclasses", "class A№: A№0 { @Published var y = 1 }\n", head: model),
    Corner(
      "sinks", "m.$x.sink { _ in }.store(in: &c)\n",
      head: model + "class C { let m = M(); func f() {\n", tail: "} }"),
    Corner("unknown projections", "a.$x.sink {}\n", head: model + "func f() {\n", tail: "}"),
    Corner("typealiases", "typealias A№ = M\n", head: model),
    Corner("ring of aliases", "typealias A№ = B№\ntypealias B№ = A№\n", head: model),
    Corner(
      "suppressions", "// observify:ignore\n@Published var x№ = 1\n",
      head: "class M: ObservableObject {\n", tail: "}"),
    Corner(
      "assignments in init", "self.x = 1\n",
      head: "class M: ObservableObject { @Published var x: Int\ninit() {\n", tail: "} }"),
    Corner(
      "environment objects", "@EnvironmentObject var m№: M\n", head: model + "struct V: View {\n",
      tail: "}"),
    Corner(
      "previews", "#Preview { V().environmentObject(M()) }\n",
      head: model + "struct V: View { @EnvironmentObject var m: M }\n"),
    Corner(
      "closures that read", "f { m.x }\n",
      head: model + "struct V: View { @StateObject var m = M(); func g() {\n", tail: "} }"),
    Corner(
      "functions that read", "func g№() { m.x }\n",
      head: model + "struct V: View { @StateObject var m = M()\n", tail: "}"),
    Corner(
      "equal models", "static func == (a: M, b: M) -> Bool { a.x == b.x }\n",
      head: "class M: ObservableObject { @Published var x = 1\n", tail: "}"),
  ]
}
