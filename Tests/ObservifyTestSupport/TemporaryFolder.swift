public import Foundation
import ObservifyHost

/// A folder of its own for one test, gone when the test is over.
public final class TemporaryFolder: Sendable {
  /// A program that did not end with the status the test counts on.
  public struct Failure: Error, CustomStringConvertible {
    /// The command, its status and what it printed.
    public let description: String
  }

  /// The folder, without symbolic links in its path.
  public let url: URL

  /// The folder's path.
  public var path: String { url.path }

  /// Creates an empty folder.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("observify-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.resolvingSymlinksInPath()
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders it needs.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes a file, and the folders it needs.
  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Returns the content of a file.
  public func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(name)))
  }

  /// Returns the names of all files and links beneath the folder, git's own apart, sorted.
  public func files() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    return try names.filter { name in
      let values = try url.appendingPathComponent(name).resourceValues(forKeys: [.isDirectoryKey])
      return !name.hasPrefix(".git/") && values.isDirectory != true
    }.sorted()
  }

  /// Runs git in the folder, with no configuration but its own, and returns what it printed.
  @discardableResult
  public func git(_ arguments: String...) throws -> String {
    try run(["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments)
  }

  /// Runs a program in the folder and returns what it printed.
  ///
  /// - Throws: ``Failure`` when its exit status is not 0.
  @discardableResult
  public func run(_ command: [String]) throws -> String {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_SYSTEM"] = "/dev/null"
    // Not Foundation's `Process`, whose pipes the tool's own programs would inherit and keep open.
    let run = try ProgramRun(
      ["sh", "-c", #"cd "$0" && exec "$@" 2>&1"#, path] + command, environment: environment)
    let output = String(decoding: run.output, as: UTF8.self)
    guard run.status == 0 else {
      throw Failure(description: "\(command.joined(separator: " ")): \(run.status)\n\(output)")
    }
    return output
  }
}
