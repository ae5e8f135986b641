package import ObservifyText

/// The files of a project as git's index has them: what the next commit will hold.
///
/// All of them come from the index, those that are staged and the rest, so that a decision is about
/// the commit and nothing else. Only ``replace(_:)`` looks at the files on disk.
package actor StagedStore: FileStore {
  /// The top of the work tree, or the repository's own folder when it has none.
  package nonisolated let root: String

  package nonisolated var isVersioned: Bool { true }

  private let currentFolder: String
  private let index: GitIndex
  private let calls: any DiskCalls
  private let system = SystemCalls()
  private var staged: [String: GitIndex.Entry] = [:]
  private var listing: GitIndex.Listing?
  private var contents: [String: [UInt8]] = [:]

  /// Opens the index of the repository that `folder`, an absolute path, is in.
  ///
  /// - Throws: ``HostError/noRepository(path:)`` when there is none.
  package init(
    around folder: String, environment: [String: String], heedsSignals: Bool = false
  ) throws(HostError) {
    try self.init(
      around: folder, environment: environment, calls: SystemCalls(heedsSignals: heedsSignals))
  }

  init(
    around folder: String, environment: [String: String], calls: any DiskCalls
  ) throws(HostError) {
    index = try GitIndex(around: folder, environment: environment)
    root = index.workTree ?? folder
    currentFolder = folder
    self.calls = calls
  }

  /// Returns the staged Swift files with their staged content, sorted by path, and what is wrong with
  /// others.
  ///
  /// What others wrote or a program made is not among them, see ``ProjectFiles``.
  ///
  /// - Throws: ``HostError/conflict(path:)`` while a merge conflict is not resolved.
  package func stagedSources() async throws(HostError) -> (
    sources: [SourceText], problems: [HostError]
  ) {
    let listing = try index.stagedSources()
    if let path = listing.conflicts.min() { throw .conflict(path: path) }
    staged = listing.files.filter { path, _ in
      !path.pathParts.contains(where: ProjectFile.isForeign) && !ProjectFile.isGenerated(path)
    }
    try load(staged)
    let sources = staged.keys.sorted().compactMap { path in
      contents[path].map { SourceText(path: path, bytes: $0) }
    }
    return (sources, listing.badNames.map { .nameNotUTF8(path: $0) })
  }

  package func files(in folder: String) async throws(HostError) -> FileListing {
    let listing = try entries()
    let files = listing.files.filter { path, _ in
      path.path(relativeTo: folder) != nil
        && (ProjectFile.isSource(path) || ProjectFile.isManifest(path))
    }
    try load(files)
    return FileListing(
      paths: files.keys.sorted(), problems: listing.badNames.map { .nameNotUTF8(path: $0) })
  }

  package func names(in folder: String) -> [String] {
    guard let files = try? entries().files else { return [] }
    return Set(files.keys.compactMap { $0.path(relativeTo: folder)?.pathParts.first }).sorted()
  }

  package func read(_ path: String) throws(HostError) -> SourceText {
    if contents[path] == nil {
      guard let entry = try entries().files[path] else { throw .missing(path: path) }
      try load([path: entry])
    }
    guard let bytes = contents[path] else { throw .missing(path: path) }
    guard bytes.count <= FolderStore.sizeLimit else {
      throw .tooLarge(path: path, size: bytes.count, limit: FolderStore.sizeLimit)
    }
    return SourceText(path: path, bytes: bytes)
  }

  package func place(of argument: String) throws(HostError) -> Place {
    let full = currentFolder.appendingPath(argument)
    let files = try entries().files
    // What is in the index need not be on disk.
    if let path = full.path(relativeTo: root), files[path] != nil { return .file(path) }
    guard let found = try? system.realPath(full) else { throw .missing(path: argument) }
    guard let path = found.path(relativeTo: root) else {
      throw .outside(path: argument, root: root)
    }
    guard !path.pathParts.contains(where: ProjectFile.isGitFolder) else {
      throw .gitInternal(path: argument)
    }
    return files[path] == nil ? .folder(path) : .file(path)
  }

  package func uncommitted(among files: [SourceText]) -> [String] { [] }

  package func recover(changingFiles: Bool) throws(HostError) -> Recovery? {
    guard let workTree = index.workTree else { return nil }
    return try RunRecovery.recover(in: workTree, changingFiles: changingFiles, calls: calls)
  }

  private func entries() throws(HostError) -> GitIndex.Listing {
    if let listing { return listing }
    let found = try index.files()
    listing = found
    return found
  }

  /// Fetches what has not been fetched yet.
  private func load(_ files: [String: GitIndex.Entry]) throws(HostError) {
    let missing = files.filter { contents[$0.key] == nil }
    let found = try index.contents(of: missing.map(\.value))
    for (path, content) in zip(missing.map(\.key), found) { contents[path] = content }
  }

  // MARK: Writing

  /// Returns the paths of those replacements that the file on disk cannot take as well: because it has
  /// other changes in the same lines, or is not a file any more.
  package func disputed(among replacements: [FileReplacement]) -> [String] {
    replacements.filter { replacement in
      if case .disputed = workFile(for: replacement) { true } else { false }
    }.map(\.path)
  }

  /// Makes the replacements in the index, and in the files on disk as far as these exist.
  ///
  /// The changes of a file on disk that are not staged stay as they are, and stay unstaged. The files
  /// on disk come first and the index last, in one step: a run that is ended in between has staged
  /// nothing, and what it did shows in `git diff`.
  ///
  /// - Throws: ``HostError/passingIndex`` while `git commit <path>` runs, and
  ///   ``HostError/stopped(cause:unrestored:leftovers:)`` when files or index have changed since they
  ///   were read.
  package func replace(_ replacements: [FileReplacement]) throws(HostError) {
    guard !index.isPassing else { throw .passingIndex }
    var onDisk: [FileReplacement] = []
    var inIndex: [(path: String, entry: GitIndex.Entry, content: [UInt8])] = []
    for replacement in replacements {
      guard let entry = try entries().files[replacement.path] else {
        throw .stopped(cause: .changed(path: replacement.path), unrestored: [], leftovers: [])
      }
      inIndex.append((replacement.path, entry, replacement.content))
      switch workFile(for: replacement) {
      case .absent: break
      case .disputed:
        throw .stopped(cause: .changed(path: replacement.path), unrestored: [], leftovers: [])
      case .file(let before, let after):
        onDisk.append(
          FileReplacement(path: replacement.path, expected: before, content: after))
      }
    }
    calls.holdSignals()
    defer { calls.releaseSignals() }
    try AtomicWrite.replace(onDisk, in: root, calls: calls)
    calls.holdSignals()
    do throws(HostError) {
      try index.replace(inIndex)
    } catch {
      let back = onDisk.map {
        FileReplacement(path: $0.path, expected: $0.content, content: $0.expected)
      }
      var unrestored: [Unrestored] = []
      do throws(HostError) {
        try AtomicWrite.replace(back, in: root, calls: calls, heedingSignals: false)
      } catch {
        unrestored = back.map { Unrestored(path: $0.path) }
      }
      throw .stopped(cause: error, unrestored: unrestored, leftovers: [])
    }
  }

  /// A file on disk beside the one in the index.
  private enum WorkFile {
    case absent
    case disputed
    case file(before: [UInt8], after: [UInt8])
  }

  private func workFile(for replacement: FileReplacement) -> WorkFile {
    guard index.workTree != nil else { return .absent }
    let full = root.appendingPath(replacement.path)
    let found: FileAttributes
    do throws(SystemError) {
      found = try system.attributes(of: full, followingLink: false)
    } catch {
      return error.isAbsence ? .absent : .disputed
    }
    // A folder on the way may be a link that leads elsewhere.
    guard found.kind == .file, (try? system.realPath(full)) == full,
      let text = try? FolderStore.readFile(full, from: root),
      let after = LineMerge.carry(
        from: replacement.expected, to: replacement.content, into: text.bytes)
    else { return .disputed }
    return .file(before: text.bytes, after: after)
  }
}
