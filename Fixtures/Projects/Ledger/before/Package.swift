// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Ledger",
  platforms: [.iOS("17.0")],
  targets: [
    .executableTarget(name: "Ledger", path: "Ledger")
  ]
)
