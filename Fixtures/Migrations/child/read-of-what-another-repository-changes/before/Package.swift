// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Lists",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Lists", targets: ["Lists"])],
  targets: [.target(name: "Lists")])
