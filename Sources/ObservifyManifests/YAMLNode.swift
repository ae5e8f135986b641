/// A value in the subset of YAML that project specifications are written in.
///
/// Maps and lists by indentation or in brackets, quoted and plain scalars, comments, anchors and
/// merge keys are read; text blocks are stepped over. What does not fit is left out.
indirect enum YAMLNode: Sendable {
  case scalar(String, offset: Int)
  case list([YAMLNode])
  case map([(key: String, value: YAMLNode)])

  /// Reads the first document of `bytes`.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    var reader = YAMLReader(bytes)
    self = reader.document()
  }

  subscript(key: String) -> YAMLNode? {
    guard case .map(let pairs) = self else { return nil }
    return pairs.last { $0.key == key }?.value
  }

  var text: String? {
    if case .scalar(let text, _) = self, !text.isEmpty { text } else { nil }
  }

  var offset: Int? {
    switch self {
    case .scalar(_, let offset): offset
    case .list(let elements): elements.lazy.compactMap(\.offset).first
    case .map(let pairs): pairs.lazy.compactMap(\.value.offset).first
    }
  }

  var pairs: [(key: String, value: YAMLNode)] {
    if case .map(let pairs) = self { pairs } else { [] }
  }

  /// The elements of a list; of anything else, that alone.
  var elements: [YAMLNode] {
    switch self {
    case .list(let elements): elements
    case .scalar(let text, _) where text.isEmpty: []
    default: [self]
    }
  }

  /// The strings of a list, or the one string that stands in its place.
  var texts: [String] { elements.compactMap(\.text) }
}

/// Reads YAML line by line.
private struct YAMLReader {
  private struct Line {
    var indent: Int
    var text: Substring
    /// The offset of the text in the file.
    var offset: Int
  }

  private var lines: [Line] = []
  private var index = 0
  private var anchors: [String: YAMLNode] = [:]
  private var depth = 0

