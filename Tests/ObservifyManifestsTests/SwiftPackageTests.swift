import ObservifyText
import Testing

@testable import ObservifyManifests

@Suite("Swift packages")
struct SwiftPackageTests {
  private func map(_ manifest: String, at folder: String = "", _ paths: [String]) -> ModuleMap {
    ModuleMap(
      manifests: [
        SourceText(
          path: folder + "Package.swift",
          text: "// swift-tools-version: 5.9\nimport PackageDescription\n" + manifest)
      ], paths: paths)
  }

  private func targets(_ map: ModuleMap, _ paths: [String]) -> [[String]] {
    paths.map { path in
      map.targets(of: path).map { map.isClaimed($0) ? map.targetName(of: $0) : "-" }
    }
  }

  @Test("Targets have the folders that SwiftPM looks for, or those they name")
  func folders() {
    let paths = [
      "Sources/Core/A.swift", "Sources/Core/Deep/B.swift", "Tests/CoreTests/C.swift",
      "Plugins/Gen/D.swift", "App/Code/E.swift", "App/Code/Old/F.swift", "App/G.swift",
      "Sources/Dead/H.swift", "Macros/I.swift", "Macros/J.swift",
    ]
    let found = map(
      """
      let package = Package(
        name: "Kit",
        products: [.library(name: "Kit", targets: ["Core"])],
        targets: [
          .target(name: "Core", dependencies: [.product(name: "Other", package: "other")]),
          .testTarget(name: "CoreTests", dependencies: ["Core", .target(name: "App")]),
          .plugin(name: "Gen", capability: .buildTool()),
          .executableTarget(name: "App", path: "./App/Code", exclude: ["Old", "README.md"]),
          .macro(name: "Macros", path: "Macros", sources: ["I.swift"]),
          .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        ])
      """, paths)
    #expect(
      targets(found, paths) == [
        ["Core"], ["Core"], ["CoreTests"], ["Gen"], ["App"], ["-"], ["-"], ["-"], ["Macros"], ["-"],
      ])
    #expect(found.incompleteManifests.isEmpty)
  }

  @Test("A package's only target may have all of 'Sources'")
  func onlyTarget() {
    let paths = ["Sources/A.swift", "Tests/KitTests/B.swift"]
    let found = map(
      """
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit"), .testTarget(name: "KitTests"),
      ])
      """, paths)
    #expect(targets(found, paths) == [["Kit"], ["KitTests"]])
  }

  @Test("A target at the package's root leaves out the manifest and the other targets")
  func rootTarget() {
    let paths = ["Kit/Package.swift", "Kit/A.swift", "Kit/B/C.swift", "Kit/Tests/D.swift"]
    let found = map(
      """
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", path: ".", resources: [.copy("B")]),
        .testTarget(name: "KitTests", path: "Tests"),
      ])
      """, at: "Kit/", paths)
    #expect(targets(found, paths) == [["-"], ["Kit"], ["-"], ["KitTests"]])
  }

  @Test("Names, sums, additions and conditions in the manifest are followed")
  func computed() {
    let paths = [
      "Sources/One/A.swift", "Sources/Two/A.swift", "Sources/Three/A.swift", "Sources/Four/A.swift",
      "Sources/Five/A.swift", "Sources/Six/A.swift",
    ]
    let found = map(
      #"""
      let name = "One"   // "Nine"
      var targets: [Target] = [.target(name: name)]
      #if os(macOS)
      targets += [.target(name: "Two", dependencies: [.target(name: "Ten")])]
      #endif
      let three: Target = .target(name: "Three")
      let package = Package(name: "Kit", targets: targets + [three, .feature("Four")])
      if flag { package.targets.append(.target(name: "Five", swiftSettings: shared + [.define("X")])) }
      package.targets.append(contentsOf: [.target(name: "Six")])
      """#, paths)
    #expect(targets(found, paths) == [["One"], ["Two"], ["Three"], ["Four"], ["Five"], ["Six"]])
  }

  @Test("What code in closures, loops and cases adds counts, as far as it is written down")
  func code() {
    let paths = [
      "Sources/One/A.swift", "Sources/Two/A.swift", "Sources/Three/A.swift", "Sources/Four/A.swift",
    ]
    let found = map(
      #"""
      let first: [Target] = names.filter { $0 != "x" } + [.target(name: "One")]
      var second: [Target] {
        var result: [Target] = [.target(name: "Two")]
        for name in ["y"] { result.append(.target(name: "Three", dependencies: [.one])) }
        return result
      }
      extension Target.Dependency { static var one: Self { .target(name: "One") } }
      let package = Package(name: "Kit", targets: first + second + [make { .target(name: "Five") }])
      [package].forEach { package in
        package.targets.append(.target(name: "Four", dependencies: ["Two"]))
        package.targets.last?.swiftSettings = [.enableUpcomingFeature("DisableOutwardActorInference")]
      }
      """#, paths)
    #expect(targets(found, paths) == [["One"], ["Two"], ["Three"], ["Four"]])
    #expect(found.incompleteManifests.isEmpty)
    #expect(found.dependencies.map(\.count) == [0, 0, 1, 1])
    #expect(!found.infersIsolationFromWrappers(paths[0]))
  }

  @Test("A case or a step of a key path that is called as targets are makes their number unknown")
  func unknownCalls() {
    for text in [
      "enum Kind { case target(String) }", "switch a { case .target(let name): b(name) }",
      "let names = all.map(\\.target)",
    ] {
      #expect(map(text, ["Sources/A/B.swift"]).incompleteManifests == ["Package.swift"])
    }
  }

  @Test("Targets with computed names are told by their folders")
  func unknownNames() {
    let paths = ["Sources/One/A.swift", "Tests/OneTests/B.swift", "Other/C.swift"]
    let found = map(
      #"""
      let package = Package(name: "Kit", platforms: [.iOS(.v17)], targets: names.flatMap { name in
        [.target(name: name), .testTarget(name: "\(name)Tests")]
      })
      """#, paths)
    #expect(targets(found, paths) == [["One"], ["OneTests"], ["-"]])
    #expect(found.incompleteManifests == ["Package.swift"])
    #expect(found.deployment(of: paths[0]) == .allows)
    #expect(found.deployment(of: paths[2]) == .unspecified(manifestPath: "Package.swift", line: 1))
  }

  @Test("A file called Package.swift that describes no package is code")
  func noManifest() {
    let map = ModuleMap(
      manifests: [SourceText(path: "Model/Package.swift", text: "struct Package {}")],
      paths: ["Model/Package.swift", "Model/Sources/A/B.swift"])
    #expect(map.targets(of: "Model/Package.swift") == map.targets(of: "Model/Sources/A/B.swift"))
  }

  @Test("Every platform that the package names must be new enough")
  func platforms() {
    func verdict(_ platforms: String) -> DeploymentVerdict {
      map(
        "let package = Package(name: \"Kit\", \(platforms)\ntargets: [.target(name: \"Kit\")])",
        ["Sources/Kit/A.swift"]
      ).deployment(of: "Sources/Kit/A.swift")
    }
    func tooLow(_ platform: Platform, _ major: Int, _ minor: Int = 0) -> DeploymentVerdict {
      .tooLow(
        platform: platform, version: PlatformVersion(major, minor), manifestPath: "Package.swift",
        line: 3)
    }
    #expect(verdict("platforms: [.iOS(.v17), .macOS(\"14.0\")],") == .allows)
    #expect(verdict("platforms: [.iOS(.v18), .macOS(.v10_15)],") == tooLow(.macOS, 10, 15))
    #expect(verdict("platforms: [.iOS(\"16.4\")],") == tooLow(.iOS, 16, 4))
    #expect(verdict("platforms: [.macCatalyst(.v16), .iOS(.v17)],") == tooLow(.macCatalyst, 16))
    #expect(verdict("platforms: [.watchOS(.v9)],") == tooLow(.watchOS, 9))
    #expect(verdict("") == .unspecified(manifestPath: "Package.swift", line: 3))
    #expect(
      verdict("cSettings: [.define(\"A\", .when(platforms: [.iOS]))],")
        == .unspecified(manifestPath: "Package.swift", line: 3))
  }

  @Test("Platforms may be set anywhere in the manifest")
  func platformsElsewhere() {
    let found = map(
      """
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      package.platforms = switch release { case 1: [.iOS(.v17)]
      default: [.iOS(.v16)] }
      """, ["Sources/Kit/A.swift"])
    #expect(
      found.deployment(of: "Sources/Kit/A.swift")
        == .tooLow(
          platform: .iOS, version: PlatformVersion(16), manifestPath: "Package.swift", line: 5))
  }

  @Test("Manifests for other tools count as far as a toolchain since 5.9 may choose them")
  func versionedManifests() {
    func manifest(_ name: String, _ version: String) -> SourceText {
      SourceText(
        path: name,
        text: """
          import PackageDescription
          let package = Package(name: "Kit", platforms: [.iOS(.v\(version))],
            targets: [.target(name: "Kit")])
          """)
    }
    let path = "Sources/Kit/A.swift"
    let new = [manifest("Package.swift", "17"), manifest("Package@swift-6.0.swift", "16")]
    let old = [manifest("Package.swift", "17"), manifest("Package@swift-5.5.swift", "13")]
    let map = ModuleMap(manifests: new, paths: [path])
    #expect(map.targets(of: path).count == 1)
    #expect(
      map.deployment(of: path)
        == .tooLow(
          platform: .iOS, version: PlatformVersion(16), manifestPath: "Package@swift-6.0.swift",
          line: 2))
    #expect(ModuleMap(manifests: old, paths: [path]).deployment(of: path) == .allows)
  }

  @Test("A silent package does not speak for files that an app builds")
  func shadow() {
    let package = SourceText(
      path: "Package.swift",
      text: """
        import PackageDescription
        let package = Package(name: "", targets: [.target(name: "App", path: "Code")])
        """)
    let app = SourceText(
      path: "App.xcodeproj/project.pbxproj",
      text: """
        { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Code/A.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L; };
        L = {buildConfigurations = (C); };
        C = {name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
        }; rootObject = P; }
        """)
    let paths = ["Code/A.swift", "Code/Unused.swift"]
    let map = ModuleMap(manifests: [package, app], paths: paths)
    #expect(paths.map { map.deployment(of: $0) } == [.allows, .allows])
  }

  @Test("Isolation and language mode come from the target, the package or the tools version")
  func settings() {
    let paths = ["Sources/A/F.swift", "Sources/B/F.swift", "Sources/C/F.swift"]
    let found = map(
      """
      let shared: [SwiftSetting] = [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]
      let package = Package(name: "Kit", targets: [
        .target(name: "A", swiftSettings: shared + [.define("X")]),
        .target(name: "B", swiftSettings: [.defaultIsolation(nil)]),
        .target(
          name: "C", swiftSettings: [.enableUpcomingFeature("DisableOutwardActorInference")]),
      ])
      """, paths)
    #expect(paths.map(found.isMainActorByDefault) == [true, false, false])
    #expect(paths.map(found.languageMode) == [6, 5, 5])
    #expect(paths.map(found.infersIsolationFromWrappers) == [false, true, false])
    let package = map(
      """
      let package = Package(name: "Kit", targets: [.target(name: "A")], swiftLanguageModes: [.v5, .v6])
      for target in package.targets {
        var settings = target.swiftSettings ?? []
        settings.append(.defaultIsolation(MainActor.self))
        target.swiftSettings = settings
      }
      """, paths)
    #expect(package.isMainActorByDefault(paths[0]))
    #expect(package.languageMode(of: paths[0]) == 6)
  }

  @Test(
    "What a manifest does not say literally may be any dependency",
    arguments: [
      ("[]", "", false), ("[\"Other\"]", "", false),
      ("[.product(name: \"X\", package: \"x\")]", "", false),
      ("names", "let names: [Target.Dependency] = [\"Other\"]", false),
      ("isOn ? [\"Other\"] : []", "let isOn = true", false),
      ("all()", "", true), ("[\"a\", \"b\"].map { .init($0) }", "", true), ("names", "", true),
      ("[\"Other\"] + extra()", "", true), ("[.target(name: prefix + \"Kit\")]", "", true),
      ("{ var l = [\"Other\"]; return l }()", "", true),
      ("[]", "package.targets[0].dependencies.append(\"A\")", true),
      ("[]", "for target in package.targets { target.dependencies += all() }", true),
      ("[]", "package.dependencies.append(.package(url: \"u\", from: \"1.0.0\"))", false),
    ])
  func computedDependencies(list: String, rest: String, isOpen: Bool) {
    let paths = ["Sources/A/A.swift", "Sources/B/B.swift", "Sources/Other/O.swift"]
    let found = map(
      """
      \(rest)
      let package = Package(name: "Kit", targets: [
        .target(name: "A"), .target(name: "B", dependencies: \(list)), .target(name: "Other"),
      ])
      """, paths)
    let relation = found.relation(
      of: found.targets(of: paths[1]), importing: [], to: found.targets(of: paths[0]))
    #expect(relation == (isOpen ? .unknown : .unrelated))
  }

  @Test("A package inside another one keeps its files")
  func nested() {
    let outer = SourceText(
      path: "Package.swift",
      text:
        "import PackageDescription\nlet p = Package(targets: [.target(name: \"A\", path: \"Code\")])"
    )
    let inner = SourceText(
      path: "Code/Kit/Package.swift",
      text:
        "import PackageDescription\nlet p = Package(targets: [.target(name: \"K\", path: \"Code\")])"
    )
    let paths = ["Code/A.swift", "Code/Kit/Code/K.swift", "Code/.build/X.swift"]
    #expect(
      targets(ModuleMap(manifests: [inner, outer], paths: paths), paths) == [["A"], ["K"], ["-"]])
  }

  @Test(
    "A manifest that is cut off, or wild, is read as far as it goes",
    arguments: [
      "let package = Package(name: \"Kit\", targets: [.target(name: \"A\"",
      "let package = Package(targets: [.target(name: \"A\")])) ] } \"",
      "let a = a\n.target(name: a)",
      "let a = [a, a, a]\nlet package = Package(targets: a)", "/* /* */ import PackageDescription",
      "let x = \"\\(", "let x = #\"\"\"", "\"\"\"", "#", "`", ".", "let", "let x =",
      "package.targets +=",
    ])
  func wild(text: String) {
    _ = map(text, ["Sources/A/B.swift"])
    _ = map(String(repeating: text + "(", count: 200), ["Sources/A/B.swift"])
    _ = map("let x = a" + String(repeating: ".b()", count: 2_000), ["Sources/A/B.swift"])
  }
}
