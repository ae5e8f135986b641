/// What a run that replaces files writes down before it touches the first one.
///
/// The journal is a file at the top of the store, held with a lock while the run writes and gone when
/// it is done. So a second run sees that there is a first one, and a later run sees that one was
/// killed, which files that concerned, and what their new content was to be.
///
/// A repository can contain a file of this name. The journal therefore names the number that the
/// file system gave to it, which a checkout or a copy does not have, and paths are checked again.
package struct RunJournal: Hashable, Sendable {
  /// A file that the run replaces.
  struct Entry: Hashable, Sendable {
    /// The file's path in the store, without links in it.
    let path: String

    /// The new content's fingerprint.
    let content: Fingerprint
  }

  /// The length and a hash of a file's content: enough to tell what a run wrote from an edit.
  struct Fingerprint: Hashable, Sendable {
    let size: Int
    let hash: UInt64

    /// Takes the fingerprint of `bytes`, by the FNV-1a hash of 64 bits.
    init(of bytes: [UInt8]) {
      size = bytes.count
      hash = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    fileprivate init(size: Int, hash: UInt64) {
      self.size = size
      self.hash = hash
    }
  }

  /// The number of the process that writes.
  let process: Int32

  /// What tells the names of the run's temporary files from those of others.
  let run: UInt32

  /// The files, in the order in which they are replaced.
  let entries: [Entry]

  /// The journal's name in the folder at the top of the store.
  package static let name = AtomicWrite.temporaryPrefix + "journal"

  private static let heading = "observify 1"

  /// The name of a temporary file beside the file of the entry `index`.
  static func temporaryName(run: UInt32, index: Int, suffix: String) -> String {
    "\(AtomicWrite.temporaryPrefix)\(String(run, radix: 16))-\(index).\(suffix)"
  }
}

// MARK: As bytes

extension RunJournal {
  /// What a journal's file holds.
  enum Reading: Hashable, Sendable {
    /// The run was killed while it wrote the journal, so before it made any other file.
    case incomplete

    /// The file was not written here by this tool.
    case foreign

    case journal(RunJournal)
  }

  /// The bytes of the journal in the file with the number `inode`: fields that end with a zero byte.
  func bytes(inode: UInt64) -> [UInt8] {
    var fields = [Self.heading, "\(inode)", "\(process)", "\(run)"]
    for entry in entries {
      fields += [entry.path, "\(entry.content.size)", "\(entry.content.hash)"]
    }
    return fields.flatMap { Array($0.utf8) + [0] } + [0]
  }

  /// Reads the bytes of a journal in the file with the number `inode`.
  static func read(_ bytes: [UInt8], inode: UInt64) -> Reading {
    let start = Array(heading.utf8) + [0]
    guard bytes.count > start.count, bytes.starts(with: start) else {
      return start.starts(with: bytes) ? .incomplete : .foreign
    }
    var fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    // The last field ends with one zero byte, and the journal with another.
    guard bytes.suffix(2) == [0, 0] else {
      return fields.count < 3 || fields[1] == "\(inode)" ? .incomplete : .foreign
    }
    fields.removeLast(2)
    guard fields.count >= 4, fields.count % 3 == 1, fields[1] == "\(inode)",
      let process = Int32(fields[2]), let run = UInt32(fields[3])
    else { return .foreign }
    var entries: [Entry] = []
    for index in stride(from: 4, to: fields.count, by: 3) {
      guard isPlain(fields[index]), let size = Int(fields[index + 1]),
        let hash = UInt64(fields[index + 2])
      else { return .foreign }
      entries.append(Entry(path: fields[index], content: Fingerprint(size: size, hash: hash)))
    }
    return .journal(RunJournal(process: process, run: run, entries: entries))
  }

  /// Whether a path names a file beneath the store, and none of git's.
  private static func isPlain(_ path: String) -> Bool {
    let parts = path.pathParts
    return !path.isEmpty && parts.joined(separator: "/") == path
      && !parts.contains { $0 == "." || $0 == ".." || ProjectFile.isGitFolder($0) }
  }
}
