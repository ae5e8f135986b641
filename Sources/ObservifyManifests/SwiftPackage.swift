import ObservifyText

/// Reads the targets of a Swift package from what its manifest writes down.
struct SwiftPackage {
  private let source: SourceText
  private let tree: FileTree
  private let folder: String
  private let manifest: SwiftManifest
  private let deployment: [DeploymentStatement]
  private let languageMode: Int?

  /// Settings that the manifest adds to its targets after it has made them.
  private let sharedSettings: [ManifestValue]

  /// Whether `source` is a manifest that a toolchain since Swift 5.9 may choose.
  static func isManifest(_ source: SourceText) -> Bool {
    let name = FileTree.components(of: source.path).last ?? ""
    guard name.hasPrefix("Package"), name.hasSuffix(".swift") else { return false }
    if name != "Package.swift" {
      guard name.hasPrefix("Package@swift-") else { return false }
      let version = PlatformVersion(name.dropFirst("Package@swift-".count).dropLast(6))
      guard let version, version >= PlatformVersion(5, 9) else { return false }
    }
    return source.contains("PackageDescription")
  }

  init(_ source: SourceText, tree: FileTree) {
    self.source = source
    self.tree = tree
    folder = FileTree.folder(of: source.path)
    manifest = SwiftManifest(source)
    deployment = Self.deployment(in: manifest, of: source)
    sharedSettings = Self.sharedSettings(in: manifest)
    languageMode =
      Self.languageMode(in: manifest)
      ?? Self.toolsVersion(of: source.bytes).map { min(max($0.major, 4), 6) }
  }

  private static func toolsVersion(of bytes: [UInt8]) -> PlatformVersion? {
    let start = String(decoding: bytes.prefix(400), as: UTF8.self)
    for line in start.split(whereSeparator: \.isNewline) {
      guard line.hasPrefix("//"), let colon = line.firstIndex(of: ":"),
        line[..<colon].hasSuffix("swift-tools-version")
      else { continue }
      let version = line[line.index(after: colon)...].drop { $0 == " " }
        .prefix { $0.isNumber || $0 == "." }
      return PlatformVersion(version)
    }
    return nil
  }

  /// The package's targets with their files and settings.
  var contents: ManifestContents {
    var finder = TargetFinder(manifest: manifest)
    for root in manifest.roots { finder.find(in: root) }
    var result = ManifestContents()
    result.isPartial = finder.hasUnknownNames
    result.products = finder.products
    let folders = finder.targets.map { place(of: $0, among: finder.targets) }
    for (index, target) in finder.targets.enumerated() {
      var built = BuildTarget(name: target.name, kind: target.kind, manifest: source.path)
      if let place = folders[index] {
        if place.isTests { built.kind = .tests }
        let others = folders.compactMap { $0?.path }.filter { $0 != place.path }
        built.files = files(of: target.call, in: place.path, others: others)
      } else if target.call["path"].map({ manifest.text(of: $0) == nil }) ?? false {
        result.isPartial = true
      }
      if let written = target.call["dependencies"] {
        built.dependencies = dependencies(written)
        built.mayDependOnAll = !manifest.saysDependencies(written)
      }
      built.mayDependOnAll = built.mayDependOnAll || manifest.changesDependencies
      built.deployment = deployment
      built.isInLibrary = finder.inLibraries.contains(target.name)
      apply(target.call["swiftSettings"] ?? target.call["settings"], to: &built)
      result.targets.append(built)
    }
    if finder.targets.isEmpty, tree.hasFolder(at: folder.isEmpty ? "Sources" : folder + "/Sources")
    {
      result.isPartial = true
    }
    if result.isPartial { addTargetsByFolder(to: &result) }
    return result
  }

  /// Takes the folders in `Sources` and `Tests` that no known target has for the targets whose
  /// names the manifest computes.
  private func addTargetsByFolder(to contents: inout ManifestContents) {
    let claimed = Set(contents.targets.flatMap(\.files))
    for home in ["Sources", "Tests"] {
      guard let path = FileTree.path(home, in: folder) else { continue }
      for name in tree.subfolders(of: path) {
        let files = tree.files(under: "\(path)/\(name)")
        guard !files.isEmpty, claimed.isDisjoint(with: files) else { continue }
        var target = BuildTarget(
          name: name, kind: home == "Tests" ? .tests : .product, manifest: source.path)
        target.files = files
        target.deployment = deployment
        apply(nil, to: &target)
        contents.targets.append(target)
      }
    }
  }

