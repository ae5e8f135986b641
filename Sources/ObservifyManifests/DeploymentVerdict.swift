/// What the manifests say about compiling the new forms in a file.
package enum DeploymentVerdict: Hashable, Sendable {
  /// Every target that compiles the file starts at a version that has them.
  case allows

  /// A target that compiles the file starts lower.
  case tooLow(platform: Platform, version: PlatformVersion, manifestPath: String, line: Int)

  /// A manifest claims the file and states no minimum that can be read.
  ///
  /// Swift packages without `platforms:` are here: SwiftPM's default is too low.
  case unspecified(manifestPath: String, line: Int)

  /// No manifest that could be read claims the file, so none speaks against it.
  case unclaimed
}

/// What one manifest states about the minimum version of one target.
struct DeploymentStatement: Hashable, Sendable {
  enum Meaning: Hashable, Sendable {
    case atLeast(Platform, PlatformVersion)
    /// Nothing is said, and the build tool's own minimum is too low.
    case silence
    /// Something is said that cannot be read here.
    case unreadable
  }

  let meaning: Meaning
  let place: ManifestPlace

  /// Whether it states a version that is too low.
  var isTooLow: Bool {
    if case .atLeast(let platform, let version) = meaning {
      version < platform.observationMinimum
    } else {
      false
    }
  }

  /// Whether it states a version of `wanted`.
  func isAbout(_ wanted: Platform) -> Bool {
    if case .atLeast(let platform, _) = meaning { platform == wanted } else { false }
  }

  /// Whether it states a version.
  var isVersion: Bool {
    if case .atLeast = meaning { true } else { false }
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
    var lowest: (platform: Platform, version: PlatformVersion, place: ManifestPlace)?
    for statement in statements where statement.isTooLow {
      guard case .atLeast(let platform, let version) = statement.meaning else { continue }
      let new = (platform, version, statement.place)
      if let known = lowest, (known.platform, known.version, known.place) <= new { continue }
      lowest = new
    }
    if let lowest {
      self = .tooLow(
        platform: lowest.platform, version: lowest.version, manifestPath: lowest.place.path,
        line: line(lowest.place))
      return
    }
    if let place = statements.filter({ !$0.isVersion }).map(\.place).min() {
      self = .unspecified(manifestPath: place.path, line: line(place))
    } else {
      self = .allows
    }
  }
}
