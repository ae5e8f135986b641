import Foundation
import ObservifyCLI
import ObservifyKit
import ObservifyTestSupport
import Testing

@Suite("Sessions in real folders, with real git")
struct GitSessionTests {
  @Test("The patch applies in the repository and gives what '--write' gives")
  func patchApplies() async throws {
    let names = [
      "Plain.swift", "With space.swift", "Größe 模型.swift", "quote\".swift", "Deep/er/A.swift",
      "line\nbreak.swift", "tab\t.swift", "-dash.swift",
    ]
    let folder = try repository(names)
    try folder.write("class W: ObservableObject {\r\n}\r\n", to: "Windows.swift")
    try folder.write("\u{FEFF}class B: ObservableObject {}", to: "BOM.swift")
    try commit(folder)

    let stage = stage(in: folder)
    #expect(await stage.run([]) == .success)
    try folder.write(await stage.output, to: "all.patch")
    try folder.git("apply", "--check", "all.patch")
    try folder.git("apply", "all.patch")
    let applied = try contents(of: folder)
    #expect(applied["Windows.swift"] == "@Observable\r\nclass W {\r\n}\r\n")
    #expect(applied["BOM.swift"] == "@Observable\n\u{FEFF}class B {}")

    try folder.git("reset", "--quiet", "--hard")
    #expect(await self.stage(in: folder).run(["--write", "--allow-dirty"]) == .success)
    #expect(try contents(of: folder) == applied)

    let second = self.stage(in: folder)
    #expect(await second.run(["--check"]) == .success)
    #expect(await second.output == [])
  }

  @Test("In a folder of the repository paths are relative to it, in the patch to the repository")
  func subfolder() async throws {
    let folder = try repository(["App/Sources/A.swift", "App/B.swift", "C.swift"])
    try folder.write("", to: "App/Package.swift")
    let stage = stage(in: folder, at: "App")
    #expect(await stage.run(["Sources"]) == .success)
    try folder.write(await stage.output, to: "all.patch")
    try folder.git("apply", "all.patch")
    #expect(try contents(of: folder)["App/Sources/A.swift"] == migrated)
    #expect(try contents(of: folder)["App/B.swift"] == original)
  }

  @Test("A file with uncommitted changes is not edited, and neither is any other")
  func dirty() async throws {
    let folder = try repository(["A.swift", "B.swift"])
    try folder.write(original + "// new\n", to: "B.swift")
    let stage = stage(in: folder)
    #expect(await stage.run(["--write"]) == .trouble)
    #expect(await stage.errorText.hasPrefix("B.swift: error: has uncommitted changes"))
    #expect(try contents(of: folder) == ["A.swift": original, "B.swift": original + "// new\n"])

    #expect(await self.stage(in: folder).run(["--write", "A.swift"]) == .success)
    #expect(try contents(of: folder)["A.swift"] == migrated)
    #expect(await self.stage(in: folder).run(["--write", "--allow-dirty"]) == .success)
    #expect(try contents(of: folder)["B.swift"] == migrated + "// new\n")
  }

