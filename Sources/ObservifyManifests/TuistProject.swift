import ObservifyText

/// Reads what a Tuist `Project.swift` writes down: targets, their patterns and minimums.
///
/// A project that is made by a helper function is taken to be one target, called as the project is,
/// with the files of its folder, and a second one with those below `Tests`.
struct TuistProject {
  private let source: SourceText
  private let tree: FileTree
  private let folder: String
  private let manifest: SwiftManifest
  private let configurations: ConfigurationFiles

  static func isManifest(_ source: SourceText) -> Bool {
    (FileTree.components(of: source.path).last ?? "") == "Project.swift"
      && source.contains("ProjectDescription")
  }

  init(_ source: SourceText, tree: FileTree, configurations: ConfigurationFiles) {
    self.source = source
    self.tree = tree
    self.configurations = configurations
    folder = FileTree.folder(of: source.path)
    manifest = SwiftManifest(source)
  }

  /// The project's targets with their files and settings.
  var contents: ManifestContents {
    var calls: [ManifestCall] = []
    var project: ManifestCall?
    for root in manifest.roots {
      root.forEachCall { call in
        if call.path.first == "Project", project == nil { project = call }
        if call.name == "target" || call.name == "Target",
          call["sources"] != nil || call["buildableFolders"] != nil || call["product"] != nil
        {
          calls.append(call)
          return false
        }
        return true
      }
    }
    var result = ManifestContents()
    let shared = project?["settings"].map(settings) ?? ConfigurationFiles.Contents()
    for call in calls {
      guard let name = manifest.text(of: call["name"]) ?? manifest.text(of: call["productName"])
      else {
        result.isPartial = true
        continue
      }
      var target = BuildTarget(
        name: name, moduleName: manifest.text(of: call["productName"]), kind: kind(of: call),
        manifest: source.path)
      target.files = files(of: call)
      target.dependencies = dependencies(of: call)
      target.mayDependOnAll = call["dependencies"].map { !manifest.saysDependencies($0) } ?? false
      let own = call["settings"].map(settings) ?? ConfigurationFiles.Contents()
      let moduleName = target.moduleName
      target.apply([
        BuildSettings(
          levels: [own.level, shared.level], builtIn: ["TARGET_NAME": name],
          isComplete: own.isComplete && shared.isComplete, place: place(call.offset))
      ])
      if manifest.text(of: call["productName"]) != nil { target.moduleName = moduleName }
      if let stated = call["deploymentTargets"] ?? call["deploymentTarget"] {
        target.deployment = deployment(stated, of: call)
      } else if target.deployment.isEmpty {
        target.deployment = [DeploymentStatement(meaning: .unreadable, place: place(call.offset))]
      }
      result.targets.append(target)
    }
    if calls.isEmpty, let project { result.targets = targets(madeBy: project) }
    return result
  }

  private func place(_ offset: Int) -> ManifestPlace {
    ManifestPlace(path: source.path, offset: offset)
  }

  private func kind(of call: ManifestCall) -> BuildTarget.Kind {
    guard case .name(let path, _) = call["product"], let name = path.last?.lowercased() else {
      return .product
    }
    if name.contains("test") { return .tests }
    return name.contains("extension") ? .appExtension : .product
  }

  /// The targets of a project that a helper makes from a name and perhaps a version.
  private func targets(madeBy project: ManifestCall) -> [BuildTarget] {
    guard let name = manifest.text(of: project["name"]) else { return [] }
    var statements: [DeploymentStatement] = []
    for argument in project.arguments {
      guard let label = argument.label?.lowercased(), label.contains("target"),
        let platform = Platform.allCases.first(where: { label.hasPrefix($0.rawValue.lowercased()) }
        ),
        let version = manifest.text(of: argument.value).flatMap({ PlatformVersion($0) })
      else { continue }
      statements.append(
        DeploymentStatement(
          meaning: .atLeast(platform, version),
          place: place(argument.value.offset ?? project.offset)))
    }
    if statements.isEmpty {
      statements = [DeploymentStatement(meaning: .unreadable, place: place(project.offset))]
    }
    let tests = Set(tree.files(under: FileTree.path("Tests", in: folder) ?? "Tests"))
    var product = BuildTarget(name: name, kind: .product, manifest: source.path)
    product.files = tree.files(under: folder)
      .filter { !tests.contains($0) && tree.paths[$0] != source.path }
    var test = BuildTarget(name: name + "Tests", kind: .tests, manifest: source.path)
    test.files = tests.sorted()
    test.dependencies = [name]
    product.dependencies = dependencies(of: project)
    product.deployment = statements
    test.deployment = statements
    return tests.isEmpty ? [product] : [product, test]
  }

  // MARK: Files

  private func files(of call: ManifestCall) -> [Int] {
    var files: Set<Int> = []
    if let sources = call["sources"] {
      var budget = Self.valueLimit
      addFiles(of: sources, to: &files, budget: &budget)
    }
    for path in manifest.texts(of: call["buildableFolders"]) {
      files.formUnion(FileTree.path(path, in: folder).map(tree.files(under:)) ?? [])
    }
    return files.sorted()
  }

