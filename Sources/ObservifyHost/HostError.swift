/// What the outside world refused.
///
/// The cases carry data only; the command line puts them into words.
package indirect enum HostError: Error, Hashable, Sendable {
  /// Nothing is at this path.
  case missing(path: String)

  /// A folder is where a file was expected.
  case isFolder(path: String)

  /// A pipe, a device or a socket is where a file was expected.
  case notAFile(path: String)

  /// There is no Swift file in this folder, or the file is none.
  case noSwift(path: String)

  /// The system does not let this file or folder be read.
  case unreadable(path: String, SystemError)

  /// The file is larger than anything this tool reads.
  case tooLarge(path: String, size: Int, limit: Int)

  /// The file's bytes are not UTF-8; the place is that of the first wrong byte, 1-based.
  case notUTF8(path: String, line: Int, column: Int)

  /// The name of a file is not UTF-8; the path is as near as text comes to it.
  case nameNotUTF8(path: String)

  /// The path leads out of the folder that the run is about.
  case outside(path: String, root: String)

  /// The path lies inside git's own folder.
  case gitInternal(path: String)

  /// The file is no longer what it was when it was read.
  case changed(path: String)

  /// Another run, the process with this number, is replacing files.
  case busy(process: Int32?)

  /// A run was ended while it wrote, and what it left has not been dealt with.
  case unfinished(process: Int32?)

  /// A file with the name of this tool's journal that this tool did not write here.
  case foreignJournal(path: String)

  /// A signal asked the run to stop.
  case interrupted(signal: Int32)

  /// The system does not let this file be written.
  case unwritable(path: String, SystemError)

  /// A write of several files stopped.
  ///
  /// The files of `unrestored` could not be restored, all others have their old content; `leftovers` are
  /// temporary files that could not be removed.
  case stopped(cause: HostError, unrestored: [Unrestored], leftovers: [String])

  /// All files are written, but these temporary files could not be removed.
  case leftovers(paths: [String])

  /// The folder is in no git repository.
  case noRepository(path: String)

  /// The file waits for a merge conflict to be resolved.
  case conflict(path: String)

  /// The commit under way takes its files from the command line, not from the index.
  case passingIndex

  /// A program could not be started, or ended with a status other than 0.
  case program(name: String, status: Int32, message: String)
}

extension HostError {
  /// The file or folder that the error is about; nothing when it is about a program.
  var path: String? {
    switch self {
    case .missing(let path), .isFolder(let path), .notAFile(let path), .noSwift(let path),
      .unreadable(let path, _), .tooLarge(let path, _, _), .notUTF8(let path, _, _),
      .nameNotUTF8(let path), .outside(let path, _), .gitInternal(let path), .changed(let path),
      .unwritable(let path, _), .noRepository(let path), .conflict(let path),
      .foreignJournal(let path):
      path
    case .stopped(let cause, _, _): cause.path
    case .leftovers(let paths): paths.first
    case .program, .passingIndex, .busy, .unfinished, .interrupted: nil
    }
  }
}

/// A failed system call, as the system numbers it.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  package let code: Int32

  /// Creates the error with the number `code`.
  package init(code: Int32) {
    self.code = code
  }
}

/// A file that has its new content although the run was stopped, or what somebody else wrote over it.
package struct Unrestored: Hashable, Sendable {
  package let path: String

  /// Where the old content is; nil where there is no file with it.
  package let oldContent: String?

  package init(path: String, oldContent: String? = nil) {
    self.path = path
    self.oldContent = oldContent
  }
}
