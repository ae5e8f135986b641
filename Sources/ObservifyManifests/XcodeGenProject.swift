import ObservifyText

/// Reads the targets of an XcodeGen specification, `project.yml`, with the files that it includes.
struct XcodeGenProject {
  /// A specification or an included one; paths in it are seen from its folder.
  private struct Document {
    let path: String
    let root: YAMLNode
    var folder: String { FileTree.folder(of: path) }
  }

  private let source: SourceText
  private let tree: FileTree
  private let configurations: ConfigurationFiles
  private let documents: [Document]

  /// Whether an included file is not there.
  private let isPartial: Bool

  static func isManifest(_ source: SourceText) -> Bool {
    let name = FileTree.components(of: source.path).last ?? ""
    return (name == "project.yml" || name == "project.yaml") && source.contains("targets:")
  }

  init(
    _ source: SourceText, among sources: [String: SourceText], tree: FileTree,
    configurations: ConfigurationFiles
  ) {
    self.source = source
    self.tree = tree
    self.configurations = configurations
    var documents: [Document] = []
    var isPartial = false
    var pending = [source.path]
    var seen: Set<String> = []
    while let path = pending.popLast() {
      guard seen.insert(path).inserted else { continue }
      guard let file = path == source.path ? source : sources[path] else {
        isPartial = true
        continue
      }
      let document = Document(path: path, root: YAMLNode(file.bytes))
      documents.append(document)
      for entry in document.root["include"]?.elements ?? [] {
        guard let included = (entry["path"] ?? entry).text else { continue }
        pending += [FileTree.path(included, in: document.folder)].compactMap(\.self)
      }
    }
    self.documents = documents
    self.isPartial = isPartial
  }

  /// The specification's targets with their files and settings.
  var contents: ManifestContents {
    var result = ManifestContents()
    result.isPartial = isPartial
    for document in documents {
      for (name, written) in document.root["targets"]?.pairs ?? [] {
        result.targets.append(target(name, written, in: document))
      }
    }
    return result
  }

  private func target(_ name: String, _ written: YAMLNode, in document: Document) -> BuildTarget {
    let layers = layers(of: written, in: document)
    var target = BuildTarget(
      name: name, moduleName: first("productName", in: layers)?.text,
      kind: kind(first("type", in: layers)?.text ?? ""), manifest: document.path)
    var files: Set<Int> = []
    for layer in layers {
      for entry in layer.node["sources"]?.elements ?? [] {
        files.formUnion(self.files(of: entry, in: layer.document.folder))
      }
      for dependency in layer.node["dependencies"]?.elements ?? [] {
        let name = dependency["product"] ?? dependency["target"] ?? dependency["package"]
        if let name = name?.text { target.dependencies.append(name) }
      }
    }
    target.files = files.sorted()
    let moduleName = target.moduleName
    let settings = settings(of: name, layers: layers)
    target.apply(settings)
    if target.languageMode == nil, hasPresets, settings.allSatisfy(\.isComplete) {
      target.languageMode = 5
    }
    if first("productName", in: layers) != nil { target.moduleName = moduleName }
    target.deployment = deployment(of: layers, settings: target.deployment)
    return target
  }

  /// Whether the specification takes XcodeGen's settings of all projects, one of which is the mode of
  /// Swift 5.
  private var hasPresets: Bool {
    !isPartial
      && documents.allSatisfy {
        ["all", "project", nil].contains($0.root["options"]?["settingPresets"]?.text)
      }
  }

  private func kind(_ type: String) -> BuildTarget.Kind {
    if type.contains("test") { return .tests }
    if type.contains("extension") { return .appExtension }
    return type == "tool" || type.contains("xpc") ? .tool : .product
  }

  // MARK: Templates

  private typealias Layer = (node: YAMLNode, document: Document)

