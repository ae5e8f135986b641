import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

/// Code that is nested or repeated without end goes through the whole tool.
@Suite("Hostile projects")
struct HostileProjectTests {
  private static let levels = 20_000

  @Test(
    "Any nesting goes through the whole tool, closed or not",
    arguments: [
      ("let x = ", "(", "1", ")", ""),
      ("let x = ", "[", "1", "]", ""),
      ("", "f { ", "1", " }", ""),
      ("let x: ", "a<", "Int", ">", ""),
      ("let x: ", "[", "Int", "]", ""),
      ("class A: ObservableObject {\n", "#if A\n", "@Published var x = 1\n", "#endif\n", "}"),
      ("let x = ", "\"\\(", "1", ")\"", ""),
      ("let x = ", "try await ", "a", "", ""),
      ("let x = ", "a ? ", "b", " : c", ""),
      ("", "if a {} else ", "{}", "", ""),
      ("if case ", ".a(", "let b", ")", " = c {}"),
      ("", "class A: ObservableObject { ", "@Published var x = 1", " }", ""),
      ("", "struct A: View { @StateObject var m = M(); ", "", " }", ""),
      ("", "@a(", "1", ")", "let x = 1"),
      ("let x: A", ".B", "", "", ""),
      ("let x = a", "?.b", "", "", ""),
      (view, "VStack { ", "Text(m.x)", " }", " } }"),
    ])
  func nesting(_ code: (head: String, open: String, middle: String, close: String, tail: String))
    async
  {
    let open = code.head + String(repeating: code.open, count: Self.levels)
    let closed = open + code.middle + String(repeating: code.close, count: Self.levels) + code.tail
    for text in [open, closed] {
      let run = await ToolRun(
        ["A.swift": Array(text.utf8)], options: ["--ignore-deployment-target"])
      #expect(run.report != nil)
    }
  }

  @Test("A view with hundreds of modifiers migrates")
  func modifiers() async {
    let chain = String(repeating: "\n.environmentObject(m)", count: 400)
    let text = Self.view + "Text(m.x)" + chain + " } }\n" + Self.model
    let run = await ToolRun(["A.swift": Array(text.utf8)], options: ["--ignore-deployment-target"])
    #expect(run.report?.migrated == ["M"])
  }

  @Test("A project whose only file is not UTF-8 is read and not edited")
  func badText() async {
    let bytes = Array("import SwiftUI\n// ".utf8) + [0xFF, 0x0A] + Array(Self.model.utf8)
    let run = await ToolRun(["A.swift": bytes], options: ["--ignore-deployment-target"])
    #expect(run.report?.changes.map(\.path) == [])
    #expect(run.messages.contains("not UTF-8 from here on, so the file is not edited"))
  }

  private static let view =
    "import SwiftUI\nstruct V: View { @StateObject var m = M(); var body: some View { "
  private static let model = "class M: ObservableObject { @Published var x = \"\" }\n"
}
