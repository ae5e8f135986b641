// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Counter",
  platforms: [.iOS(.v16)],
  targets: [.target(name: "Counter", path: ".")]
)