  /// How many values one argument may be made of; more is a name that stands for itself.
  private static let valueLimit = 1_000

  private func addFiles(of value: ManifestValue, to files: inout Set<Int>, budget: inout Int) {
    budget -= 1
    guard budget > 0 else { return }
    switch manifest.resolved(value) {
    case .text(let pattern, _): files.formUnion(matches(pattern))
    case .call(let call):
      if call.name == "relativeToRoot", let pattern = manifest.text(of: call.firstUnlabelled) {
        files.formUnion(matches("//" + pattern))
        return
      }
      var own: Set<Int> = []
      for argument in call.arguments where argument.label == nil || argument.label == "globs" {
        addFiles(of: argument.value, to: &own, budget: &budget)
      }
      var left: Set<Int> = []
      if let excluded = call["excluding"] { addFiles(of: excluded, to: &left, budget: &budget) }
      files.formUnion(own.subtracting(left))
    case let list:
      for part in list.parts { addFiles(of: part, to: &files, budget: &budget) }
    }
  }

  /// The files that a pattern covers; `//` at its front means the root of the repository.
  private func matches(_ pattern: String) -> [Int] {
    let isAbsolute = pattern.hasPrefix("//")
    guard let text = FileTree.path(pattern, in: isAbsolute ? root : folder) else { return [] }
    let pattern = PathPattern(text)
    return tree.files(under: pattern.fixedFolder)
      .filter { pattern.covers(tree.paths[$0], orFolder: false) }
  }

  /// The folder with the `Tuist` folder in it, or the top.
  private var root: String {
    var folder = folder
    while !folder.isEmpty, !tree.hasFolder(at: folder + "/Tuist") {
      folder = FileTree.folder(of: folder)
    }
    return folder
  }

  private func dependencies(of call: ManifestCall) -> [String] {
    guard let list = call["dependencies"] else { return [] }
    return manifest.elements(of: list).compactMap { element in
      guard case .call(let dependency) = element else { return nil }
      if let name = manifest.text(of: dependency["name"] ?? dependency["target"]) { return name }
      guard let first = dependency.firstUnlabelled,
        case .call(let target) = manifest.resolved(first)
      else { return nil }
      return manifest.text(of: target["name"])
    }
  }

  // MARK: Settings

  private func deployment(_ value: ManifestValue, of target: ManifestCall) -> [DeploymentStatement]
  {
    var statements: [DeploymentStatement] = []
    manifest.resolved(value).forEachCall { call in
      for argument in call.arguments {
        guard
          let platform = Platform(manifestName: argument.label ?? call.name)
            ?? Platform(manifestName: call.name),
          let version = manifest.text(of: argument.value).flatMap({ PlatformVersion($0) })
        else { continue }
        statements.append(
          DeploymentStatement(
            meaning: .atLeast(platform, version),
            place: place(argument.value.offset ?? call.offset)))
      }
      return true
    }
    guard statements.isEmpty else { return statements }
    let offset = value.offset ?? target.offset
    return [DeploymentStatement(meaning: .unreadable, place: place(offset))]
  }

  /// The settings in the dictionaries of a value, and those of the files that it names.
  private func settings(_ value: ManifestValue) -> ConfigurationFiles.Contents {
    var result = ConfigurationFiles.Contents()
    var budget = Self.valueLimit
    addSettings(of: value, to: &result, budget: &budget)
    return result
  }

  private func addSettings(
    of value: ManifestValue, to result: inout ConfigurationFiles.Contents, budget: inout Int
  ) {
    budget -= 1
    guard budget > 0 else { return }
    switch manifest.resolved(value) {
    case .dictionary(let pairs):
      for (key, value) in pairs {
        guard let name = key.literal, let text = settingText(value) else { continue }
        result.level.set(name, to: text, at: place(key.offset ?? 0))
      }
    case .call(let call):
      for argument in call.arguments {
        if argument.label == "xcconfig" {
          addFile(of: argument.value, to: &result)
        } else {
          addSettings(of: argument.value, to: &result, budget: &budget)
        }
      }
      if let receiver = call.receiver { addSettings(of: receiver, to: &result, budget: &budget) }
    case let other:
      for part in other.parts { addSettings(of: part, to: &result, budget: &budget) }
    }
  }

  private func settingText(_ value: ManifestValue) -> String? {
    if let text = manifest.text(of: value) { return text }
    guard case .call(let call) = manifest.resolved(value) else { return nil }
    return manifest.text(of: call.firstUnlabelled)
  }

  private func addFile(
    of value: ManifestValue, to result: inout ConfigurationFiles.Contents
  ) {
    var base = folder
    var written = manifest.text(of: value)
    if case .call(let call) = manifest.resolved(value) {
      if call.name == "relativeToRoot" { base = root }
      written = manifest.text(of: call.firstUnlabelled)
    }
    guard let path = written.flatMap({ FileTree.path($0, in: base) }),
      let file = configurations[path]
    else {
      result.isComplete = false
      return
    }
    var merged = file.level
    merged.merge(result.level)
    result.level = merged
    if !file.isComplete { result.isComplete = false }
  }
}
