/// What a file is to a project, as far as its path tells.
enum ProjectFile {
  /// Whether a file of this name holds Swift code.
  static func isSource(_ path: String) -> Bool {
    path.utf8.count > ".swift".utf8.count && hasSuffix(path, ".swift")
  }

  /// What git takes for the names of all files that a project is read from.
  static let pathspecs = [
    "*.swift", "*project.pbxproj", "*.xcconfig", "*project.yml", "*project.yaml",
    "*contents.xcworkspacedata",
  ]

  /// Whether a file of this name says how the project is built.
  ///
  /// `Package.swift` and `Project.swift` may be code of the project just as well: their content
  /// decides.
  static func isManifest(_ path: String) -> Bool {
    let name = path.lastPathPart
    return name == "project.pbxproj" || hasSuffix(name, ".xcconfig")
      || name == "project.yml" || name == "project.yaml" || isSwiftManifest(name)
  }

  /// Whether a Swift file of this name may be a manifest.
  static func isSwiftManifest(_ path: String) -> Bool {
    let name = path.lastPathPart
    return ["Package.swift", "Project.swift", "Workspace.swift"].contains(name)
      || name.utf8.starts(with: "Package@swift-".utf8)
  }

  /// Whether something of this name in a folder makes the folder a project of its own.
  static func marksProject(_ name: String) -> Bool {
    ["Package.swift", "project.yml", "project.yaml", "Project.swift", "Workspace.swift"]
      .contains(name) || hasSuffix(name, ".xcodeproj") || hasSuffix(name, ".xcworkspace")
  }

  /// Whether a folder of this name holds what others wrote or a program made.
  ///
  /// What is in there is never edited unless it is named.
  static func isForeign(_ name: String) -> Bool {
    foreignFolders.contains(name) || isGitFolder(name)
  }

  /// Whether a folder of this name is git's own; some file systems do not tell upper from lower case.
  static func isGitFolder(_ name: String) -> Bool {
    name.utf8.count == 4 && name.lowercased() == ".git"
  }

  /// Whether a program made a file of this name.
  static func isGenerated(_ path: String) -> Bool {
    hasSuffix(path, ".generated.swift")
  }

  /// Whether a walk through folders passes by a folder of this name.
  static func isSkipped(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || isForeign(name)
  }

  private static let foreignFolders: Set<String> = [
    ".build", "Carthage", "DerivedData", "Generated", "Pods", "SourcePackages", "checkouts",
    "node_modules",
  ]

  private static func hasSuffix(_ path: String, _ suffix: String) -> Bool {
    path.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
