import ObservifyText

/// Reads the targets of an Xcode project from its `project.pbxproj`.
struct XcodeProject {
  private let source: SourceText
  private let objects: XcodeObjects
  private let tree: FileTree
  private let configurations: ConfigurationFiles
  private let paths: [Int: String]

  /// The build targets by their entries.
  private let targets: [Int]

  /// Reads the project; nil when the file is not one.
  init?(_ source: SourceText, tree: FileTree, configurations: ConfigurationFiles) {
    guard let objects = XcodeObjects(source.bytes) else { return nil }
    self.source = source
    self.objects = objects
    self.tree = tree
    self.configurations = configurations
    paths = objects.paths(in: FileTree.folder(of: FileTree.folder(of: source.path)))
    targets = objects.objects("targets", of: objects.project)
      .filter { objects.isa($0) == "PBXNativeTarget" }
  }

  /// The project's targets with their files and settings.
  var contents: ManifestContents {
    var files = targets.map { Set(listedFiles(of: $0)) }
    addSynchronizedFiles(to: &files)
    var result = ManifestContents()
    result.shownFiles = Set(
      paths.filter { objects.isa($0.key) == "PBXFileReference" }
        .compactMap { tree.file(at: $0.value) })
    let names = targets.map { objects.text("name", of: $0) ?? "" }
    let settings = zip(targets, names).map { self.settings(of: $0, name: $1) }
    for (index, target) in targets.enumerated() {
      let name = names[index]
      var built = BuildTarget(name: name, kind: kind(of: target), manifest: source.path)
      built.files = files[index].sorted()
      built.missingFiles = missingFiles(of: target)
      built.dependencies = dependencies(of: target)
      // Tests run on what they test, whatever else Xcode's template lets them be built for.
      let tested = built.kind == .tests ? objects.objects("dependencies", of: target) : []
      let hosts = tested.compactMap { objects.object("target", of: $0) }
        .compactMap(targets.firstIndex(of:))
      built.apply(settings[index], for: Set(hosts.flatMap { settings[$0].flatMap(\.platforms) }))
      result.targets.append(built)
    }
    return result
  }

  private func kind(of target: Int) -> BuildTarget.Kind {
    let type = objects.text("productType", of: target) ?? ""
    if type.hasSuffix("unit-test") || type.hasSuffix("ui-testing") || type.contains("test") {
      return .tests
    }
    if type.contains("extension") { return .appExtension }
    return type.hasSuffix(".tool") || type.hasSuffix("xpc-service") ? .tool : .product
  }

  /// The files that the target's phases list one by one.
  private func listedFiles(of target: Int) -> [Int] {
    references(of: target).compactMap { paths[$0].flatMap(tree.file(at:)) }
  }

  /// The names of those that are not where the project says.
  private func missingFiles(of target: Int) -> Set<String> {
    Set(
      references(of: target).filter { paths[$0].flatMap(tree.file(at:)) == nil }
        .compactMap { objects.text("path", of: $0) }
        .compactMap { FileTree.components(of: $0).last?.lowercased() })
  }

