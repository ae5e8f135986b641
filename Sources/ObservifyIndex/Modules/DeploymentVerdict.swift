/// What the manifests say about compiling the new forms in a file.
package enum DeploymentVerdict: Hashable, Sendable {
  /// Every target that compiles the file starts at a version that has them.
  case allows

  /// A target that compiles the file starts lower.
  case tooLow(platform: Platform, version: PlatformVersion, manifestPath: String, line: Int)

  /// A manifest claims the file and states no minimum that can be read. SwiftPM's default is
  /// lower than what the new forms need.
  case unspecified(manifestPath: String, line: Int)

  /// No manifest that could be read claims the file, so none speaks against it.
  case unclaimed
}

/// What one manifest states about the minimum version of one target.
struct DeploymentStatement: Hashable, Sendable {
  /// nil when the statement stands for a minimum that cannot be read.
  var requirement: Requirement?
  var place: ManifestPlace

  struct Requirement: Hashable, Sendable {
    var platform: Platform
    var version: PlatformVersion

    var isTooLow: Bool { version < platform.observationMinimum }
  }
}

/// A byte of a manifest.
struct ManifestPlace: Hashable, Comparable, Sendable {
  var path: String
  var offset: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.offset) < (right.path, right.offset)
  }
}

extension DeploymentVerdict {
  /// The verdict of all statements about a file's targets: the lowest minimum decides.
  init(_ statements: [DeploymentStatement], lineAt line: (ManifestPlace) -> Int) {
    let tooLow = statements.filter { $0.requirement?.isTooLow == true }.min { left, right in
      guard let first = left.requirement, let second = right.requirement else { return false }
      if first.platform != second.platform { return first.platform < second.platform }
      if first.version != second.version { return first.version < second.version }
      return left.place < right.place
    }
    if let statement = tooLow, let requirement = statement.requirement {
      self = .tooLow(
        platform: requirement.platform, version: requirement.version,
        manifestPath: statement.place.path, line: line(statement.place))
    } else if let silent = statements.filter({ $0.requirement == nil }).map(\.place).min() {
      self = .unspecified(manifestPath: silent.path, line: line(silent))
    } else {
      self = .allows
    }
  }
}
