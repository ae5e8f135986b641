import Foundation
import ObservifyHost
import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

@testable import ObservifyCLI

@Suite("README")
struct ReadmeTests {
  @Test(
    "What the documents show is what the tool does",
    arguments: ["README.md", "Sources/GUIDE.md", "Sources/CODES.md"])
  func generated(_ name: String) async throws {
    let text = try Self.text(of: name)
    let blocks =
      switch name {
      case "README.md":
        [
          "first run": "```diff\n\(try output(of: "first-run.txt"))```",
          "plan": "```text\n\(try output(of: "plan.txt"))```",
        ]
      case "Sources/GUIDE.md":
        [
          "github": "```text\n\(try gitHub())```", "library": "```swift\n\(try library())```",
        ]
      default: ["codes": codes]
      }
    let updated = replacingBlocks(of: text, with: blocks)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(updated.utf8).write(to: Self.top.appendingPathComponent(name))
    } else {
      #expect(text == updated, "\(LineDifference(expected: text, found: updated, name: name))")
    }
  }

  @Test("The README has at most 200 lines")
  func length() throws {
    #expect(
      try Self.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false).count
        <= 201)
  }

  @Test(
    "Every command that is shown is one that the tool takes",
    arguments: ["README.md", "Sources/GUIDE.md", "Scripts/github-workflow.yml"])
  func commands(_ name: String) throws {
    var count = 0
    for line in try Self.text(of: name).split(whereSeparator: \.isNewline) {
      let text = line.trimmingPrefix { $0 == " " }.trimmingPrefix("run: ")
      guard text.hasPrefix("observify ") else { continue }
      let command = text.split(separator: " #")[0].split(separator: " >")[0].split(separator: " |")[
        0]
      let words = Self.words(in: String(command)).dropFirst()
      #expect(throws: Never.self, "\(line)") { _ = try OptionParser.parse(Array(words)) }
      count += 1
    }
    #expect(count > 0)
  }

  @Test(
    "Every file that is linked to is there", arguments: ["README.md", "Sources/GUIDE.md"])
  func links(_ name: String) throws {
    let folder = Self.top.appendingPathComponent(name).deletingLastPathComponent()
    let text = try Self.text(of: name)
    for part in text.split(separator: "](").dropFirst() {
      let link = part.prefix { $0 != ")" && $0 != "#" }
      if link.isEmpty || link.hasPrefix("https:") { continue }
      let path = folder.appendingPathComponent(String(link)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: top.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Splits a line at spaces, those between single quotes apart.
  private static func words(in line: String) -> [String] {
    var words: [String] = []
    for (index, piece) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    {
      if index % 2 == 1 {
        words.append(String(piece))
      } else {
        words += piece.split(separator: " ").map { String($0) }
      }
    }
    return words
  }

  @Test("A library user gets the same changes as the command line")
  func libraryExample() async throws {
    // README: from here
    let source = SourceText(
      path: "Model.swift", text: "import SwiftUI\nfinal class Model: ObservableObject {}\n")
    let report = await Migrator().plan(ProjectInput(sources: [source], editable: [source.path]))
    let patch = report.changes.flatMap { change in
      let before = SourceText(path: change.path, bytes: change.before)
      return UnifiedDiff(before: before, after: change.after).text
    }
    // README: to here
    #expect(
      try PatchReader(patch).applied(to: source.bytes, at: source.path)
        == Array("import SwiftUI\n@Observable\nfinal class Model {}\n".utf8))
  }

  /// The output of the first run in a transcript that the README shows.
  private func output(of name: String) throws -> String {
    let transcript = try #require(Transcript.all().first { $0.name == name })
    let outputs = transcript.text.split(separator: "==> stdout\n")
    let output = try #require(outputs.dropFirst().first)
    return String(try #require(output.split(separator: "==> ").first))
  }

  /// What the transcript of the forms prints for GitHub.
  private func gitHub() throws -> String {
    let transcript = try #require(Transcript.all().first { $0.name == "formats.txt" })
    let run = "==> run observify --format github\n==> stdout\n"
    let start = try #require(transcript.text.firstRange(of: run)?.upperBound)
    return String(try #require(transcript.text[start...].split(separator: "==> ").first))
  }

  private var codes: String {
    let rows = CodeDescription.everything.map { "| `\($0.code)` | \($0.title) |\n" }
    return "| code | what it says |\n| --- | --- |\n" + rows.joined().dropLast()
  }

  /// The lines of the test above that a library user would write.
  private func library() throws -> String {
    let text = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: #filePath)), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("// README: from here") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// README: to here") })
    let code = lines[(start + 1)..<end].map { $0.dropFirst(4) + "\n" }
    return "import ObservifyKit\nimport ObservifyText\n\n" + code.joined()
  }

  private func replacingBlocks(of text: String, with blocks: [String: String]) -> String {
    var result = text
    for (name, block) in blocks {
      let head = "<!-- generated: \(name) -->\n"
      guard let start = result.firstRange(of: head)?.upperBound,
        let end = result[start...].firstRange(of: "<!-- end -->")?.lowerBound
      else {
        Issue.record("the README has no place for '\(name)'")
        continue
      }
      result.replaceSubrange(start..<end, with: block + "\n")
    }
    return result
  }
}
