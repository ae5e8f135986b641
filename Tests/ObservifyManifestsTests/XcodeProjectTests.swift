import ObservifyText
import Testing

@testable import ObservifyManifests

@Suite("Xcode projects")
struct XcodeProjectTests {
  /// The targets of a project at `App/App.xcodeproj`, each with its files.
  private func files(_ objects: String, _ paths: [String]) -> [String: [String]] {
    let map = ModuleMap(manifests: [project(objects)], paths: paths)
    var result: [String: [String]] = [:]
    for path in paths {
      for target in map.targets(of: path) {
        result[map.isClaimed(target) ? map.targetName(of: target) : "-", default: []].append(path)
      }
    }
    return result
  }

  private func project(_ objects: String) -> SourceText {
    SourceText(
      path: "App/App.xcodeproj/project.pbxproj",
      text: "{ objects = { \(objects) }; rootObject = P; }")
  }

  @Test("Groups add up to the paths of the files in a target's sources")
  func groups() {
    let found = files(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (G1, G2, F4, F5, F6); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (F1, G3); path = Sources; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (F3); name = Shared; path = ../Shared; sourceTree = SOURCE_ROOT; };
      G3 = {isa = PBXVariantGroup; children = (F2); name = "Only a name"; sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "Model/B C.swift"; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = /Users/me/E.swift; sourceTree = "<absolute>"; };
      F5 = {isa = PBXFileReference; path = F.swift; sourceTree = BUILT_PRODUCTS_DIR; };
      F6 = {isa = PBXFileReference; path = ../../Outside.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (H, S); };
      H = {isa = PBXHeadersBuildPhase; files = (B4); };
      S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6, B7); };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
      B5 = {isa = PBXBuildFile; fileRef = F5; }; B6 = {isa = PBXBuildFile; fileRef = F6; };
      B7 = {isa = PBXBuildFile; fileRef = Missing; };
      """,
      [
        "App/Sources/A.swift", "App/Sources/Model/B C.swift", "Shared/D.swift",
        "App/Users/me/E.swift", "App/F.swift", "Outside.swift",
      ])
    #expect(
      found == [
        "App": ["App/Sources/A.swift", "App/Sources/Model/B C.swift", "Shared/D.swift"],
        "-": ["App/Users/me/E.swift", "App/F.swift", "Outside.swift"],
      ])
  }

  @Test("The project's folder can be another one than where it stands")
  func projectFolder() {
    let found = files(
      """
      P = {isa = PBXProject; mainGroup = G; projectDirPath = ../Code; targets = (T); };
      G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
      """, ["Code/A.swift"])
    #expect(found == ["App": ["Code/A.swift"]])
  }

  @Test("Upper and lower case count only where both exist")
  func letterCase() {
    let found = files(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = sources/a.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
      """, ["App/Sources/A.swift"])
    #expect(found == ["App": ["App/Sources/A.swift"]])
  }

  @Test("A synchronized folder is its target's but for the exceptions, which are another's")
  func synchronizedFolder() {
    let found = files(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T, U, V); };
      G = {isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, X3); path = Code;
        sourceTree = "<group>"; };
      X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        membershipExceptions = (Info.plist, Widget/W.swift, Old); target = T; };
      X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        membershipExceptions = (Widget/W.swift, Shared); target = U; };
      X3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
        buildPhase = S; membershipExceptions = (Main.swift); };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (Y); };
      U = {isa = PBXNativeTarget; name = Widget; };
      V = {isa = PBXNativeTarget; name = Tool; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; };
      """,
      [
        "App/Code/Main.swift", "App/Code/Old/A/B.swift", "App/Code/Shared/S.swift",
        "App/Code/Widget/W.swift", "App/Code/Page.playground/Contents.swift",
        "App/Code/Kit/Package.swift", "App/Code/Kit/Sources/Kit/K.swift", "App/Elsewhere.swift",
      ])
    #expect(
      found == [
        "App": [
          "App/Code/Main.swift", "App/Code/Shared/S.swift", "App/Code/Kit/Package.swift",
          "App/Code/Kit/Sources/Kit/K.swift",
        ],
        "Widget": ["App/Code/Shared/S.swift", "App/Code/Widget/W.swift"],
        "Tool": ["App/Code/Main.swift"],
        "-": [
          "App/Code/Old/A/B.swift", "App/Code/Page.playground/Contents.swift",
          "App/Elsewhere.swift",
        ],
      ])
  }

  @Test("A package in a synchronized folder is a module of its own")
  func packageInSynchronizedFolder() {
    let kit = SourceText(
      path: "App/Code/Kit/Package.swift",
      text:
        "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
    )
    let app = project(
      """
      P = {isa = PBXProject; mainGroup = Y; targets = (T); };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (Y); };
      """)
    let paths = ["App/Code/A.swift", "App/Code/Kit/Sources/Kit/K.swift"]
    let map = ModuleMap(manifests: [kit, app], paths: paths)
    #expect(map.targets(of: paths[0]).map(map.targetName) == ["App"])
    #expect(map.targets(of: paths[1]).map(map.targetName) == ["Kit"])
  }

  @Test("The app comes first among a file's targets and tests come last")
  func primaryTarget() {
    let map = ModuleMap(
      manifests: [
        project(
          """
          P = {isa = PBXProject; mainGroup = G; targets = (T1, T2, T3); };
          G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          T1 = {isa = PBXNativeTarget; name = Tests; buildPhases = (S);
            productType = "com.apple.product-type.bundle.unit-test"; };
          T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (S);
            productType = "com.apple.product-type.app-extension"; };
          T3 = {isa = PBXNativeTarget; name = App; buildPhases = (S);
            productType = "com.apple.product-type.application"; };
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          B = {isa = PBXBuildFile; fileRef = F; };
          """)
      ], paths: ["App/A.swift"])
    let targets = map.targets(of: "App/A.swift")
    #expect(targets.map(map.targetName) == ["App", "Widget", "Tests"])
    #expect(targets.map(map.isTests) == [false, false, true])
  }

  @Test("A module is called as the product is, with underscores for what no name may hold")
  func moduleName() {
    let map = ModuleMap(
      manifests: [
        project(
          """
          P = {isa = PBXProject; mainGroup = Y; targets = (T1, T2, T3); };
          Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
          T1 = {isa = PBXNativeTarget; name = "My App-iOS"; buildConfigurationList = L1;
            fileSystemSynchronizedGroups = (Y); };
          L1 = {buildConfigurations = (C1); }; C1 = {name = Debug; };
          T2 = {isa = PBXNativeTarget; name = "Kit-macOS"; buildConfigurationList = L2;
            fileSystemSynchronizedGroups = (Y); };
          L2 = {buildConfigurations = (C2); };
          C2 = {name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; }; };
          T3 = {isa = PBXNativeTarget; name = "2048"; buildConfigurationList = L3;
            fileSystemSynchronizedGroups = (Y); };
          L3 = {buildConfigurations = (C3); };
          C3 = {name = Debug; buildSettings = {PRODUCT_NAME = X; PRODUCT_MODULE_NAME = Game; }; };
          """)
      ], paths: ["App/Code/A.swift"])
    #expect(
      map.targets(of: "App/Code/A.swift").map(map.name) == ["My_App_iOS", "Kit_macOS", "Game"])
    #expect(BuildTarget.identifier("2048") == "_2048")
    #expect(BuildTarget.identifier("_RopeModule") == "_RopeModule")
  }

  @Test("A project that cannot be read is listed, and its files are not said to be free to change")
  func unreadable() {
    let broken = SourceText(path: "App/App.xcodeproj/project.pbxproj", text: "{ objects = {")
    let map = ModuleMap(manifests: [broken], paths: ["App/A.swift", "B.swift"])
    #expect(map.unreadableManifests == ["App/App.xcodeproj/project.pbxproj"])
    #expect(
      map.deployment(of: "App/A.swift")
        == .unspecified(manifestPath: "App/App.xcodeproj/project.pbxproj", line: 1))
    #expect(map.deployment(of: "B.swift") == .unclaimed)
  }

  @Test("Groups that hold each other are read once")
  func circle() {
    let found = files(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (G, H); sourceTree = "<group>"; };
      H = {isa = PBXGroup; children = (G, F); path = A; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
      """, ["App/A/A.swift"])
    #expect(found == ["App": ["App/A/A.swift"]])
  }
}
