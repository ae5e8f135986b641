import ObservifyText

/// The project's `.xcconfig` files, each with what it includes.
struct ConfigurationFiles: Sendable {
  /// The settings of one file and of all that it includes.
  struct Contents: Sendable {
    var level = SettingLevel()
    /// Whether every file that it must include was there.
    var isComplete = true
  }

  private var contents: [String: Contents] = [:]

  /// Reads those of `manifests` that are configuration files.
  init(_ manifests: [SourceText]) {
    let files = manifests.filter { $0.path.hasSuffix(".xcconfig") }
    let sources = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for file in files {
      var open: Set<String> = []
      read(file, among: sources, open: &open)
    }
  }

  /// Returns what the file at `path` says; nil when it is not there.
  subscript(path: String) -> Contents? { contents[path] }

  /// Reads a file and, once each, those that it includes.
  ///
  /// A circle ends where it closes.
  @discardableResult
  private mutating func read(
    _ file: SourceText, among sources: [String: SourceText], open: inout Set<String>
  ) -> Contents {
    if let known = contents[file.path] { return known }
    var result = Contents()
    guard open.count < 32, open.insert(file.path).inserted else { return result }
    defer { open.remove(file.path) }
    for line in Self.lines(of: file.bytes) {
      let text = String(decoding: file.bytes[line], as: UTF8.self)
      let offset = line.lowerBound + text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let place = ManifestPlace(path: file.path, offset: offset)
      switch Self.statement(text) {
      case .include(let path, let isOptional):
        let found = FileTree.path(path, in: FileTree.folder(of: file.path))
        guard let source = found.flatMap({ sources[$0] }) else {
          if !isOptional { result.isComplete = false }
          continue
        }
        let included = read(source, among: sources, open: &open)
        result.level.merge(included.level)
        if !included.isComplete { result.isComplete = false }
      case .setting(let name, let value): result.level.set(name, to: value, at: place)
      case nil: continue
      }
    }
    contents[file.path] = result
    return result
  }

  private enum Statement {
    case include(String, isOptional: Bool)
    case setting(String, String)
  }

  private static func statement(_ line: String) -> Statement? {
    var text = line[...]
    if let comment = commentStart(in: text) { text = text[..<comment] }
    text = trimmed(text)
    if text.hasPrefix("#include") {
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 2 else { return nil }
      return .include(String(parts[1]), isOptional: parts[0].contains("?"))
    }
    // The `=` of a condition, `KEY[sdk=iphoneos*]`, is not the one that assigns.
    let nameEnd = text.firstIndex { $0 == "[" || $0 == "=" } ?? text.endIndex
    var equals = nameEnd
    if nameEnd < text.endIndex, text[nameEnd] == "[" {
      let close = text[nameEnd...].lastIndex(of: "]") ?? text.endIndex
      equals = text[close...].firstIndex(of: "=") ?? text.endIndex
    }
    guard equals < text.endIndex else { return nil }
    var value = trimmed(text[text.index(after: equals)...])
    if value.hasSuffix(";") { value = trimmed(value.dropLast()) }
    return .setting(String(trimmed(text[..<equals])), String(value))
  }

  private static func commentStart(in text: Substring) -> Substring.Index? {
    var previous: Substring.Index?
    for index in text.utf8.indices where text.utf8[index] == UInt8(ascii: "/") {
      if let previous, text.utf8.index(after: previous) == index { return previous }
      previous = index
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var result = text
    while let first = result.first, first.isWhitespace { result.removeFirst() }
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      if start < index { result.append(start..<index) }
      start = index + 1
    }
    if start < bytes.count { result.append(start..<bytes.count) }
    return result
  }
}
