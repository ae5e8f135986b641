package import ObservifyText

/// Where the sources of packages are that a project uses and does not hold: what package managers
/// check out, and local packages elsewhere.
///
/// They are read for what they declare. Nothing there is ever edited.
package struct PackageDiscovery: Sendable {
  /// The packages that were found, each with its folder.
  package struct Package: Sendable {
    /// The folder: a path of the store, or an absolute one.
    package let folder: String

    /// The names by which code may import it: those of its folders and those that its manifest writes.
    package let names: Set<String>

    /// Its Swift files, tests and examples aside.
    package let files: [String]
  }

  /// Where package managers keep what they check out, as seen from a project.
  static let checkouts = [
    ".build/checkouts", "SourcePackages/checkouts", "Pods", "Carthage/Checkouts",
  ]

  /// Folders within a package that nobody imports.
  private static let unused: Set<String> = [
    "Tests", "Test", "Example", "Examples", "Demo", "Demos", "Benchmarks", "Documentation.docc",
    "Sample", "Samples", "Fixtures",
  ]

  private let store: any PackageFolders

  package init(_ store: any PackageFolders) { self.store = store }

  /// Returns the packages around a project that may declare one of some modules.
  ///
  /// - Parameters:
  ///   - modules: The names that code imports.
  ///   - root: The project's folder in the store.
  ///   - manifests: What may name local packages.
  /// - Returns: The packages, sorted by folder.
  package func packages(
    declaring modules: Set<String>, of root: String, manifests: [SourceText]
  ) async -> [Package] {
    var homes: [String] = []
    let bases = Set([root, ""]).sorted()
    for base in bases {
      homes += Self.checkouts.map(base.appendingPath)
      let derived = base.appendingPath("DerivedData")
      homes += await store.names(in: derived).map {
        derived.appendingPath($0).appendingPath("SourcePackages/checkouts")
      }
    }
    homes += await store.derivedData(of: root)
    var folders: [String] = []
    for home in homes {
      folders += await store.names(in: home).filter { !$0.hasPrefix(".") }.map(home.appendingPath)
    }
    folders += Self.localPackages(in: manifests, of: await store.root).filter {
      $0.path(relativeTo: root) == nil
    }
    var packages: [Package] = []
    for folder in Set(folders).sorted() {
      if let package = await package(in: folder, declaring: modules) { packages.append(package) }
    }
    return packages
  }

  private func package(in folder: String, declaring modules: Set<String>) async -> Package? {
    var names: Set<String> = [Self.identifier(folder.lastPathPart)]
    if let manifest = try? await store.read(folder.appendingPath("Package.swift")) {
      // What no string of its manifest names is no module of a package.
      names.formUnion(Self.quoted(in: manifest).map(Self.identifier))
      if names.isDisjoint(with: modules) { return nil }
    }
    let files = await store.swiftFiles(below: folder)
    let used = files.filter { file in
      let parts = file.path(relativeTo: folder)?.pathParts.dropLast() ?? []
      return !parts.contains { Self.unused.contains($0) || $0.hasSuffix("Tests") }
    }
    guard !used.isEmpty else { return nil }
    for file in used {
      let parts = file.path(relativeTo: folder)?.pathParts ?? []
      names.formUnion(parts.dropLast().prefix(3).map(Self.identifier))
    }
    if names.isDisjoint(with: modules) { return nil }
    let sources = used.filter { !ProjectFile.isSwiftManifest($0) }
    return Package(folder: folder, names: names, files: sources)
  }

  /// The folders that manifests name and that lie above their own: as paths of the store at `top`, or
  /// absolute ones.
  static func localPackages(in manifests: [SourceText], of top: String) -> [String] {
    manifests.flatMap { manifest in
      quoted(
        in: manifest, beginning: "../", plainAlso: manifest.path.hasSuffix(".pbxproj")
      ).map { relative in
        let folder = top.appendingPath(manifest.path.parentPath.outsideBundle)
        let path = resolved(relative, from: folder)
        return path.path(relativeTo: top) ?? path
      }
    }
  }

  /// An absolute path without `..`.
  private static func resolved(_ relative: String, from folder: String) -> String {
    var parts = folder.pathParts
    for part in relative.pathParts where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The strings that a file spells and that begin in a way, and in a project file the words behind `=` as
  /// well.
  ///
  /// - Complexity: O(*n*) in the file's bytes.
  private static func quoted(
    in source: SourceText, beginning start: String = "", plainAlso: Bool = false
  ) -> Set<String> {
    var words: [ArraySlice<UInt8>] = []
    for line in source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      for place in parts.indices where place % 2 == 1 { words.append(parts[place]) }
      if plainAlso, parts.count == 1, let sign = line.firstIndex(of: UInt8(ascii: "=")) {
        words.append(
          line[(sign + 1)...].drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: ";") })
      }
    }
    return Set(
      words.filter { $0.starts(with: start.utf8) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// A name as a module has it.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

/// What is asked of a store to find packages.
package protocol PackageFolders: Sendable {
  /// The folder that the store's paths are relative to: an absolute path.
  var root: String { get async }

  /// Returns the names of what is directly in a folder; none if it cannot be read.
  func names(in folder: String) async -> [String]

  /// Returns the Swift files below a folder, whatever git says of it.
  func swiftFiles(below folder: String) async -> [String]

  /// Returns the folders with checked-out packages in Xcode's own place for a project.
  func derivedData(of root: String) async -> [String]

  /// Returns the content of a file.
  func read(_ path: String) async throws(HostError) -> SourceText
}

extension FolderStore {
  package func swiftFiles(below folder: String) -> [String] {
    discovery.walk(folder, followingLinks: false).paths.filter(ProjectFile.isSource)
  }

  package func derivedData(of root: String) -> [String] {
    guard let home = environment["HOME"] else { return [] }
    let derived = home.appendingPath("Library/Developer/Xcode/DerivedData")
    let built = names(in: derived)
    guard !built.isEmpty else { return [] }
    let projects = names(in: root).filter {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }.compactMap { $0.split(separator: ".").first.map { $0 + "-" } }
    return built.filter { folder in projects.contains { folder.hasPrefix($0) } }.map {
      derived.appendingPath($0).appendingPath("SourcePackages/checkouts")
    }
  }
}

extension MemoryStore {
  package func swiftFiles(below folder: String) -> [String] {
    files.keys.filter { $0.path(relativeTo: folder) != nil && ProjectFile.isSource($0) }.sorted()
  }

  package func derivedData(of root: String) -> [String] { [] }
}

extension StagedStore {
  /// Packages are no part of a commit; the table of known ones has to do.
  package func swiftFiles(below folder: String) -> [String] { [] }

  package func derivedData(of root: String) -> [String] { [] }
}
