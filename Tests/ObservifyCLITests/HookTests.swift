import Foundation
import ObservifyTestSupport
import Testing

@testable import ObservifyCLI

@Suite("The git hook")
struct HookTests {
  @Test("A hook is installed where git looks, and one that was there runs first and comes back")
  func installAndRemove() async throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet")
    let place = folder.path + "/.git/hooks/pre-commit"
    try folder.write("#!/bin/sh\necho first\n", to: ".git/hooks/pre-commit")
    #expect(await run(["hook", "install", "--", "--exclude", "it's*"], in: folder) == .success)
    let script = try String(contentsOfFile: place, encoding: .utf8)
    #expect(script.contains(#"exec "$observify" --staged '--check' '--exclude' 'it'\''s*'"#))
    #expect(FileManager.default.isExecutableFile(atPath: place))
    // A second time nothing more is kept.
    #expect(await run(["hook", "install", "--write"], in: folder) == .success)
    #expect(try String(contentsOfFile: place, encoding: .utf8).contains("--staged '--write'"))
    #expect(await run(["hook", "uninstall"], in: folder) == .success)
    #expect(try String(contentsOfFile: place, encoding: .utf8) == "#!/bin/sh\necho first\n")
    #expect(
      await said(["hook", "uninstall"], in: folder).contains("is no hook of this tool, so it stays")
    )
  }

  @Test("What is not understood is refused before anything is written")
  func refusals() async throws {
    let folder = try TemporaryFolder()
    #expect(await said(["hook", "install"], in: folder).contains("is in no git repository"))
    try folder.git("init", "--quiet")
    #expect(
      await said(["hook"], in: folder)
        == "observify: error: no <install|uninstall> is named\n")
    #expect(
      await said(["hook", "instal"], in: folder)
        == "observify: error: 'instal' is no value for 'hook': use install or uninstall\n")
    #expect(
      await said(["hook", "install", "--", "--wirte"], in: folder)
        == "observify: error: unknown option '--wirte'; did you mean '--write'?\n")
    let hook = folder.path + "/.git/hooks/pre-commit"
    #expect(!FileManager.default.fileExists(atPath: hook))
    try folder.write("", to: ".git/hooks/pre-commit")
    try folder.write("", to: ".git/hooks/pre-commit.before-observify")
    #expect(
      await said(["hook", "install"], in: folder).contains("remove the one that is not needed"))
    let elsewhere = try TemporaryFolder()
    try folder.git("config", "core.hooksPath", elsewhere.path)
    #expect(await said(["hook", "install"], in: folder).contains("'--shared' installs the hook"))
    #expect(await run(["hook", "install", "--shared"], in: folder) == .success)
  }

  private let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
  ]

  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) async -> ObservifyCLI.ExitStatus {
    await Stage(folder: folder.path, environment: environment).run(arguments)
  }

  private func said(_ arguments: [String], in folder: TemporaryFolder) async -> String {
    let stage = Stage(folder: folder.path, environment: environment)
    #expect(await stage.run(arguments) == .trouble)
    return await stage.errorText
  }
}
