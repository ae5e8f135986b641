import Foundation
import ObservifyCLI
import ObservifyTestSupport
import Testing

@Suite("Repositories that mean harm")
struct HostileRepositoryTests {
  @Test(
    "No program that the repository's configuration names is run",
    arguments: [
      ["--check"], ["--write"], ["--staged", "--check"], ["--staged", "--write"], ["plan"],
      ["--patch-series", "patches"], ["--format", "json"],
    ])
  func configuredPrograms(_ arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let marks = try TemporaryFolder()
    try folder.git("init", "--quiet")
    try folder.write("// one\n", to: "A.swift")
    try folder.git("add", "--all")
    try folder.git("commit", "--quiet", "--message", "First")
    try folder.write(original, to: "A.swift")
    try folder.git("add", "--all")
    if !arguments.contains("--staged") {
      try folder.git("commit", "--quiet", "--message", "Second")
    }
    try folder.write("*.swift filter=evil diff=evil merge=evil\n", to: ".git/info/attributes")
    try arm(folder, leaving: marks) { try folder.git("config", $0, $1) }

    let stage = stage(in: folder)
    let status = await CommandLineTool.run(arguments, in: stage)
    let said = await stage.errorText
    #expect(status == (arguments.contains("--check") ? .findings : .success), "\(said)")
    if arguments.contains("--write") {
      #expect(try folder.read("A.swift") == Array(migrated.utf8))
    }
    #expect(try marks.files() == [])
    // The traps are armed: git itself does run what the configuration names.
    try folder.run(["touch", "A.swift"])
    _ = try? folder.git("status")
    #expect(try marks.files() != [])
  }

  /// A way by which settings come into a repository other than its own configuration file.
  enum Door: String, CaseIterable {
    case include, workTree, submodule, environment
  }

  @Test(
    "Programs come in by no other door either", arguments: Door.allCases,
    [["--write"], ["--staged", "--write"]])
  func otherDoors(_ door: Door, _ arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let marks = try TemporaryFolder()
    try folder.git("init", "--quiet")
    var environment = self.environment
    switch door {
    case .include:
      try folder.write("*.swift filter=evil diff=evil merge=evil\n", to: ".gitattributes")
      try arm(folder, leaving: marks) {
        try folder.git("config", "--file", "shared.config", $0, $1)
      }
      try folder.git("config", "include.path", "../shared.config")
    case .workTree:
      try folder.git("config", "extensions.worktreeConfig", "true")
      try arm(folder, leaving: marks) { try folder.git("config", "--worktree", $0, $1) }
    case .submodule:
      try folder.write("import SwiftUI\n", to: "Library/L.swift")
      try folder.git("-C", "Library", "init", "--quiet")
      try folder.git("-C", "Library", "add", ".")
      try folder.git("-C", "Library", "commit", "--quiet", "--message", "First")
      try arm(folder, leaving: marks) { try folder.git("-C", "Library", "config", $0, $1) }
      try folder.git("config", "submodule.recurse", "true")
    case .environment:
      environment["GIT_CONFIG_COUNT"] = "1"
      environment["GIT_CONFIG_KEY_0"] = "core.fsmonitor"
      environment["GIT_CONFIG_VALUE_0"] = "touch '\(marks.path)/count'; false"
      environment["GIT_CONFIG_PARAMETERS"] =
        "'core.fsmonitor'='touch \(marks.path)/parameters; false'"
      for name in ["GIT_TRACE", "GIT_TRACE2", "GIT_TRACE2_EVENT", "GIT_TRACE_SETUP"] {
        environment[name] = "\(marks.path)/\(name)"
      }
      environment["GIT_EXEC_PATH"] = marks.path
    }
    try folder.write(original, to: "A.swift")
    // The traps are not to go off before the tool runs.
    let quiet = ["core.fsmonitor=false", "core.hooksPath=/dev/null", "filter.evil.clean="]
    let settings = (quiet + ["filter.evil.process="]).flatMap { ["-c", $0] }
    try folder.run(["git"] + settings + ["add", "A.swift"])
    try folder.run(["find", marks.path, "-type", "f", "-delete"])
    let options = arguments + (arguments.contains("--staged") ? [] : ["--allow-dirty"])
    let stage = Stage(folder: folder.path, environment: environment)
    let status = await CommandLineTool.run(options, in: stage)
    let said = await stage.errorText
    #expect(status == .success, "\(said)")
    #expect(try folder.read("A.swift") == Array(migrated.utf8))
    #expect(try marks.files() == [])
    guard door != .environment else { return }
    try folder.run(["touch", "A.swift"])
    _ = try? folder.git("status")
    _ = try? folder.git("-C", "Library", "status")
    #expect(try marks.files() != [], "the traps are not armed")
  }

