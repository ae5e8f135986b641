public import Foundation
import ObservifyKit
public import Testing

/// One folder of `Fixtures/Migrations` or `Fixtures/Projects`: code before and after a migration.
public struct FixtureCase: Sendable, CustomTestStringConvertible {
  /// The folder's name within `Fixtures/Migrations`, or within `Fixtures`: `owner/of-a-kept-class`.
  public let name: String

  /// The folder.
  public let folder: URL

  /// The files before, by path.
  public let before: [String: [UInt8]]

  /// The files that change, by path.
  public let after: [String: [UInt8]]

  /// The options of the command line.
  public let options: [String]

  /// What the tool has to say, a line each.
  public let findings: String

  /// The name, as the tests of the case are listed.
  public var testDescription: String { name }

  /// Reads the case in a folder.
  init(name: String, folder: URL) throws {
    self.name = name
    self.folder = folder
    before = try Self.files(in: folder.appendingPathComponent("before"))
    after = try Self.files(in: folder.appendingPathComponent("after"))
    let text = { (file: String) in
      (try? Data(contentsOf: folder.appendingPathComponent(file)))
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    options = text("options.txt").split { $0.isWhitespace }.map { String($0) }
    findings = text("findings.txt")
  }

  /// Every case, sorted by name; those whose name contains the variable `FIXTURE`, if it is set.
  public static let all: [FixtureCase] = {
    let chosen = ProcessInfo.processInfo.environment["FIXTURE"]
    let fixtures = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let migrations = fixtures.appendingPathComponent("Migrations")
    let topics = folders(in: migrations).flatMap { topic in
      folders(in: migrations.appendingPathComponent(topic)).map { "\(topic)/\($0)" }
    }
    let places =
      topics.map { ($0, migrations.appendingPathComponent($0)) }
      + folders(in: fixtures.appendingPathComponent("Projects")).map {
        ("Projects/\($0)", fixtures.appendingPathComponent("Projects/\($0)"))
      }
    return places.filter { name, _ in chosen.map { name.contains($0) } ?? true }
      .compactMap { try? FixtureCase(name: $0.0, folder: $0.1) }
  }()

  private static func folders(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func files(in folder: URL) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
      let file = folder.appendingPathComponent(path)
      let values = try file.resourceValues(forKeys: [.isDirectoryKey])
      guard values.isDirectory != true else { continue }
      files[path] = Array(try Data(contentsOf: file))
    }
    return files
  }

  // MARK: Checking and updating

  /// Runs the tool over the case.
  public func run() async -> ToolRun { await ToolRun(before, options: options) }

  /// Returns what is not as it should be in what the tool made of the case.
  public func failures(of run: ToolRun) async -> [String] {
    let checks = MigrationChecks(
      name: name, before: before, after: before.merging(after) { $1 }, options: options,
      update: "UPDATE_FIXTURES=all FIXTURE=\(name) swift test --filter FixtureTests")
    return await checks.failures(of: run)
  }

  /// Returns how what the tool said differs from `findings.txt`; nil when it does not.
  public func findingsFailure(of run: ToolRun) -> String? {
    let found = run.findings.map { $0 + "\n" }.joined()
    guard found != findings else { return nil }
    let difference = LineDifference(
      expected: findings, found: found, name: "findings.txt",
      update: "UPDATE_FIXTURES=1 FIXTURE=\(name) swift test --filter FixtureTests")
    return "\(name): \(difference)"
  }

  /// Writes what the tool said, and with `withOutput` what it made, as what is expected.
  public func update(to run: ToolRun, withOutput: Bool) throws {
    let text = run.findings.map { $0 + "\n" }.joined()
    try Self.write(Array(text.utf8), to: folder.appendingPathComponent("findings.txt"))
    guard withOutput else { return }
    let results = folder.appendingPathComponent("after")
    if FileManager.default.fileExists(atPath: results.path) {
      try FileManager.default.removeItem(at: results)
    }
    for change in run.report?.changes ?? [] {
      try Self.write(change.after, to: results.appendingPathComponent(change.path))
    }
  }

  /// Writes a file and the folders it needs; an empty one is removed.
  private static func write(_ bytes: [UInt8], to file: URL) throws {
    guard !bytes.isEmpty else {
      if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
      return
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
