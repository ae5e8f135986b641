package import ObservifyText

/// A place where the files of a project are: a folder, a git index, a dictionary.
///
/// Paths are relative to the store's root, with `/` between their parts and no `.` or `..` in them;
/// the root itself is the empty path.
package protocol FileStore: PackageFolders {
  /// The folder that the store's paths are relative to: an absolute path.
  var root: String { get async }

  /// Whether a version control has the files, so that a written change can be taken back.
  var isVersioned: Bool { get async }

  /// The absolute path of a file in git's own folder, where a run may leave notes for the next one.
  ///
  /// No checkout can put a file there; nil where there is no repository.
  var notesPath: String? { get async }

  /// Returns the Swift files and the project manifests in a folder, at any depth.
  ///
  /// What the project ignores is not among them, unless `folder` itself is ignored.
  func files(in folder: String) async throws(HostError) -> FileListing

  /// Returns the names of what is directly in a folder; none if it cannot be read.
  func names(in folder: String) async -> [String]

  /// Returns the content of a file, unchecked.
  ///
  /// A symbolic link counts as the file that it leads to: the result carries that file's path. When
  /// that file is outside of the store its path is absolute, and it cannot be replaced.
  func read(_ path: String) async throws(HostError) -> SourceText

  /// Replaces the content of all files, or of none.
  ///
  /// - Throws: ``HostError/stopped(cause:unrestored:leftovers:)`` when a file is not what the
  ///   replacement expects, or could not be written.
  func replace(_ replacements: [FileReplacement]) async throws(HostError)

  /// Returns where in the store the file or folder is that the person calls `argument`.
  func place(of argument: String) async throws(HostError) -> Place

  /// Returns the paths of those files whose content is not committed, so that it would be lost.
  ///
  /// Where there is no version control there is nothing to be uncommitted.
  func uncommitted(among files: [SourceText]) async throws(HostError) -> [String]

  /// Deals with what an earlier run left behind that was ended while it replaced files.
  ///
  /// - Parameter changingFiles: Whether files may be changed; otherwise it is only told.
  /// - Returns: What was found; nil if there was nothing.
  /// - Throws: ``HostError/busy(process:)`` while the other run is alive.
  func recover(changingFiles: Bool) async throws(HostError) -> Recovery?
}

extension FileStore {
  package func recover(changingFiles: Bool) async throws(HostError) -> Recovery? { nil }

  package var notesPath: String? { get async { nil } }
}

/// The files found in a folder, and what could not be looked at.
package struct FileListing: Sendable {
  /// The paths of the files, sorted.
  package var paths: [String] = []

  /// What could not be looked at.
  package var problems: [HostError] = []

  /// Those of the paths that lie in a repository of their own within the one that was asked.
  package var foreign: Set<String> = []
}

/// The new content of one file.
package struct FileReplacement: Sendable {
  /// The file's path in its store.
  package let path: String

  /// What the file holds now; if it holds anything else, nothing is replaced.
  package let expected: [UInt8]

  /// What the file will hold.
  package let content: [UInt8]

  /// Creates a replacement of `expected` by `content`.
  package init(path: String, expected: [UInt8], content: [UInt8]) {
    self.path = path
    self.expected = expected
    self.content = content
  }
}

/// A file or a folder that the person named.
package enum Place: Hashable, Sendable {
  case file(String)
  case folder(String)

  /// The folder itself, or the one that holds the file.
  package var folder: String {
    switch self {
    case .file(let path): path.parentPath
    case .folder(let path): path
    }
  }
}
