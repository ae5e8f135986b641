import ObservifyKit
import ObservifyTestSupport
import ObservifyText
import Testing

@Suite("Projects without an observable object")
struct UnconcernedProjectTests {
  /// Files that spell no word of the vocabulary: one that is sound, one that does not parse, and one
  /// with a comment that is about nothing.
  private static let files = [
    "Sound.swift":
      "import SwiftUI\nstruct V: View { @State var a = 1\n  var body: some View { Text(\"\") } }\n",
    "Broken.swift": "struct {\nfunc f( {\n",
    "Asking.swift": "// observify:ignore\nfinal class C {}\n",
  ]

  private func run(_ more: [String: String]) async -> ToolRun {
    await ToolRun(Self.files.merging(more) { $1 }.mapValues { Array($0.utf8) })
  }

  @Test("What is said of them is what is said when everything is looked at")
  func sameFindings() async {
    let short = await run([:])
    // A comment with one of the words makes the tool look at everything.
    let whole = await run(["Words.swift": "// ObservableObject\n"])
    #expect(short.findings == whole.findings)
    #expect(short.findings.contains { $0.hasPrefix("Broken.swift:1") && $0.contains("OBS904") })
    #expect(short.patch.isEmpty)
    #expect(whole.patch.isEmpty)
  }
}