  // MARK: Files

  private typealias Place = (path: String, isTests: Bool)

  /// The folder that holds a target's files.
  private func place(
    of target: TargetFinder.Target, among targets: [TargetFinder.Target]
  ) -> Place? {
    let isTests = target.kind == .tests
    if let written = target.call["path"], let path = manifest.text(of: written) {
      return FileTree.path(path, in: folder).map { ($0, isTests) }
    }
    let sources = ["Sources", "Source", "src", "srcs"]
    var homes = isTests ? ["Tests"] + sources : sources + ["Tests"]
    if target.kind == .tool { homes = ["Plugins"] + homes }
    for home in homes {
      guard let path = FileTree.path("\(home)/\(target.name)", in: folder),
        tree.hasFolder(at: path)
      else { continue }
      return (path, isTests || home == "Tests")
    }
    // A package's only target of a kind may have the whole folder to itself.
    guard targets.filter({ ($0.kind == .tests) == isTests }).count == 1 else { return nil }
    for home in isTests ? ["Tests"] : sources {
      guard let path = FileTree.path(home, in: folder), tree.hasFolder(at: path) else { continue }
      return (path, isTests)
    }
    return nil
  }

  private func files(of call: ManifestCall, in path: String, others: [String]) -> [Int] {
    let named = manifest.texts(of: call["sources"])
    var files: Set<Int> = []
    for part in named.isEmpty ? [""] : named {
      guard let place = FileTree.path(part, in: path) else { continue }
      files.formUnion(tree.files(under: place))
    }
    var left = manifest.texts(of: call["exclude"])
    for resource in call["resources"].map({ manifest.elements(of: $0) }) ?? [] {
      guard case .call(let rule) = resource, rule.name == "copy" || rule.name == "embedInCode"
      else { continue }
      left += [manifest.text(of: rule.firstUnlabelled)].compactMap(\.self)
    }
    for part in left {
      guard let place = FileTree.path(part, in: path) else { continue }
      files.subtract(tree.files(under: place))
    }
    for other in others where other.hasPrefix(path.isEmpty ? "" : path + "/") {
      files.subtract(tree.files(under: other))
    }
    if path == folder {
      for file in files where FileTree.folder(of: tree.paths[file]) == folder {
        let name = FileTree.components(of: tree.paths[file]).last ?? ""
        if name == "Package.swift" || name.hasPrefix("Package@swift-") { files.remove(file) }
      }
    }
    return files.sorted()
  }

  private func dependencies(_ value: ManifestValue) -> [String] {
    manifest.elements(of: value).compactMap { element in
      switch element {
      case .text(let name, _): name
      case .call(let call): manifest.text(of: call["name"])
      default: nil
      }
    }
  }

  // MARK: Settings

  /// The minimums: `.iOS(.v17)` and `.macOS("14.0")` mean nothing else, wherever they stand.
  private static func deployment(
    in manifest: SwiftManifest, of source: SourceText
  ) -> [DeploymentStatement] {
    var statements: [DeploymentStatement] = []
    var package = 0
    for root in manifest.roots {
      root.forEachCall { call in
        if call.name == "Package" { package = call.offset }
        guard let platform = Platform(manifestName: call.name), call.path.count <= 2,
          let version = version(call.firstUnlabelled, in: manifest)
        else { return true }
        statements.append(
          DeploymentStatement(
            meaning: .atLeast(platform, version),
            place: ManifestPlace(path: source.path, offset: call.offset)))
        return true
      }
    }
    guard statements.isEmpty else { return statements }
    let place = ManifestPlace(path: source.path, offset: package)
    return [DeploymentStatement(meaning: .silence, place: place)]
  }

  private static func version(
    _ value: ManifestValue?, in manifest: SwiftManifest
  ) -> PlatformVersion? {
    if let text = manifest.text(of: value) { return PlatformVersion(text) }
    guard case .name(let path, _) = value, let name = path.last, name.hasPrefix("v") else {
      return nil
    }
    return PlatformVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
  }

