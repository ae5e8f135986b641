import ObservifyManifests
import ObservifySyntax
import ObservifyText
import Testing

@testable import ObservifyIndex

@Suite("Visibility between modules")
struct VisibilityTests {
  /// Packages `App` (which depends on `Kit`), `Kit` and `Other`, and tests of the app.
  private static let manifest = SourceText(
    path: "Package.swift",
    text: """
      import PackageDescription
      let package = Package(name: "All", products: [.library(name: "KitProduct", targets: ["Kit"])],
        targets: [
          .executableTarget(name: "App", dependencies: [.product(name: "KitProduct", package: "All")]),
          .target(name: "Kit"), .target(name: "Other"),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])
      """)

  private func index(_ files: [(String, String)]) -> ProjectIndex {
    ProjectIndex(
      trees: files.map { SyntaxTree(parsing: SourceText(path: $0.0, text: $0.1)) },
      manifests: [Self.manifest])
  }

  /// The paths of the files with a type `M` that a use in the first file can mean.
  private func meant(_ files: [(String, String)]) -> [String] {
    let index = index(files)
    let found = index.preferred(index.topLevelTypes["M"] ?? [], from: index.files[0])
    return found.map { index[index[$0].file].path }
  }

  @Test("A type of the file itself, then one of its target, comes before all others")
  func nearest() {
    let kit = ("Sources/Kit/M.swift", "public class M {}")
    let app = ("Sources/App/M.swift", "class M {}")
    #expect(meant([("Sources/App/A.swift", "import Kit"), kit, app]) == ["Sources/App/M.swift"])
    #expect(
      meant([("Sources/App/A.swift", "private class M {}"), kit, app]) == ["Sources/App/A.swift"])
  }

  @Test("A type that is private to another file is never meant")
  func filePrivate() {
    #expect(
      meant([
        ("Sources/App/A.swift", "import Kit"), ("Sources/App/B.swift", "private class M {}"),
        ("Sources/Kit/M.swift", "public class M {}"),
      ]) == ["Sources/Kit/M.swift"])
  }

  @Test("An imported module comes before one that is not")
  func imported() {
    let files = [
      ("Sources/Kit/M.swift", "public class M {}"), ("Sources/Other/M.swift", "public class M {}"),
    ]
    #expect(meant([("Sources/App/A.swift", "import Other")] + files) == ["Sources/Other/M.swift"])
    #expect(meant([("Sources/App/A.swift", "import Kit")] + files) == ["Sources/Kit/M.swift"])
    #expect(meant([("Sources/App/A.swift", "")] + files) == ["Sources/Kit/M.swift"])
    #expect(
      meant([("Sources/App/A.swift", "import Kit\nimport Other")] + files)
        == ["Sources/Kit/M.swift", "Sources/Other/M.swift"])
    #expect(
      meant([("Elsewhere/A.swift", "")] + files) == [
        "Sources/Kit/M.swift", "Sources/Other/M.swift",
      ])
  }

  @Test("Of imported types those that are open to the file are meant")
  func access() {
    let files = [
      ("Sources/Kit/M.swift", "class M {}"), ("Sources/Other/M.swift", "package class M {}"),
    ]
    #expect(
      meant([("Sources/App/A.swift", "import Kit\nimport Other")] + files)
        == ["Sources/Other/M.swift"])
    #expect(
      meant([("Tests/AppTests/A.swift", "@testable import Kit\nimport Other")] + files)
        == ["Sources/Kit/M.swift", "Sources/Other/M.swift"])
  }

  @Test("A module's alias comes before a type of a module that is not imported as a whole")
  func aliases() throws {
    func isAlias(_ imports: String) throws -> Bool {
      let index = index([
        ("Sources/App/A.swift", "\(imports)\nlet m: M"),
        ("Sources/Kit/M.swift", "public class M {}"),
        ("Sources/Other/M.swift", "public typealias M = Int"),
      ])
      let type = try #require(index.files[0].tree.nodes(of: .namedType).first)
      if case .alias = ScopeLookup(index).typeLookup(["M"], at: type) { return true }
      return false
    }
    #expect(try isAlias("import Other"))
    #expect(try isAlias("import Other\nimport protocol Kit.Other"))
    #expect(try !isAlias("import Other\nimport Kit"))
  }

  @Test("A file sees what its targets, its imports and its dependencies lead to")
  func relations() {
    let index = index([
      ("Sources/App/A.swift", "import Other"), ("Sources/App/B.swift", ""),
      ("Sources/Kit/C.swift", ""), ("Sources/Other/D.swift", ""), ("Elsewhere/E.swift", ""),
      ("Tests/AppTests/F.swift", "@testable import App"),
    ])
    let files = index.files
    #expect(
      files.map { index.relation(of: files[0], to: $0) }
        == [
          .sameTarget, .sameTarget, .dependency, .imported,
          .unknown, .unrelated,
        ])
    #expect(index.relation(of: files[5], to: files[0]) == .imported)
    #expect(index.relation(of: files[5], to: files[2]) == .dependency)
    #expect(index.canSee(from: files[1], to: files[2]))
    #expect(!index.canSee(from: files[1], to: files[3]))
    #expect(index.canSee(from: files[4], to: files[3]))
    #expect(files[5].testableImports == ["App"])
    #expect(files[0].testableImports.isEmpty)
  }

  @Test("Two targets that share files see each other's through them")
  func sharedFiles() {
    let app = SourceText(
      path: "App.xcodeproj/project.pbxproj",
      text: """
        { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = {isa = PBXGroup; children = (Y1, Y2, Y3); sourceTree = "<group>"; };
        Y1 = {isa = PBXFileSystemSynchronizedRootGroup; path = iOS; sourceTree = "<group>"; };
        Y2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>"; };
        Y3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Both; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = iOS; fileSystemSynchronizedGroups = (Y1, Y3); };
        U = {isa = PBXNativeTarget; name = Mac; fileSystemSynchronizedGroups = (Y2, Y3); };
        }; rootObject = P; }
        """)
    let trees = [
      ("Both/A.swift", ""), ("iOS/M.swift", "class M {}"), ("Mac/M.swift", "class M {}"),
    ]
    .map { SyntaxTree(parsing: SourceText(path: $0.0, text: $0.1)) }
    let index = ProjectIndex(trees: trees, manifests: [app])
    let types = index.topLevelTypes["M"] ?? []
    #expect(index.preferred(types, from: index.files[0]).count == 2)
    #expect(index.preferred(types, from: index.files[1]).map { index[$0].file.index } == [1])
    #expect(index.shareTarget(index.files[0], index.files[1]))
    #expect(!index.shareTarget(index.files[1], index.files[2]))
  }

  /// Whether a value in the first file can be of the type `M`.
  private func canComeBy(_ files: [(String, String)]) -> Bool {
    let index = index(files)
    return index.types.filter { $0.name == "M" }.contains {
      index.canComeBy($0.id, in: index.files[0])
    }
  }

  @Test("A value is of no type that is private to another file, or stands in code there")
  func privateValues() {
    let app = ("Sources/App/A.swift", "")
    #expect(canComeBy([app, ("Sources/App/B.swift", "class M {}")]))
    #expect(!canComeBy([app, ("Sources/App/B.swift", "private class M {}")]))
    #expect(!canComeBy([app, ("Sources/App/B.swift", "private struct V { class M {} }")]))
    #expect(!canComeBy([app, ("Sources/App/B.swift", "func f() { class M {} }")]))
    #expect(canComeBy([("Sources/App/A.swift", "private class M {}")]))
  }

  @Test(
    "A value of another module's type needs a way to the module, not an import, and open access")
  func valuesOfOtherModules() {
    let app = ("Sources/App/A.swift", "")
    #expect(canComeBy([app, ("Sources/Kit/M.swift", "public class M {}")]))
    #expect(!canComeBy([app, ("Sources/Kit/M.swift", "class M {}")]))
    #expect(!canComeBy([app, ("Sources/Other/M.swift", "public class M {}")]))
    #expect(canComeBy([app, ("Sources/Kit/M.swift", "public extension V { class M {} }")]))
    #expect(!canComeBy([app, ("Sources/Kit/M.swift", "public struct V { class M {} }")]))
    #expect(
      !canComeBy([("Sources/Kit/A.swift", ""), ("Sources/App/M.swift", "public class M {}")]))
    #expect(canComeBy([("Elsewhere/A.swift", ""), ("Sources/Kit/M.swift", "class M {}")]))
  }

  @Test("What any file of a module opens for tests, its other files can come by")
  func openedModules() {
    let model = ("Sources/App/M.swift", "class M {}")
    let test = ("Tests/AppTests/A.swift", "")
    #expect(!canComeBy([test, model]))
    #expect(canComeBy([test, model, ("Tests/AppTests/B.swift", "@testable import App")]))
  }
}
