import ObservifyText
import Testing

@testable import ObservifyManifests

@Suite("Deployment targets of Xcode projects")
struct DeploymentTests {
  private let path = "App.xcodeproj/project.pbxproj"

  /// A project with one target, whose settings begin on line 1 and those of the project on line 2.
  private func verdict(
    target: String, project: String = "", more: [SourceText] = [], extra: String = ""
  ) -> DeploymentVerdict {
    map(target: target, project: project, more: more, extra: extra).deployment(of: "Code/A.swift")
  }

  private func map(
    target: String, project: String = "", more: [SourceText] = [], extra: String = ""
  ) -> ModuleMap {
    let text = """
      { objects = { C1 = {name = Debug; \(target) };
      C2 = {name = Debug; \(project) };
      P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L2; };
      G = {isa = PBXGroup; children = (Y, X1, X2); sourceTree = "<group>"; };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
      X1 = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
      X2 = {isa = PBXFileReference; path = Config/Gone.xcconfig; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (Y);
        buildConfigurationList = L1; };
      L1 = {buildConfigurations = (C1); }; L2 = {buildConfigurations = (C2); };
      \(extra) }; rootObject = P; }
      """
    return ModuleMap(
      manifests: [SourceText(path: path, text: text)] + more, paths: ["Code/A.swift"])
  }

