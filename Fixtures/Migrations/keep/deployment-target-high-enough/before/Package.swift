// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Counter",
  platforms: [.iOS("17.0"), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  targets: [.target(name: "Counter", path: ".")]
)