  /// A target and the templates that it names, the target first.
  private func layers(of target: YAMLNode, in document: Document) -> [Layer] {
    var result: [Layer] = [(target, document)]
    var pending = target["templates"]?.texts ?? []
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      for document in documents {
        guard let template = document.root["targetTemplates"]?[name] else { continue }
        result.append((template, document))
        pending += template["templates"]?.texts ?? []
      }
    }
    return result
  }

  private func first(_ key: String, in layers: [Layer]) -> YAMLNode? {
    layers.lazy.compactMap { $0.node[key] }.first
  }

  // MARK: Files

  private func files(of entry: YAMLNode, in folder: String) -> Set<Int> {
    guard let path = (entry["path"] ?? entry).text,
      let place = FileTree.path(path, in: folder)
    else { return [] }
    let phase = entry["buildPhase"]?.text
    guard phase == nil || phase == "sources" else { return [] }
    let source = PathPattern(place)
    let includes = patterns(entry["includes"], in: place)
    let excludes = patterns(entry["excludes"], in: place)
    let start = source.fixedFolder == place ? place : source.fixedFolder
    return Set(
      tree.files(under: start).filter { file in
        let path = tree.paths[file]
        return (start == place || source.covers(path))
          && (includes.isEmpty || includes.contains { $0.covers(path) })
          && !excludes.contains { $0.covers(path) }
      })
  }

  private func patterns(_ node: YAMLNode?, in folder: String) -> [PathPattern] {
    (node?.texts ?? []).compactMap { FileTree.path($0, in: folder) }.map { PathPattern($0) }
  }

  // MARK: Settings

  private func settings(of name: String, layers: [Layer]) -> [BuildSettings] {
    let names = documents.flatMap { $0.root["configs"]?.pairs.map(\.key) ?? [] }
    let place = ManifestPlace(path: source.path, offset: layers[0].node.offset ?? 0)
    return (names.isEmpty ? ["Debug", "Release"] : names).map { configuration in
      var isComplete = true
      var levels: [SettingLevel] = []
      for layer in layers {
        levels += self.levels(
          layer.node, of: configuration, in: layer.document, isComplete: &isComplete)
      }
      for document in documents {
        levels += self.levels(
          document.root, of: configuration, in: document, isComplete: &isComplete)
      }
      return BuildSettings(
        levels: levels, builtIn: ["TARGET_NAME": name, "CONFIGURATION": configuration],
        isComplete: isComplete, place: place)
    }
  }

  private func levels(
    _ owner: YAMLNode, of configuration: String, in document: Document, isComplete: inout Bool
  ) -> [SettingLevel] {
    var result: [SettingLevel] = []
    if let settings = owner["settings"] {
      result = groups(settings, of: configuration, in: document, depth: 8)
    }
    if let file = owner["configFiles"]?[configuration]?.text {
      let path = FileTree.path(file, in: document.folder)
      if let contents = path.flatMap({ configurations[$0] }) {
        result.append(contents.level)
        if !contents.isComplete { isComplete = false }
      } else {
        isComplete = false
      }
    }
    return result
  }

  /// The settings of a configuration, then those of all, then those of the named groups.
  private func groups(
    _ settings: YAMLNode, of configuration: String, in document: Document, depth: Int
  ) -> [SettingLevel] {
    guard depth > 0 else { return [] }
    let isSorted = ["base", "configs", "groups", "presets"].contains { settings[$0] != nil }
    guard isSorted else { return [level(settings, in: document)] }
    let wanted = configuration.lowercased()
    let specific = settings["configs"]?.pairs.filter {
      wanted == $0.key.lowercased() || wanted.contains($0.key.lowercased())
    }
    var result = (specific ?? []).map { level($0.value, in: document) }
    if let base = settings["base"] { result.append(level(base, in: document)) }
    for name in settings["groups"]?.texts ?? [] {
      for document in documents {
        guard let group = document.root["settingGroups"]?[name] else { continue }
        result += groups(group, of: configuration, in: document, depth: depth - 1)
      }
    }
    return result
  }

  private func level(_ settings: YAMLNode, in document: Document) -> SettingLevel {
    var level = SettingLevel()
    for (key, value) in settings.pairs {
      guard let text = value.text else { continue }
      level.set(
        key, to: text, at: ManifestPlace(path: document.path, offset: value.offset ?? 0))
    }
    return level
  }

  /// The minimums: those of the target, those in its settings, then those of the specification.
  private func deployment(
    of layers: [Layer], settings: [DeploymentStatement]
  ) -> [DeploymentStatement] {
    let named =
      (first("platform", in: layers)?.texts ?? [])
      + (first("supportedDestinations", in: layers)?.texts ?? [])
    let platforms = Set(named.compactMap { Platform(manifestName: $0) })
    var statements: [DeploymentStatement] = []
    for platform in platforms.sorted() where platform != .macCatalyst {
      let own = layers.lazy.compactMap { layer in
        layer.node["deploymentTarget"].flatMap { value(of: platform, in: $0, layer.document) }
      }.first
      if let own {
        statements.append(own)
        continue
      }
      let stated = settings.filter { $0.isAbout(platform) }
      statements += stated
      guard stated.isEmpty else { continue }
      let general = documents.lazy.compactMap { document in
        document.root["options"]?["deploymentTarget"].flatMap {
          value(of: platform, in: $0, document)
        }
      }.first
      if let general { statements.append(general) }
    }
    return platforms.isEmpty ? settings : statements
  }

  private func value(
    of platform: Platform, in written: YAMLNode, _ document: Document
  ) -> DeploymentStatement? {
    let found = written.text != nil ? written : written[platform.rawValue]
    guard let found, let text = found.text else { return nil }
    let version = PlatformVersion(text)
    return DeploymentStatement(
      meaning: version.map { .atLeast(platform, $0) } ?? .unreadable,
      place: ManifestPlace(path: document.path, offset: found.offset ?? 0))
  }
}
