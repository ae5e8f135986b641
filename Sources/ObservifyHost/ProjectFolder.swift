import ObservifyText

/// The rule that says which folder is the project that a path belongs to.
///
/// It is the nearest folder, from the path's own upward, that holds a `Package.swift`, an
/// `.xcodeproj`, an `.xcworkspace` or a manifest of XcodeGen or Tuist. A local package belongs to a
/// larger project that names it: when a folder further up holds a manifest in which the name of the
/// one found so far occurs, that folder is the project. A repository is never left.
///
/// To take too large a folder costs time; to take too small a one would overlook uses.
package enum ProjectFolder {
  /// Returns the project that `folder` of `store` belongs to; the store's root if there is no other.
  package static func enclosing(_ folder: String, in store: some FileStore) async -> String {
    await nearest(of: folder.pathAndParents, in: store) ?? ""
  }

  /// Returns which of `folders`, each the parent of the one before, is the project.
  static func nearest(of folders: [String], in store: some FileStore) async -> String? {
    var project: String?
    for folder in folders {
      let marks = await store.names(in: folder).filter(ProjectFile.marksProject)
      guard !marks.isEmpty else { continue }
      if let inner = project {
        guard await names(inner.lastPathPart, in: marks, of: folder, store) else { continue }
      }
      project = folder
    }
    return project
  }

  /// Whether a manifest in `folder` contains `name` as a word.
  private static func names(
    _ name: String, in marks: [String], of folder: String, _ store: some FileStore
  ) async -> Bool {
    for mark in marks {
      let path = folder.appendingPath(mark).appendingPath(content(of: mark))
      if let manifest = try? await store.read(path), contains(name, in: manifest.bytes) {
        return true
      }
    }
    return false
  }

  /// Returns the file in the bundle `mark` that lists its parts; nothing when it is a file itself.
  private static func content(of mark: String) -> String {
    if mark.hasSuffix(".xcodeproj") { return "project.pbxproj" }
    return mark.hasSuffix(".xcworkspace") ? "contents.xcworkspacedata" : ""
  }

  private static func contains(_ name: String, in bytes: [UInt8]) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first else { return false }
    var start = 0
    while let index = bytes[start...].firstIndex(of: first) {
      let end = index + name.count
      if end <= bytes.count, bytes[index..<end].elementsEqual(name),
        index == 0 || !isWord(bytes[index - 1]), end == bytes.count || !isWord(bytes[end])
      {
        return true
      }
      start = index + 1
    }
    return false
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
