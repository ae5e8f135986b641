import Testing

@testable import ObservifyCLI

@Suite("Reports for logs and pull requests")
struct LineReportsTests {
  @Test("GitHub's commands are one a line, with its escapes in text and properties")
  func gitHub() async {
    let run = await ReportRun(["--format", "github"], texts: ReportRun.hostile)
    #expect(
      run.output == """
        ::notice file=a b/<img src=x onerror=alert(1)>.swift,line=2,col=26,title=OBS101::'Model' \
        can be migrated: 8 lines in 1 file
        ::warning file=new%0Aline%2Ca%3Ab%25.swift,line=4,col=32,title=OBS401::'Kept' is kept: \
        the publisher '$p' is used

        """)
    #expect(!run.errors.contains("warning:"))
  }

  @Test("With '--check' what can be migrated is an error, which is what fails the run")
  func gitHubCheck() async {
    let run = await ReportRun(["--format", "github", "--check"], texts: ReportRun.hostile)
    #expect(run.output.hasPrefix("::error file="))
    #expect(run.status == .findings)
    let quiet = await ReportRun(
      ["--format", "github", "--check", "--quiet"], texts: ReportRun.hostile)
    #expect(quiet.output.split(separator: "\n").count == 1)
  }

  @Test("Xcode gets whole paths, one issue a line")
  func xcode() async {
    let run = await ReportRun(["--format", "xcode"], texts: ReportRun.hostile)
    #expect(
      run.output == """
        /a b/<img src=x onerror=alert(1)>.swift:2:26: note: 'Model' can be migrated: 8 lines in 1 \
        file [OBS101]
        /new\\nline,a:b%.swift:4:32: warning: 'Kept' is kept: the publisher '$p' is used [OBS401]

        """)
  }

  @Test("In Markdown nothing from outside is markup")
  func markdown() async {
    let run = await ReportRun(["--format", "markdown"], texts: ReportRun.hostile)
    #expect(run.output.hasPrefix("## Migration to `@Observable`\n"))
    #expect(
      run.output.contains(
        "| `Kept` | `OBS401` | `new\\nline,a:b%.swift:4` | the publisher `$p` is used |"))
    #expect(run.output.contains("<summary>a b/&lt;img src=x onerror=alert(1)&gt;.swift</summary>"))
    // A line of the diff has three backticks, so the fence has four.
    #expect(run.output.contains("\n````diff\n") && run.output.contains("\n````\n\n</details>\n"))
  }

  @Test(
    "Markdown's own characters are escaped",
    arguments: [
      ("a*b_c", "a\\*b\\_c"), ("<b>", "\\<b\\>"), ("x|y", "x\\|y"), ("plain (1)", "plain (1)"),
    ])
  func escapes(_ text: String, _ expected: String) {
    #expect(MarkdownReport.escaped(text) == expected)
  }

  @Test(
    "A piece of code is fenced by more backticks than it holds",
    arguments: [("x", "`x`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a|b", "`a\\|b`"), ("", "")])
  func code(_ text: String, _ expected: String) {
    #expect(MarkdownReport.code(text) == expected)
  }

  @Test(
    "Names in a message are what stands between single quotes",
    arguments: [
      ("'A' is kept", [.name("A"), .words(" is kept")]),
      (
        "the model's 'p' (or 'q')",
        [.words("the model's "), .name("p"), .words(" (or "), .name("q"), .words(")")]
      ),
      ("it isn't", [.words("it isn't")]), ("an open 'quote", [.words("an open 'quote")]),
      ("", []),
    ] as [(String, [Prose.Part])])
  func names(_ message: String, _ parts: [Prose.Part]) {
    #expect(Prose.parts(of: message) == parts)
  }
}
