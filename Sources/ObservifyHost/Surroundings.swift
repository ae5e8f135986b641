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

  /// What starts this program again, to read an index apart; nil where that cannot be.
  var program: String? { get }

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

  /// Reads a line that the person types, without its end; nil when there is no more.
  func readLine() async throws(HostError) -> String?

  /// Returns the names of what is in a folder; nothing when there is none.
  func names(inFolder path: String) async throws(HostError) -> [String]

  /// Puts files into a folder, by name, all of them or none; makes the folder if there is none.
  func write(_ files: [SourceText], intoFolder path: String) async throws(HostError)

  /// Returns who the person is to git, as `Name <address>`; nil where git does not know.
  func author() async -> String?

  /// Creates or replaces any file.
  func write(_ bytes: [UInt8], toFile path: String) async throws(HostError)
}

extension Surroundings {
  /// The processor time that this process has used, on all cores.
  package var processorTime: Duration {
    // POSIX counts a million clocks a second.
    .microseconds(Int64(clock()))
  }

  package var program: String? { nil }

  package func stagedStore() async throws(HostError) -> StagedStore {
    throw .noRepository(path: currentFolder)
  }

  package func readLine() async throws(HostError) -> String? { nil }

  package func names(inFolder path: String) async throws(HostError) -> [String] { [] }

  package func write(_ files: [SourceText], intoFolder path: String) async throws(HostError) {
    for file in files { try await write(file.bytes, toFile: path.appendingPath(file.path)) }
  }

  package func author() async -> String? { nil }
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
  private let heedsSignals: Bool
  private let system = SystemCalls()

  /// Creates the surroundings of this process.
  package init() {
    currentFolder = (try? system.realPath(".")) ?? "/"
    environment = Self.variables
    heedsSignals = true
  }

  /// Creates surroundings in another folder and with other variables, for tests.
  package init(currentFolder: String, environment: [String: String]) {
    self.currentFolder = currentFolder
    self.environment = environment
    heedsSignals = false
  }

  package var program: String? {
    guard heedsSignals else { return nil }
    #if canImport(Darwin)
      var size = UInt32(0)
      unsafe _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return try? system.realPath("/proc/self/exe")
    #endif
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
      enclosing: arguments, from: currentFolder, environment: environment,
      heedsSignals: heedsSignals)
  }

  package func stagedStore() async throws(HostError) -> StagedStore {
    try StagedStore(
      around: currentFolder, environment: environment, heedsSignals: heedsSignals)
  }

  package func readLine() async throws(HostError) -> String? {
    var line: [UInt8] = []
    do throws(SystemError) {
      while true {
        let byte = try system.chunk(of: OpenFile(descriptor: 0), room: 1)
        guard let byte = byte.first else {
          return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
        if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
        line.append(byte)
      }
    } catch {
      throw .unreadable(path: "standard input", error)
    }
  }

  package func names(inFolder path: String) throws(HostError) -> [String] {
    do throws(SystemError) {
      return try system.entries(of: currentFolder.appendingPath(path))
        .map { String(decoding: $0.name, as: UTF8.self) }
    } catch {
      if error.code == ENOENT { return [] }
      throw .unreadable(path: path, error)
    }
  }

  package func write(_ files: [SourceText], intoFolder path: String) throws(HostError) {
    try FolderWrite.write(
      files, into: currentFolder.appendingPath(path), called: path,
      calls: SystemCalls(heedsSignals: heedsSignals))
  }

  package func author() async -> String? {
    Git(around: currentFolder, environment: environment)?.author()
  }

  package func read(_ path: String) throws(HostError) -> SourceText {
    try FolderStore.readFile(path, from: currentFolder)
  }

  package func write(_ bytes: [UInt8], toFile path: String) throws(HostError) {
    let calls = SystemCalls(heedsSignals: heedsSignals)
    calls.holdSignals()
    defer { calls.releaseSignals() }
    do throws(SystemError) {
      try AtomicWrite.write(bytes, to: currentFolder.appendingPath(path))
    } catch {
      throw .unwritable(path: path, error)
    }
    if let signal = calls.pendingSignal() { throw .interrupted(signal: signal) }
  }
}
