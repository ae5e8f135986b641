import ObservifyHost
import ObservifyKit
import ObservifyTestSupport
import Testing

@testable import ObservifyCLI

@Suite("What the person reads")
struct WordsTests {
  @Test("The help fits a screen: 24 lines of 80 columns", arguments: Invocation.Command.allCases)
  func helpFits(_ command: Invocation.Command) {
    let lines = HelpText.text(of: command).split(separator: "\n", omittingEmptySubsequences: false)
    // What follows the last line break is the prompt.
    #expect(lines.count <= 24)
    let all = HelpText.fullText(of: command).split(separator: "\n")
    #expect((lines + all).filter { $0.count > 80 } == [])
  }

  @Test("The help names every option, each with a capital and no full stop")
  func helpIsComplete() {
    for command in Invocation.Command.allCases {
      for option in Option.all(of: command) {
        #expect(HelpText.fullText(of: command).contains(option.usage + " "))
        #expect(option.help.first?.isUppercase == true)
        #expect(option.help.last != ".")
      }
    }
  }

  @Test(
    "Of several words the nearest is suggested, unless none is near",
    arguments: [
      ("wirte", "write"), ("Write", "write"), ("verbos", "verbose"), ("outptu", "output"),
      ("quite", "quiet"), ("zebra", nil), ("x", nil), ("", nil),
    ])
  func spelling(_ typed: String, _ expected: String?) {
    #expect(Spelling.nearest(to: typed, in: ["write", "output", "quiet", "verbose"]) == expected)
  }

  @Test("What is said of one place is in order")
  func order() async throws {
    let names = ["A", "B", "C"]
    let folder = try TemporaryFolder()
    try folder.write(
      "import Parts\nimport SwiftUI\n"
        + names.map {
          """
          final class \($0)1: ObservableObject { @Published var n = 0 }
          final class \($0)2: ObservableObject { @PublishedObject var n = \($0)1() }

          """
        }.joined(), to: "Models.swift")
    let stage = Stage(folder: folder.path, environment: [:])
    #expect(await CommandLineTool.run([], in: stage) == .success)
    let said = await stage.errorText
    let kept: [String] = said.matches(of: /'([A-F][12])' is kept/).map { String($0.1) }
    #expect(kept == names.flatMap { ["\($0)1", "\($0)2"] }, "\(said)")
  }

  @Test("What is grave is said before all else")
  func graveFirst() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      public final class Settings: ObservableObject {
        @AppStorage("sound") public var sound = sound()
      }

      final class Router: ObservableObject {
        @Published var path: [Int] = []
      }

