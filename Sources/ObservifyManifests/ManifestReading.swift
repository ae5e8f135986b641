import ObservifyText

/// Reads all manifests of a project and joins what they claim.
struct ManifestReading {
  let tree: FileTree
  private(set) var targets: [BuildTarget] = []
  private(set) var unreadable: [String] = []
  private(set) var incomplete: [String] = []

  /// The files that Xcode projects show.
  private(set) var shownFiles: Set<Int> = []

  /// The names of the products of packages, with the indices of their targets.
  private var products: [String: [Int]] = [:]

  /// The indices of targets of packages, by their folder and name.
  private var packageTargets: [String: Int] = [:]

  /// The folders with a manifest.
  private var homes: Set<String> = []

  /// For a folder with a manifest that may claim more than is known, that manifest.
  private var doubts: [String: String] = [:]
  private let sources: [String: SourceText]

  init(manifests: [SourceText], paths: [String]) {
    let manifests = manifests.sorted { $0.path < $1.path }
    let packages = manifests.filter(SwiftPackage.isManifest)
    tree = FileTree(paths: paths, packageRoots: packages.map { FileTree.folder(of: $0.path) })
    sources = Dictionary(manifests.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let configurations = ConfigurationFiles(manifests)
    for source in manifests {
      if source.path.hasSuffix(".pbxproj") {
        let folder = FileTree.folder(of: FileTree.folder(of: source.path))
        let project = XcodeProject(source, tree: tree, configurations: configurations)
        add(project?.contents, of: source.path, in: folder)
      } else if XcodeGenProject.isManifest(source) {
        let project = XcodeGenProject(
          source, among: sources, tree: tree, configurations: configurations)
        add(project.contents, of: source.path, in: FileTree.folder(of: source.path))
      } else if TuistProject.isManifest(source) {
        let project = TuistProject(source, tree: tree, configurations: configurations)
        add(project.contents, of: source.path, in: FileTree.folder(of: source.path))
      }
    }
    for source in packages {
      let contents = SwiftPackage(source, tree: tree).contents
      add(contents, of: source.path, in: FileTree.folder(of: source.path))
    }
    dropSilenceOfShadows()
  }

  /// Lets a package without minimums say nothing about files that other manifests build.
  ///
  /// With SwiftPM's default minimums there is no `ObservableObject`, so such a package is not what
  /// builds the code that matters here; some apps keep one for their editor.
  private mutating func dropSilenceOfShadows() {
    var isBuilt = Array(repeating: false, count: tree.paths.count)
    for target in targets where target.deployment.contains(where: \.isVersion) {
      for file in target.files { isBuilt[file] = true }
    }
    for index in targets.indices where targets[index].files.contains(where: { isBuilt[$0] }) {
      targets[index].deployment.removeAll { $0.meaning == .silence }
    }
  }

  private mutating func add(_ contents: ManifestContents?, of path: String, in folder: String) {
    homes.insert(folder)
    guard let contents else {
      unreadable.append(path)
      doubts[folder] = path
      return
    }
    if contents.isPartial {
      incomplete.append(path)
      doubts[folder] = path
    }
    shownFiles.formUnion(contents.shownFiles)
    let first = targets.count
    for target in contents.targets { merge(target) }
    for (name, members) in contents.products {
      products[name, default: []] += (first..<targets.count).filter {
        members.contains(targets[$0].name)
      }
    }
  }

  /// Adds a target, or what it adds to the same target in another manifest of the package.
  private mutating func merge(_ target: BuildTarget) {
    let key = "\(FileTree.folder(of: target.manifest))/\(target.name)"
    let isPackage =
      target.manifest.hasSuffix(".swift") && !target.manifest.hasSuffix("Project.swift")
    guard isPackage else {
      targets.append(target)
      return
    }
    guard let twin = packageTargets[key] else {
      packageTargets[key] = targets.count
      targets.append(target)
      return
    }
    targets[twin].files = Set(targets[twin].files).union(target.files).sorted()
    targets[twin].dependencies += target.dependencies
    targets[twin].mayDependOnAll = targets[twin].mayDependOnAll || target.mayDependOnAll
    targets[twin].deployment += target.deployment
  }

  // MARK: Files that no manifest claims

  /// Makes modules of the files that belong to no target so far.
  mutating func addUnclaimedFiles() {
    var isClaimed = Array(repeating: false, count: tree.paths.count)
    for target in targets {
      for file in target.files { isClaimed[file] = true }
    }
    var groups: [String: [Int]] = [:]
    for (index, path) in tree.paths.enumerated() where !isClaimed[index] {
      let home = nearestHome(of: path)
      groups[home, default: []].append(index)
    }
    for (home, files) in groups.sorted(by: { $0.key < $1.key }) {
      let name = FileTree.components(of: home).last.map(String.init) ?? "app"
      var target = BuildTarget(name: name, kind: .unclaimed, manifest: home)
      target.files = files
      if let manifest = doubts[home] {
        let place = ManifestPlace(path: manifest, offset: 0)
        target.deployment = [DeploymentStatement(meaning: .unreadable, place: place)]
      } else if homes.isEmpty {
        // Settings without a project that refers to them are all that is known of the app.
        target.deployment = looseSettings
      }
      targets.append(target)
    }
  }

  /// The minimums that the project's settings files state.
  private var looseSettings: [DeploymentStatement] {
    let files = sources.values.filter { $0.path.hasSuffix(".xcconfig") }
    let configurations = ConfigurationFiles(Array(files))
    return files.map(\.path).sorted().flatMap { path -> [DeploymentStatement] in
      guard let contents = configurations[path] else { return [] }
      return Platform.allCases.filter { $0 != .macCatalyst }.flatMap { platform in
        (contents.level.settings[platform.deploymentSetting] ?? []).compactMap { setting in
          PlatformVersion(setting.value).map {
            DeploymentStatement(meaning: .atLeast(platform, $0), place: setting.place)
          }
        }
      }
    }
  }

  /// The nearest folder around a file that has a manifest; the top when there is none.
  private func nearestHome(of path: String) -> String {
    var folder = FileTree.folder(of: path)
    while !folder.isEmpty, !homes.contains(folder) { folder = FileTree.folder(of: folder) }
    return folder
  }

  /// Whether a target's manifest may claim more than could be found out.
  func isIncomplete(_ target: BuildTarget) -> Bool { incomplete.contains(target.manifest) }

  // MARK: Joins

  /// For each target, the indices of those that it depends on, directly or through others.
  var dependencies: [Set<Int>] {
    var named: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() where target.kind != .unclaimed {
      named[target.name, default: []].append(index)
      if target.moduleName != target.name { named[target.moduleName, default: []].append(index) }
    }
    let direct = targets.map { target in
      target.dependencies.flatMap { name -> [Int] in
        let found = named[name] ?? named[Self.withoutPlatform(name)] ?? []
        let near = found.filter { targets[$0].manifest == target.manifest }
        return (near.isEmpty ? found : near) + (near.isEmpty ? products[name] ?? [] : [])
      }
    }
    return targets.indices.map { start in
      var reached: Set<Int> = []
      var pending = direct[start]
      while let next = pending.popLast() {
        if reached.insert(next).inserted { pending += direct[next] }
      }
      return reached
    }
  }

  /// XcodeGen makes `App_iOS` and `App_macOS` of a target for two platforms.
  private static func withoutPlatform(_ name: String) -> String {
    let suffix = Platform.allCases.first { name.hasSuffix("_" + $0.rawValue) }
    return suffix.map { String(name.dropLast($0.rawValue.count + 1)) } ?? name
  }

  /// The lines of the statements that a verdict can be about.
  var lines: [ManifestPlace: Int] {
    var offsets: [String: Set<Int>] = [:]
    for target in targets {
      for statement in target.deployment where statement.isTooLow || !statement.isVersion {
        offsets[statement.place.path, default: []].insert(statement.place.offset)
      }
    }
    var result: [ManifestPlace: Int] = [:]
    for (path, offsets) in offsets {
      guard let map = sources[path].map({ LineMap($0.bytes) }) else { continue }
      for offset in offsets {
        let line = map.position(of: ByteOffset(UInt32(clamping: offset))).line
        result[ManifestPlace(path: path, offset: offset)] = line
      }
    }
    return result
  }
}
