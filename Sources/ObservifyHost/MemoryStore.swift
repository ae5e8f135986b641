package import ObservifyText

/// Files that are only in memory: for tests, and for text that has no file.
package actor MemoryStore: FileStore {
  package nonisolated let root = "/"

  /// The content of every file.
  package private(set) var files: [String: [UInt8]]

  /// The paths of the files that count as not committed.
  private let uncommittedPaths: Set<String>

  /// The paths of the files that cannot be read.
  private let unreadable: Set<String>

  /// Creates a store with these files.
  package init(
    _ files: [String: [UInt8]], uncommitted: Set<String> = [], unreadable: Set<String> = []
  ) {
    self.files = files
    self.unreadable = unreadable
    uncommittedPaths = uncommitted
  }

  /// Creates a store with these texts.
  package init(
    texts: [String: String], uncommitted: Set<String> = [], unreadable: Set<String> = []
  ) {
    self.init(
      texts.mapValues { Array($0.utf8) }, uncommitted: uncommitted, unreadable: unreadable)
  }

  package nonisolated var isVersioned: Bool { true }

  package func files(in folder: String) -> FileListing {
    FileListing(
      paths: files.keys.filter { path in
        path.path(relativeTo: folder) != nil
          && !(path.path(relativeTo: folder)?.pathParts.contains { $0 == ".build" } ?? false)
          && (ProjectFile.isSource(path) || ProjectFile.isManifest(path))
      }.sorted())
  }

  package func names(in folder: String) -> [String] {
    Set(files.keys.compactMap { $0.path(relativeTo: folder)?.pathParts.first }).sorted()
  }

  package func read(_ path: String) throws(HostError) -> SourceText {
    guard let bytes = files[path] else { throw .missing(path: path) }
    guard !unreadable.contains(path) else {
      throw .unreadable(path: path, SystemError(code: 13))
    }
    return SourceText(path: path, bytes: bytes)
  }

  package func replace(_ replacements: [FileReplacement]) throws(HostError) {
    for replacement in replacements where files[replacement.path] != replacement.expected {
      throw .stopped(cause: .changed(path: replacement.path), unrestored: [], leftovers: [])
    }
    for replacement in replacements { files[replacement.path] = replacement.content }
  }

  package func place(of argument: String) throws(HostError) -> Place {
    let path = argument.pathParts.filter { $0 != "." }.joined(separator: "/")
    if files[path] != nil { return .file(path) }
    guard path.isEmpty || !names(in: path).isEmpty else { throw .missing(path: argument) }
    return .folder(path)
  }

  package func uncommitted(among files: [SourceText]) -> [String] {
    files.map(\.path).filter(uncommittedPaths.contains).sorted()
  }
}
