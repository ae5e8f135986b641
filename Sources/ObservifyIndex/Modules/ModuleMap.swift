package import ObservifyText

/// A module of the project: a SwiftPM target, or everything that no manifest claims.
package struct ModuleID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Says which module each file belongs to, from the project's layout.
///
/// A file below `Sources/<name>/` or `Tests/<name>/` of a folder with a `Package.swift` belongs to
/// the module `<name>` of that package. All other files are one module, the app's.
package struct ModuleMap: Sendable {
  private var names: [String] = ["app"]
  private var identifiers: [String: ModuleID] = ["": ModuleID(index: 0)]
  private let packageFolders: [String]

  /// Reads the layout from the paths of the manifests.
  package init(manifests: [SourceText]) {
    packageFolders = manifests.map(\.path)
      .filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
      .map { String($0.dropLast("Package.swift".count)) }
      .sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Returns the module of the file at `path`.
  package mutating func module(of path: String) -> ModuleID {
    guard let folder = packageFolders.first(where: { path.hasPrefix($0) }) else {
      return ModuleID(index: 0)
    }
    let parts = path.dropFirst(folder.count).split(separator: "/")
    guard parts.count > 2, ["Sources", "Tests", "Plugins"].contains(parts[0]) else {
      return identifier(folder, name: "package")
    }
    return identifier(folder + parts[1], name: String(parts[1]))
  }

  /// Returns the module's name as an `import` spells it.
  package func name(of module: ModuleID) -> String { names[module.index] }

  private mutating func identifier(_ key: String, name: String) -> ModuleID {
    if let known = identifiers[key] { return known }
    let new = ModuleID(index: names.count)
    names.append(name)
    identifiers[key] = new
    return new
  }
}