      struct OpenButton: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Open") { router.path = [1] } }
      }

      @main
      struct MyApp: App {
        var body: some Scene { WindowGroup { OpenButton() } }
      }

      """, to: "App.swift")
    let stage = Stage(folder: folder.path, environment: [:])
    #expect(await CommandLineTool.run([], in: stage) == .success)
    let said = await stage.errorText
    let codes: [String] = said.matches(of: /\[(OBS[0-9]+)\]/).map { String($0.1) }
    #expect(codes == ["OBS306", "OBS120"], "\(said)")
  }

  @Test("Text is wrapped at spaces, but not within code")
  func wrappingCode() {
    #expect(Explanation.wrapped("a bb 'c d e' f's g", at: 8) == "a bb\n'c d e'\nf's g\n")
    #expect(Explanation.wrapped("a 'b", at: 3) == "a\n'b\n")
    #expect(
      Explanation.wrapped("a 'b c', (d)\n  let x = 1\ne", at: 80)
        == "a 'b c', (d)\n  let x = 1\ne\n")
  }

  @Test("The distance of two words counts letters to insert, remove, replace and swap")
  func distance() {
    #expect(Spelling.distance(from: "abc", to: "abc") == 0)
    #expect(Spelling.distance(from: "abc", to: "") == 3)
    #expect(Spelling.distance(from: "abc", to: "acb") == 1)
    #expect(Spelling.distance(from: "kitten", to: "sitting") == 3)
  }

  @Test("A diagnostic is printed as the compiler prints it, with its notes")
  func diagnostic() {
    let note = Diagnostic(
      path: "B.swift", line: 40, column: 5, severity: .note, message: "used here", code: "")
    let diagnostic = Diagnostic(
      path: "A.swift", line: 12, column: 7, severity: .warning, message: "'Model' is kept",
      code: "OBS402", notes: [note])
    #expect(
      DiagnosticPrinter(isColored: false).text(of: diagnostic)
        == "A.swift:12:7: warning: 'Model' is kept [OBS402]\nB.swift:40:5: note: used here\n")
    #expect(
      DiagnosticPrinter(isColored: true).text(of: note)
        == "\u{1B}[1mB.swift:40:5:\u{1B}[0m \u{1B}[1;36mnote:\u{1B}[0m used here\n")
  }

  @Test("A diagnostic about a whole file names no line")
  func wholeFile() {
    let diagnostic = Wording.diagnostic(for: .missing(path: "A.swift"))
    #expect(
      DiagnosticPrinter(isColored: false).text(of: diagnostic)
        == "A.swift: error: no such file or folder [OBS901]\n")
  }

  @Test(
    "What a terminal would obey is shown instead",
    arguments: [
      ("plain größe 模型 🍏", "plain größe 模型 🍏"), ("👩‍👩‍👧.swift", "👩‍👩‍👧.swift"),
      ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\nb\rc\td", "a\\nb\\rc\\td"),
      ("a\u{202E}b", "a\\u{202E}b"), ("a\u{9B}b", "a\\u{9B}b"), ("a\u{2028}b", "a\\u{2028}b"),
    ])
  func visible(_ text: String, _ shown: String) {
    #expect(Visible.text(text) == shown)
  }

  @Test("The closing line counts models, files and reasons")
  func summary() {
    func line(_ migrated: [String], files: Int, _ kept: [[String]], isWritten: Bool) -> String {
      let change = FileChange(path: "A.swift", before: [], after: [])
      let report = MigrationReport(
        changes: Array(repeating: change, count: files), migrated: migrated,
        kept: kept.map { KeptModel(name: "A", codes: $0) })
      return Summary.line(for: report, isWritten: isWritten)
    }
    #expect(line([], files: 0, [], isWritten: false) == "nothing to migrate")
    #expect(
      line([], files: 0, [["OBS810"], ["OBS402"], ["OBS402"]], isWritten: false)
        == "no model migrates; 3 kept (OBS402 ×2, OBS810)")
    #expect(
      line(["A"], files: 1, [["OBS402", "OBS810"], ["OBS402"]], isWritten: true)
        == "1 model migrated in 1 file; 2 kept (OBS402 ×2, OBS810; 1 for more than one reason)")
    #expect(
      line(["A", "B"], files: 1, [], isWritten: false) == "2 models would migrate in 1 file")
  }

  @Test("Progress is silent at first, then replaces itself, and goes without a trace")
  func progress() {
    var line = ProgressLine()
    #expect(line.removal() == "")
    #expect(line.note(progress(1), at: .milliseconds(10)) == true)
    #expect(line.text(at: .milliseconds(299)) == "")
    #expect(line.removal() == "")
    #expect(line.note(progress(2), at: .milliseconds(299)) == false)
    #expect(line.text(at: .milliseconds(300)) == "\r\u{1B}[Kparsing 2/9 files")
    #expect(line.text(at: .milliseconds(400)) == "")
    #expect(line.note(progress(4), at: .milliseconds(410)) == false)
    #expect(line.text(at: .milliseconds(500)) == "\r\u{1B}[Kparsing 4/9 files, 8/s")
    #expect(line.removal() == "\r\u{1B}[K")
  }

  @Test("A phase that began in silence and has no news is shown all the same")
  func silentPhase() {
    var line = ProgressLine()
    let planning = Progress(phase: .planning, completed: 0, total: 1)
    #expect(line.note(planning, at: .milliseconds(100)) == true)
    #expect(line.text(at: .milliseconds(200)) == "")
    #expect(line.text(at: .milliseconds(300)) == "\r\u{1B}[Kplanning")
  }

  @Test("Progress tells the rate of its phase once it has lasted a while")
  func rate() {
    var line = ProgressLine()
    #expect(line.note(progress(1), at: .milliseconds(200)) == true)
    #expect(line.note(progress(5), at: .milliseconds(600)) == false)
    #expect(line.text(at: .milliseconds(700)) == "\r\u{1B}[Kparsing 5/9 files, 10/s")
    #expect(line.text(at: .milliseconds(900)) == "")
    let reading = Progress(phase: .reading, completed: 3, total: 9)
    #expect(line.note(reading, at: .milliseconds(1000)) == true)
    #expect(line.text(at: .milliseconds(1400)) == "\r\u{1B}[Kreading 3/9 files")
  }

  @Test("Paragraphs are set anew in lines that fit, and code stays as it is")
  func wrapping() {
    #expect(
      Explanation.wrapped("one two\nthree four\n\nfive\n  let six = 7\neight\n", at: 9)
        == "one two\nthree\nfour\n\nfive\n  let six = 7\neight\n")
    #expect(Explanation.wrapped("unbreakable", at: 4) == "unbreakable\n")
  }

  @Test("Every code has a title in one line, and all codes are in order")
  func codes() {
    for code in CodeDescription.everything {
      #expect(code.code.wholeMatch(of: /OBS[0-9]{3}/) != nil)
      #expect(!code.title.isEmpty && !code.title.contains("\n") && !code.title.hasSuffix("."))
      #expect(!code.explanation.isEmpty)
    }
    let codes = CodeDescription.everything.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes == codes.sorted())
  }

  private func progress(_ completed: Int) -> Progress {
    Progress(phase: .parsing, completed: completed, total: 9)
  }
}
