// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Screens",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [.package(path: "../Models")],
  targets: [.target(name: "Screens", dependencies: ["Models"])]
)
