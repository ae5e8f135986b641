// swift-tools-version: 5.9
import PackageDescription

func dependencies() -> [Target.Dependency] { ["Co" + "re"].map { .init(stringLiteral: $0) } }

let package = Package(
  name: "App", platforms: [.iOS(.v17)],
  targets: [.target(name: "Core"), .target(name: "Screens", dependencies: dependencies())])
