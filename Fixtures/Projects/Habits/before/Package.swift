// swift-tools-version: 5.9
import PackageDescription

let package = Package(
	name: "Habits",
	platforms: [.iOS(.v17)],
	dependencies: [
		.package(url: "https://example.com/PartnerKit.git", from: "2.0.0"),
	],
	targets: [
		.executableTarget(name: "Habits", dependencies: ["PartnerKit"]),
	]
)
