// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shops",
  platforms: [.iOS(.v17)],
  targets: [.target(name: "Shop"), .target(name: "Kit")]
)
