import Foundation
import ObservifyTestSupport
import ObservifyText
import Testing

@Suite("Unified diff")
struct UnifiedDiffTests {
  @Test("Equal versions print nothing")
  func equal() {
    #expect(diff("a\n", "a\n").isEmpty)
    #expect(diff("a\n", "a\n").text.isEmpty)
  }

  @Test("A hunk shows three lines on either side of a change")
  func context() {
    expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
      prints: """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("Changes whose context touches share a hunk")
  func sharedHunk() {
    let before = (1...16).map { "\($0)\n" }.joined()
    let near = before.replacing("5\n", with: "five\n", maxReplacements: 1)
      .replacing("12\n", with: "twelve\n")
    let far = before.replacing("5\n", with: "five\n", maxReplacements: 1)
      .replacing("13\n", with: "thirteen\n")
    #expect(diff(before, near).lines.count { $0.kind == .hunk } == 1)
    #expect(diff(before, far).lines.count { $0.kind == .hunk } == 2)
  }

  @Test("A last line without a line break is marked on the side that lacks it")
  func missingNewline() {
    expect(
      diff("a\nb", "a\nb\n"),
      prints: """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
    expect(
      diff("a\nb", "x\nb"),
      prints: """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
        -a
        +x
         b
        \\ No newline at end of file

        """)
  }

  @Test("Carriage returns stay in their lines")
  func carriageReturns() {
    expect(
      diff("a\r\nb\r\n", "a\r\nc\r\n"),
      prints: """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
         a\r
        -b\r
        +c\r

        """)
  }

  @Test(
    "A name that could be misread is quoted as in C",
    arguments: [
      ("Plain.swift", "a/Plain.swift"),
      ("Größe 模型.swift", "a/Größe 模型.swift"),
      ("say \"hi\".swift", #""a/say \"hi\".swift""#),
      ("back\\slash.swift", #""a/back\\slash.swift""#),
      ("tab\tline\nreturn\r.swift", #""a/tab\tline\nreturn\r.swift""#),
      ("bell\u{7}escape\u{1B}.swift", #""a/bell\007escape\033.swift""#),
      ("right-to-left\u{202E}.swift", #""a/right-to-left\342\200\256.swift""#),
    ])
  func names(_ path: String, _ printed: String) {
    let text = String(decoding: diff("a\n", "b\n", path: path).text, as: UTF8.self)
    let end = path.contains(" ") ? "\t\n" : "\n"
    #expect(text.contains("\n--- \(printed)\(end)"))
  }

  @Test("Every line knows what it says")
  func kinds() {
    #expect(
      diff("a\nb", "a\nc").lines.map(\.kind) == [
        .file, .file, .file, .hunk, .context, .removed, .noNewline, .added, .noNewline,
      ])
  }

  @Test("A diff read back and applied gives the later version", arguments: 0..<200)
  func readBack(_ seed: UInt64) throws {
    let (before, after) = randomVersions(seed: seed)
    let patch = try PatchReader(
      UnifiedDiff(before: SourceText(path: "A.swift", bytes: before), after: after).text)
    #expect(try patch.applied(to: before, at: "A.swift") == after)
    #expect(patch.paths == (before == after ? [] : ["A.swift"]))
  }

  @Test("git takes the diffs of files with odd names and odd line ends, all in one patch")
  func git() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet")
    var patch: [UInt8] = []
    var expected: [String: [UInt8]] = [:]
    let names = [
      "plain.swift", "with space.swift", "Größe 模型 🍏.swift", "quote\"d.swift", "back\\slash.swift",
      "tab\there.swift", "line\nbreak.swift", "Deep/er/Model.swift", "b/ a.swift",
    ]
    for (seed, name) in names.enumerated() {
      let (before, after) = randomVersions(seed: UInt64(seed) + 1_000)
      try folder.write(before, to: name)
      expected[name] = after
      patch += UnifiedDiff(before: SourceText(path: name, bytes: before), after: after).text
    }
    try folder.write(patch, to: "all.patch")
    try folder.git("apply", "--check", "all.patch")
    try folder.git("apply", "all.patch")
    for name in names {
      #expect(try folder.read(name) == expected[name], "\(name)")
    }
  }

  @Test("git takes the diff of an empty file and of one that becomes empty")
  func emptyFiles() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet")
    try folder.write("", to: "empty.swift")
    try folder.write("a\n", to: "full.swift")
    let patch = diff("", "a\n", path: "empty.swift").text + diff("a\n", "", path: "full.swift").text
    try folder.write(patch, to: "all.patch")
    try folder.git("apply", "all.patch")
    #expect(try folder.read("empty.swift") == Array("a\n".utf8))
    #expect(try folder.read("full.swift") == [])
  }

  private func diff(_ before: String, _ after: String, path: String = "A.swift") -> UnifiedDiff {
    UnifiedDiff(before: SourceText(path: path, text: before), after: Array(after.utf8))
  }

  private func expect(
    _ diff: UnifiedDiff, prints text: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(String(decoding: diff.text, as: UTF8.self) == text, sourceLocation: location)
  }

  /// A file of few distinct lines with LF, CRLF and CR in it, and the same after random edits.
  private func randomVersions(seed: UInt64) -> (before: [UInt8], after: [UInt8]) {
    var random = SeededGenerator(seed: seed)
    let texts = ["let a = 1", "}", "", "  @Published var größe = \"🍏\"", "-- a", "++ b", "\\ No"]
    let ends = ["\n", "\n", "\n", "\r\n", "\r"]
    func line() -> String {
      texts[Int.random(in: 0..<texts.count, using: &random)]
        + ends[Int.random(in: 0..<ends.count, using: &random)]
    }
    var lines = (0..<Int.random(in: 1...60, using: &random)).map { _ in line() }
    if Bool.random(using: &random) { lines.append("the end") }
    let before = lines
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where lines.count > 1: lines.remove(at: place)
      case 1: lines.insert(line(), at: place)
      default: lines[place] = "changed" + (Bool.random(using: &random) ? "\n" : "\r\n")
      }
    }
    return (Array(before.joined().utf8), Array(lines.joined().utf8))
  }
}
