// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "All",
  platforms: [.iOS(.v17), .macOS(.v13)],
  targets: [.target(name: "Phone"), .target(name: "Both")]
)
