/// A platform that Observation runs on, and that manifests state a minimum for.
package enum Platform: String, CaseIterable, Comparable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
  case macCatalyst = "Mac Catalyst"

  /// The first version that has `@Observable`, `@Bindable` and the new forms of `environment`.
  package var observationMinimum: PlatformVersion {
    switch self {
    case .iOS, .tvOS, .macCatalyst: PlatformVersion(17)
    case .macOS: PlatformVersion(14)
    case .watchOS: PlatformVersion(10)
    case .visionOS: PlatformVersion(1)
    }
  }

  package static func < (left: Self, right: Self) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }

  /// The platform that a manifest means by `name`, in whatever case it writes it.
  init?(manifestName name: some StringProtocol) {
    switch name.lowercased() {
    case "ios", "iphoneos", "iphonesimulator", "iphone", "ipad", "macwithipaddesign": self = .iOS
    case "macos", "macosx", "mac", "osx": self = .macOS
    case "tvos", "appletvos", "appletvsimulator", "appletv": self = .tvOS
    case "watchos", "watchsimulator", "applewatch": self = .watchOS
    case "visionos", "xros", "xrsimulator", "applevision": self = .visionOS
    case "maccatalyst": self = .macCatalyst
    default: return nil
    }
  }

  /// The build setting that states the minimum.
  var deploymentSetting: String {
    switch self {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}

/// The version of a platform, `10.15` or `17.0.1`.
package struct PlatformVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads up to three numbers between dots; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard let part, part >= 0 else { return nil }
      numbers.append(part)
    }
    numbers += [0, 0]
    self.init(numbers[0], numbers[1], numbers[2])
  }

  package var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
