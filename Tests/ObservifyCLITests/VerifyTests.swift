import Foundation
import ObservifyHost
import ObservifyKit
import ObservifyTestSupport
import Testing

@testable import ObservifyCLI

@Suite("Verifying units")
struct VerifyTests {
  /// Four units by themselves, and one that holds another.
  private static let names = ["A", "B", "C", "D"]

  private static func model(_ name: String) -> String {
    "import SwiftUI\n\nfinal class \(name): ObservableObject {\n  @Published var value = 0\n}\n"
  }

  /// A model that migrates with a warning.
  private static let warned = """
    import SwiftUI

    final class Look: ObservableObject {
      @AppStorage("sound") var sound = true
      func clear() { UserDefaults.standard.removeObject(forKey: "sound") }
    }

    struct LookView: View {
      @ObservedObject var look: Look
      var body: some View { Toggle("Sound", isOn: $look.sound) }
    }

    """

  /// Fails once a file of these names is migrated, as a build would.
  private static func command(failingFor names: [String]) -> String {
    let checks = names.map { name in
      "if grep -q '^@Observable' \(name).swift; then "
        + "echo '\(name).swift:1:2: error: no' >&2; exit 1; fi"
    }
    return (checks + ["true"]).joined(separator: "; ")
  }

  @Test(
    "What the command passes stays, and what it does not is undone, whatever the rest",
    arguments: [[], ["A"], ["B"], ["D"], ["A", "D"], ["B", "C"], ["A", "B", "C", "D"]])
  func outcome(_ failing: [String]) async throws {
    let folder = try repository()
    let stage = stage(in: folder)
    let status = await run(stage, failingFor: failing)
    let said = await stage.errorText
    #expect(status == (failing.isEmpty ? .success : .findings), "\(said)")
    try expectMigrated(Set(Self.names).subtracting(failing), in: folder)
    for name in failing {
      #expect(said.contains("\(name).swift:3:13: warning: '\(name)' is undone: "), "\(said)")
      #expect(said.contains("\(name).swift:1:2: note: error: no\n"), "\(said)")
    }
    #expect(try !folder.files().contains { $0.contains("observify-") })
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/observify-verify"))
  }

  @Test("Units that pass together are one run, and one that fails among four takes five")
  func numberOfRuns() async throws {
    let folders = [try repository(), try repository()]
    let passing = stage(in: folders[0])
    _ = await run(passing, failingFor: [])
    // Once before anything is changed.
    #expect(await passing.commands.count == 2)
    let failing = stage(in: folders[1])
    _ = await run(failing, failingFor: ["D"])
    // Before, all, the first half, the second half, and C by itself: then D is to blame.
    #expect(await failing.commands.count == 5)
    for folder in folders { #expect(try folder.files().count == Self.names.count) }
  }

  @Test("Where the command fails beforehand nothing is tried")
  func brokenBefore() async throws {
    let folder = try repository()
    let stage = stage(in: folder)
    #expect(
      await stage.run(["--write", "--verify", "echo 'x: error: y'; exit 3"], planner: planner)
        == .trouble)
    let said = await stage.errorText
    #expect(said.contains("fails before anything is changed"))
    #expect(said.contains("exit status 3: note: x: error: y"))
    try expectMigrated([], in: folder)
  }

