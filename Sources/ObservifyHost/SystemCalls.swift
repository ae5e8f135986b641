#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The calls that change files, one by one, so that a test can make any of them fail.
///
/// They do not carry the names of the C functions, which a method of the same name would hide.
protocol DiskCalls: Sendable {
  /// Creates a file and opens it for writing; the permissions are what the system leaves of these.
  func create(_ path: String, permissions: mode_t) throws(SystemError) -> OpenFile

  /// Opens the file at `path`, made if there is none, and holds it alone until it is closed; nil while
  /// another process holds it.
  ///
  /// The permissions are what the system leaves of these when the file is made.
  func claim(_ path: String, permissions: mode_t) throws(SystemError) -> OpenFile?

  /// Writes the beginning of `bytes`, and returns how much that was.
  func append(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(SystemError) -> Int

  /// Gives a file the permissions and the extended attributes of another, and its owner and group
  /// where the system allows it.
  func copyAttributes(of source: OpenFile, to file: OpenFile) throws(SystemError)

  /// Waits until the disk has what was written.
  func synchronize(_ file: OpenFile) throws(SystemError)

  /// Closes a file.
  func finish(_ file: OpenFile) throws(SystemError)

  /// Gives the file at `path` the name `name` as well.
  func addName(_ name: String, to path: String) throws(SystemError)

  /// Renames a file; what had the new name is gone.
  func move(_ path: String, to name: String) throws(SystemError)

  /// Removes a name of a file.
  func removeName(_ path: String) throws(SystemError)

  /// Begins to hold back signals that ask the run to stop.
  func holdSignals()

  /// Returns the number of a signal that came since they are held back.
  func pendingSignal() -> Int32?

  /// Lets signals through again.
  func releaseSignals()
}

/// The system's number of an open file.
struct OpenFile: Hashable, Sendable {
  let descriptor: Int32
}

/// What the system knows about a file beside its content.
struct FileAttributes: Hashable, Sendable {
  enum Kind: Sendable {
    case file, folder, link, other
  }

  let kind: Kind
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t
  let size: Int

  /// The number that the file system gave to the file.
  let inode: UInt64

  /// The number of the file's names.
  let nameCount: Int

  fileprivate init(_ info: stat) {
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    permissions = info.st_mode & 0o7777
    owner = info.st_uid
    group = info.st_gid
    size = Int(info.st_size)
    inode = UInt64(info.st_ino)
    nameCount = Int(info.st_nlink)
  }

  /// Whether somebody may write the file.
  var isWritable: Bool { permissions & 0o222 != 0 }
}

/// The system's own calls.
struct SystemCalls: DiskCalls {
  /// Whether a signal may stop what is under way: only in a program of its own, not in a test.
  var heedsSignals = false

  func create(_ path: String, permissions: mode_t) throws(SystemError) -> OpenFile {
    try OpenFile(
      descriptor: call {
        unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
      })
  }

  func claim(_ path: String, permissions: mode_t) throws(SystemError) -> OpenFile? {
    while true {
      let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let file = try OpenFile(descriptor: call { unsafe open(path, flags, permissions) })
      do throws(SystemError) {
        let found = try attributes(of: file)
        // What somebody put there under this name is not written to.
        guard found.kind == .file, found.nameCount < 2 else { throw SystemError(code: EINVAL) }
        guard try hold(file) else {
          try finish(file)
          return nil
        }
        // The process that held it before may have removed its name.
        if (try? attributes(of: path, followingLink: false))?.inode == found.inode { return file }
      } catch {
        try? finish(file)
        throw error
      }
      try finish(file)
    }
  }

  /// Locks an open file until it is closed; whether that was possible.
  func hold(_ file: OpenFile) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try call { flock(file.descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      if error.code == EWOULDBLOCK { return false }
      // Some network file systems have no locks: there, two runs see changed files instead.
      guard [ENOLCK, ENOTSUP, ENOSYS].contains(error.code) else { throw error }
      return true
    }
  }

  func holdSignals() {
    if heedsSignals { Interruption.hold() }
  }

  func pendingSignal() -> Int32? { heedsSignals ? Interruption.pending : nil }

  func releaseSignals() {
    if heedsSignals { Interruption.release() }
  }

  func append(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(SystemError) -> Int {
    try call {
      unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(file.descriptor, buffer.baseAddress, buffer.count)
      }
    }
  }

  func synchronize(_ file: OpenFile) throws(SystemError) {
    _ = try call { fsync(file.descriptor) }
  }

  func finish(_ file: OpenFile) throws(SystemError) {
    // A program that is being started has a copy of the descriptor until it runs, and with it the lock.
    _ = flock(file.descriptor, LOCK_UN)
    // After an interruption the descriptor is closed all the same, so there is no second try.
    let result = close(file.descriptor)
    guard result == 0 || errno == EINTR else { throw SystemError(code: errno) }
  }

