import Foundation
import ObservifyKit
import ObservifyTestSupport
import Testing

@testable import ObservifyCLI

@Suite("JSON report")
struct JSONReportTests {
  @Test(
    "The edits of the report make of the files exactly what '--write' makes of them",
    arguments: FixtureCase.all)
  func edits(_ fixture: FixtureCase) async throws {
    let report = try await ReportRun(fixture.options + ["--format", "json"], over: fixture.before)
      .json()
    let written = await ReportRun(fixture.options + ["--write"], over: fixture.before)
    var files = fixture.before
    for file in try #require(report["files"] as? [[String: Any]]) {
      let path = try #require(file["path"] as? String)
      let bytes = try #require(files[path])
      #expect(file["bytes"] as? Int == bytes.count)
      files[path] = try Self.applied(try #require(file["edits"] as? [[String: Any]]), to: bytes)
    }
    #expect(files == written.files)
  }

  /// Applies edits as an editor would that has nothing but the report.
  private static func applied(_ edits: [[String: Any]], to bytes: [UInt8]) throws -> [UInt8] {
    var bytes = bytes
    for edit in edits.reversed() {
      let offset = try #require(edit["offset"] as? Int)
      let range = offset..<offset + (try #require(edit["length"] as? Int))
      #expect(Array(bytes[range]) == Array((edit["old"] as? String ?? "?").utf8))
      bytes.replaceSubrange(range, with: Array(try #require(edit["new"] as? String).utf8))
    }
    return bytes
  }

  @Test(
    "The report is as its schema says",
    arguments: [[], ["--check", "--verbose"], ["--write"], ["--only", "Model"]])
  func schema(_ options: [String]) async throws {
    let run = await ReportRun(
      options + ["--format", "json", ".", "missing"], texts: ReportRun.hostile)
    let check = JSONSchemaCheck(try run.json(), against: try Self.schema())
    #expect(check.violations == [])
    #expect(try run.json()["version"] as? Int == JSONReport.version)
    #expect(try run.json()["written"] as? Bool == options.contains("--write"))
  }

  @Test("The check of a schema finds what is wrong")
  func schemaCheck() throws {
    var schema = try Self.schema()
    #expect(JSONSchemaCheck(["version": 1], against: schema).violations == ["$: 'required'"])
    #expect(JSONSchemaCheck([1], against: ["type": "string"]).violations == ["$: 'type'"])
    #expect(
      JSONSchemaCheck(["a": -1], against: ["properties": ["a": ["minimum": 0]]]).violations
        == ["$.a: 'minimum'"])
    schema["unknown"] = 1
    #expect(JSONSchemaCheck([String: Any](), against: schema).violations.contains("$: 'unknown'"))
  }

  @Test("What a person is told is in the report, too: kept models, failures, notes")
  func diagnostics() async throws {
    let report = try await ReportRun(
      ["--format", "json", ".", "missing"], texts: ReportRun.hostile
    )
    .json()
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(
      Set(diagnostics.compactMap { $0["code"] as? String }).isSuperset(of: ["OBS401", "OBS901"]))
    #expect(diagnostics.contains { $0["path"] as? String == "new\nline,a:b%.swift" })
  }

  @Test("Nothing but the report is printed, and errors beside it")
  func streams() async throws {
    let run = await ReportRun(["--format", "json", ".", "missing"], texts: ReportRun.hostile)
    #expect(run.status == .trouble)
    #expect(run.errors.contains("missing: error: no such file or folder [OBS901]"))
    #expect(!run.errors.contains("warning:"))
    #expect(!run.output.contains("diff --git"))
  }

  private static func schema() throws -> [String: Any] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Schemas/report-1.schema.json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(value as? [String: Any])
  }
}
