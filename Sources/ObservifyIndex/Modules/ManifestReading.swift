import ObservifyText

/// Reads all manifests of a project and joins what they claim.
struct ManifestReading {
  let tree: FileTree
  private(set) var targets: [BuildTarget] = []
  private(set) var unreadable: [String] = []
  private(set) var incomplete: [String] = []

  /// The names of the products of packages, with the indices of their targets.
  private var products: [String: [Int]] = [:]

  /// The folders with a manifest.
  private var homes: Set<String> = []
  private var packageHomes: Set<String> = []

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
      let folder = FileTree.folder(of: source.path)
      packageHomes.insert(folder)
      add(SwiftPackage(source, tree: tree).contents, of: source.path, in: folder)
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
    let first = targets.count
    for target in contents.targets { merge(target) }
    for (name, members) in contents.products {
      products[name, default: []] += (first..<targets.count).filter {
        members.contains(targets[$0].name)
      }
    }
  }

  /// Adds a target. One that another manifest of the same package declares too is one with it.
  private mutating func merge(_ target: BuildTarget) {
    let folder = FileTree.folder(of: target.manifest)
    let twin = targets.firstIndex {
      $0.name == target.name && $0.manifest != target.manifest
        && $0.manifest.hasSuffix(".swift") && target.manifest.hasSuffix(".swift")
        && FileTree.folder(of: $0.manifest) == folder
    }
    guard let twin else {
      targets.append(target)
      return
    }
    targets[twin].files = Set(targets[twin].files).union(target.files).sorted()
    targets[twin].dependencies += target.dependencies
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
    var homeOfGroup: [String: String] = [:]
    for (index, path) in tree.paths.enumerated() where !isClaimed[index] {
      let home = nearestHome(of: path)
      let group = sourceFolder(of: path, in: home) ?? home
      groups[group, default: []].append(index)
      homeOfGroup[group] = home
    }
    for (group, files) in groups.sorted(by: { $0.key < $1.key }) {
      let name = FileTree.components(of: group).last.map(String.init) ?? "app"
      var target = BuildTarget(name: name, kind: .unclaimed, manifest: group)
      target.files = files
      if let manifest = homeOfGroup[group].flatMap({ doubts[$0] }) {
        let place = ManifestPlace(path: manifest, offset: 0)
        target.deployment = [DeploymentStatement(requirement: nil, place: place)]
      }
      targets.append(target)
    }
  }

  /// The nearest folder around a file that has a manifest; the top when there is none.
  private func nearestHome(of path: String) -> String {
    var folder = FileTree.folder(of: path)
    while !folder.isEmpty, !homes.contains(folder) { folder = FileTree.folder(of: folder) }
    return folder
  }

  /// `Sources/<name>` of a package's folder, which is a module of its own by SwiftPM's habit.
  private func sourceFolder(of path: String, in home: String) -> String? {
    guard packageHomes.contains(home) else { return nil }
    let parts = FileTree.components(of: String(path.dropFirst(home.count)))
    guard parts.count > 2, ["Sources", "Tests", "Plugins"].contains(parts[0]) else { return nil }
    return FileTree.path("\(parts[0])/\(parts[1])", in: home)
  }

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
      for statement in target.deployment where statement.requirement?.isTooLow ?? true {
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