  func addName(_ name: String, to path: String) throws(SystemError) {
    _ = try call { unsafe link(path, name) }
  }

  func move(_ path: String, to name: String) throws(SystemError) {
    _ = try call { unsafe rename(path, name) }
  }

  func removeName(_ path: String) throws(SystemError) {
    _ = try call { unsafe unlink(path) }
  }
}

extension DiskCalls {
  /// Writes all of `bytes`.
  func appendAll(_ bytes: [UInt8], to file: OpenFile) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try append(rest, to: file)) }
  }
}

extension SystemCalls {
  /// Opens a file or a folder for reading; a pipe that nobody writes to does not hold the call up.
  func openToRead(_ path: String, followingLink: Bool) throws(SystemError) -> OpenFile {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followingLink ? 0 : O_NOFOLLOW)
    return try OpenFile(descriptor: call { unsafe open(path, flags) })
  }

  /// Takes an open file's content away.
  func empty(_ file: OpenFile) throws(SystemError) {
    _ = try call { ftruncate(file.descriptor, 0) }
  }

  /// The number of this process.
  var process: Int32 { getpid() }

  /// Opens something that is there for writing; the content of a file goes.
  func openToWrite(_ path: String) throws(SystemError) -> OpenFile {
    try OpenFile(descriptor: call { unsafe open(path, O_WRONLY | O_TRUNC | O_CLOEXEC) })
  }

  /// Makes a folder; the permissions are what the system leaves of all.
  func createFolder(_ path: String) throws(SystemError) {
    _ = try call { unsafe mkdir(path, 0o777) }
  }

  /// Removes an empty folder.
  func removeFolder(_ path: String) throws(SystemError) {
    _ = try call { unsafe rmdir(path) }
  }

  /// Returns what the system knows about an open file.
  func attributes(of file: OpenFile) throws(SystemError) -> FileAttributes {
    var info = stat()
    _ = try call { unsafe fstat(file.descriptor, &info) }
    return FileAttributes(info)
  }

  /// Returns what the system knows about the file at `path`, or about the link that is there.
  func attributes(of path: String, followingLink: Bool) throws(SystemError) -> FileAttributes {
    var info = stat()
    _ = try call { followingLink ? unsafe stat(path, &info) : unsafe lstat(path, &info) }
    return FileAttributes(info)
  }

  /// Reads until the end of a file, or until there are more than `limit` bytes.
  func content(of file: OpenFile, expecting size: Int, limit: Int) throws(SystemError) -> [UInt8] {
    // One byte more than expected, so that the end of the file shows in the same call.
    var bytes = try chunk(of: file, room: min(size, limit) + 1)
    guard !bytes.isEmpty, bytes.count != size else { return bytes }
    while bytes.count <= limit {
      let chunk = try chunk(of: file)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Reads what is there next; nothing at the end of a file.
  func chunk(of file: OpenFile, room: Int = 1 << 16) throws(SystemError) -> [UInt8] {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      repeat {
        result = unsafe read(file.descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
    guard result >= 0 else { throw SystemError(code: errno) }
    return bytes
  }

  /// Returns the path of a file without links, `.` and `..` in it.
  func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw SystemError(code: errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Something in a folder, links not followed.
  struct Entry {
    let name: [UInt8]
    var isFolder: Bool
    var isLink: Bool
  }

  /// Returns what is in a folder.
  func entries(of path: String) throws(SystemError) -> [Entry] {
    guard let folder = unsafe opendir(path) else { throw SystemError(code: errno) }
    defer { unsafe closedir(folder) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(folder) {
      let type = unsafe Int(entry.pointee.d_type)
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        unsafe Array(buffer.prefix { $0 != 0 })
      }
      if name == Array(".".utf8) || name == Array("..".utf8) { continue }
      var found = Entry(
        name: name, isFolder: type == Int(DT_DIR), isLink: type == Int(DT_LNK))
      if type == Int(DT_UNKNOWN) {
        // Some file systems leave the kind of an entry to a second call.
        let full = path.appendingPath(String(decoding: name, as: UTF8.self))
        let kind = (try? attributes(of: full, followingLink: false))?.kind
        found.isFolder = kind == .folder
        found.isLink = kind == .link
      }
      entries.append(found)
    }
    return entries
  }

  /// Makes a call, again if a signal interrupted it, and throws the error it left behind.
  private func call<Result: SignedInteger>(
    _ body: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = body()
      if result >= 0 { return result }
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
  }
}

extension SystemError {
  /// Whether the error says that there is nothing at a path.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// What the system says about the error, such as "No such file or directory".
  package var text: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