  private func apply(_ settings: ManifestValue?, to target: inout BuildTarget) {
    target.languageMode = languageMode
    var values = sharedSettings
    if let settings { values += manifest.elements(of: settings) }
    for value in values {
      value.forEachCall { call in
        switch call.name {
        case "defaultIsolation":
          if case .name(let path, _) = call.firstUnlabelled {
            target.isMainActorByDefault = path.contains("MainActor")
          }
        case "enableUpcomingFeature":
          if manifest.text(of: call.firstUnlabelled) == "DisableOutwardActorInference" {
            target.disablesOutwardInference = true
          }
        case "swiftLanguageMode", "swiftLanguageVersion":
          target.languageMode =
            Self.version(call.firstUnlabelled, in: manifest)?.major ?? target.languageMode
        default: break
        }
        return true
      }
    }
  }

  private static func sharedSettings(in manifest: SwiftManifest) -> [ManifestValue] {
    manifest.statements.flatMap { statement -> [ManifestValue] in
      if statement.target.last == "swiftSettings" { return manifest.elements(of: statement.value) }
      guard case .call(let call) = statement.value, call.name == "append" else { return [] }
      return call.arguments.map(\.value).filter { value in
        guard case .call(let setting) = value else { return false }
        return ["defaultIsolation", "enableUpcomingFeature"].contains(setting.name)
      }
    }
  }

  private static func languageMode(in manifest: SwiftManifest) -> Int? {
    var stated: [Int] = []
    for root in manifest.roots {
      root.forEachCall { call in
        for label in ["swiftLanguageModes", "swiftLanguageVersions"] {
          guard let list = call[label] else { continue }
          stated += manifest.elements(of: list).compactMap { version($0, in: manifest)?.major }
        }
        return true
      }
    }
    return stated.max()
  }
}

/// Finds the targets and products among the values of a manifest.
private struct TargetFinder {
  struct Target {
    let name: String
    let kind: BuildTarget.Kind
    let call: ManifestCall
  }

  let manifest: SwiftManifest
  private(set) var targets: [Target] = []
  private(set) var products: [String: [String]] = [:]

  /// The names of the targets that libraries are made of.
  private(set) var inLibraries: Set<String> = []

  private(set) var hasUnknownNames = false

  init(manifest: SwiftManifest) { self.manifest = manifest }

  mutating func find(in value: ManifestValue) {
    guard case .call(let call) = value else {
      for part in value.parts { find(in: part) }
      return
    }
    if let kind = Self.kind(of: call) {
      add(call, kind: kind)
      return
    }
    if Self.products.contains(call.name), let list = call["targets"] {
      let names = manifest.texts(of: list)
      if let name = manifest.text(of: call["name"]) { products[name] = names }
      if call.name == "library" { inLibraries.formUnion(names) }
      if !manifest.saysDependencies(list) { hasUnknownNames = true }
      return
    }
    if let list = call["targets"] {
      for case .call(let element) in manifest.elements(of: list)
      where Self.kind(of: element) == nil && !Self.withoutSources.contains(element.name) {
        add(element, kind: element.name.lowercased().contains("test") ? .tests : .product)
      }
    }
    for argument in call.arguments where !Self.unrelated.contains(argument.label ?? "") {
      find(in: argument.value)
    }
    if let receiver = call.receiver { find(in: receiver) }
  }

  private static let products = ["library", "executable", "plugin", "iOSApplication"]
  private static let withoutSources = ["binaryTarget", "systemLibrary"]
  private static let unrelated = [
    "dependencies", "platforms", "plugins", "swiftSettings", "settings", "traits",
  ]

  private static func kind(of call: ManifestCall) -> BuildTarget.Kind? {
    switch call.name {
    case "target", "Target", "executableTarget", "macro": .product
    case "testTarget": .tests
    case "plugin" where call["capability"] != nil: .tool
    default: nil
    }
  }

  /// Adds a target; of several with one name, the one that says most about it.
  private mutating func add(_ call: ManifestCall, kind: BuildTarget.Kind) {
    guard let name = manifest.text(of: call["name"] ?? call.firstUnlabelled) else {
      hasUnknownNames = true
      return
    }
    let target = Target(name: name, kind: kind, call: call)
    guard let known = targets.firstIndex(where: { $0.name == name }) else {
      targets.append(target)
      return
    }
    if targets[known].call.arguments.count < call.arguments.count { targets[known] = target }
  }
}
