#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ObservifyText

/// The writing of several new files into one folder, all of them or none.
///
/// They are written into a folder beside it, which then takes its name. A folder that holds something
/// already gets them one after another, by renames. A run that is killed leaves at most the folder
/// beside, which the next run with the same name removes.
struct FolderWrite {
  private let target: String
  private let temporary: String
  private let calls: any DiskCalls
  private let system = SystemCalls()

  /// Writes `files`, whose paths are names, into the folder `target`, an absolute path.
  ///
  /// - Throws: ``HostError/unwritable(path:_:)``, or ``HostError/interrupted(signal:)``; none of the
  ///   files is there then.
  static func write(
    _ files: [SourceText], into target: String, called path: String, calls: some DiskCalls
  ) throws(HostError) {
    let write = FolderWrite(target, calls: calls)
    calls.holdSignals()
    defer { calls.releaseSignals() }
    do throws(SystemError) {
      try write.makeFolders(around: target)
      let lock = try write.begin()
      defer { try? calls.finish(lock) }
      do {
        try write.fill(with: files)
        try write.finish(files.map(\.path))
      } catch {
        write.clear()
        throw error
      }
    } catch {
      if let signal = calls.pendingSignal() { throw .interrupted(signal: signal) }
      throw .unwritable(path: path, error)
    }
  }

  private init(_ target: String, calls: some DiskCalls) {
    // A link that leads to a folder stays one.
    let real = (try? SystemCalls().realPath(target)) ?? target
    self.target = real
    self.calls = calls
    temporary = AtomicWrite.temporaryPath(for: real)
  }

  private func makeFolders(around target: String) throws(SystemError) {
    for folder in target.parentPath.pathAndParents.reversed() where !folder.isEmpty {
      guard (try? system.attributes(of: folder, followingLink: true)) == nil else { continue }
      try system.createFolder(folder)
    }
  }

  /// Makes the folder beside, or empties what a killed run left; holds it against other runs.
  private func begin() throws(SystemError) -> OpenFile {
    if (try? system.attributes(of: temporary, followingLink: false)) == nil {
      try system.createFolder(temporary)
    }
    let lock = try system.openToRead(temporary, followingLink: false)
    do throws(SystemError) {
      guard try system.hold(lock) else { throw SystemError(code: EBUSY) }
      for entry in try system.entries(of: temporary) {
        try calls.removeName(temporary.appendingPath(String(decoding: entry.name, as: UTF8.self)))
      }
    } catch {
      try? calls.finish(lock)
      throw error
    }
    return lock
  }

  private func fill(with files: [SourceText]) throws(SystemError) {
    for file in files {
      try heedSignals()
      let created = try calls.create(temporary.appendingPath(file.path), permissions: 0o666)
      do throws(SystemError) {
        try calls.appendAll(file.bytes, to: created)
        try calls.synchronize(created)
      } catch {
        try? calls.finish(created)
        throw error
      }
      try calls.finish(created)
    }
  }

  /// Gives the files their place.
  private func finish(_ names: [String]) throws(SystemError) {
    try heedSignals()
    // A rename takes the place of a folder that is empty, and of no other.
    do throws(SystemError) {
      return try calls.move(temporary, to: target)
    } catch {
      guard [ENOTEMPTY, EEXIST].contains(error.code) else { throw error }
    }
    var moved: [String] = []
    do throws(SystemError) {
      for name in names {
        try heedSignals()
        try calls.move(temporary.appendingPath(name), to: target.appendingPath(name))
        moved.append(name)
      }
    } catch {
      for name in moved { try? calls.removeName(target.appendingPath(name)) }
      throw error
    }
    try system.removeFolder(temporary)
  }

  /// Removes the folder beside and what is in it.
  private func clear() {
    for entry in (try? system.entries(of: temporary)) ?? [] {
      try? calls.removeName(temporary.appendingPath(String(decoding: entry.name, as: UTF8.self)))
    }
    try? system.removeFolder(temporary)
  }

  private func heedSignals() throws(SystemError) {
    if calls.pendingSignal() != nil { throw SystemError(code: EINTR) }
  }
}
