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
/// second name beside them. Permissions stay, the owner where the system allows it, and a symbolic
/// link stays one: the file it leads to is replaced.
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
  private let calls: any DiskCalls
  private let system = SystemCalls()
  private let run = UInt32.random(in: 0...UInt32.max)
  private var items: [Item] = []
  private var leftovers: [String] = []

  /// Replaces files in the folder `root`, an absolute path.
  ///
  /// - Throws: ``HostError/stopped(cause:unrestored:leftovers:)`` when not all were replaced, and
  ///   ``HostError/leftovers(paths:)`` when all were, but temporary files stayed behind.
  static func replace(
    _ replacements: [FileReplacement], in root: String, calls: some DiskCalls
  ) throws(HostError) {
    var write = AtomicWrite(root: root, calls: calls)
    var unrestored: [String] = []
    var cause: HostError?
    do throws(HostError) {
      for replacement in replacements { try write.prepare(replacement) }
      for index in write.items.indices { try write.commit(index) }
    } catch {
      cause = error
      unrestored = write.restore()
    }
    write.cleanUp()
    write.synchronizeFolders()
    if let cause {
      throw .stopped(cause: cause, unrestored: unrestored, leftovers: write.leftovers)
    }
    if !write.leftovers.isEmpty { throw .leftovers(paths: write.leftovers) }
  }

  private init(root: String, calls: some DiskCalls) {
    self.root = root
    self.calls = calls
  }

  /// Puts the new content beside the file.
  private mutating func prepare(_ replacement: FileReplacement) throws(HostError) {
    let path = replacement.path
    let index = items.count
    let target = try target(of: path)
    try expect(replacement.expected, in: target, of: path)
    items.append(Item(replacement: replacement, target: target))
    do throws(SystemError) {
      let attributes = try system.attributes(of: target, followingLink: false)
      guard attributes.isWritable else { throw SystemError(code: EACCES) }
      let name = temporaryName(at: index, suffix: "new")
      let file = try calls.create(name, permissions: 0o600)
      items[index].fresh = name
      try write(replacement.content, like: attributes, to: file)
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  /// Gives one file its new content.
  private mutating func commit(_ index: Int) throws(HostError) {
    let item = items[index]
    guard let fresh = item.fresh else { return }
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
    let attributes = try system.attributes(of: item.target, followingLink: false)
    let file = try calls.create(name, permissions: 0o600)
    items[index].backup = name
    try write(item.replacement.expected, like: attributes, to: file)
  }

  private func write(
    _ content: [UInt8], like attributes: FileAttributes, to file: OpenFile
  ) throws(SystemError) {
    do throws(SystemError) {
      try calls.appendAll(content, to: file)
      try calls.setAttributes(attributes, of: file)
      try calls.synchronize(file)
    } catch {
      try? calls.finish(file)
      throw error
    }
    try calls.finish(file)
  }

  /// Gives the files that were replaced their old content back, the last one first.
  ///
  /// Returns the paths of those for which that is impossible, or for which it would overwrite what
  /// somebody else has written since.
  private mutating func restore() -> [String] {
    var unrestored: [String] = []
    for index in items.indices.reversed() where items[index].fresh == nil {
      let item = items[index]
      guard let backup = item.backup else { continue }
      do {
        try expect(item.replacement.content, in: item.target, of: item.replacement.path)
        try calls.move(backup, to: item.target)
        items[index].backup = nil
      } catch {
        unrestored.append(item.replacement.path)
      }
    }
    return unrestored.sorted()
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

  /// Returns where the file at `path` really is.
  private func target(of path: String) throws(HostError) -> String {
    guard let target = try? system.realPath(root.appendingPath(path)) else {
      throw .changed(path: path)
    }
    guard target.path(relativeTo: root) != nil else { throw .outside(path: path, root: root) }
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
    for folder in Set(items.map(\.target.parentPath)) {
      guard let file = try? system.openToRead(folder, followingLink: true) else { continue }
      try? calls.synchronize(file)
      try? system.finish(file)
    }
  }

  /// Returns a name that no other run and no other file of this run uses.
  private func temporaryName(at index: Int, suffix: String) -> String {
    let run = String(run, radix: 16)
    return items[index].target.parentPath
      .appendingPath("\(Self.temporaryPrefix)\(run)-\(index).\(suffix)")
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
    let run = String(UInt32.random(in: 0...UInt32.max), radix: 16)
    let name = path.parentPath.appendingPath("\(temporaryPrefix)\(run).new")
    let file = try system.create(name, permissions: found?.permissions ?? 0o666)
    do throws(SystemError) {
      defer { try? system.finish(file) }
      try system.appendAll(bytes, to: file)
      try system.synchronize(file)
      try system.move(name, to: path)
    } catch {
      try? system.removeName(name)
      throw error
    }
  }
}
