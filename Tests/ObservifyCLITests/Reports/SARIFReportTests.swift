import Foundation
import ObservifyTestSupport
import Testing

@testable import ObservifyCLI

@Suite("SARIF report")
struct SARIFReportTests {
  private func log(_ options: [String] = []) async throws -> [String: Any] {
    try await ReportRun(options + ["--format", "sarif"], texts: ReportRun.hostile).json()
  }

  private func run(_ options: [String] = []) async throws -> [String: Any] {
    try #require((try await log(options)["runs"] as? [[String: Any]])?.first)
  }

  @Test("The log has one run of the tool, and every result names a rule of it")
  func rules() async throws {
    let log = try await log(["--verbose"])
    #expect(log["version"] as? String == "2.1.0")
    let run = try await run(["--verbose"])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]]).compactMap {
      $0["id"] as? String
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count > 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
    }
    #expect(rules == rules.sorted() && Set(rules).count == rules.count)
  }

  @Test("A unit that migrates is one result, whose fix holds its edits in all files")
  func fix() async throws {
    let results = try #require(try await run()["results"] as? [[String: Any]])
    let fixed = results.filter { $0["fixes"] != nil }
    #expect(fixed.count == 1)
    let fix = try #require((fixed.first?["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let (path, text) = try #require(ReportRun.hostile.first { $0.key.hasPrefix("a b") })
    let artifact = try #require(change["artifactLocation"] as? [String: String])
    #expect(artifact["uri"] == "a%20b/%3Cimg%20src%3Dx%20onerror%3Dalert%281%29%3E.swift")
    var bytes = Array(text.utf8)
    for replacement in try #require(change["replacements"] as? [[String: Any]]).reversed() {
      let region = try #require(replacement["deletedRegion"] as? [String: Int])
      let start = try #require(region["byteOffset"])
      let range = start..<start + (try #require(region["byteLength"]))
      // The same place in lines and code points, as most readers take it.
      #expect(Self.offset(region["startLine"], region["startColumn"], in: text) == range.lowerBound)
      #expect(Self.offset(region["endLine"], region["endColumn"], in: text) == range.upperBound)
      let content = try #require(replacement["insertedContent"] as? [String: String])
      bytes.replaceSubrange(range, with: Array(try #require(content["text"]).utf8))
    }
    let written = await ReportRun(["--write"], texts: ReportRun.hostile)
    #expect(written.files[path] == bytes)
  }

  private static func offset(_ line: Int?, _ column: Int?, in text: String) -> Int? {
    guard let line, let column else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let before = lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
    return before
      + String(String.UnicodeScalarView(lines[line - 1].unicodeScalars.prefix(column - 1)))
      .utf8.count
  }

  @Test("Units are errors with '--check', notes without, and have no fix once they are written")
  func levels() async throws {
    func unit(_ options: [String]) async throws -> [String: Any] {
      let results = try #require(try await run(options)["results"] as? [[String: Any]])
      return try #require(results.first { $0["ruleId"] as? String == "OBS101" })
    }
    #expect(try await unit([])["level"] as? String == "note")
    #expect(try await unit(["--check"])["level"] as? String == "error")
    let written = try await unit(["--write"])
    #expect(written["level"] as? String == "note" && written["fixes"] == nil)
  }

  @Test("What failed is a notification of the run, not a result")
  func failures() async throws {
    let run = try await run([".", "missing"])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.count == 1)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.contains { $0["ruleId"] as? String == "OBS901" })
  }
}