  @Test(
    "What is named to take a run back restores its files and leaves the person's own changes",
    arguments: [
      (2, []), (5, []), (5, ["App/Own.swift"]), (5, ["App/Gone.swift"]), (2, ["App/Own.swift"]),
    ],
    [".", "App", "Other", ".."])
  func undo(_ change: (count: Int, own: [String]), from place: String) async throws {
    let folder = try repository(
      (1...change.count).map { "App/F\($0)/\($0).swift" }
        + ["Other/A.txt", "App/Read.me"])
    for name in ["App/Own.swift", "App/Gone.swift"] { try folder.write("\n", to: name) }
    try commit(folder)
    let start = try contents(of: folder)
    // An edit that is no Swift, one that is, one of a file that is gone.
    try folder.write("own", to: "App/Read.me")
    var expected = start
    for name in change.own {
      if name.hasSuffix("Gone.swift") {
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        expected[name] = nil
      } else {
        try folder.write("// own\n", to: name)
        expected[name] = "// own\n"
      }
    }
    let current =
      place == ".."
      ? URL(fileURLWithPath: folder.path).deletingLastPathComponent().path
      : folder.path + (place == "." ? "" : "/" + place)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let stage = Stage(folder: current, environment: ["PATH": path])
    #expect(await stage.run(["--write", folder.path]) == .success)
    let said = await stage.errorText
    let line = try #require(
      said.split(separator: "\n").first { $0.contains("git ") && $0.contains("restore") })
    let command = line.replacing("take it back", with: "").trimmingCharacters(in: .whitespaces)
    #expect(try contents(of: folder) != expected)
    #expect(shell(command, in: current) == 0, "\(command)")
    #expect(try contents(of: folder) == expected, "\(command)")
    #expect(try String(decoding: folder.read("App/Read.me"), as: UTF8.self) == "own")
    #expect(place == ".." || command.count < 80, "\(command)")
  }

  private func shell(_ command: String, in folder: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    try? process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test("Files that keep a run from writing for one reason are one line")
  func dirtyFiles() async throws {
    let folder = try repository(["A.swift", "B.swift", "C.swift"])
    for name in ["A.swift", "B.swift", "C.swift"] {
      try folder.write(original + "// new\n", to: name)
    }
    let stage = stage(in: folder)
    #expect(await stage.run(["--write"]) == .trouble)
    #expect(
      await stage.errorText.hasPrefix(
        """
        A.swift: error: has uncommitted changes, so no file was changed: commit or use \
        '--allow-dirty' (+ 2 more files: B.swift, C.swift) [OBS908]

        """))
  }

  @Test("What keeps a run from writing does not drown in what its changes would bring")
  func refusal() async throws {
    let folder = try repository(["A.swift"])
    try folder.write(original + "// new\n", to: "A.swift")
    let planner: CommandLineTool.Planner = { configuration, input, progress in
      var report = await ScriptedPlanner.plan(configuration, input, progress)
      report.diagnostics.append(
        Diagnostic(
          path: "A.swift", line: 1, column: 7, severity: .warning, message: "look here",
          code: "OBS302", model: "A"))
      return report
    }
    for (options, isTold) in [([], true), (["--write"], false), (["--write", "--verbose"], true)] {
      let stage = stage(in: folder)
      _ = await stage.run(options, planner: planner)
      #expect(await stage.errorText.contains("look here") == isTold, "\(options)")
    }
  }

  @Test("Files that git does not track yet are only edited when that is allowed")
  func untracked() async throws {
    let folder = try repository(["A.swift"])
    try folder.write(original, to: "New.swift")
    #expect(await stage(in: folder).run(["--write"]) == .trouble)
    #expect(await stage(in: folder).run(["--write", "--allow-dirty"]) == .success)
    #expect(try contents(of: folder) == ["A.swift": migrated, "New.swift": migrated])
  }

  @Test("Where git cannot tell what is committed, files are only edited when that is allowed")
  func brokenGit() async throws {
    let folder = try repository(["A.swift"])
    try folder.write("[core\n", to: ".git/config")
    let stage = stage(in: folder)
    #expect(await stage.run(["--write"]) == .trouble)
    let reason = "failed: fatal: bad config line 1 in file .git/config [OBS907]"
    let stageErrors = await stage.errorText
    #expect(
      stageErrors == """
        git: warning: \(reason)
        git: error: \(reason)
        1 model would migrate in 1 file

        """)
    #expect(try contents(of: folder) == ["A.swift": original])
    #expect(await self.stage(in: folder).run(["--write", "--allow-dirty"]) == .success)
    #expect(try contents(of: folder) == ["A.swift": migrated])
  }

  @Test("Without a repository files are edited as they are")
  func noRepository() async throws {
    let folder = try TemporaryFolder()
    try folder.write(original, to: "A.swift")
    #expect(await stage(in: folder).run(["--write"]) == .success)
    #expect(try contents(of: folder) == ["A.swift": migrated])
  }

  @Test("Ignored files are left alone, unless they are named")
  func ignored() async throws {
    let folder = try repository(["A.swift"])
    try folder.write("Build\n", to: ".gitignore")
    try folder.write(original, to: "Build/B.swift")
    #expect(await stage(in: folder).run(["--write", "--allow-dirty"]) == .success)
    #expect(try contents(of: folder)["Build/B.swift"] == original)
    let stage = stage(in: folder)
    #expect(await stage.run(["Build"]) == .success)
    #expect(await stage.outputText.contains("+++ b/Build/B.swift"))
  }

  @Test("A link is edited through, once, and stays a link")
  func link() async throws {
    let folder = try repository(["Deep/A.swift"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.swift", withDestinationPath: "Deep/A.swift")
    try commit(folder)
    let stage = stage(in: folder)
    #expect(await stage.run(["--write", "Link.swift"]) == .success)
    let said = await stage.errorText
    #expect(said.hasPrefix("1 model migrated in 1 file\n"))
    #expect(said.contains("Deep/A.swift  take it back\n"), "\(said)")
    #expect(try contents(of: folder)["Deep/A.swift"] == migrated)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Link.swift")
        == "Deep/A.swift")
  }

  @Test("A link out of the repository is not edited through")
  func linkOutside() async throws {
    let folder = try repository(["A.swift"])
    let other = try TemporaryFolder()
    try other.write(original, to: "Other.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.swift", withDestinationPath: other.path + "/Other.swift")
    #expect(await stage(in: folder).run(["--write", "--allow-dirty"]) == .success)
    #expect(try contents(of: other) == ["Other.swift": original])
    let stage = stage(in: folder)
    #expect(await stage.run(["--write", "A.swift", "Link.swift"]) == .trouble)
    #expect(await stage.errorText.contains("Link.swift: error: outside of the project at"))
    #expect(try contents(of: other) == ["Other.swift": original])
  }

  @Test("Each file that cannot be used has one clear line, and the rest is migrated")
  func badFiles() async throws {
    let folder = try repository(["A.swift"])
    try folder.write("", to: "Empty.swift")
    try folder.write(Array("let a = \"".utf8) + [0xE9] + Array("\"\n".utf8), to: "Latin.swift")
    try folder.write("", to: "Folder.swift/notes.txt")
    try folder.run(["mkfifo", "Pipe.swift"])
    try folder.run(["truncate", "-s", "65M", "Large.swift"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Dangling.swift", withDestinationPath: "nowhere")
    let stage = stage(in: folder)
    let status = await stage.run(["--write", ".", "Pipe.swift", "Gone.swift", "Folder.swift"])
    #expect(status == .trouble)
    let stageErrors = await stage.errorText
    #expect(
      stageErrors == """
        Folder.swift: warning: no Swift file [OBS905]
        Gone.swift: error: no such file or folder [OBS901]
        Large.swift: error: 65 MB large; files over 64 MB are not read [OBS903]
        Latin.swift:1:10: error: not UTF-8 from here on, so the file is not edited [OBS902]
        Pipe.swift: error: not a regular file [OBS901]
        1 model migrated in 1 file

        """)
    #expect(try contents(of: folder, named: ["A.swift"]) == ["A.swift": migrated])
  }

  @Test("A folder without Swift, and a path that does not exist, have one line each")
  func nothing() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Docs/notes.txt")
    let (empty, gone) = (stage(in: folder), stage(in: folder))
    #expect(await empty.run(["Docs"]) == .success)
    #expect(await empty.errorText == "Docs: warning: no Swift file [OBS905]\n")
    #expect(await gone.run(["Gone"]) == .trouble)
    #expect(await gone.errorText == "Gone: error: no such file or folder [OBS901]\n")
  }

  @Test(
    "A file or folder that nobody may write keeps all files as they are")
  func readOnly() async throws {
    let folder = try repository(["A.swift", "Locked.swift"])
    try folder.run(["chmod", "444", "Locked.swift"])
    let stage = stage(in: folder)
    #expect(await stage.run(["--write"]) == .trouble)
    let stageErrors = await stage.errorText
    #expect(
      stageErrors == """
        Locked.swift: error: cannot be written: Permission denied; no file was changed [OBS910]
        2 models would migrate in 2 files

        """)
    #expect(try contents(of: folder) == ["A.swift": original, "Locked.swift": original])
    #expect(try folder.files() == ["A.swift", "Locked.swift"])
  }

  @Test("A patch file is written where it is asked for")
  func patchFile() async throws {
    let folder = try repository(["A.swift"])
    let stage = stage(in: folder)
    #expect(await stage.run(["--output", "out.patch"]) == .success)
    try folder.git("apply", "--check", "out.patch")
    let failing = self.stage(in: folder)
    #expect(await failing.run(["--output", "no/such/folder.patch"]) == .trouble)
    #expect(
      await failing.errorText
        == "no/such/folder.patch: error: cannot be written: No such file or directory [OBS910]\n")
  }

  private let original = "class A: ObservableObject {}\n"
  private let migrated = "@Observable\nclass A {}\n"

  /// A repository in which every file holds ``original`` and is committed.
  private func repository(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet")
    for name in names { try folder.write(original, to: name) }
    try commit(folder)
    return folder
  }

  private func commit(_ folder: TemporaryFolder) throws {
    try folder.git("add", "--all")
    try folder.git("commit", "--quiet", "--message", "Change")
  }

  private func stage(in folder: TemporaryFolder, at subfolder: String = "") -> Stage {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return Stage(folder: folder.path + "/" + subfolder, environment: ["PATH": path])
  }

  private func contents(
    of folder: TemporaryFolder, named names: [String]? = nil
  ) throws -> [String: String] {
    let names = try names ?? folder.files().filter { $0.hasSuffix(".swift") }
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        ($0, String(decoding: try folder.read($0), as: UTF8.self))
      })
  }
}
