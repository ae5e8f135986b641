/// A patch as a second program understands it: read back and applied, byte for byte.
///
/// It shares no code with `UnifiedDiff`, so that the one can judge the other.
public struct PatchReader: Sendable {
  /// What keeps a patch from being read or applied.
  public enum Problem: Error, Equatable {
    case malformed(line: String)
    case mismatch(path: String, line: Int)
    case incomplete(path: String)
  }

  private struct Hunk {
    var start: Int
    var before: [[UInt8]] = []
    var after: [[UInt8]] = []
    var due: (before: Int, after: Int)
  }

  private struct File {
    var path: String
    var hunks: [Hunk] = []
  }

  private var files: [File] = []

  /// The files that the patch changes, in its order.
  public var paths: [String] { files.map(\.path) }

  /// Reads the files and hunks of `patch`.
  public init(_ patch: [UInt8]) throws {
    for line in Self.lines(patch) {
      if let hunk = files.last?.hunks.last, hunk.due != (0, 0) {
        try readContent(line)
      } else {
        try readHead(line)
      }
    }
    for file in files where file.hunks.contains(where: { $0.due != (0, 0) }) {
      throw Problem.incomplete(path: file.path)
    }
  }

  /// Returns `bytes`, the content of the file at `path`, with the patch's changes made.
  public func applied(to bytes: [UInt8], at path: String) throws -> [UInt8] {
    let lines = Self.lines(bytes)
    var result: [[UInt8]] = []
    var next = 0
    for hunk in files.filter({ $0.path == path }).flatMap(\.hunks) {
      guard next <= hunk.start, hunk.start + hunk.before.count <= lines.count else {
        throw Problem.mismatch(path: path, line: hunk.start + 1)
      }
      result += lines[next..<hunk.start]
      for (offset, line) in hunk.before.enumerated() where lines[hunk.start + offset] != line {
        throw Problem.mismatch(path: path, line: hunk.start + offset + 1)
      }
      result += hunk.after
      next = hunk.start + hunk.before.count
    }
    return Array((result + lines[next...]).joined())
  }

  private mutating func readHead(_ line: [UInt8]) throws {
    let text = String(decoding: line.dropLast(), as: UTF8.self)
    if text.hasPrefix("diff --git ") {
      files.append(File(path: ""))
    } else if text.hasPrefix("--- ") {
      guard !files.isEmpty else { throw Problem.malformed(line: text) }
    } else if text.hasPrefix("+++ "), !files.isEmpty {
      let name = try Self.unquoted(String(text.dropFirst(4)))
      guard name.hasPrefix("b/") else { throw Problem.malformed(line: text) }
      files[files.count - 1].path = String(name.dropFirst(2))
    } else if text.hasPrefix("@@ -"), !files.isEmpty {
      files[files.count - 1].hunks.append(try Self.hunk(text))
    } else if text.hasPrefix("\\ ") {
      endWithoutNewline()
    } else {
      throw Problem.malformed(line: text)
    }
  }

  private mutating func readContent(_ line: [UInt8]) throws {
    let file = files.count - 1
    let last = files[file].hunks.count - 1
    let content = Array(line.dropFirst())
    switch line.first {
    case UInt8(ascii: " "):
      files[file].hunks[last].before.append(content)
      files[file].hunks[last].after.append(content)
      files[file].hunks[last].due.before -= 1
      files[file].hunks[last].due.after -= 1
    case UInt8(ascii: "-"):
      files[file].hunks[last].before.append(content)
      files[file].hunks[last].due.before -= 1
    case UInt8(ascii: "+"):
      files[file].hunks[last].after.append(content)
      files[file].hunks[last].due.after -= 1
    case UInt8(ascii: "\\"):
      endWithoutNewline()
    default:
      throw Problem.malformed(line: String(decoding: line, as: UTF8.self))
    }
    previous = line.first
  }

  /// The mark of the content line before this one: the one a `\ No newline` line speaks of.
  private var previous: UInt8?

  private mutating func endWithoutNewline() {
    guard let file = files.indices.last, let last = files[file].hunks.indices.last else { return }
    if previous != UInt8(ascii: "+") { Self.dropNewline(&files[file].hunks[last].before) }
    if previous != UInt8(ascii: "-") { Self.dropNewline(&files[file].hunks[last].after) }
  }

  private static func dropNewline(_ lines: inout [[UInt8]]) {
    guard let last = lines.indices.last, lines[last].last == 0x0A else { return }
    lines[last].removeLast()
  }

  private static func hunk(_ text: String) throws -> Hunk {
    let parts = text.split(separator: " ")
    guard parts.count >= 4, parts[3] == "@@" else { throw Problem.malformed(line: text) }
    func numbers(_ part: Substring) -> (Int, Int)? {
      let fields = part.dropFirst().split(separator: ",").map { Int($0) }
      guard let start = fields.first ?? nil else { return nil }
      guard fields.count == 2 else { return (start, 1) }
      return fields[1].map { (start, $0) }
    }
    guard let before = numbers(parts[1]), let after = numbers(parts[2]) else {
      throw Problem.malformed(line: text)
    }
    let start = before.1 == 0 ? before.0 : before.0 - 1
    return Hunk(start: start, due: (before.1, after.1))
  }

  private static func unquoted(_ name: String) throws -> String {
    guard name.hasPrefix("\"") else {
      return name.hasSuffix("\t") ? String(name.dropLast()) : name
    }
    var bytes: [UInt8] = []
    var rest = Array(name.utf8).dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escape = rest.popFirst() else { throw Problem.malformed(line: name) }
      switch escape {
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = [escape] + rest.prefix(2)
        rest = rest.dropFirst(2)
        guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) else {
          throw Problem.malformed(line: name)
        }
        bytes.append(value)
      default: bytes.append(escape)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in bytes {
      line.append(byte)
      guard byte == 0x0A else { continue }
      lines.append(line)
      line = []
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
