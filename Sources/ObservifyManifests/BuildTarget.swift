/// A target as one manifest describes it.
struct BuildTarget: Sendable {
  /// What is built, in the order in which a file that several targets compile is said to be theirs.
  enum Kind: Int, Comparable, Sendable {
    case product, appExtension, tool, tests
    /// Files that no manifest claims, by folder.
    case unclaimed

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let name: String

  /// The name that an `import` spells.
  var moduleName: String

  var kind: Kind

  /// The path of the manifest; for unclaimed files, of the folder.
  let manifest: String

  /// The files it compiles, by their place in the file tree, ascending.
  var files: [Int] = []

  /// The names of listed files that are not there, in lower case.
  var missingFiles: Set<String> = []

  /// The names of targets and products that it depends on.
  var dependencies: [String] = []

  /// Whether its manifest computes what it depends on: that may be any target.
  var mayDependOnAll = false

  /// What the manifests state about its minimum versions; none when they say that it may use
  /// whatever the SDK has.
  var deployment: [DeploymentStatement] = []

  /// Whether a library of its package is made of it, which other repositories can use.
  var isInLibrary = false

  var isMainActorByDefault = false

  /// Whether wrappers on the main actor leave the isolation of the type around them alone, as in
  /// Swift 6 mode (SE-0401).
  var disablesOutwardInference = false

  /// The Swift language mode, 5 or 6, where it is stated.
  var languageMode: Int?

  /// Whether an Xcode project declares it.
  var isOfXcodeProject: Bool { manifest.hasSuffix(".pbxproj") }

  init(name: String, moduleName: String? = nil, kind: Kind, manifest: String) {
    self.name = name
    self.moduleName = Self.identifier(moduleName ?? name)
    self.kind = kind
    self.manifest = manifest
  }

  /// Returns `name` as a module's name: what cannot stand in an identifier is an underscore.
  static func identifier(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isWord = scalar.properties.isXIDContinue
      if result.isEmpty, scalar.properties.numericType != nil { result += "_" }
      result.unicodeScalars.append(isWord ? scalar : "_")
    }
    return result
  }
}

/// What one manifest says: its targets, and the products that name them.
struct ManifestContents: Sendable {
  var targets: [BuildTarget] = []

  /// The files that an Xcode project shows, whether a target compiles them or not.
  var shownFiles: Set<Int> = []

  /// The names of a product's targets.
  var products: [String: [String]] = [:]

  /// Whether parts of it could not be read, so that it may claim more than is known.
  var isPartial = false
}