  /// Cuts `bytes` into lines without comments, empty ones and text blocks.
  init(_ bytes: [UInt8]) {
    var start = 0
    var block: (indent: Int, isOpen: Bool) = (0, false)
    for end in 0...bytes.count where end == bytes.count || bytes[end] == 0x0A {
      defer { start = end + 1 }
      let spaces = bytes[start..<end].prefix { $0 == 0x20 }.count
      var content = bytes[(start + spaces)..<end]
      if content.last == 0x0D { content.removeLast() }
      let text = Self.withoutComment(Substring(decoding: content, as: UTF8.self))
      if text.isEmpty { continue }
      if block.isOpen {
        if spaces > block.indent { continue }
        block.isOpen = false
      }
      guard text != "---", text != "..." else {
        guard lines.isEmpty else { break }
        continue
      }
      lines.append(Line(indent: spaces, text: text, offset: start + spaces))
      // A text block goes on as long as lines are indented more than the one that opens it.
      if let marker = text.split(separator: " ").last,
        ["|", "|-", "|+", ">", ">-", ">+"].contains(marker)
      {
        block = (spaces, true)
      }
    }
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        if " [{,:".contains(previous) { quote = character }
      } else if character == "#", previous == " " || previous == "\t" {
        end = index
        break
      }
      previous = character
    }
    var result = text[..<end]
    while let last = result.last, last == " " || last == "\t" { result.removeLast() }
    return result
  }

  mutating func document() -> YAMLNode {
    guard let first = lines.first else { return .map([]) }
    return block(indent: first.indent)
  }

  /// Reads the lines from here on that stand at `indent`.
  private mutating func block(indent: Int) -> YAMLNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, index < lines.count else {
      skip(deeperThan: indent - 1)
      return .map([])
    }
    return isItem(lines[index].text) ? list(indent: indent) : map(indent: indent)
  }

  private func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func skip(deeperThan indent: Int) {
    while index < lines.count, lines[index].indent > indent { index += 1 }
  }

  private mutating func list(indent: Int) -> YAMLNode {
    var elements: [YAMLNode] = []
    while index < lines.count, lines[index].indent == indent, isItem(lines[index].text) {
      let rest = lines[index].text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        index += 1
        elements.append(nested(under: indent))
        continue
      }
      // What follows the dash is the first line of a block that stands where it begins.
      let moved = lines[index].text.utf8.count - rest.utf8.count
      lines[index].indent += moved
      lines[index].offset += moved
      lines[index].text = rest
      if isItem(rest) || keyEnd(rest) != nil {
        elements.append(block(indent: indent + moved))
        skip(deeperThan: indent)
      } else {
        elements.append(scalarOrFlow(rest, offset: lines[index].offset))
        index += 1
        skip(deeperThan: indent)
      }
    }
    return .list(elements)
  }

  private mutating func map(indent: Int) -> YAMLNode {
    var pairs: [(key: String, value: YAMLNode)] = []
    while index < lines.count, lines[index].indent >= indent {
      let line = lines[index]
      guard line.indent == indent, !isItem(line.text), let colon = keyEnd(line.text) else {
        if line.indent == indent, isItem(line.text) { break }
        index += 1
        continue
      }
      let key = unquoted(line.text[..<colon])
      let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      index += 1
      let offset = line.offset + line.text.utf8.count - rest.utf8.count
      let value = self.value(rest, offset: offset, indent: indent)
      if key == "<<" {
        for merged in value.elements {
          for pair in merged.pairs where !pairs.contains(where: { $0.key == pair.key }) {
            pairs.append(pair)
          }
        }
      } else {
        pairs.append((key, value))
      }
    }
    return .map(pairs)
  }

  /// The value after a key, on its line or on those below.
  private mutating func value(_ written: Substring, offset: Int, indent: Int) -> YAMLNode {
    var rest = written
    var anchor: String?
    if rest.hasPrefix("&") {
      anchor = String(rest.dropFirst().prefix { $0 != " " })
      rest = rest.drop { $0 != " " }.drop { $0 == " " }
    }
    let value = rest.isEmpty ? nested(under: indent) : scalarOrFlow(rest, offset: offset)
    if let anchor { anchors[anchor] = value }
    return value
  }

  /// The block below a key or a dash; a list may stand at the same indentation as its key.
  private mutating func nested(under indent: Int) -> YAMLNode {
    guard index < lines.count else { return .scalar("", offset: 0) }
    let line = lines[index]
    if line.indent > indent { return block(indent: line.indent) }
    if line.indent == indent, isItem(line.text), index > 0, !isItem(lines[index - 1].text) {
      return list(indent: indent)
    }
    return .scalar("", offset: line.offset)
  }

  /// The colon that ends the key at the front of `text`.
  private func keyEnd(_ text: Substring) -> Substring.Index? {
    guard let first = text.first, first != "[", first != "{" else { return nil }
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if index == text.startIndex, first == "\"" || first == "'" {
        quote = first
      } else if character == ":" {
        let next = text.index(after: index)
        if next == text.endIndex || text[next] == " " || text[next] == "\t" { return index }
      }
    }
    return nil
  }

  private func unquoted(_ text: Substring) -> String {
    guard let first = text.first, first == "\"" || first == "'", text.count > 1, text.last == first
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  // MARK: Scalars and values in brackets

  private mutating func scalarOrFlow(_ text: Substring, offset: Int) -> YAMLNode {
    guard let first = text.first else { return .scalar("", offset: offset) }
    if first == "*" { return anchors[String(text.dropFirst())] ?? .map([]) }
    guard first == "[" || first == "{" else { return .scalar(unquoted(text), offset: offset) }
    // Brackets may close on a later line.
    var whole = text
    var open = Self.openBrackets(text)
    while open > 0, index < lines.count {
      whole += " " + lines[index].text
      open += Self.openBrackets(lines[index].text)
      index += 1
    }
    var rest = whole
    return flow(&rest, offset: offset, depth: 0)
  }

  /// How many more brackets open in `text` than close.
  private static func openBrackets(_ text: Substring) -> Int {
    text.utf8.reduce(0) { open, byte in
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): open + 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open - 1
      default: open
      }
    }
  }

  private func flow(_ text: inout Substring, offset: Int, depth: Int) -> YAMLNode {
    text = text.drop { $0 == " " }
    guard depth < 64, let first = text.first, first == "[" || first == "{" else {
      return .scalar(flowScalar(&text), offset: offset)
    }
    text.removeFirst()
    var elements: [YAMLNode] = []
    var pairs: [(key: String, value: YAMLNode)] = []
    while let next = text.first {
      if next == "]" || next == "}" {
        text.removeFirst()
        break
      }
      if next == "," || next == " " {
        text.removeFirst()
        continue
      }
      let before = text.utf8.count
      let value = flow(&text, offset: offset, depth: depth + 1)
      text = text.drop { $0 == " " }
      if first == "{", text.first == ":", case .scalar(let key, _) = value {
        text.removeFirst()
        pairs.append((key, flow(&text, offset: offset, depth: depth + 1)))
      } else {
        elements.append(value)
      }
      if text.utf8.count == before { text.removeFirst() }
    }
    return first == "{" ? .map(pairs) : .list(elements)
  }

  private func flowScalar(_ text: inout Substring) -> String {
    if let quote = text.first, quote == "\"" || quote == "'" {
      let content = text.dropFirst().prefix { $0 != quote }
      text = text.dropFirst(content.count + 2)
      return String(content)
    }
    let content = text.prefix { !",]}:".contains($0) }
    text = text.dropFirst(content.count)
    return unquoted(content[...].drop { $0 == " " }).trimmingTrailingSpaces
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