  @Test("A run that is ended at any command is gone on with", arguments: 1...6)
  func ended(atCommand number: Int) async throws {
    let folder = try repository()
    let first = stage(in: folder)
    await first.kill(atCommand: number)
    _ = await run(first, failingFor: ["B"])
    let second = stage(in: folder)
    _ = await run(second, failingFor: ["B"])
    try expectMigrated(["A", "C", "D"], in: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/observify-verify"))
  }

  @Test("What a person edits after a run was ended is not overwritten")
  func edited() async throws {
    let folder = try repository()
    let first = stage(in: folder)
    await first.kill(atCommand: 2)
    _ = await run(first, failingFor: [])
    try folder.write("// mine\n", to: "A.swift")
    let second = stage(in: folder)
    #expect(await run(second, failingFor: []) == .trouble)
    #expect(await second.errorText.contains("'A.swift' was edited since"))
    #expect(try folder.read("A.swift") == Array("// mine\n".utf8))
  }

  @Test("A unit is not tried without one that it needs")
  func needed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.nested, to: "Models.swift")
    try commit(folder)
    let stage = stage(in: folder)
    let command = "! grep -B1 'class Inner' Models.swift | grep -q @Observable"
    #expect(await stage.run(["--write", "--verify", command], planner: planner) == .findings)
    let said = await stage.errorText
    #expect(
      said.contains("'Outer' is undone: it needs 'Inner', which is undone"), "\(said)")
    #expect(try folder.read("Models.swift") == Array(Self.nested.utf8))
  }

  @Test("A unit that must move after another is not chosen without it, by option or answer")
  func order() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.nested, to: "Models.swift")
    try commit(folder)
    let only = stage(in: folder)
    #expect(await only.run(["--write", "--only", "Outer"], planner: planner) == .trouble)
    #expect(
      await only.errorText
        == "observify: error: 'Outer' must move after 'Inner', which is left out: "
        + "choose both with '--only Outer,Inner'\n")
    let asked = Stage(
      folder: folder.path, environment: environment, answers: ["n", "y"])
    #expect(await asked.run(["--interactive"], planner: planner) == .success)
    #expect(await asked.errorText.contains("'Outer' stays, as it must move after 'Inner'"))
    #expect(try folder.read("Models.swift") == Array(Self.nested.utf8))
    let both = stage(in: folder)
    #expect(await both.run(["--write", "--only", "Outer,Inner"], planner: planner) == .success)
    let text = String(decoding: try folder.read("Models.swift"), as: UTF8.self)
    #expect(!text.contains("ObservableObject"))
  }

  /// A model with a wrapper that holds another.
  private static let nested = """
    import SwiftUI

    final class Inner: ObservableObject {
      @Published var value = 0
    }

    final class Outer: ObservableObject {
      @ObservedObject var inner: Inner
      @Published var value = 0

      init(inner: Inner) { self.inner = inner }
    }

    """

  @Test("A series holds what the command passes, and the files are as before")
  func series() async throws {
    let folder = try repository()
    let stage = stage(in: folder)
    let command = Self.command(failingFor: ["B"])
    #expect(
      await stage.run(["--patch-series", "out", "--verify", command], planner: planner)
        == .findings)
    let said = await stage.errorText
    #expect(said.contains("'B' is undone: "), "\(said)")
    #expect(said.contains("3 patches in 'out': 3 of 4 units migrated: "), "\(said)")
    try expectMigrated([], in: folder)
    #expect(try apply(in: folder) == 3)
    try expectMigrated(["A", "C", "D"], in: folder)
  }

  @Test("A series that is ended at any command leaves the files to the next run", arguments: 1...6)
  func endedSeries(atCommand number: Int) async throws {
    let folder = try repository()
    let arguments = ["--patch-series", "out", "--verify", Self.command(failingFor: ["B"])]
    let first = stage(in: folder)
    await first.kill(atCommand: number)
    _ = await first.run(arguments, planner: planner)
    let second = stage(in: folder)
    _ = await second.run(arguments, planner: planner)
    try expectMigrated([], in: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.git/observify-verify"))
    #expect(try apply(in: folder) == 3)
    try expectMigrated(["A", "C", "D"], in: folder)
  }

  @Test("No command is run for a series that could not be written")
  func fullFolder() async throws {
    let folder = try repository()
    try folder.write("", to: "out/0001.patch")
    let stage = stage(in: folder)
    #expect(
      await stage.run(["--patch-series", "out", "--verify", "true"], planner: planner) == .trouble)
    #expect(await stage.errorText.contains("out: error: holds patches already"))
    #expect(await stage.commands.isEmpty)
  }

  @Test(
    "A series that comes to another text than one run is written, and the file is named")
  func unevenSeries() async throws {
    let folder = try repository()
    try folder.write(Self.warned, to: "E.swift")
    let stage = stage(in: folder)
    let uneven: CommandLineTool.Planner = { configuration, input, progress in
      var report = await Migrator(configuration).plan(input, progress: progress)
      if configuration.only == ["B"] { report.changes[0].after += Array("// B\n".utf8) }
      return report
    }
    #expect(await stage.run(["--patch-series", "out"], planner: uneven) == .success)
    let said = await stage.errorText
    #expect(
      said.contains(
        "B.swift: warning: comes out differently unit by unit than in one run [OBS920]"), "\(said)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test("What stays migrated is shown with what to look at, as by a run that only writes")
  func places() async throws {
    let folder = try repository()
    try folder.write(Self.warned, to: "E.swift")
    try folder.write(Self.warned.replacing("Look", with: "Other"), to: "F.swift")
    try folder.git("add", "--all")
    try folder.git("commit", "--quiet", "--message", "More")
    let stage = stage(in: folder)
    #expect(await run(stage, failingFor: ["F"]) == .findings)
    let said = await stage.errorText
    #expect(
      said.contains(
        """
        Look at these, where the app may behave differently now:
        E.swift:5:3: warning: views no longer update when 'sound' is changed at E.swift:10 [OBS120]
        """), "\(said)")
    #expect(!said.contains("warning: 'sound' may be changed at F.swift"), "\(said)")
    #expect(said.contains("  git restore '*.swift'"), "\(said)")
  }

  @Test("Only the units that the person agrees to are tried")
  func interactive() async throws {
    let folder = try repository()
    let command = Self.command(failingFor: ["B"])
    let asked = Stage(
      folder: folder.path, environment: environment, answers: ["d", "y", "y", "n", "y"])
    #expect(
      await asked.run(["--interactive", "--verify", command], planner: planner) == .findings)
    #expect(await asked.errorText.contains("'B' is undone: "))
    try expectMigrated(["A", "D"], in: folder)
  }

  @Test("Notes are read as they were written, and nothing else is taken for them")
  func notes() {
    var state = VerifiedState(command: "swift build\n12")
    state.refused = ["A", "Größe"]
    state.files = [
      VerifiedState.File(path: "A\nB.swift", good: [0x0A, 0xFF], tried: [[], [0x31, 0x0A]])
    ]
    #expect(VerifiedState(state.bytes) == state)
    for count in 0..<state.bytes.count {
      #expect(VerifiedState(Array(state.bytes.prefix(count))) == nil)
    }
    #expect(VerifiedState(state.bytes + [0x30]) == nil)
    #expect(VerifiedState(Array("observify verify 1\n-1\n".utf8)) == nil)
  }

  // MARK: Helpers

  private let planner: CommandLineTool.Planner = { await Migrator($0).plan($1, progress: $2) }

  private func run(_ stage: Stage, failingFor names: [String]) async -> ObservifyCLI.ExitStatus {
    await stage.run(
      ["--write", "--verify", Self.command(failingFor: names)], planner: planner)
  }

  private func expectMigrated(_ names: Set<String>, in folder: TemporaryFolder) throws {
    for name in Self.names {
      let text = String(decoding: try folder.read("\(name).swift"), as: UTF8.self)
      #expect(text.contains("@Observable") == names.contains(name), "\(name)")
    }
  }

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in Self.names { try folder.write(Self.model(name), to: "\(name).swift") }
    try commit(folder)
    return folder
  }

  /// Makes commits of a series, and returns how many.
  private func apply(in folder: TemporaryFolder) throws -> Int {
    let patches = try folder.files().filter { $0.hasSuffix(".patch") }.sorted()
    for patch in patches { try folder.git("am", "--quiet", patch) }
    return patches.count
  }

  private func commit(_ folder: TemporaryFolder) throws {
    try folder.git("init", "--quiet")
    try folder.git("add", "--all")
    try folder.git("commit", "--quiet", "--message", "Before")
  }

  private func stage(in folder: TemporaryFolder) -> Stage {
    Stage(folder: folder.path, environment: environment)
  }

  private let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  ]
}
