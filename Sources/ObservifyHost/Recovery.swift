import ObservifyText

/// What an earlier run left behind that was ended while it wrote, and what became of it.
package struct Recovery: Hashable, Sendable {
  /// What became of the earlier run's files.
  package enum Outcome: Hashable, Sendable {
    /// Nothing was changed, as nobody asked for it; these files have their new content.
    case found(replaced: [String])

    /// These files have their old content back; none if the run had not replaced any.
    case restored([String])

    /// The run had replaced all its files, which stay as they are.
    case complete([String])
  }

  /// The number of the earlier run's process; nil if the run was ended before it wrote that down.
  package let process: Int32?

  /// What became of the run's files.
  package fileprivate(set) var outcome: Outcome

  /// Files that somebody edited since, each with the file that holds the content from before the run.
  package fileprivate(set) var edited: [EditedFile] = []

  /// A file that was edited after a run was ended.
  package struct EditedFile: Hashable, Sendable {
    /// The file's path in the store.
    package let path: String

    /// The path of the file with its old content.
    package let old: String
  }
}

/// The recovery from a run that was ended while it wrote.
///
/// If all its files have their new content, they keep it. Otherwise those that have it get their old
/// content back, from the second names that ``AtomicWrite`` gave it. In both cases the temporary files
/// that the journal tells of go, and no others.
struct RunRecovery {
  private let root: String
  private let journal: RunJournal
  private let calls: any DiskCalls
  private let system = SystemCalls()

  /// What is there of a file that the earlier run was to replace.
  private struct Item {
    let path: String
    let target: String
    let fresh: String
    let old: String

    /// Whether the file holds what the run was to write.
    let isNew: Bool
    let hasFresh: Bool
    let hasOld: Bool
  }

  /// Deals with what an earlier run left in the folder `root`, an absolute path.
  ///
  /// - Returns: What was found; nil if there was nothing.
  /// - Throws: ``HostError/busy(process:)`` while the other run is alive,
  ///   ``HostError/foreignJournal(path:)`` when the journal is not this tool's, and
  ///   ``HostError/unwritable(path:_:)``.
  static func recover(
    in root: String, changingFiles: Bool, calls: some DiskCalls
  ) throws(HostError) -> Recovery? {
    let path = root.appendingPath(RunJournal.name)
    let system = SystemCalls()
    guard (try? system.attributes(of: path, followingLink: false)) != nil else { return nil }
    let journal = try HeldJournal.open(in: root, calls: calls)
    defer { try? calls.finish(journal.file) }
    switch journal.reading {
    case .foreign: throw .foreignJournal(path: RunJournal.name)
    case nil, .incomplete:
      if changingFiles { try remove(path, calls) }
      return Recovery(process: nil, outcome: .restored([]))
    case .journal(let found):
      let recovery = RunRecovery(root: root, journal: found, calls: calls)
      guard changingFiles else {
        let replaced = recovery.items().filter(\.isNew).map(\.path)
        return Recovery(process: found.process, outcome: .found(replaced: replaced))
      }
      let result = try recovery.run()
      try remove(path, calls)
      return result
    }
  }

  private static func remove(_ path: String, _ calls: some DiskCalls) throws(HostError) {
    do throws(SystemError) {
      try calls.removeName(path)
    } catch {
      throw .unwritable(path: path.lastPathPart, error)
    }
  }

  private func run() throws(HostError) -> Recovery {
    let items = items()
    let isComplete = items.allSatisfy { $0.isNew && !$0.hasFresh }
    var result = Recovery(process: journal.process, outcome: .restored([]))
    var restored: [String] = []
    for item in items.reversed() {
      do throws(SystemError) {
        if item.hasFresh { try calls.removeName(item.fresh) }
        guard item.hasOld else { continue }
        if isComplete || item.hasFresh || isSame(item.old, item.target) {
          try calls.removeName(item.old)
        } else if item.isNew {
          try calls.move(item.old, to: item.target)
          restored.append(item.path)
        } else {
          result.edited.append(
            Recovery.EditedFile(
              path: item.path, old: item.old.path(relativeTo: root) ?? item.old))
        }
      } catch {
        throw .unwritable(path: item.path, error)
      }
    }
    result.outcome = isComplete ? .complete(items.map(\.path)) : .restored(restored.sorted())
    return result
  }

  /// Returns what is there of the run's files; those that lie behind a link are none of them.
  private func items() -> [Item] {
    journal.entries.enumerated().compactMap { index, entry in
      let target = root.appendingPath(entry.path)
      let folder = target.parentPath
      guard (try? system.realPath(folder)) == folder else { return nil }
      func name(_ suffix: String) -> String {
        folder.appendingPath(
          RunJournal.temporaryName(run: journal.run, index: index, suffix: suffix))
      }
      return Item(
        path: entry.path, target: target, fresh: name("new"), old: name("old"),
        isNew: content(of: target).map(RunJournal.Fingerprint.init(of:)) == entry.content,
        hasFresh: isFile(name("new")), hasOld: isFile(name("old")))
    }
  }

  private func isFile(_ path: String) -> Bool {
    (try? system.attributes(of: path, followingLink: false))?.kind == .file
  }

  private func isSame(_ first: String, _ second: String) -> Bool {
    guard let content = content(of: first) else { return false }
    return content == self.content(of: second)
  }

  /// Returns the content of a regular file; nil for a link and for what cannot be read.
  private func content(of path: String) -> [UInt8]? {
    guard isFile(path), let file = try? system.openToRead(path, followingLink: false) else {
      return nil
    }
    defer { try? system.finish(file) }
    return try? system.content(of: file, expecting: 0, limit: FolderStore.sizeLimit)
  }
}

/// A journal's file, open and held alone, with what it holds.
struct HeldJournal {
  let file: OpenFile
  let inode: UInt64

  /// What an earlier run wrote; nil if the file is empty.
  let reading: RunJournal.Reading?

  /// Opens the journal in the folder `root`, and makes it if there is none.
  ///
  /// - Throws: ``HostError/busy(process:)`` while another run holds it.
  static func open(in root: String, calls: some DiskCalls) throws(HostError) -> HeldJournal {
    let system = SystemCalls()
    let path = root.appendingPath(RunJournal.name)
    do throws(SystemError) {
      if let file = try calls.claim(path, permissions: 0o600) {
        do throws(SystemError) {
          let found = try system.attributes(of: file)
          let bytes = try system.content(of: file, expecting: found.size, limit: sizeLimit)
          let reading = bytes.isEmpty ? nil : RunJournal.read(bytes, inode: found.inode)
          return HeldJournal(file: file, inode: found.inode, reading: reading)
        } catch {
          try? calls.finish(file)
          throw error
        }
      }
    } catch {
      throw .unwritable(path: RunJournal.name, error)
    }
    var holder: Int32?
    if let text = try? FolderStore.readFile(path, from: root),
      let found = try? system.attributes(of: path, followingLink: false),
      case .journal(let journal) = RunJournal.read(text.bytes, inode: found.inode)
    {
      holder = journal.process
    }
    throw .busy(process: holder)
  }

  private static let sizeLimit = 64 << 20
}
