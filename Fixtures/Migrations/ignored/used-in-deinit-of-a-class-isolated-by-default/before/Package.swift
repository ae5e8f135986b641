// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Watching",
  platforms: [.iOS(.v17)],
  targets: [
    .target(
      name: "Watching", path: ".", swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
