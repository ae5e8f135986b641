import ObservifyCLI
import ObservifyHost
public import ObservifyKit
import ObservifyText

/// One run of the whole tool over files in memory, with all that came of it.
public struct ToolRun: Sendable {
  /// The files that were read, by path.
  public let before: [String: [UInt8]]

  /// What the run planned; nil when the options were refused.
  public let report: MigrationReport?

  /// What was printed to standard output: the patch.
  public let patch: [UInt8]

  /// What was said of places, as it is printed with `--verbose`: one line each.
  public let findings: [String]

  /// Everything that was printed to standard error.
  public let messages: String

  /// Runs the tool as the command line would be run in the folder of `files`.
  ///
  /// - Parameters:
  ///   - files: The project's files by path, manifests included.
  ///   - options: The options on the command line; `--verbose` is added.
  public init(_ files: [String: [UInt8]], options: [String] = []) async {
    let stage = MemoryStage(files)
    let notebook = Notebook()
    _ = await CommandLineTool.run(options + ["--verbose"], in: stage) {
      configuration, input, progress in
      let report = await Migrator(configuration).plan(input, progress: progress)
      await notebook.keep(report)
      return report
    }
    before = files
    report = await notebook.report
    patch = await stage.output
    messages = String(decoding: await stage.errors, as: UTF8.self)
    findings = messages.split(separator: "\n").map { String($0) }.filter { line in
      [": error: ", ": warning: ", ": note: "].contains { line.contains($0) }
    }
  }

  /// Makes up a run, to test what judges runs.
  init(
    before: [String: [UInt8]], report: MigrationReport?, patch: [UInt8], findings: [String] = [],
    messages: String = ""
  ) {
    self.before = before
    self.report = report
    self.patch = patch
    self.findings = findings
    self.messages = messages
  }

  /// The files as the printed patch, read back by a second program, makes them.
  func patched() throws -> [String: [UInt8]] {
    let reader = try PatchReader(patch)
    var files = before
    for path in reader.paths {
      files[path] = try reader.applied(to: before[path] ?? [], at: path)
    }
    return files
  }

  /// The files as the run leaves them: those that were read, with the changes made.
  public var after: [String: [UInt8]] {
    var files = before
    for change in report?.changes ?? [] { files[change.path] = change.after }
    return files
  }
}

/// Keeps what passes by in a closure.
private actor Notebook {
  private(set) var report: MigrationReport?

  /// Keeps the first report: a plan may ask what would be with other options.
  func keep(_ report: MigrationReport) {
    if self.report == nil { self.report = report }
  }
}

/// Surroundings in which all files are in memory, and everything printed is kept.
private actor MemoryStage: Surroundings {
  nonisolated let currentFolder = "/"
  nonisolated let environment: [String: String] = [:]
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private nonisolated let files: MemoryStore

  init(_ files: [String: [UInt8]]) {
    self.files = MemoryStore(files)
  }

  nonisolated func isTerminal(_ stream: StandardStream) -> Bool { false }

  func write(_ bytes: [UInt8], to stream: StandardStream) {
    switch stream {
    case .output: output += bytes
    case .error: errors += bytes
    }
  }

  func store(enclosing arguments: [String]) -> any FileStore { files }

  func read(_ path: String) async throws(HostError) -> SourceText { try await files.read(path) }

  func write(_ bytes: [UInt8], toFile path: String) {}
}
