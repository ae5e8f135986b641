/// The project's Swift files by folder, to answer what a manifest's paths and patterns cover.
struct FileTree: Sendable {
  private struct Folder {
    var subfolders: [String: Int] = [:]
    var files: [Int] = []
    var isPackageRoot = false
  }

  /// The files' paths as they were given; all results are indices of this list.
  let paths: [String]

  private var folders = [Folder()]
  private var fileAtPath: [String: Int] = [:]
  private var fileAtFoldedPath: [String: Int] = [:]

  /// Sorts `paths` into folders; a folder in `packageRoots` belongs to no folder around it.
  ///
  /// - Complexity: O(*n*) in the length of all paths.
  init(paths: [String], packageRoots: [String] = []) {
    self.paths = paths
    fileAtPath.reserveCapacity(paths.count)
    fileAtFoldedPath.reserveCapacity(paths.count)
    // Paths come sorted, so that most stand in the folder of the one before.
    var last = (name: "", place: 0)
    for (index, path) in paths.enumerated() {
      let name = Self.folder(of: path)
      if name != last.name { last = (name, folder(at: Self.components(of: name))) }
      guard path.utf8.last != UInt8(ascii: "/"), !path.isEmpty else { continue }
      folders[last.place].files.append(index)
      fileAtPath[path] = index
      fileAtFoldedPath[path.lowercased()] = index
    }
    for root in packageRoots { folders[folder(at: Self.components(of: root))].isPackageRoot = true }
  }

  private mutating func folder(at parts: [Substring]) -> Int {
    var place = 0
    for part in parts {
      let name = String(part)
      if let known = folders[place].subfolders[name] {
        place = known
      } else {
        folders.append(Folder())
        folders[place].subfolders[name] = folders.count - 1
        place = folders.count - 1
      }
    }
    return place
  }

  /// Returns the file at a path; upper and lower case differ only when both are there, as on the
  /// disks that Xcode projects live on.
  func file(at path: String) -> Int? {
    fileAtPath[path] ?? fileAtFoldedPath[path.lowercased()]
  }

  /// Returns the files at or below `path`, in the order of their paths' indices.
  ///
  /// Hidden folders, nested packages and bundles that no compiler looks into are left out.
  func files(under path: String) -> [Int] {
    if let file = fileAtPath[path] { return [file] }
    guard let start = existingFolder(at: path) else {
      return file(at: path).map { [$0] } ?? []
    }
    var found: [Int] = []
    var pending = [start]
    while let place = pending.popLast() {
      found += folders[place].files
      for (name, inner) in folders[place].subfolders
      where !folders[inner].isPackageRoot && !Self.isOpaque(name) {
        pending.append(inner)
      }
    }
    return found.sorted()
  }

  /// Whether a folder with Swift files in it or below it stands at `path`.
  func hasFolder(at path: String) -> Bool { existingFolder(at: path) != nil }

  /// The names of the folders directly in the folder at `path`.
  func subfolders(of path: String) -> [String] {
    existingFolder(at: path).map { folders[$0].subfolders.keys.sorted() } ?? []
  }

  private func existingFolder(at path: String) -> Int? {
    var place = 0
    for part in Self.components(of: path) {
      let name = String(part)
      let inner = folders[place].subfolders
      guard
        let next = inner[name]
          ?? inner.first(where: { $0.key.lowercased() == name.lowercased() })?.value
      else { return nil }
      place = next
    }
    return place
  }

  private static let opaqueSuffixes = [
    ".playground", ".xcodeproj", ".xcworkspace", ".docc", ".bundle", ".xcassets", ".framework",
    ".xcframework", ".xctemplate",
  ]

  private static func isOpaque(_ folder: String) -> Bool {
    folder.hasPrefix(".") || opaqueSuffixes.contains { folder.hasSuffix($0) }
  }

  /// The parts of a path between its slashes, empty ones and `.` left out.
  static func components(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  /// Returns `relative` as seen from `folder`, without `.` and `..`; nil when it leads out of the
  /// project.
  ///
  /// `folder` is a path that is in that form already.
  static func path(_ relative: String, in folder: String) -> String? {
    if relative.isEmpty { return folder }
    if isPlain(relative) { return folder.isEmpty ? relative : folder + "/" + relative }
    var parts: [Substring] = []
    for part in components(of: folder) + components(of: relative) {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path has no part that is empty, `.` or `..`, nor one that begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") {
        return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "/")
  }

  /// The folder that a path stands in; empty at the top.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}
