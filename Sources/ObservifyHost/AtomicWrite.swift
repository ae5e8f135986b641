#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The replacement of several files, each in one step, all of them or none.
///
/// Every new content is first written beside its file, down to the disk. Then the files take their
/// new content one after another by a rename, which the system does wholly or not at all. Before
/// each rename the file is read again: if it is not what the replacement expects, or if anything
/// else fails, the files renamed so far get their old content back, which until the end has a
/// second name beside them. Permissions and extended attributes stay, owner and group where the system
/// allows it, and a symbolic link stays one: the file it leads to is replaced.
///
/// What the run is about to do stands in a ``RunJournal`` before the first file is made. A run that
/// is killed leaves it behind, and ``RunRecovery`` does the rest. A signal that asks the run to stop
/// counts as a failure.
struct AtomicWrite {
  /// A file on its way to a new content.
  private struct Item {
    let replacement: FileReplacement

    /// The file itself, links followed.
    let target: String

    /// The new content, in the file's folder; gone once it has taken the file's place.
    var fresh: String?

    /// A second name of the old content, in the file's folder.
    var backup: String?
  }

  private let root: String
  private let heedsSignals: Bool
  private let calls: any DiskCalls
  private let system = SystemCalls()
  private let run = UInt32.random(in: 0...UInt32.max)
  private var items: [Item] = []
  private var journal: OpenFile?
  private var leftovers: [String] = []

  /// Replaces files in the folder `root`, an absolute path.
  ///
  /// A signal stops it if it is `heedingSignals`: not on the way back from a failure.
  ///
  /// - Throws: ``HostError/stopped(cause:unrestored:leftovers:)`` when not all were replaced, and
  ///   ``HostError/leftovers(paths:)`` when all were, but temporary files stayed behind.
  static func replace(
    _ replacements: [FileReplacement], in root: String, calls: some DiskCalls,
    heedingSignals: Bool = true
  ) throws(HostError) {
    guard !replacements.isEmpty else { return }
    var write = AtomicWrite(root: root, calls: calls, heedsSignals: heedingSignals)
    var unrestored: [Unrestored] = []
    var cause: HostError?
    calls.holdSignals()
    defer { calls.releaseSignals() }
    do throws(HostError) {
      for replacement in replacements {
        let target = try write.target(of: replacement.path)
        write.items.append(Item(replacement: replacement, target: target))
      }
      try write.begin()
      for index in write.items.indices { try write.prepare(index) }
      for index in write.items.indices { try write.commit(index) }
    } catch {
      cause = error
      unrestored = write.restore()
    }
    write.cleanUp()
    // What was undone is what the disk has, or will have before it hears that the journal is gone:
    // file systems keep the order of names. So nobody who interrupts a run waits for the disk.
    if cause == nil { write.synchronizeFolders() }
    write.end()
    if let cause {
      throw .stopped(cause: cause, unrestored: unrestored, leftovers: write.leftovers)
    }
    if !write.leftovers.isEmpty { throw .leftovers(paths: write.leftovers) }
  }

  private init(root: String, calls: some DiskCalls, heedsSignals: Bool) {
    self.root = root
    self.heedsSignals = heedsSignals
    self.calls = calls
  }

  /// Writes down what is about to be done, where other runs see it.
  private mutating func begin() throws(HostError) {
    let held = try HeldJournal.open(in: root, calls: calls)
    switch held.reading {
    case nil: journal = held.file
    case .journal(let other):
      try? calls.finish(held.file)
      throw .unfinished(process: other.process)
    case .incomplete:
      try? calls.finish(held.file)
      throw .unfinished(process: nil)
    case .foreign:
      try? calls.finish(held.file)
      throw .foreignJournal(path: RunJournal.name)
    }
    let entries = items.map { item in
      RunJournal.Entry(
        path: item.target.path(relativeTo: root) ?? item.target,
        content: RunJournal.Fingerprint(of: item.replacement.content))
    }
    let text = RunJournal(process: system.process, run: run, entries: entries)
    do throws(SystemError) {
      try calls.appendAll(text.bytes(inode: held.inode), to: held.file)
      try calls.synchronize(held.file)
    } catch {
      throw .unwritable(path: RunJournal.name, error)
    }
    synchronize(root)
  }

  /// Takes the journal away: everything is done.
  private mutating func end() {
    guard let journal else { return }
    // Whoever finds the temporary files that stayed is told about them by their names.
    do throws(SystemError) {
      try calls.removeName(root.appendingPath(RunJournal.name))
    } catch {
      leftovers.append(RunJournal.name)
    }
    try? calls.finish(journal)
  }

