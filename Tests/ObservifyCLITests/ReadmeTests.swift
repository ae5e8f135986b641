import Foundation
import ObservifyHost
import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

@testable import ObservifyCLI

@Suite("README")
struct ReadmeTests {
  @Test("What the README shows is what the tool does")
  func generated() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let blocks = [
      "first run": "```diff\n\(try output(of: "first-run.txt"))```",
      "plan": "```text\n\(try output(of: "plan.txt"))```",
      "options": "```text\n\(HelpText.fullText(of: .migrate))```",
      "codes": codes,
      "github": "```text\n\(try gitHub())```",
      "library": "```swift\n\(try library())```",
    ]
    let updated = replacingBlocks(of: text, with: blocks)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(updated.utf8).write(to: file)
    } else {
      #expect(
        text == updated, "\(LineDifference(expected: text, found: updated, name: "README.md"))")
    }
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