  private func references(of target: Int) -> [Int] {
    objects.objects("buildPhases", of: target)
      .filter { objects.isa($0) == "PBXSourcesBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }
      .compactMap { objects.object("fileRef", of: $0) }
  }

  /// Adds the files of folders that Xcode 16 keeps in step with the disk.
  ///
  /// An exception set names a target: for a member of the group its files are left out, for any
  /// other target they are added.
  private func addSynchronizedFiles(to files: inout [Set<Int>]) {
    let members = targets.map { Set(objects.objects("fileSystemSynchronizedGroups", of: $0)) }
    let phases = targets.map { Set(objects.objects("buildPhases", of: $0)) }
    for (group, path) in paths
    where objects.isa(group) == "PBXFileSystemSynchronizedRootGroup" {
      let all = tree.files(under: path)
      for index in targets.indices where members[index].contains(group) {
        files[index].formUnion(all)
      }
      for exceptions in objects.objects("exceptions", of: group) {
        let named = objects.texts("membershipExceptions", of: exceptions)
          .compactMap { FileTree.path($0, in: path) }.flatMap(tree.files(under:))
        if let target = objects.object("target", of: exceptions),
          let index = targets.firstIndex(of: target)
        {
          if members[index].contains(group) {
            files[index].subtract(named)
          } else {
            files[index].formUnion(named)
          }
        } else if let phase = objects.object("buildPhase", of: exceptions),
          objects.isa(phase) == "PBXSourcesBuildPhase",
          let index = phases.firstIndex(where: { $0.contains(phase) })
        {
          files[index].formUnion(named)
        }
      }
    }
  }

  private func dependencies(of target: Int) -> [String] {
    var names: [String?] = []
    for dependency in objects.objects("dependencies", of: target) {
      if let other = objects.object("target", of: dependency) {
        names.append(objects.text("name", of: other))
      } else if let product = objects.object("productRef", of: dependency) {
        names.append(objects.text("productName", of: product))
      } else if let proxy = objects.object("targetProxy", of: dependency) {
        names.append(objects.text("remoteInfo", of: proxy))
      }
    }
    for product in objects.objects("packageProductDependencies", of: target) {
      names.append(objects.text("productName", of: product))
    }
    for phase in objects.objects("buildPhases", of: target)
    where objects.isa(phase) == "PBXFrameworksBuildPhase" {
      for buildFile in objects.objects("files", of: phase) {
        if let product = objects.object("productRef", of: buildFile) {
          names.append(objects.text("productName", of: product))
        } else if let file = objects.object("fileRef", of: buildFile) {
          names.append(objects.text("path", of: file).map(Self.frameworkName))
        }
      }
    }
    var seen: Set<String> = []
    return names.compactMap(\.self).filter { seen.insert($0).inserted }
  }

  private static func frameworkName(_ path: String) -> String {
    let file = FileTree.components(of: path).last ?? ""
    return String(file.prefix { $0 != "." })
  }

  // MARK: Settings

  /// The settings of each configuration of a target.
  private func settings(of target: Int, name: String) -> [BuildSettings] {
    let general = Dictionary(
      configurations(of: objects.project).map { (objects.text("name", of: $0) ?? "", $0) },
      uniquingKeysWith: { first, _ in first })
    let folder = FileTree.folder(of: source.path)
    let project = FileTree.components(of: folder).last.map { $0.prefix { $0 != "." } } ?? ""
    return configurations(of: target).map { configuration in
      let spelled = objects.text("name", of: configuration) ?? ""
      let own = levels(of: configuration)
      let shared = general[spelled].map(levels(of:)) ?? (levels: [], isComplete: true)
      return BuildSettings(
        levels: own.levels + shared.levels,
        builtIn: [
          "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name,
          "PROJECT_NAME": String(project), "CONFIGURATION": spelled,
        ],
        isComplete: own.isComplete && shared.isComplete,
        place: ManifestPlace(path: source.path, offset: objects.offset(of: configuration)))
    }
  }

  private func configurations(of object: Int) -> [Int] {
    objects.object("buildConfigurationList", of: object)
      .map { objects.objects("buildConfigurations", of: $0) } ?? []
  }

  private func levels(of configuration: Int) -> (levels: [SettingLevel], isComplete: Bool) {
    var own = SettingLevel()
    let list = objects.list
    if let settings = list.value("buildSettings", of: configuration) {
      list.forEachPair(of: settings) { key, value in
        guard let name = list.text(key) else { return }
        var text = list.text(value) ?? ""
        list.forEachElement(of: value) { text += " " + (list.text($0) ?? "") }
        let place = ManifestPlace(path: source.path, offset: list.entries[key].range.lowerBound)
        own.set(name, to: text, at: place)
      }
    }
    guard let path = configurationPath(of: configuration) else { return ([own], true) }
    guard let file = path.isEmpty ? nil : configurations[path] else { return ([own], false) }
    return ([own, file.level], file.isComplete)
  }

  /// The path of the file that a configuration is based on: nil when there is none, empty when it
  /// cannot be told.
  private func configurationPath(of configuration: Int) -> String? {
    if let reference = objects.object("baseConfigurationReference", of: configuration) {
      return paths[reference] ?? ""
    }
    guard
      let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let path = objects.text("baseConfigurationReferenceRelativePath", of: configuration)
    else { return nil }
    return paths[anchor].flatMap { FileTree.path(path, in: $0) } ?? ""
  }
}
