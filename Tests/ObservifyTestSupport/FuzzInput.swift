import ObservifyKit
import ObservifySyntax
public import ObservifyText

/// Arbitrary bytes as a project: what the fuzzer makes up, and what once went wrong.
///
/// A line `//==> Model.swift` begins another file. What stands before the first such line, which is
/// everything in most inputs, is `A.swift`.
public struct FuzzInput: Sendable {
  /// The project's files, by path.
  public let files: [String: [UInt8]]

  /// Reads the files that `bytes` describe.
  public init(_ bytes: [UInt8]) {
    let mark = Array("//==> ".utf8)
    var files: [String: [UInt8]] = [:]
    var path = "A.swift"
    var content: [UInt8] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard line.starts(with: mark), files.count < 16 else {
        content += line
        content.append(0x0A)
        continue
      }
      if path != "A.swift" || !content.isEmpty { files[path] = content }
      path = Self.path(line.dropFirst(mark.count), number: files.count)
      content = []
    }
    // The text behind the last line break has none of its own.
    if !content.isEmpty { content.removeLast() }
    files[path] = content
    self.files = files
  }

  private init(files: [String: [UInt8]]) {
    self.files = files
  }

  /// The Swift files, sorted by path.
  public var sources: [SourceText] {
    files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
      .map { SourceText(path: $0.key, bytes: $0.value) }
  }

  /// The same declarations, those of each Swift file spread over three; imports are in each.
  public var spread: FuzzInput {
    var result: [String: [UInt8]] = files.filter { !$0.key.hasSuffix(".swift") }
    for source in sources {
      let tree = SyntaxTree(parsing: source)
      var parts: [[UInt8]] = [[], [], []]
      var start = 0
      for (place, child) in tree.root.children.enumerated() {
        let end = child.range.upperBound.index
        let piece = source.bytes[start..<end] + [0x0A]
        start = end
        for part in parts.indices where child.kind == .importDecl || part == place % parts.count {
          parts[part] += piece
        }
      }
      parts[0] += source.bytes[start...]
      for (number, part) in parts.enumerated() { result["\(number)/\(source.path)"] = part }
    }
    return FuzzInput(files: result)
  }

  /// Returns a path made of plain characters: odd names are not what these inputs are about.
  private static func path(_ name: ArraySlice<UInt8>, number: Int) -> String {
    let text = String(decoding: name, as: UTF8.self)
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "+"):
        true
      default:
        false
      }
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard isPlain, parts.allSatisfy({ !$0.isEmpty && $0.contains { $0 != "." } }) else {
      return "F\(number).swift"
    }
    return text
  }
}

extension FuzzInput {
  /// Returns the first thing that is wrong with the trees of the Swift files, or nil.
  public func problemOfTrees() -> String? {
    for source in sources {
      let tree = SyntaxTree(parsing: source)
      if let violation = violation(in: tree) { return "\(source.path): \(violation)" }
    }
    return nil
  }

  /// Returns the first thing that is wrong with a run of the whole tool over the files, or nil.
  ///
  /// A run ends and adds no syntax error, its patch makes the same files, and a second run has
  /// nothing to propose.
  public func problemOfRun(options: [String] = []) async -> String? {
    let run = await ToolRun(files, options: options)
    guard let report = run.report else { return "the tool refused to run: \(run.messages)" }
    let patched: [String: [UInt8]]
    do {
      patched = try run.patched()
    } catch {
      return "the patch cannot be applied: \(error)"
    }
    for change in report.changes {
      let before = SyntaxTree(parsing: SourceText(path: change.path, bytes: change.before))
      let after = SyntaxTree(parsing: SourceText(path: change.path, bytes: change.after))
      if let violation = violation(in: after) { return "after: \(change.path): \(violation)" }
      if after.errors.count > before.errors.count { return "\(change.path) no longer parses" }
      if patched[change.path] != change.after { return "\(change.path): the patch differs" }
    }
    let second = await ToolRun(run.after, options: options)
    if let again = second.report?.changes.first { return "a second run changes \(again.path)" }
    return nil
  }
}
