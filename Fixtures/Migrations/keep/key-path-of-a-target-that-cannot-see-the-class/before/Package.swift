// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Inn", platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Screens"),
    .target(name: "Server"),
    .target(name: "Desk", dependencies: ["Screens"]),
  ])