  @Test(
    "Control characters in names are not printed as such",
    arguments: [
      [], ["--check", "--color", "always"], ["--verbose"], ["plan"], ["plan", "--format", "json"],
      ["--format", "json"], ["--format", "sarif"], ["--format", "github"], ["--format", "xcode"],
      ["--format", "markdown"], ["--write", "--allow-dirty"], ["--output", "out.patch"],
      ["--patch-series", "patches"], ["--staged", "--check"], ["--report", "report.html"],
    ])
  func controlCharacters(_ arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let name = "a\u{1B}]0;owned\u{07}\u{202E}\r::error::b\u{9B}31m.swift"
    try folder.git("init", "--quiet")
    try folder.write("class A: ObservableObject {}\n", to: name)
    try folder.write("class B: ObservableObject {\n", to: "broken\u{1B}[2J.swift")
    try folder.write([0x22, 0xE9], to: "latin\u{1B}[2J.swift")
    try folder.git("add", "--all")
    let stage = stage(in: folder)
    _ = await CommandLineTool.run(arguments, in: stage)
    var texts = [await stage.outputText, await stage.errorText]
    for (path, text) in await stage.written where !path.hasSuffix(".html") {
      texts += [path, String(decoding: text, as: UTF8.self)]
    }
    #expect(texts.contains { !$0.isEmpty })
    for text in texts {
      // The colours that were asked for are the tool's own.
      let plain =
        arguments.contains("always") ? text.replacing(/\u{1B}\[[0-9;]*m/, with: "") : text
      let hidden = plain.unicodeScalars.filter { scalar in
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
          || scalar == "\u{202E}"
      }
      #expect(
        hidden.isEmpty, "\(hidden.map { String($0.value, radix: 16) }) in \(plain.debugDescription)"
      )
    }
  }

  @Test("git's own folder is neither edited by name nor through a link")
  func gitInternals() async throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet")
    try folder.write(foreign, to: ".git/hooks/trap.swift")
    try folder.write(original, to: "A.swift")
    try folder.run(["ln", "-s", ".git/hooks/trap.swift", "Link.swift"])
    try folder.run(["ln", "-s", ".git/hooks", "Folder"])
    let places = [
      ["."], ["Link.swift"], ["Folder"], ["Folder/trap.swift"], [".git"], [".git/hooks/trap.swift"],
      ["A.swift/../.git/hooks"],
    ]
    for place in places {
      let stage = stage(in: folder)
      _ = await CommandLineTool.run(["--write", "--allow-dirty"] + place, in: stage)
      #expect(try folder.read(".git/hooks/trap.swift") == Array(foreign.utf8), "\(place)")
    }
    #expect(try folder.read("A.swift") == Array(migrated.utf8))
  }

  @Test("No path and no link leads a run out of the repository")
  func escapes() async throws {
    let outer = try TemporaryFolder()
    try outer.write(foreign, to: "Outside.swift")
    try outer.write(original, to: "App/A.swift")
    try outer.run(["git", "init", "--quiet", "App"])
    try outer.run(["ln", "-s", "../Outside.swift", "App/Link.swift"])
    try outer.run(["ln", "-s", "..", "App/Up"])
    let places = [
      ["."], ["../Outside.swift"], ["Link.swift"], ["Up/Outside.swift"], ["Up"], [".."],
      ["A.swift/../../Outside.swift"], [outer.path + "/Outside.swift"],
    ]
    for place in places {
      let stage = stage(in: outer, at: "App")
      _ = await CommandLineTool.run(["--write", "--allow-dirty", "A.swift"] + place, in: stage)
      #expect(try outer.read("Outside.swift") == Array(foreign.utf8), "\(place)")
    }
    #expect(try outer.read("App/A.swift") == Array(migrated.utf8))
    // A work tree that the configuration puts elsewhere does not become part of the project.
    try outer.write(original, to: "App/A.swift")
    try outer.run(["git", "-C", "App", "config", "core.worktree", outer.path])
    let stage = stage(in: outer, at: "App")
    _ = await CommandLineTool.run(["--write", "--allow-dirty"], in: stage)
    #expect(try outer.read("Outside.swift") == Array(foreign.utf8))
  }

  private let original = "import SwiftUI\n\nclass A: ObservableObject {}\n"
  private let foreign = "import SwiftUI\n\nclass Foreign: ObservableObject {}\n"
  private let migrated = "import SwiftUI\n\n@Observable\nclass A {}\n"

  /// The settings by which a repository can name a program.
  private let programs = [
    "core.fsmonitor", "core.sshCommand", "core.askPass", "core.editor", "core.pager",
    "core.gitProxy", "core.alternateRefsCommand", "diff.external", "diff.evil.command",
    "diff.evil.textconv", "filter.evil.clean", "filter.evil.smudge", "filter.evil.process",
    "merge.evil.driver", "gpg.program", "credential.helper", "pager.config",
    "interactive.diffFilter",
    "sequence.editor", "uploadpack.packObjectsHook",
  ]

  /// Names programs and hooks in a repository's settings, each of which leaves a file when it runs.
  private func arm(
    _ folder: TemporaryFolder, leaving marks: TemporaryFolder,
    _ set: (_ name: String, _ value: String) throws -> Void
  ) throws {
    for name in programs {
      let script = ".git/evil-\(name)"
      try folder.write("#!/bin/sh\ntouch '\(marks.path)/\(name)'\ncat\n", to: script)
      try folder.run(["chmod", "+x", script])
      try set(name, folder.path + "/" + script)
    }
    for hook in ["post-index-change", "pre-commit", "reference-transaction", "fsmonitor-watchman"] {
      let file = ".git/evil-hooks/\(hook)"
      try folder.write("#!/bin/sh\ntouch '\(marks.path)/\(hook)'\n", to: file)
      try folder.run(["chmod", "+x", file])
    }
    try set("core.hooksPath", folder.path + "/.git/evil-hooks")
    // git 2.54 and later.
    try set("hook.evil.event", "post-index-change")
    try set("hook.evil.command", "touch '\(marks.path)/configured'")
  }

  private var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": path, "GIT_CONFIG_GLOBAL": "/dev/null"]
  }

  private func stage(in folder: TemporaryFolder, at subfolder: String = "") -> Stage {
    Stage(
      folder: folder.path + (subfolder.isEmpty ? "" : "/" + subfolder), environment: environment)
  }
}
