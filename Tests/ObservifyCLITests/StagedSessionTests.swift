import Foundation
import ObservifyCLI
import ObservifyHost
import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

/// What depends on git itself; `Scripts/hook-tests.sh` tries the installed hook.
@Suite("Sessions with what is staged")
struct StagedSessionTests {
  @Test("A check names each place and the command, and prints no patch")
  func check() async throws {
    let folder = try repository()
    try folder.write(model, to: "Model.swift")
    try folder.git("add", ".")
    let stage = stage(in: folder)
    #expect(await run(["--staged", "--check", "--prefer-let"], on: stage) == .findings)
    let errors = await stage.errorText
    #expect(await stage.output == [])
    #expect(
      errors == """
        1 model in 1 staged file can migrate: 'observify --prefer-let --write --staged' does it and \
        stages it
        Model.swift:2:1: warning: 'Model' becomes '@Observable' [OBS101]
        Model.swift:2:20: warning: the conformance of 'Model' is removed [OBS101]
        Model.swift:3:3: warning: '@Published' is removed from 'name' [OBS102]

        """)
  }

  @Test("As a hook it says how to commit all the same, and nothing where there is nothing to say")
  func hook() async throws {
    let folder = try repository()
    try folder.write(model, to: "Model.swift")
    try folder.git("add", ".")
    let asked = stage(in: folder, isHook: true)
    #expect(await run(["--staged", "--check"], on: asked) == .findings)
    #expect(await asked.errorText.contains("; 'git commit --no-verify' commits without it\n"))
    try folder.git("commit", "--quiet", "--message", "Model")
    for text in ["struct Other {}\n", "// no ObservableObject\nstruct Other {}\n"] {
      try folder.write(text, to: "Other.swift")
      try folder.git("add", ".")
      for options in [["--check"], ["--write"]] {
        let stage = stage(in: folder, isHook: true)
        #expect(await run(["--staged"] + options, on: stage) == .success)
        #expect(await stage.errorText == "")
      }
      let stage = stage(in: folder)
      #expect(await run(["--staged"], on: stage) == .success)
      #expect(await stage.errorText == "nothing to migrate in what is staged\n")
    }
  }

  @Test("A report is about the units of what is staged, and about no others")
  func reports() async throws {
    let folder = try repository()
    let kept = "class Kept: ObservableObject { func f() { objectWillChange.send() } }\n"
    try folder.write(kept, to: "Kept.swift")
    try folder.git("add", ".")
    try folder.git("commit", "--quiet", "--message", "Kept")
    try folder.write(model, to: "Model.swift")
    try folder.git("add", ".")
    let json = stage(in: folder)
    #expect(await run(["--staged", "--check", "--format", "json"], on: json) == .findings)
    let text = await json.outputText
    #expect(text.contains("\"--staged\"") && text.contains("\"OBS101\""))
    #expect(!text.contains("Kept"))
    let github = stage(in: folder)
    #expect(await run(["--staged", "--check", "--format", "github"], on: github) == .findings)
    #expect(
      await github.outputText == """
        ::error file=Model.swift,line=2,col=13,title=OBS101::'Model' can be migrated: \
        5 lines in 1 file

        """)
    let page = stage(in: folder)
    #expect(await run(["--staged", "--check", "--report", "page.html"], on: page) == .findings)
    #expect(await page.output == [])
    #expect(try !folder.read("page.html").isEmpty)
    let written = stage(in: folder)
    #expect(await run(["--staged", "--write", "--format", "markdown"], on: written) == .success)
    #expect(await written.outputText.contains("1 model migrated in 1 file"))
    try folder.git("commit", "--quiet", "--message", "Model")
    // What reaches beyond is told once.
    try folder.write("let kept = Kept()\n", to: "Beyond.swift")
    try folder.write(model.replacing("Model", with: "Half"), to: "Half.swift")
    try folder.git("add", ".")
    try folder.git("commit", "--quiet", "--message", "Half")
    try folder.write(
      "import SwiftUI\nstruct V: View { @StateObject var half = Half() }\n", to: "View.swift")
    try folder.git("add", ".")
    let beyond = stage(in: folder)
    #expect(await run(["--staged", "--check", "--format", "markdown"], on: beyond) == .success)
    let told = await beyond.outputText
    #expect(told.contains("| `Half` | `OBS818` |"))
    #expect(!told.contains("### Problems"))
    try folder.git("rm", "--quiet", "--cached", "View.swift")
    let empty = stage(in: folder)
    #expect(await run(["--staged", "--check", "--format", "sarif"], on: empty) == .success)
    #expect(await empty.outputText.contains("\"results\": []"))
  }

  @Test("The patch of what is staged applies to the index")
  func patch() async throws {
    let folder = try repository()
    try folder.write(model, to: "Model.swift")
    try folder.git("add", ".")
    try folder.write("// not staged\n" + model, to: "Model.swift")
    let stage = stage(in: folder)
    #expect(await run(["--staged"], on: stage) == .success)
    try folder.write(await stage.output, to: "staged.patch")
    try folder.git("apply", "--cached", "staged.patch")
    #expect(try folder.git("show", ":Model.swift") == migrated)
  }

  @Test("A check and a write together stop the commit, so that the outcome can be looked at")
  func checkAndWrite() async throws {
    let folder = try repository()
    try folder.write(model, to: "Model.swift")
    try folder.git("add", ".")
    #expect(await run(["--staged", "--write", "--check"], on: stage(in: folder)) == .findings)
    #expect(try folder.git("show", ":Model.swift") == migrated)
    #expect(await run(["--staged", "--write", "--check"], on: stage(in: folder)) == .success)
  }

  @Test("When git refuses the new index, files on disk are what they were")
  func refused() async throws {
    let folder = try repository()
    try folder.write(model, to: "Model.swift")
    try folder.git("add", ".")
    try folder.write("", to: ".git/index.lock")
    let stage = stage(in: folder)
    #expect(await run(["--staged", "--write"], on: stage) == .trouble)
    #expect(await stage.errorText.contains("index.lock"))
    #expect(try folder.read("Model.swift") == Array(model.utf8))
    #expect(try folder.files() == ["Model.swift"])
  }

  @Test("A file that was staged anew in the meantime is not overwritten")
  func stagedMeanwhile() async throws {
    let folder = try repository()
    try folder.write(model, to: "Model.swift")
    try folder.git("add", ".")
    let other = "// another\n"
    let status = await CommandLineTool.run(["--staged", "--write"], in: stage(in: folder)) {
      configuration, input, progress in
      let report = await Migrator(configuration).plan(input, progress: progress)
      try? folder.write(other, to: "Model.swift")
      _ = try? folder.git("add", ".")
      try? folder.write(model, to: "Model.swift")
      return report
    }
    #expect(status == .trouble)
    #expect(try folder.git("show", ":Model.swift") == other)
    #expect(try folder.read("Model.swift") == Array(model.utf8))
  }

  @Test("A word of the old model in a comment is looked into, and nothing is found")
  func comment() async throws {
    let folder = try repository()
    try folder.write("// no ObservableObject\nstruct Other {}\n", to: "Other.swift")
    try folder.git("add", ".")
    let stage = stage(in: folder)
    #expect(await run(["--staged", "--check"], on: stage) == .success)
  }

  @Test("The options and paths of other runs are heeded")
  func options() async throws {
    let folder = try repository()
    try folder.write(model, to: "App/Model.swift")
    try folder.git("add", ".")
    for options in [["--exclude", "App/**"], ["--skip", "Model"], ["Other"]] {
      try folder.write("", to: "Other/empty.txt")
      let stage = stage(in: folder)
      #expect(await run(["--staged", "--check"] + options, on: stage) == .success)
    }
    #expect(await run(["--staged", "--check", "App"], on: stage(in: folder)) == .findings)
    #expect(await run(["--staged", "--check", "Gone"], on: stage(in: folder)) == .trouble)
    #expect(await run(["--staged", "--skip", "Nobody"], on: stage(in: folder)) == .trouble)
  }

  private let model = """
    import SwiftUI
    final class Model: ObservableObject {
      @Published var name = ""
    }

    """
  private let migrated = """
    import SwiftUI
    @Observable
    final class Model {
      var name = ""
    }

    """

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet")
    return folder
  }

  private func stage(in folder: TemporaryFolder, isHook: Bool = false) -> Stage {
    var environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    // As git does for its hooks.
    if isHook { environment["GIT_INDEX_FILE"] = folder.path + "/.git/index" }
    return Stage(folder: folder.path, environment: environment)
  }

  private func run(_ arguments: [String], on stage: Stage) async -> ObservifyCLI.ExitStatus {
    await CommandLineTool.run(arguments, in: stage)
  }
}
