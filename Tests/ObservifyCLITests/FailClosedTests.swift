import Foundation
import ObservifyCLI
import ObservifyHost
import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

@Suite("What cannot be seen may be a use")
struct FailClosedTests {
  private let model = """
    import SwiftUI
    public final class Store: ObservableObject {
      @Published public var count = 0
    }

    """

  private let view = """
    import SwiftUI
    struct Counter: View {
      @ObservedObject var store: Store
      var body: some View { Text("\\(store.count)") }
    }

    """

  /// Runs the whole tool, and returns its status and what it said.
  private func run(
    _ arguments: [String] = [], in folder: TemporaryFolder, at path: String = ""
  ) async -> (status: ObservifyCLI.ExitStatus, patch: String, messages: String) {
    let environment = ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }
    let stage = Stage(
      folder: path.isEmpty ? folder.path : folder.path + "/" + path, environment: environment)
    let status = await stage.run(arguments) { await Migrator($0).plan($1, progress: $2) }
    return (status, await stage.outputText, await stage.errorText)
  }

  private func commit(_ folder: TemporaryFolder, in name: String) throws {
    let place = ["git", "-C", name, "-c", "user.name=T", "-c", "user.email=t@example.com"]
    for arguments in [["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", "x"]] {
      try folder.run(place + arguments)
    }
  }

  // MARK: Files that cannot be read

  @Test("A file that cannot be read keeps what it could name, and nothing else")
  func unreadable() async throws {
    let store = MemoryStore(
      texts: [
        "A.swift": model, "Secret.swift": view,
        "B.swift": "import SwiftUI\nprivate final class Own: ObservableObject {}\n",
      ], unreadable: ["Secret.swift"])
    let stage = Stage(store)
    let status = await stage.run([]) { await Migrator($0).plan($1, progress: $2) }
    #expect(status == .trouble)
    let messages = await stage.errorText
    #expect(messages.contains("'Store' is kept: 'Secret.swift' cannot be read, and may use it"))
    #expect(messages.contains("Secret.swift: error: cannot be read"))
    #expect(await stage.outputText.contains("b/B.swift"))
    #expect(await !stage.outputText.contains("b/A.swift"))
  }

  @Test("What the module of an unreadable file cannot see moves")
  func unreadableElsewhere() async throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", platforms: [.iOS(.v17)], targets: [
        .target(name: "Core"), .target(name: "UI", dependencies: ["Core"]), .target(name: "Other"),
      ])
      """
    let store = MemoryStore(
      texts: [
        "Package.swift": manifest, "Sources/Core/Secret.swift": view,
        "Sources/Core/Core.swift": "import SwiftUI\nfinal class Inner: ObservableObject {}\n",
        "Sources/UI/UI.swift": model,
      ], unreadable: ["Sources/Core/Secret.swift"])
    let stage = Stage(store)
    await stage.run([]) { await Migrator($0).plan($1, progress: $2) }
    #expect(await stage.errorText.contains("'Inner' is kept"))
    #expect(await !stage.errorText.contains("'Store' is kept"))
    #expect(await stage.outputText.contains("b/Sources/UI/UI.swift"))
  }

  @Test("A manifest that cannot be read may state any minimum")
  func unreadableManifest() async throws {
    let store = MemoryStore(
      texts: ["App.xcodeproj/project.pbxproj": "", "App/A.swift": model],
      unreadable: ["App.xcodeproj/project.pbxproj"])
    let stage = Stage(store)
    let status = await stage.run([]) { await Migrator($0).plan($1, progress: $2) }
    #expect(status == .trouble)
    #expect(await stage.outputText.isEmpty)
  }

  @Test("Something that is no regular file counts as one that cannot be read")
  func pipe() async throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "A.swift")
    try folder.run(["mkfifo", "Pipe.swift"])
    let found = await run(in: folder)
    #expect(found.status == .trouble)
    #expect(found.patch.isEmpty)
    #expect(found.messages.contains("'Pipe.swift' cannot be read, and may use it [OBS832]"))
  }

  @Test("Both sides of a conflict count as the file's text")
  func conflict() async throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "A.swift")
    try folder.write(model.replacing("Store", with: "Free"), to: "B.swift")
    try folder.write(
      "import SwiftUI\n<<<<<<< HEAD\nstruct V {}\n=======\n\(view)>>>>>>> other\n", to: "V.swift")
    let found = await run(in: folder)
    #expect(found.messages.contains("'Store' is kept: a file that does not parse names it"))
    #expect(found.patch.contains("b/B.swift"))
    #expect(!found.patch.contains("b/A.swift"))
  }

  // MARK: Links, repositories and bundles

  @Test("A folder that a link leads to is read, and not edited", arguments: [false, true])
  func link(isRepository: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "App/A.swift")
    try folder.write(view, to: "Shared/V.swift")
    try folder.run(["ln", "-s", "../Shared", "App/Shared"])
    try folder.run(["ln", "-s", "..", "App/Loop"])
    if isRepository { try commit(folder, in: "App") }
    let found = await run(["--write", "--allow-dirty"], in: folder, at: "App")
    #expect(found.messages.contains("V.swift', which may not be edited [OBS818]"))
    #expect(String(decoding: try folder.read("App/A.swift"), as: UTF8.self) == model)
  }

  @Test("A repository within one is read, and not edited", arguments: ["add", "init"])
  func nested(how: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(view, to: "App/Inner/V.swift")
    try commit(folder, in: "App/Inner")
    try folder.write(model, to: "App/A.swift")
    try folder.run(["git", "-C", "App", "init", "--quiet"])
    if how == "add" { try folder.run(["git", "-C", "App", "add", "--all"]) }
    let found = await run(in: folder, at: "App")
    #expect(found.patch.isEmpty)
    #expect(found.messages.contains("'Inner/V.swift', which may not be edited [OBS818]"))
  }

  @Test("Each repository in a folder that is none guards its own changes")
  func repositories() async throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "One/A.swift")
    try folder.write(model.replacing("Store", with: "Other"), to: "Two/B.swift")
    try commit(folder, in: "One")
    try commit(folder, in: "Two")
    try folder.write(model.replacing("Store", with: "Other") + "// new\n", to: "Two/B.swift")
    let found = await run(["--write"], in: folder)
    #expect(found.status == .trouble)
    #expect(found.messages.contains("Two/B.swift: error: has uncommitted changes"))
    #expect(String(decoding: try folder.read("One/A.swift"), as: UTF8.self) == model)
    #expect(await run(["--write", "One"], in: folder).status == .success)
    #expect(String(decoding: try folder.read("One/A.swift"), as: UTF8.self).contains("@Observable"))
  }

  @Test("A committed file with a line break in its name is clean")
  func lineBreak() async throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "One/line\nbreak.swift")
    try commit(folder, in: "One")
    #expect(await run(["--write"], in: folder, at: "One").status == .success)
  }

  @Test(
    "An Xcode project or workspace means the project around it",
    arguments: ["App.xcodeproj", "App.xcodeproj/project.xcworkspace", "App.xcworkspace"],
    [false, true])
  func bundle(name: String, isRepository: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata")
    try folder.write("", to: "App.xcworkspace/contents.xcworkspacedata")
    try folder.write(model, to: "App/A.swift")
    if isRepository { try commit(folder, in: ".") }
    let found = await run(["-q", name], in: folder)
    #expect(found.patch.contains("b/App/A.swift"))
  }

  @Test("A check that looks at nothing is trouble")
  func nothingChecked() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Docs/notes.txt")
    try folder.write(model, to: "A.swift")
    #expect(await run(["--check", "Docs"], in: folder).status == .trouble)
    #expect(await run(["Docs"], in: folder).status == .success)
  }

  // MARK: Packages

  private let app = """
    import SwiftUI
    import Wires
    import Lottie
    final class Free: ObservableObject {}
    final class Bound: ObservableObject {}
    final class Page: ObservableObject, Screen {}
    final class Given: ObservableObject {}
    final class Made: ObservableObject {}
    final class Shown: ObservableObject {}
    struct Root: View {
      @Wired var free: Free
      @Observed var bound: Bound
      @StateObject var given = Given()
      @StateObject var made = Made()
      var shown: With<Shown>?
      var body: some View {
        Text("").provide(given)
        With(made)
      }
    }

    """

  private let wires = """
    import SwiftUI
    @propertyWrapper public struct Wired<Value> { public var wrappedValue: Value { fatalError() } }
    @propertyWrapper public struct Observed<Value: ObservableObject>: DynamicProperty {
      @ObservedObject public var wrappedValue: Value
    }
    public protocol Screen: ObservableObject {}
    extension View {
      public func provide<T: ObservableObject>(_ object: T) -> some View { environmentObject(object) }
    }
    public struct With<M: ObservableObject>: View { public init(_ model: M) {} }

    """

  @Test(
    "Packages that are there say what they ask for, and are not edited",
    arguments: [
      ".build/checkouts/Wires", "Pods/Wires", "Carthage/Checkouts/Wires",
      "SourcePackages/checkouts/Wires", "DerivedData/App-abc/SourcePackages/checkouts/Wires",
      "../Local/Wires",
    ])
  func packages(place: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(app, to: "App/Sources/App/App.swift")
    try folder.write(wires, to: "App/\(place)/Sources/Wires/Wires.swift")
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v17)],
        dependencies: [.package(path: "../Local/Wires")],
        targets: [.target(name: "App", dependencies: ["Wires"])])
      """, to: "App/Package.swift")
    let found = await run(in: folder, at: "App")
    for name in ["Bound", "Page", "Given", "Made", "Shown"] {
      #expect(found.messages.contains("'\(name)' is kept"), "\(name): \(found.messages)")
    }
    #expect(!found.messages.contains("'Free' is kept"))
    #expect(!found.patch.contains("Wires.swift"))

    let plan = await run(["plan"], in: folder, at: "App")
    #expect(
      plan.patch.contains("1 module that the project imports was not there to be read: Lottie."))
  }

  @Test("The wrapper of a package that is not there keeps what it holds")
  func missingPackage() async throws {
    let folder = try TemporaryFolder()
    try folder.write(app, to: "App.swift")
    let found = await run(in: folder)
    #expect(
      found.messages.contains("'Free' is kept: no file of the project declares '@Wired' of 'free'"))
    let plan = await run(["plan"], in: folder)
    #expect(plan.patch.contains("2 modules that the project imports were not there to be read"))
  }
}
