import Foundation
import ObservifyCLI
import ObservifyHost
import ObservifyKit
import ObservifyTestSupport
import Testing

/// Runs on the index that a build by SwiftPM leaves.
@Suite("Index stores")
struct IndexStoreTests {
  /// The program that reads indexes, where a build has put it.
  private static let program = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/debug/observify").path

  private static let environment = ProcessInfo.processInfo.environment.filter {
    ["PATH", "DEVELOPER_DIR"].contains($0.key)
  }

  private static let isPossible = FileManager.default.isExecutableFile(atPath: program)

  private static let stubs = [
    "Stubs/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Stubs", products: [.library(name: "Stubs", targets: ["Combine", "SwiftUI", "Outside"])],
      targets: [
        .target(name: "Combine"), .target(name: "SwiftUI", dependencies: ["Combine"]),
        .target(name: "Outside"),
      ])
    """,
    "Stubs/Sources/Outside/Outside.swift": """
    public func outside<T>(_ make: () -> T) -> T { make() }
    """,
    "Stubs/Sources/Combine/Combine.swift": """
    public protocol ObservableObject: AnyObject {}
    @propertyWrapper public struct Published<V> {
      public var wrappedValue: V
      public init(wrappedValue: V) { self.wrappedValue = wrappedValue }
    }
    """,
    "Stubs/Sources/SwiftUI/SwiftUI.swift": """
    @_exported import Combine
    public protocol View { associatedtype Body; var body: Body { get } }
    public struct Text: View { public init(_ text: String) {}; public var body: Int { 0 } }
    extension View { public func environmentObject<T: ObservableObject>(_ it: T) -> some View { self } }
    @propertyWrapper public struct EnvironmentObject<V: ObservableObject> {
      public init() {}
      public var wrappedValue: V { fatalError() }
    }
    """,
  ]

  private static let package = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.macOS(.v14)], dependencies: [.package(path: "../Stubs")],
      targets: [.target(name: "App", dependencies: [.product(name: "Stubs", package: "Stubs")])])
    """

  private static let models = """
    import Outside
    import SwiftUI

    final class Store: ObservableObject { @Published var count = 0 }
    final class Other: ObservableObject { @Published var count = 0 }
    struct Container { let store = outside { Store() } }

    """

  private static let views = """
    import SwiftUI

    let container = Container()
    struct Screen: View {
      @EnvironmentObject var store: Store
      var body: some View { Text("\\(store.count)") }
    }
    struct Root: View { var body: some View { Screen().environmentObject(container.store) } }

    """

  private func run(
    in folder: TemporaryFolder, _ options: String...
  ) async -> (status: Int32, errors: String) {
    let stage = Stage(
      folder: folder.path + "/App", environment: Self.environment, program: Self.program)
    let status = await stage.run(options) { await Migrator($0).plan($1, progress: $2) }
    return (status.rawValue, await stage.errorText)
  }

  /// All in one test: a build takes its time.
  @Test(
    "What reading leaves open is answered by what a build left, and by nothing else",
    .enabled(if: isPossible, "no 'observify' has been built to read the index"))
  func story() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.stubs { try folder.write(text, to: name) }
    try folder.write(Self.package, to: "App/Package.swift")
    try folder.write(Self.models, to: "App/Sources/App/Models.swift")
    try folder.write(Self.views, to: "App/Sources/App/Views.swift")
    let kept = "2 kept (OBS810 ×2)"
    #expect(await run(in: folder).errors.contains(kept))
    try folder.run(["swift", "build", "--package-path", "App"])

    let built = await run(in: folder, "--verbose")

    #expect(built.errors.contains("2 models would migrate"), "\(built.errors)")
    #expect(built.errors.contains("knew 1 of 2 types that reading cannot tell"), "\(built.errors)")

    // What is said in another place is not the project's.
    let store = folder.url.appendingPathComponent("App/.build/debug/index/store")
    let place = folder.url.appendingPathComponent("kept").path
    try FileManager.default.copyItem(
      at: store.resolvingSymlinksInPath(), to: URL(fileURLWithPath: place))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/.build"))
    #expect(await run(in: folder).errors.contains(kept))
    #expect(await run(in: folder, "--index-store", place).errors.contains("2 models would migrate"))

    // Records of which a part is missing, or that are something else, do no harm.
    let records = try folder.files().filter { file in
      file.hasPrefix("kept/") && ["/Models.swift", "/Views.swift"].contains { file.contains($0) }
        && file.contains("/records/")
    }
    #expect(records.count == 2)
    let whole = try records.map { ($0, try folder.read($0)) }
    for damage in [{ $0.prefix($0.count / 2) }, { $0.prefix(0) }, { _ in [1, 2, 3] }]
      as [@Sendable ([UInt8]) -> ArraySlice<UInt8>]
    {
      for (record, bytes) in whole { try folder.write(Array(damage(bytes)), to: record) }
      let run = await run(in: folder, "--index-store", place)
      #expect(run.status == 0 && run.errors.contains(kept), "\(run.errors)")
      #expect(run.errors.contains("the index store is damaged"), "\(run.errors)")
    }
    for (record, bytes) in whole { try folder.write(bytes, to: record) }

    // A line more above: the file is newer, and its names stand elsewhere.
    try folder.write("\n" + Self.views, to: "App/Sources/App/Views.swift")
    #expect(await run(in: folder, "--index-store", place).errors.contains(kept))

    try await expectNoStore(in: folder)
  }

  /// What is no store, or another project's, is one line.
  private func expectNoStore(in folder: TemporaryFolder) async throws {
    let nothing = await run(in: folder, "--index-store", "nowhere")
    #expect(nothing.status == 2)
    #expect(nothing.errors.hasSuffix("cannot be read: there is no such folder\n"))
    let empty = await run(in: folder, "--index-store", "Sources")
    #expect(empty.status == 2)
    #expect(empty.errors.split(separator: "\n").count == 1, "\(empty.errors)")
    try folder.write("import SwiftUI\n", to: "App2/Sources/Else/Else.swift")
    try folder.write(Self.package, to: "App2/Package.swift")
    let stage = Stage(
      folder: folder.path + "/App2", environment: Self.environment, program: Self.program)
    let status = await stage.run(["--index-store", folder.path + "/kept"]) {
      await Migrator($0).plan($1, progress: $2)
    }
    #expect(status.rawValue == 2)
    #expect(await stage.errorText.hasSuffix("it is about no file of this project\n"))
  }
}
