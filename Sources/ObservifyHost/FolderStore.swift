package import ObservifyText

/// The files of a folder on disk: the top of a git repository, or of a project without one.
package struct FolderStore: FileStore {
  /// The folder that the store's paths are relative to: an absolute path without links in it.
  package let root: String

  /// The largest file that is read, in bytes.
  package static let sizeLimit = 64 << 20

  private let currentFolder: String
  let discovery: SourceDiscovery
  let environment: [String: String]
  private let calls: any DiskCalls
  private let system = SystemCalls()

  /// Opens the repository that the first of `arguments` that exists is in.
  ///
  /// Without a repository the store is the project that it is in, see ``ProjectFolder``, or else the
  /// folder itself.
  ///
  /// - Parameters:
  ///   - arguments: The files and folders that the person named.
  ///   - currentFolder: The absolute path that the arguments are relative to.
  ///   - environment: The variables of the environment, for git.
  ///   - heedsSignals: Whether signals stop a replacement of files; only in a program of its own.
  /// - Throws: ``HostError/missing(path:)`` when none of the arguments exists.
  package init(
    enclosing arguments: [String], from currentFolder: String, environment: [String: String],
    heedsSignals: Bool = false
  ) async throws(HostError) {
    try await self.init(
      enclosing: arguments, from: currentFolder, environment: environment,
      calls: SystemCalls(heedsSignals: heedsSignals))
  }

  init(
    enclosing arguments: [String], from currentFolder: String, environment: [String: String],
    calls: any DiskCalls
  ) async throws(HostError) {
    let system = SystemCalls()
    let found = arguments.lazy
      .compactMap { try? system.realPath(currentFolder.appendingPath($0)) }.first
    guard let found else { throw .missing(path: arguments.first ?? currentFolder) }
    let kind = (try? system.attributes(of: found, followingLink: false))?.kind
    let folder = (kind == .folder ? found : found.parentPath).outsideBundle
    if let git = Git(around: folder, environment: environment) {
      self.init(
        root: git.root, currentFolder: currentFolder, git: git, environment: environment,
        calls: calls)
      return
    }
    let disk = FolderStore(root: "/", currentFolder: currentFolder, git: nil, calls: calls)
    let home = environment["HOME"].flatMap { try? system.realPath($0) }
    let folders = folder.pathAndParents.prefix { $0 != "/" && $0 != home }
    let project = await ProjectFolder.nearest(of: Array(folders), in: disk)
    self.init(
      root: project ?? folder, currentFolder: currentFolder, git: nil, environment: environment,
      calls: calls)
  }

  private init(
    root: String, currentFolder: String, git: Git?, environment: [String: String] = [:],
    calls: any DiskCalls
  ) {
    self.root = root
    self.environment = environment
    self.currentFolder = currentFolder
    self.calls = calls
    discovery = SourceDiscovery(root: root, git: git)
  }

  package var isVersioned: Bool { discovery.git != nil }

  package var notesPath: String? { discovery.git?.ownPath("observify-verify") }

  package func files(in folder: String) -> FileListing {
    discovery.files(in: folder)
  }

  package func names(in folder: String) -> [String] {
    let entries = (try? system.entries(of: root.appendingPath(folder))) ?? []
    return entries.map { String(decoding: $0.name, as: UTF8.self) }.sorted()
  }

  package func read(_ path: String) throws(HostError) -> SourceText {
    let full = root.appendingPath(path)
    // Most are files: to open what is no link spares asking what it is.
    if let file = try? system.openToRead(full, followingLink: false) {
      return SourceText(path: path, bytes: try content(of: file, called: path))
    }
    let found = try attempt(path) { () throws(SystemError) in
      try system.attributes(of: full, followingLink: false)
    }
    if found.kind != .link {
      return SourceText(path: path, bytes: try content(of: full, called: path))
    }
    let target = try attempt(path) { () throws(SystemError) in try system.realPath(full) }
    return SourceText(
      path: target.path(relativeTo: root) ?? target,
      bytes: try content(of: target, called: path))
  }

  package func replace(_ replacements: [FileReplacement]) throws(HostError) {
    try AtomicWrite.replace(replacements, in: root, calls: calls)
  }

  package func place(of argument: String) throws(HostError) -> Place {
    let full = currentFolder.appendingPath(argument)
    let (found, kind) = try attempt(argument) { () throws(SystemError) in
      let found = try system.realPath(full)
      return (found, try system.attributes(of: found, followingLink: false).kind)
    }
    guard let path = found.path(relativeTo: root) else {
      throw .outside(path: argument, root: root)
    }
    guard !path.pathParts.contains(where: ProjectFile.isGitFolder) else {
      throw .gitInternal(path: argument)
    }
    switch kind {
    case .file: return .file(path)
    case .folder: return .folder(path)
    case .link, .other: throw .notAFile(path: argument)
    }
  }

  package func recover(changingFiles: Bool) throws(HostError) -> Recovery? {
    try RunRecovery.recover(in: root, changingFiles: changingFiles, calls: calls)
  }

  package func uncommitted(among files: [SourceText]) throws(HostError) -> [String] {
    if let git = discovery.git { return try git.uncommitted(among: files) }
    // The folder is in no repository; there may be some in it.
    let repositories = Dictionary(grouping: files) { file in
      Git(around: root.appendingPath(file.path.parentPath), environment: environment)?.root
    }
    var result: [String] = []
    for (repository, files) in repositories {
      guard let repository, let prefix = repository.path(relativeTo: root) else { continue }
      let git = Git(root: repository, environment: environment, passing: [:])
      let inner = files.compactMap { file in
        file.path.path(relativeTo: prefix).map { SourceText(path: $0, bytes: file.bytes) }
      }
      result += try git.uncommitted(among: inner).map(prefix.appendingPath)
    }
    return result.sorted()
  }

  /// Returns any file, in whatever project it is, links followed.
  static func readFile(_ path: String, from currentFolder: String) throws(HostError) -> SourceText {
    let disk = FolderStore(
      root: "/", currentFolder: currentFolder, git: nil, calls: SystemCalls())
    let full = try disk.attempt(path) { () throws(SystemError) in
      try disk.system.realPath(currentFolder.appendingPath(path))
    }
    return SourceText(path: path, bytes: try disk.content(of: full, called: path))
  }

  /// Returns the bytes of the file at `full`, an absolute path that the person knows as `path`.
  private func content(of full: String, called path: String) throws(HostError) -> [UInt8] {
    let file = try attempt(path) { () throws(SystemError) in
      try system.openToRead(full, followingLink: false)
    }
    return try content(of: file, called: path)
  }

  /// Returns the bytes of an open file, and closes it.
  private func content(of file: OpenFile, called path: String) throws(HostError) -> [UInt8] {
    defer { try? system.finish(file) }
    let found = try attempt(path) { () throws(SystemError) in try system.attributes(of: file) }
    switch found.kind {
    case .file: break
    case .folder: throw .isFolder(path: path)
    case .link, .other: throw .notAFile(path: path)
    }
    let bytes = try attempt(path) { () throws(SystemError) in
      guard found.size <= Self.sizeLimit else { return [UInt8]() }
      return try system.content(of: file, expecting: found.size, limit: Self.sizeLimit)
    }
    let size = max(found.size, bytes.count)
    guard size <= Self.sizeLimit else {
      throw .tooLarge(path: path, size: size, limit: Self.sizeLimit)
    }
    return bytes
  }

  private func attempt<Result>(
    _ path: String, _ body: () throws(SystemError) -> Result
  ) throws(HostError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw error.isAbsence ? .missing(path: path) : .unreadable(path: path, error)
    }
  }
}
