package import ObservifyText

/// A module of the project: a target of some manifest, or the files of a folder that none claims.
package struct ModuleID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Says which targets compile each file, and with what settings, from the project's manifests.
///
/// Read are Swift packages, Xcode projects with their configuration files, XcodeGen specifications
/// and Tuist projects. A file may belong to several targets. Files that no manifest claims make up
/// one module for each folder with a manifest, and for the top: today's rule for an app without
/// one.
package struct ModuleMap: Sendable {
  let targets: [BuildTarget]

  /// The manifests that claim nothing because they cannot be read.
  package let unreadableManifests: [String]

  /// The manifests that may claim more than could be found out: they compute what they say, or
  /// include a file that is not there.
  package let incompleteManifests: [String]

  private let tree: FileTree
  private var targetsOfFile: [[ModuleID]]
  private let modulesOfName: [String: [ModuleID]]
  private let lines: [ManifestPlace: Int]
  private let shownFiles: Set<Int>

  /// For each module, those that it depends on, directly or through others.
  let dependencies: [Set<Int>]

  /// The modules that may depend on any other: they, or some that they depend on, are described by a
  /// manifest that does not say all.
  private let open: Set<Int>

  /// Reads the manifests and assigns the files to their targets.
  ///
  /// - Parameters:
  ///   - manifests: All that may be one; other files do no harm.
  ///   - paths: The paths of all Swift files.
  /// - Complexity: O(*n*) in the size of the manifests and the files that they name.
  package init(manifests: [SourceText], paths: [String]) {
    var reading = ManifestReading(manifests: manifests, paths: paths)
    reading.addUnclaimedFiles()
    tree = reading.tree
    targets = reading.targets
    unreadableManifests = reading.unreadable
    incompleteManifests = reading.incomplete
    lines = reading.lines
    shownFiles = reading.shownFiles
    let dependencies = reading.dependencies
    self.dependencies = dependencies
    let unsaid = Set(
      reading.targets.indices.filter { place in
        reading.targets[place].mayDependOnAll || reading.isIncomplete(reading.targets[place])
      })
    open = Set(
      dependencies.indices.filter { place in
        unsaid.contains(place) || !unsaid.isDisjoint(with: dependencies[place])
      })
    modulesOfName = Dictionary(
      grouping: targets.indices.filter { [targets] in targets[$0].kind != .unclaimed }
        .map { ModuleID(index: $0) },
      by: { [targets] in targets[$0.index].moduleName })
    targetsOfFile = Array(repeating: [], count: paths.count)
    for (index, target) in targets.enumerated() {
      for file in target.files { targetsOfFile[file].append(ModuleID(index: index)) }
    }
    for file in targetsOfFile.indices where targetsOfFile[file].count > 1 {
      targetsOfFile[file].sort { [targets] left, right in
        let first = targets[left.index].kind
        let second = targets[right.index].kind
        return first == second ? left < right : first < second
      }
    }
  }

  /// Returns the targets that compile the file at `path`, the one that it is said to be part of
  /// first: an app or library before an extension, and tests last.
  package func targets(of path: String) -> [ModuleID] {
    tree.file(at: path).map { targetsOfFile[$0] } ?? []
  }

  /// Returns the module's name as an `import` spells it.
  package func name(of module: ModuleID) -> String { targets[module.index].moduleName }

  /// Returns the name of the target as its manifest writes it.
  package func targetName(of module: ModuleID) -> String { targets[module.index].name }

  /// Returns the path of the manifest that declares the module; nil when none does.
  package func manifestPath(of module: ModuleID) -> String? {
    isClaimed(module) ? targets[module.index].manifest : nil
  }

  /// Whether a manifest declares the module, so that what it compiles is known.
  package func isClaimed(_ module: ModuleID) -> Bool {
    targets[module.index].kind != .unclaimed
  }

  /// Whether the manifests say what the module depends on.
  func saysDependencies(of module: ModuleID) -> Bool { !open.contains(module.index) }

  /// Whether the module's manifest says all that it has.
  func isComplete(_ module: ModuleID) -> Bool {
    !incompleteManifests.contains(targets[module.index].manifest)
  }

  /// Whether the manifest of a Swift package declares the module.
  package func isPackages(_ module: ModuleID) -> Bool {
    let name = manifestPath(of: module).flatMap { FileTree.components(of: $0).last } ?? ""
    return name.hasPrefix("Package") && name.hasSuffix(".swift")
  }

  /// Whether a library is made of the module, by the manifest at the top of the project.
  package func isInLibrary(_ module: ModuleID) -> Bool {
    targets[module.index].isInLibrary
      && FileTree.components(of: targets[module.index].manifest).count == 1
  }

  /// Returns the paths among some that no target compiles, though an Xcode project shows them or compiles others in
  /// their folder: the files were taken out of their target or of the project, and stayed on the disk.
  ///
  /// - Complexity: O(*n*) in the paths, and in the files of each folder of such a file.
  package func leftOut(among paths: [String]) -> Set<String> {
    guard unreadableManifests.isEmpty, incompleteManifests.isEmpty,
      targets.contains(where: \.isOfXcodeProject)
    else { return [] }
    let missing = targets.reduce(into: Set<String>()) { $0.formUnion($1.missingFiles) }
    let unclaimed = paths.filter { !targets(of: $0).contains(where: isClaimed) }
    let folders = Dictionary(grouping: unclaimed, by: FileTree.folder).filter { folder, _ in
      tree.files(under: folder).contains { file in
        targetsOfFile[file].contains { targets[$0.index].isOfXcodeProject }
      }
    }
    let shown = unclaimed.filter { tree.file(at: $0).map(shownFiles.contains) == true }
    return Set(
      (folders.values.joined() + shown).filter { path in
        FileTree.components(of: path).last.map { !missing.contains($0.lowercased()) } == true
      })
  }

  /// Whether the module holds tests.
  package func isTests(_ module: ModuleID) -> Bool { targets[module.index].kind == .tests }

  /// Returns the modules that an `import` of `name` can mean; several where targets share a name.
  package func modules(named name: String) -> [ModuleID] { modulesOfName[name] ?? [] }

  /// Returns what the manifests say about compiling the new forms in the file at `path`.
  ///
  /// The lowest minimum of all targets that compile the file, over all their configurations and
  /// the platforms that they are built for, decides; but for platforms that a target's code says it is
  /// not `built` for.
  package func deployment(
    of path: String, built isBuilt: (ModuleID, Platform) -> Bool = { _, _ in true }
  ) -> DeploymentVerdict {
    let modules = targets(of: path)
    let statements = modules.flatMap { module in
      targets[module.index].deployment.filter { statement in
        Platform.allCases.allSatisfy { !statement.isAbout($0) || isBuilt(module, $0) }
      }
    }
    guard statements.isEmpty, !modules.contains(where: isClaimed) else {
      return DeploymentVerdict(statements) { lines[$0] ?? 1 }
    }
    return .unclaimed
  }

  /// Whether every target that compiles the file isolates its declarations to the main actor
  /// unless they say otherwise.
  package func isMainActorByDefault(_ path: String) -> Bool {
    let modules = targets(of: path)
    return !modules.isEmpty && modules.allSatisfy { targets[$0.index].isMainActorByDefault }
  }

  /// Whether a wrapper on the main actor puts the type around it there too, in every target that
  /// compiles the file: in Swift 5 mode, unless a setting says otherwise (SE-0401).
  package func infersIsolationFromWrappers(_ path: String) -> Bool {
    let modules = targets(of: path).map { targets[$0.index] }
    return !modules.isEmpty
      && modules.allSatisfy { ($0.languageMode ?? 6) < 6 && !$0.disablesOutwardInference }
  }

  /// Returns the Swift language mode of the file, the highest one of its targets; nil where none is
  /// stated.
  package func languageMode(of path: String) -> Int? {
    targets(of: path).compactMap { targets[$0.index].languageMode }.max()
  }
}
