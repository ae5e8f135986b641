package import ObservifyText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The outside world as the command line sees it: the terminal, the environment, files by name.
package protocol Surroundings: Sendable {
  /// The folder that relative paths start from: an absolute path.
  var currentFolder: String { get }

  /// The variables of the environment that the tool heeds.
  var environment: [String: String] { get }

  /// Whether a person watches what is written to `stream`.
  func isTerminal(_ stream: StandardStream) -> Bool

  /// Writes to `stream`, wholly.
  func write(_ bytes: [UInt8], to stream: StandardStream) async throws(HostError)

  /// Opens the store that the files and folders of `arguments` are in.
  func store(enclosing arguments: [String]) async throws(HostError) -> any FileStore

  /// Opens the git index of the repository that the current folder is in.
  func stagedStore() async throws(HostError) -> StagedStore

  /// Reads any file.
  func read(_ path: String) async throws(HostError) -> SourceText

  /// Creates or replaces any file.
  func write(_ bytes: [UInt8], toFile path: String) async throws(HostError)
}

extension Surroundings {
  package func stagedStore() async throws(HostError) -> StagedStore {
    throw .noRepository(path: currentFolder)
  }
}

/// One of the two streams that a program prints to.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2
}

/// The machine that the tool runs on.
package struct SystemSurroundings: Surroundings {
  package let currentFolder: String
  package let environment: [String: String]
  private let system = SystemCalls()

  /// Creates the surroundings of this process.
  package init() {
    currentFolder = (try? system.realPath(".")) ?? "/"
    environment = Self.variables
  }

  /// Creates surroundings in another folder and with other variables, for tests.
  package init(currentFolder: String, environment: [String: String]) {
    self.currentFolder = currentFolder
    self.environment = environment
  }

  private static var variables: [String: String] {
    let names = Git.variables + GitIndex.variables + ["CLICOLOR_FORCE", "NO_COLOR", "TERM"]
    var values: [String: String] = [:]
    for name in names {
      if let value = unsafe getenv(name) { values[name] = unsafe String(cString: value) }
    }
    return values
  }

  package func isTerminal(_ stream: StandardStream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  package func write(_ bytes: [UInt8], to stream: StandardStream) throws(HostError) {
    do throws(SystemError) {
      try system.appendAll(bytes, to: OpenFile(descriptor: stream.rawValue))
    } catch {
      throw .unwritable(path: "standard \(stream)", error)
    }
  }

  package func store(enclosing arguments: [String]) async throws(HostError) -> any FileStore {
    try await FolderStore(
      enclosing: arguments, from: currentFolder, environment: environment)
  }

  package func stagedStore() async throws(HostError) -> StagedStore {
    try StagedStore(around: currentFolder, environment: environment)
  }

  package func read(_ path: String) throws(HostError) -> SourceText {
    try FolderStore.readFile(path, from: currentFolder)
  }

  package func write(_ bytes: [UInt8], toFile path: String) throws(HostError) {
    do throws(SystemError) {
      try AtomicWrite.write(bytes, to: currentFolder.appendingPath(path))
    } catch {
      throw .unwritable(path: path, error)
    }
  }
}
