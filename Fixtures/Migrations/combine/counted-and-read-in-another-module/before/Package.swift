// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Store",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Store"),
    .target(name: "App", dependencies: ["Store"]),
  ])
