import ObservifyText
import Testing

@testable import ObservifyManifests

@Suite("XcodeGen and Tuist")
struct GeneratedProjectTests {
  private func targets(_ map: ModuleMap, _ paths: [String]) -> [[String]] {
    paths.map { path in
      map.targets(of: path).map { map.isClaimed($0) ? map.targetName(of: $0) : "-" }
    }
  }

  // MARK: XcodeGen

  @Test("Sources of a specification are folders, patterns and what these leave out")
  func sources() {
    let paths = [
      "App/A.swift", "App/Old/B.swift", "App/Preview/C.swift", "Kit/D.swift", "Kit/Deep/E.swift",
      "One/F.swift", "Two/G.swift", "Two/G_Tests.swift",
    ]
    let specification = SourceText(
      path: "project.yml",
      text: """
        name: App
        targets:
          App: &app
            type: application
            platform: iOS
            sources:
              - path: App
                excludes: ["Old", "**/C.swift"]   # not these
              - Two
            dependencies:
              - target: Kit
          Kit:
            type: framework
            platform: [iOS, macOS]
            sources: Kit
          Deep: {type: framework, platform: iOS, sources: [{path: Kit, includes: [Deep/*]}]}
          Tests:
            type: bundle.unit-test
            templates: [Testing]
            sources:
            - path: "O*"
        targetTemplates:
          Testing:
            platform: iOS
            sources:
              - {path: Two/G_Tests.swift, buildPhase: sources}
              - {path: Two/G.swift, buildPhase: resources}
        """)
    let map = ModuleMap(manifests: [specification], paths: paths)
    #expect(
      targets(map, paths) == [
        ["App"], ["-"], ["-"], ["Kit"], ["Kit", "Deep"], ["Tests"], ["App"], ["App", "Tests"],
      ])
    let app = map.targets(of: "App/A.swift")
    let kit = map.targets(of: "Kit/D.swift")
    #expect(map.relation(of: app, importing: [], to: kit) == .dependency)
  }

  @Test("The minimum is the target's, that of its settings, or the specification's")
  func deployment() {
    func verdict(_ target: String, _ general: String = "") -> DeploymentVerdict {
      let text = "targets:\n  App:\n    sources: App\n    platform: iOS\n\(target)\n\(general)"
      return ModuleMap(
        manifests: [SourceText(path: "project.yml", text: text)], paths: ["App/A.swift"]
      ).deployment(of: "App/A.swift")
    }
    func tooLow(_ line: Int) -> DeploymentVerdict {
      .tooLow(
        platform: .iOS, version: PlatformVersion(16), manifestPath: "project.yml", line: line)
    }
    let general = "options:\n  deploymentTarget:\n    iOS: 16.0\n    macOS: 11.0"
    #expect(verdict("    deploymentTarget: \"17.0\"", general) == .allows)
    #expect(verdict("    deploymentTarget: {iOS: 16.0, macOS: 13.0}") == tooLow(5))
    #expect(verdict("", general) == tooLow(8))
    #expect(
      verdict("    settings:\n      IPHONEOS_DEPLOYMENT_TARGET: 17.0", general) == .allows)
    #expect(
      verdict("    settings:\n      configs:\n        debug: {IPHONEOS_DEPLOYMENT_TARGET: 16}")
        == tooLow(7))
    #expect(verdict("", "settings:\n  base:\n    IPHONEOS_DEPLOYMENT_TARGET: 16.0") == tooLow(8))
    #expect(verdict("") == .allows)
  }

  @Test("Included specifications have paths of their own, and a missing one is told")
  func includes() {
    let main = SourceText(
      path: "project.yml",
      text: "include:\n  - path: App/target.yml\n  - Gone.yml\ntargets: {}\noptions: {}")
    let part = SourceText(
      path: "App/target.yml",
      text: """
        targets:
          App:
            platform: iOS
            deploymentTarget: 17.0
            settings:
              base: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor, SWIFT_VERSION: 6.0}
            sources:
              - Sources
        """)
    let map = ModuleMap(
      manifests: [main, part], paths: ["App/Sources/A.swift", "Sources/B.swift"])
    #expect(targets(map, ["App/Sources/A.swift", "Sources/B.swift"]) == [["App"], ["-"]])
    #expect(map.deployment(of: "App/Sources/A.swift") == .allows)
    #expect(map.isMainActorByDefault("App/Sources/A.swift"))
    #expect(map.languageMode(of: "App/Sources/A.swift") == 6)
    #expect(map.incompleteManifests == ["project.yml"])
    #expect(
      map.deployment(of: "Sources/B.swift") == .unspecified(manifestPath: "project.yml", line: 1))
  }

  @Test("YAML is read by indentation and in brackets, with quotes, anchors and text blocks")
  func yaml() {
    let node = YAMLNode(
      Array(
        """
        ---
        # A comment
        base: &base
          a: 1
          "b c": 'x # y'
        merged:
          <<: *base
          a: 2
        list:
        - one
        - k: v
          l: [p, "q, r",
              {s: t}]
        - - nested
        script: |
          targets:
            not: this
        url: https://example.org/a#b
        empty:
        last: ~
        """.utf8))
    #expect(node["merged"]?["a"]?.text == "2")
    #expect(node["merged"]?["b c"]?.text == "x # y")
    #expect(node["list"]?.elements.count == 3)
    #expect(node["list"]?.elements[1]["l"]?.texts == ["p", "q, r"])
    #expect(node["list"]?.elements[1]["l"]?.elements.last?["s"]?.text == "t")
    #expect(node["list"]?.elements[2].texts == ["nested"])
    #expect(node["targets"] == nil)
    #expect(node["url"]?.text == "https://example.org/a#b")
    #expect(node["empty"]?.text == nil)
    #expect(node["last"]?.text == "~")
  }

  @Test(
    "No YAML is too wild to come to an end",
    arguments: [
      "- ", "a:\n", "[", "{a: ", "? ", "*x\n", "&a\n", "- - - - ", "\t", "a: [\n", ": :\n", "'",
    ])
  func wildYAML(text: String) {
    _ = YAMLNode(Array(text.utf8))
    _ = YAMLNode(Array(String(repeating: text, count: 500).utf8))
  }

  // MARK: Tuist

  @Test("A Tuist project's targets have the files that its patterns cover")
  func tuist() {
    let paths = [
      "Feature/Sources/A.swift", "Feature/Sources/Deep/B.swift", "Feature/Sources/Old/C.swift",
      "Feature/Tests/D.swift", "Feature/E.swift", "Shared/F.swift", "Feature/Built/G.swift",
    ]
    let project = SourceText(
      path: "Feature/Project.swift",
      text: """
        import ProjectDescription
        let kit: Target = .target(name: "Kit", product: .framework, productName: "FeatureKit",
          deploymentTargets: .multiplatform(iOS: "17.0", macOS: "13.0"),
          sources: [.glob("Sources/**", excluding: ["Sources/Old/**"]), "//Shared/*.swift"])
        let project = Project(name: "Feature", targets: [
          kit,
          .target(name: "FeatureTests", destinations: .iOS, product: .unitTests,
            deploymentTargets: .iOS("16.0"), sources: "Tests/**/*.swift", dependencies: [.target(kit)]),
          .target(name: "Built", product: .app, deploymentTargets: .iOS("17.0"),
            buildableFolders: ["Built"]),
          .target(name: "E", product: .app, sources: ["E.swift"]),
        ])
        """)
    let map = ModuleMap(manifests: [project], paths: paths)
    #expect(
      targets(map, paths) == [
        ["Kit"], ["Kit"], ["-"], ["FeatureTests"], ["E"], ["Kit"], ["Built"],
      ])
    #expect(map.name(of: map.targets(of: paths[0])[0]) == "FeatureKit")
    func tooLow(_ platform: Platform, _ major: Int, line: Int) -> DeploymentVerdict {
      .tooLow(
        platform: platform, version: PlatformVersion(major), manifestPath: "Feature/Project.swift",
        line: line)
    }
    #expect(map.deployment(of: paths[0]) == tooLow(.macOS, 13, line: 3))
    #expect(map.deployment(of: paths[3]) == tooLow(.iOS, 16, line: 8))
    #expect(map.deployment(of: paths[6]) == .allows)
    #expect(
      map.deployment(of: paths[4])
        == .unspecified(manifestPath: "Feature/Project.swift", line: 11))
    #expect(
      map.relation(of: map.targets(of: paths[3]), importing: [], to: map.targets(of: paths[0]))
        == .dependency)
  }

  @Test("XcodeGen's presets state Swift 5 where nothing else does", arguments: ["", "all", "none"])
  func presets(_ presets: String) {
    let options = presets.isEmpty ? "" : "options: {settingPresets: \(presets)}\n"
    let spec = SourceText(
      path: "project.yml",
      text: options + "targets:\n  App:\n    platform: iOS\n    sources:\n      - Sources\n")
    let map = ModuleMap(manifests: [spec], paths: ["Sources/A.swift"])
    #expect(map.languageMode(of: "Sources/A.swift") == (presets == "none" ? nil : 5))
  }

  @Test("Settings of a Tuist project hold for its targets, with their configuration files")
  func tuistSettings() {
    let project = SourceText(
      path: "App/Project.swift",
      text: """
        import ProjectDescription
        let project = Project(name: "App",
          settings: .settings(base: ["SWIFT_VERSION": "6.0", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"],
            configurations: [.debug(name: "Debug", xcconfig: .relativeToRoot("Config/A.xcconfig"))]),
          targets: [.target(name: "App", product: .app, sources: ["Sources/**"])])
        """)
    let file = SourceText(
      path: "Config/A.xcconfig", text: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
    let map = ModuleMap(manifests: [project, file], paths: ["App/Sources/A.swift"])
    #expect(map.deployment(of: "App/Sources/A.swift") == .allows)
    #expect(map.isMainActorByDefault("App/Sources/A.swift"))
    #expect(map.languageMode(of: "App/Sources/A.swift") == 6)
  }

  @Test("A project that a helper makes is one target with its folder's files")
  func tuistHelper() {
    func map(_ version: String) -> ModuleMap {
      ModuleMap(
        manifests: [
          SourceText(
            path: "Domain/Project.swift",
            text: """
              import ProjectDescription
              let project = Project.framework(name: "Domain", \(version)
                dependencies: [.project(target: "Core", path: "../Core")])
              """)
        ], paths: ["Domain/Sources/A.swift", "Domain/Tests/B.swift"])
    }
    let paths = ["Domain/Sources/A.swift", "Domain/Tests/B.swift"]
    #expect(targets(map(""), paths) == [["Domain"], ["DomainTests"]])
    #expect(map("iOSTargetVersion: \"17.0\",").deployment(of: paths[0]) == .allows)
    #expect(
      map("").deployment(of: paths[0])
        == .unspecified(manifestPath: "Domain/Project.swift", line: 2))
  }

  @Test("A file called Project.swift that describes no project is code")
  func noTuistManifest() {
    let map = ModuleMap(
      manifests: [
        SourceText(path: "Model/Project.swift", text: "let project = Project(name: \"A\")")
      ],
      paths: ["Model/Project.swift"])
    #expect(map.deployment(of: "Model/Project.swift") == .unclaimed)
  }

  @Test(
    "Names that stand for themselves come to an end",
    arguments: ["a", "[a, a, a, a]", "f(a, base: a, globs: a)", "[a] + a"])
  func tuistCircles(value: String) {
    let project = SourceText(
      path: "Project.swift",
      text: """
        import ProjectDescription
        let a = \(value)
        let project = Project(name: "App", settings: a, targets: [
          .target(name: "App", deploymentTargets: a, sources: a, dependencies: a, settings: a)])
        """)
    let map = ModuleMap(manifests: [project], paths: ["A.swift"])
    #expect(map.deployment(of: "A.swift") == .unclaimed)
  }

  // MARK: Patterns

  @Test(
    "Patterns cover what shells would",
    arguments: [
      ("Sources/**", "Sources/A/B.swift", true), ("Sources/**", "Other/A.swift", false),
      ("**/*.swift", "A.swift", true), ("**/*.swift", "A/B/C.swift", true),
      ("Sources/*.swift", "Sources/A.swift", true), ("Sources/*.swift", "Sources/A/B.swift", false),
      ("a/**/b/*.swift", "a/b/b/c/b/x.swift", true), ("a/**/b", "a/c", false),
      ("{A,B}/?.swift", "B/x.swift", true), ("{A,B}/?.swift", "C/x.swift", false),
      ("*Tests*", "MyTestsFile.swift", true), ("A", "A", true), ("é*", "élan", true),
    ])
  func patterns(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern).covers(path, orFolder: false) == expected)
  }

  @Test("A pattern that names a folder covers what is in it")
  func folderPatterns() {
    #expect(PathPattern("Old").covers("Old/A.swift"))
    #expect(PathPattern("").covers("A/B.swift"))
    #expect(!PathPattern("Old").covers("Older/A.swift"))
    #expect(PathPattern("Sources/{A,B}*/x").fixedFolder == "Sources")
    let stars = PathPattern(String(repeating: "**/a*", count: 200))
    #expect(!stars.covers(String(repeating: "a/", count: 400) + "b", orFolder: false))
  }
}
