// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Birds", platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Birds"),
    .target(name: "Counting", dependencies: ["Birds"]),
  ]
)
