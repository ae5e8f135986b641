import ObservifyCLI
import ObservifyHost
import ObservifyText

/// Surroundings in which the whole tool runs inside a test, and everything it prints is kept.
actor Stage: Surroundings {
  nonisolated let currentFolder: String
  nonisolated let environment: [String: String]
  nonisolated let program: String?
  private nonisolated let isTerminal: Bool

  /// Where the files are when they are not on disk.
  private nonisolated let memory: MemoryStore?

  /// The bytes printed to standard output.
  private(set) var output: [UInt8] = []

  /// The bytes printed to standard error.
  private(set) var errors: [UInt8] = []

  /// The files that were written by name.
  private(set) var written: [String: [UInt8]] = [:]

  /// The lines that the person is going to type.
  private var answers: [String]

  /// The stream that refuses what is written to it.
  private let broken: StandardStream?

  /// Sets a stage on which files are in memory.
  init(
    _ store: MemoryStore, environment: [String: String] = [:], isTerminal: Bool = false,
    broken: StandardStream? = nil, answers: [String] = []
  ) {
    self.answers = answers
    program = nil
    currentFolder = "/"
    self.environment = environment
    self.isTerminal = isTerminal
    self.broken = broken
    memory = store
  }

  /// Sets a stage on which files are on disk.
  init(
    folder: String, environment: [String: String], answers: [String] = [], program: String? = nil
  ) {
    self.answers = answers
    self.program = program
    currentFolder = folder
    self.environment = environment
    isTerminal = false
    broken = nil
    memory = nil
  }

  /// What was printed to standard output, as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }

  /// What was printed to standard error, as text.
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Runs the tool on this stage.
  @discardableResult
  nonisolated func run(
    _ arguments: [String], planner: @escaping CommandLineTool.Planner = ScriptedPlanner.plan
  ) async -> ExitStatus {
    await CommandLineTool.run(arguments, in: self, planner: planner)
  }

  nonisolated func isTerminal(_ stream: StandardStream) -> Bool { isTerminal }

  func write(_ bytes: [UInt8], to stream: StandardStream) throws(HostError) {
    if stream == broken {
      throw .unwritable(path: "standard \(stream)", SystemError(code: 28))
    }
    switch stream {
    case .output: output += bytes
    case .error: errors += bytes
    }
  }

  func store(enclosing arguments: [String]) async throws(HostError) -> any FileStore {
    if let memory { return memory }
    return try await disk.store(enclosing: arguments)
  }

  func readLine() -> String? {
    answers.isEmpty ? nil : answers.removeFirst()
  }

  func names(inFolder path: String) throws(HostError) -> [String] {
    memory == nil ? try disk.names(inFolder: path) : []
  }

  func write(_ files: [SourceText], intoFolder path: String) throws(HostError) {
    for file in files { written[path.appendingPath(file.path)] = file.bytes }
    if memory == nil { try disk.write(files, intoFolder: path) }
  }

  func author() async -> String? { memory == nil ? await disk.author() : nil }

  func stagedStore() async throws(HostError) -> StagedStore {
    guard memory == nil else { throw .noRepository(path: currentFolder) }
    return try await disk.stagedStore()
  }

  func read(_ path: String) async throws(HostError) -> SourceText {
    if let memory { return try await memory.read(path) }
    return try disk.read(path)
  }

  func write(_ bytes: [UInt8], toFile path: String) throws(HostError) {
    written[path] = bytes
    if memory == nil { try disk.write(bytes, toFile: path) }
  }

  private nonisolated var disk: SystemSurroundings {
    SystemSurroundings(currentFolder: currentFolder, environment: environment)
  }
}
