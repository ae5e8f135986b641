/// A value of an options file: maps, lists and scalars, each with its line.
struct OptionsText {
  indirect enum Content {
    case scalar(String)
    case list([OptionsText])
    case map([(key: String, line: Int, value: OptionsText)])
  }

  let content: Content
  let line: Int

  /// Reads the part of YAML that options are written in: maps and lists by indentation, lists in
  /// brackets, plain and quoted scalars, comments.
  ///
  /// - Throws: ``UsageError/optionsFile(line:_:)`` for everything else.
  init(_ bytes: [UInt8]) throws(UsageError) {
    var reader = try OptionsReader(bytes)
    self = try reader.document()
  }

  fileprivate init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }
}

private struct OptionsReader {
  private struct Line {
    let number: Int
    var indentation: Int
    var text: Substring
  }

  private var lines: ArraySlice<Line> = []
  private var depth = 0

  init(_ bytes: [UInt8]) throws(UsageError) {
    let text = String(decoding: bytes, as: UTF8.self)
    let whole = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (place, line) in whole.enumerated() {
      let rest = line.drop { $0 == " " }
      if rest.first == "\t" {
        throw .optionsFile(line: place + 1, "a line begins with a tab: indent with spaces")
      }
      let text = Self.withoutComment(rest)
      if text.isEmpty || text == "---" && lines.isEmpty { continue }
      lines.append(
        Line(number: place + 1, indentation: line.count - rest.count, text: text))
    }
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open, previous != "\\" || open == "'" { quote = nil }
      } else if character == "\"" || character == "'", " [,".contains(previous) {
        quote = character
      } else if character == "#", previous == " " {
        end = index
        break
      }
      previous = previous == "\\" && character == "\\" ? " " : character
    }
    var result = text[..<end]
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }

  mutating func document() throws(UsageError) -> OptionsText {
    guard let first = lines.first else { return OptionsText(.map([]), line: 1) }
    let value = try block(first.indentation)
    if let rest = lines.first {
      throw .optionsFile(line: rest.number, "the line is indented like none before it")
    }
    return value
  }

  /// Reads the lines from here on that stand at an indentation.
  private mutating func block(_ indentation: Int) throws(UsageError) -> OptionsText {
    guard let first = lines.first else { return OptionsText(.scalar(""), line: 0) }
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else { throw .optionsFile(line: first.number, "too deeply nested") }
    if Self.isItem(first.text) { return try list(indentation) }
    guard Self.keyEnd(first.text) != nil else {
      throw .optionsFile(line: first.number, "a key with a colon is expected")
    }
    return try map(indentation)
  }

  private mutating func list(_ indentation: Int) throws(UsageError) -> OptionsText {
    var elements: [OptionsText] = []
    let start = lines.first?.number ?? 0
    while var line = lines.first, line.indentation == indentation, Self.isItem(line.text) {
      let rest = line.text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        lines.removeFirst()
        elements.append(try nested(under: indentation, line.number))
      } else if Self.isItem(rest) || Self.keyEnd(rest) != nil {
        // What follows the dash is the first line of a block that stands where it begins.
        line.indentation += line.text.count - rest.count
        line.text = rest
        lines[lines.startIndex] = line
        elements.append(try block(line.indentation))
      } else {
        lines.removeFirst()
        elements.append(try value(rest, line.number))
      }
    }
    return OptionsText(.list(elements), line: start)
  }

  private mutating func map(_ indentation: Int) throws(UsageError) -> OptionsText {
    var pairs: [(key: String, line: Int, value: OptionsText)] = []
    let start = lines.first?.number ?? 0
    while let line = lines.first, line.indentation == indentation, !Self.isItem(line.text) {
      guard let colon = Self.keyEnd(line.text) else {
        throw .optionsFile(line: line.number, "a key with a colon is expected")
      }
      lines.removeFirst()
      let key = String(line.text[..<colon])
      if pairs.contains(where: { $0.key == key }) {
        throw .optionsFile(line: line.number, "'\(key)' is there twice")
      }
      let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " }
      let value =
        rest.isEmpty
        ? try nested(under: indentation, line.number) : try value(rest, line.number)
      pairs.append((key, line.number, value))
    }
    return OptionsText(.map(pairs), line: start)
  }

  /// The block below a key or a dash; a list may stand at the same indentation as its key.
  private mutating func nested(
    under indentation: Int, _ number: Int
  ) throws(UsageError) -> OptionsText {
    guard let line = lines.first,
      line.indentation > indentation
        || line.indentation == indentation && Self.isItem(line.text)
    else { return OptionsText(.scalar(""), line: number) }
    return try block(line.indentation)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// The colon behind the key at the front of a line.
  private static func keyEnd(_ text: Substring) -> Substring.Index? {
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard !word.isEmpty, word.endIndex < text.endIndex, text[word.endIndex] == ":" else {
      return nil
    }
    let next = text.index(after: word.endIndex)
    return next == text.endIndex || text[next] == " " ? word.endIndex : nil
  }

  // MARK: Scalars

  private func value(_ text: Substring, _ number: Int) throws(UsageError) -> OptionsText {
    guard text.first == "[" else {
      return OptionsText(.scalar(try scalar(text, number)), line: number)
    }
    guard text.last == "]" else {
      throw .optionsFile(line: number, "a list in brackets ends on its line")
    }
    var elements: [OptionsText] = []
    var rest = text.dropFirst().dropLast().drop { $0 == " " }
    while !rest.isEmpty {
      let part = Self.element(rest)
      rest = rest[part.endIndex...].dropFirst().drop { $0 == " " }
      let text = try scalar(Self.withoutComment(part), number)
      elements.append(OptionsText(.scalar(text), line: number))
    }
    return OptionsText(.list(elements), line: number)
  }

  /// What stands before the first comma outside of quotes.
  private static func element(_ text: Substring) -> Substring {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      return text.prefix { $0 != "," }
    }
    var isOpen = true
    return text.prefix { character in
      if character == quote { isOpen.toggle() }
      return character != "," || !isOpen
    }
  }

  private func scalar(_ text: Substring, _ number: Int) throws(UsageError) -> String {
    guard let first = text.first else { return "" }
    if first == "'" || first == "\"" {
      guard text.count > 1, text.last == first else {
        throw .optionsFile(line: number, "a quote is not closed")
      }
      let inner = text.dropFirst().dropLast()
      return first == "'"
        ? inner.split(separator: "''", omittingEmptySubsequences: false).joined(separator: "'")
        : try unescaped(inner, number)
    }
    let isPlain = !"{}[]&*!|>%@`,".contains(first)
    guard isPlain, text.firstRange(of: ": ") == nil, text.last != ":" else {
      throw .optionsFile(line: number, "'\(text)' is not understood: put it in quotes")
    }
    return String(text)
  }

  private func unescaped(_ text: Substring, _ number: Int) throws(UsageError) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      default: throw .optionsFile(line: number, "only \\n, \\t, \\\" and \\\\ are known in quotes")
      }
    }
    return result
  }
}
