// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

// What calls C through pointers all the time would be marked line by line, to no one's use.
let foreign: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Observify",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "observify", targets: ["observify"]),
    .library(name: "ObservifyKit", targets: ["ObservifyKit", "ObservifySyntax", "ObservifyText"]),
    .plugin(name: "ObservifyPlugin", targets: ["ObservifyPlugin"]),
  ],
  targets: [
    .target(name: "ObservifyText", swiftSettings: strict),
    .target(name: "ObservifySyntax", dependencies: ["ObservifyText"], swiftSettings: strict),
    .target(
      name: "ObservifyManifests", dependencies: ["ObservifySyntax", "ObservifyText"],
      swiftSettings: strict),
    .target(name: "ObservifyIndex", dependencies: ["ObservifyManifests"], swiftSettings: strict),
    .target(name: "ObservifyPasses", dependencies: ["ObservifyIndex"], swiftSettings: strict),
    .systemLibrary(name: "CExtendedAttributes"),
    .target(
      name: "ObservifyHost", dependencies: ["CExtendedAttributes", "ObservifyText"],
      swiftSettings: strict),
    .target(name: "ObservifyIndexStore", swiftSettings: foreign),
    .target(
      name: "ObservifyKit", dependencies: ["ObservifyPasses"], swiftSettings: strict),
    .target(
      name: "ObservifyCLI",
      dependencies: [
        "ObservifyHost", "ObservifyIndex", "ObservifyIndexStore", "ObservifyKit", "ObservifyText",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "observify", dependencies: ["ObservifyCLI", "ObservifyHost", "ObservifyIndexStore"],
      path: "Sources/ObservifyMain", swiftSettings: strict),
    .plugin(
      name: "ObservifyPlugin",
      // No permission to write is asked for: without '--write' none is needed. The plug-in has the tool
      // built when it runs; as a dependency it would be built twice, for the plug-in and for the product.
      capability: .command(
        intent: .custom(
          verb: "migrate-to-observation",
          description: "Show what moves from ObservableObject to @Observable; '--write' does it")),
      path: "Sources/ObservifyPlugin"),
    .target(
      name: "ObservifyTestSupport",
      dependencies: [
        "ObservifyCLI", "ObservifyHost", "ObservifyIndex", "ObservifyKit", "ObservifySyntax",
        "ObservifyText",
      ],
      path: "Tests/ObservifyTestSupport", swiftSettings: strict),
    .testTarget(
      name: "ObservifyTextTests", dependencies: ["ObservifyText", "ObservifyTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ObservifySyntaxTests",
      dependencies: ["ObservifySyntax", "ObservifyTestSupport", "ObservifyText"],
      swiftSettings: strict),
    .testTarget(
      name: "ObservifyManifestsTests", dependencies: ["ObservifyManifests", "ObservifyText"],
      swiftSettings: strict),
    .testTarget(
      name: "ObservifyIndexTests",
      dependencies: [
        "ObservifyIndex", "ObservifyManifests", "ObservifySyntax", "ObservifyTestSupport",
        "ObservifyText",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ObservifyPassesTests",
      dependencies: [
        "ObservifyIndex", "ObservifyKit", "ObservifyPasses", "ObservifySyntax",
        "ObservifyTestSupport", "ObservifyText",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ObservifyHostTests",
      dependencies: [
        "CExtendedAttributes", "ObservifyHost", "ObservifyTestSupport", "ObservifyText",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ObservifyCLITests",
      dependencies: [
        "ObservifyCLI", "ObservifyHost", "ObservifyIndex", "ObservifyKit", "ObservifyTestSupport",
        "ObservifyText",
      ],
      swiftSettings: strict),
  ]
)

// The fuzzer has no `main` of its own; `Scripts/fuzz.sh` builds it, and nothing else does.
if Context.environment["OBSERVIFY_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "ObservifyFuzzer",
      dependencies: ["ObservifySyntax", "ObservifyTestSupport", "ObservifyText"],
      path: "Scripts/fuzz", swiftSettings: strict))
}