  @Test(
    "Each platform has its own minimum",
    arguments: [
      ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET", "17.0", "16.4", Platform.iOS),
      ("macosx", "MACOSX_DEPLOYMENT_TARGET", "14.0", "13.6.1", .macOS),
      ("appletvos", "TVOS_DEPLOYMENT_TARGET", "17.0", "16.0", .tvOS),
      ("watchos", "WATCHOS_DEPLOYMENT_TARGET", "10.0", "9.4", .watchOS),
      ("xros", "XROS_DEPLOYMENT_TARGET", "1.0", "0.9", .visionOS),
    ])
  func platforms(sdk: String, key: String, enough: String, low: String, platform: Platform) throws {
    #expect(verdict(target: "buildSettings = {SDKROOT = \(sdk); \(key) = \(enough); };") == .allows)
    let version = try #require(PlatformVersion(low))
    #expect(
      verdict(target: "buildSettings = {SDKROOT = \(sdk); \(key) = \(low); };")
        == .tooLow(platform: platform, version: version, manifestPath: path, line: 1))
  }

  @Test("The target's setting comes before the project's")
  func levels() {
    let old = "buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; };"
    #expect(
      verdict(target: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.2; };", project: old)
        == .allows)
    #expect(
      verdict(target: "buildSettings = {};", project: old)
        == .tooLow(platform: .iOS, version: PlatformVersion(15), manifestPath: path, line: 2))
  }

  @Test("Only the platforms that the target is built for count")
  func supportedPlatforms() {
    let both = "IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 12.0;"
    #expect(verdict(target: "buildSettings = {SDKROOT = iphoneos; \(both) };") == .allows)
    #expect(
      verdict(
        target: """
          buildSettings = {SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator"; \(both) };
          """) == .allows)
    #expect(
      verdict(
        target: """
          buildSettings = {SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos macosx"; \(both) };
          """)
        == .tooLow(platform: .macOS, version: PlatformVersion(12), manifestPath: path, line: 1))
    #expect(
      verdict(target: "buildSettings = {\(both) };")
        == .tooLow(platform: .macOS, version: PlatformVersion(12), manifestPath: path, line: 1))
  }

  @Test("Without any minimum Xcode takes that of its SDK")
  func nothingStated() {
    #expect(verdict(target: "buildSettings = {SDKROOT = iphoneos; };") == .allows)
  }

  @Test("The lowest of all configurations decides")
  func configurations() {
    #expect(
      verdict(
        target: "buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; };",
        extra: """
          C3 = {name = Release;
          buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; };
          L1 = {buildConfigurations = (C1, C3); };
          """)
        == .tooLow(platform: .iOS, version: PlatformVersion(16), manifestPath: path, line: 12))
  }

  @Test("Configuration files stand between the target and the project, with what they include")
  func configurationFiles() {
    let files = [
      SourceText(
        path: "Config/App.xcconfig",
        text: """
          // The app
          #include "../Base.xcconfig"
          #include? "Local.xcconfig"
          IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*] = 17.4 // no matter
          """),
      SourceText(
        path: "Base.xcconfig",
        text: "SDKROOT = iphoneos\r\nMINIMUM = 16.1\r\n IPHONEOS_DEPLOYMENT_TARGET=$(MINIMUM) ;\r\n"
      ),
    ]
    let tooLow = DeploymentVerdict.tooLow(
      platform: .iOS, version: PlatformVersion(16, 1), manifestPath: "Base.xcconfig", line: 3)
    #expect(
      verdict(
        target: "baseConfigurationReference = X1; buildSettings = {};",
        project: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; };", more: files) == tooLow)
    #expect(
      verdict(
        target: "buildSettings = {};", project: "baseConfigurationReference = X1;", more: files)
        == tooLow)
    #expect(
      verdict(
        target: "baseConfigurationReference = X1; buildSettings = {MINIMUM = 17.0; };", more: files)
        == .allows)
    #expect(
      verdict(
        target: """
          baseConfigurationReferenceAnchor = G; buildSettings = {};
          baseConfigurationReferenceRelativePath = Config/App.xcconfig;
          """, more: files) == tooLow)
  }

  @Test("A minimum may stand in a configuration file that is not there")
  func missingFile() {
    let missing = "baseConfigurationReference = X2;"
    #expect(
      verdict(target: "\(missing) buildSettings = {SDKROOT = iphoneos; };")
        == .unspecified(manifestPath: path, line: 1))
    #expect(
      verdict(
        target: """
          \(missing) buildSettings = {SUPPORTED_PLATFORMS = "iphoneos xros";
          IPHONEOS_DEPLOYMENT_TARGET = 18.0; };
          """) == .allows)
    #expect(
      verdict(
        target: "buildSettings = {SDKROOT = iphoneos; };",
        project: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \"$(NOT_KNOWN)\"; };")
        == .unspecified(manifestPath: path, line: 2))
  }

  @Test("Files that include each other, and settings that name each other, come to an end")
  func circles() {
    let file = SourceText(
      path: "Config/App.xcconfig",
      text: """
        #include "App.xcconfig"
        A = $(B)$(B)$(B)
        B = $(A)$(A)$(A)
        IPHONEOS_DEPLOYMENT_TARGET = $(A)
        """)
    #expect(
      verdict(target: "baseConfigurationReference = X1;", more: [file])
        == .unspecified(manifestPath: "Config/App.xcconfig", line: 4))
  }

  @Test("Tests count for the platforms of what they test")
  func testTarget() {
    let text = """
      { objects = {
      C1 = {name = Debug; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
      C2 = {name = Debug; buildSettings = {SUPPORTED_PLATFORMS = "iphoneos macosx";
        MACOSX_DEPLOYMENT_TARGET = 13.1; IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
      P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = {isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1; };
      U = {isa = PBXNativeTarget; name = Tests; fileSystemSynchronizedGroups = (Y);
        buildConfigurationList = L2; dependencies = (D);
        productType = "com.apple.product-type.bundle.unit-test"; };
      D = {isa = PBXTargetDependency; target = T; };
      L1 = {buildConfigurations = (C1); }; L2 = {buildConfigurations = (C2); };
      }; rootObject = P; }
      """
    let alone = text.replacing("dependencies = (D);", with: "")
    for (text, expected) in [
      (text, DeploymentVerdict.allows),
      (alone, .tooLow(platform: .macOS, version: .init(13, 1), manifestPath: path, line: 4)),
    ] {
      let map = ModuleMap(
        manifests: [SourceText(path: path, text: text)], paths: ["Code/A.swift"])
      #expect(map.deployment(of: "Code/A.swift") == expected)
    }
  }

  @Test("Isolation and language mode are those of the settings")
  func isolation() {
    let modern = map(
      target: "buildSettings = {SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; };",
      project: "buildSettings = {SWIFT_VERSION = 6.0; };")
    #expect(modern.isMainActorByDefault("Code/A.swift"))
    #expect(modern.languageMode(of: "Code/A.swift") == 6)
    let old = map(target: "buildSettings = {SWIFT_VERSION = 5.0; };")
    #expect(!old.isMainActorByDefault("Code/A.swift"))
    #expect(old.languageMode(of: "Code/A.swift") == 5)
    #expect(map(target: "").languageMode(of: "Code/A.swift") == nil)
    #expect(!old.isMainActorByDefault("Unknown.swift"))
  }

  @Test("Wrappers isolate what they stand in where Swift 5 mode is stated and nothing ends it")
  func inference() {
    func infers(_ settings: String) -> Bool {
      map(target: "buildSettings = {\(settings)};").infersIsolationFromWrappers("Code/A.swift")
    }
    #expect(infers("SWIFT_VERSION = 5.0;"))
    #expect(!infers("SWIFT_VERSION = 6.0;"))
    #expect(!infers(""))
    #expect(!infers("SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = YES;"))
    #expect(
      !infers(
        "SWIFT_VERSION = 5.0; SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION = YES;"))
    #expect(
      !infers(
        "SWIFT_VERSION = 5.0; OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature DisableOutwardActorInference\";"
      ))
    #expect(infers("SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = NO;"))
  }

  @Test(
    "Versions compare by their numbers",
    arguments: [("9.0", "10.0"), ("10.9", "10.15"), ("17", "17.0.1")])
  func versions(low: String, high: String) throws {
    #expect(try #require(PlatformVersion(low)) < #require(PlatformVersion(high)))
  }

  @Test(
    "What is no version is none",
    arguments: ["", "17.", "a", "1.2.3.4", "-1", "99999999999999999999"])
  func noVersion(text: String) {
    #expect(PlatformVersion(text) == nil)
  }

  @Test("Without manifests all files are one module")
  func noManifests() {
    let map = ModuleMap(manifests: [], paths: ["A.swift", "B/C.swift"])
    #expect(map.targets(of: "A.swift") == map.targets(of: "B/C.swift"))
    #expect(map.name(of: map.targets(of: "A.swift")[0]) == "app")
    #expect(map.deployment(of: "A.swift") == .unclaimed)
    #expect(map.targets(of: "Unknown.swift").isEmpty)
  }
}