  /// Puts the new content beside the file.
  private mutating func prepare(_ index: Int) throws(HostError) {
    let target = items[index].target
    let replacement = items[index].replacement
    let path = replacement.path
    try heedSignals()
    try expect(replacement.expected, in: target, of: path)
    do throws(SystemError) {
      let attributes = try system.attributes(of: target, followingLink: false)
      guard attributes.isWritable else { throw SystemError(code: EACCES) }
      let name = temporaryName(at: index, suffix: "new")
      let file = try calls.create(name, permissions: 0o600)
      items[index].fresh = name
      try write(replacement.content, like: target, to: file)
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  /// Gives one file its new content.
  private mutating func commit(_ index: Int) throws(HostError) {
    let item = items[index]
    guard let fresh = item.fresh else { return }
    try heedSignals()
    do throws(SystemError) {
      try keepOldContent(of: index)
    } catch {
      throw .unwritable(path: item.replacement.path, error)
    }
    try expect(item.replacement.expected, in: item.target, of: item.replacement.path)
    do throws(SystemError) {
      try calls.move(fresh, to: item.target)
      items[index].fresh = nil
    } catch {
      throw .unwritable(path: item.replacement.path, error)
    }
  }

  /// Gives the old content a second name; a copy of its own where the system has no such names.
  private mutating func keepOldContent(of index: Int) throws(SystemError) {
    let item = items[index]
    let name = temporaryName(at: index, suffix: "old")
    if (try? calls.addName(name, to: item.target)) != nil {
      items[index].backup = name
      return
    }
    let file = try calls.create(name, permissions: 0o600)
    items[index].backup = name
    try write(item.replacement.expected, like: item.target, to: file)
  }

  private func write(
    _ content: [UInt8], like target: String, to file: OpenFile
  ) throws(SystemError) {
    do throws(SystemError) {
      try calls.appendAll(content, to: file)
      try copyAttributes(of: target, to: file)
      try calls.synchronize(file)
    } catch {
      try? calls.finish(file)
      throw error
    }
    try calls.finish(file)
  }

  private func copyAttributes(of target: String, to file: OpenFile) throws(SystemError) {
    let source = try system.openToRead(target, followingLink: false)
    defer { try? system.finish(source) }
    try calls.copyAttributes(of: source, to: file)
  }

  /// Gives the files that were replaced their old content back, the last one first.
  ///
  /// Returns the paths of those for which that is impossible, or for which it would overwrite what
  /// somebody else has written since.
  private mutating func restore() -> [Unrestored] {
    var unrestored: [Unrestored] = []
    for index in items.indices.reversed() where items[index].fresh == nil {
      let item = items[index]
      guard let backup = item.backup else { continue }
      do {
        try expect(item.replacement.content, in: item.target, of: item.replacement.path)
        try calls.move(backup, to: item.target)
        items[index].backup = nil
      } catch {
        // What the file held before is nowhere else: it stays, and is named.
        items[index].backup = nil
        unrestored.append(
          Unrestored(
            path: item.replacement.path, oldContent: backup.path(relativeTo: root) ?? backup))
      }
    }
    return unrestored.sorted { $0.path < $1.path }
  }

  private mutating func cleanUp() {
    for name in items.flatMap({ [$0.fresh, $0.backup] }).compactMap(\.self) {
      do throws(SystemError) {
        try calls.removeName(name)
      } catch {
        leftovers.append(name.path(relativeTo: root) ?? name)
      }
    }
  }

  private func heedSignals() throws(HostError) {
    if heedsSignals, let signal = calls.pendingSignal() { throw .interrupted(signal: signal) }
  }

  /// Returns where the file at `path` really is.
  private func target(of path: String) throws(HostError) -> String {
    guard let target = try? system.realPath(root.appendingPath(path)) else {
      throw .changed(path: path)
    }
    guard let place = target.path(relativeTo: root) else {
      throw .outside(path: path, root: root)
    }
    guard !place.pathParts.contains(where: ProjectFile.isGitFolder) else {
      throw .gitInternal(path: path)
    }
    return target
  }

  /// Makes sure that a file still holds `expected`.
  private func expect(
    _ expected: [UInt8], in target: String, of path: String
  ) throws(HostError) {
    guard let file = try? system.openToRead(target, followingLink: false) else {
      throw .changed(path: path)
    }
    defer { try? system.finish(file) }
    let found = try? system.content(of: file, expecting: expected.count, limit: expected.count)
    guard found == expected else { throw .changed(path: path) }
  }

  /// Makes the renames last.
  private func synchronizeFolders() {
    for folder in Set(items.map(\.target.parentPath)) { synchronize(folder) }
  }

  /// Waits until the disk has the names in a folder; some file systems have no such call.
  private func synchronize(_ folder: String) {
    guard let file = try? system.openToRead(folder, followingLink: true) else { return }
    try? calls.synchronize(file)
    try? system.finish(file)
  }

  /// Returns a name that no other run and no other file of this run uses.
  private func temporaryName(at index: Int, suffix: String) -> String {
    items[index].target.parentPath
      .appendingPath(RunJournal.temporaryName(run: run, index: index, suffix: suffix))
  }

  /// What the names of temporary files begin with.
  static let temporaryPrefix = ".observify-"
}

extension AtomicWrite {
  /// Creates the file at `path`, an absolute path, or replaces it whatever it holds.
  ///
  /// A pipe, a device or a link is written to as it is.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let system = SystemCalls()
    let found = try? system.attributes(of: path, followingLink: false)
    if let found, found.kind != .file {
      let file = try system.openToWrite(path)
      defer { try? system.finish(file) }
      return try system.appendAll(bytes, to: file)
    }
    let name = temporaryPath(for: path)
    guard let file = try system.claim(name, permissions: found?.permissions ?? 0o666) else {
      throw SystemError(code: EBUSY)
    }
    defer { try? system.finish(file) }
    do throws(SystemError) {
      try system.empty(file)
      try system.appendAll(bytes, to: file)
      try system.synchronize(file)
      try system.move(name, to: path)
    } catch {
      try? system.removeName(name)
      throw error
    }
  }

  /// Returns where an output is written before it takes its place.
  ///
  /// There is one such name for each output: what a killed run left is written over by the next.
  static func temporaryPath(for path: String) -> String {
    let hash = RunJournal.Fingerprint(of: Array(path.lastPathPart.utf8)).hash
    return path.parentPath.appendingPath("\(temporaryPrefix)\(String(hash, radix: 16)).new")
  }
}
