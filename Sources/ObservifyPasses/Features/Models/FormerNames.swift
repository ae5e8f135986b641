import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Words of comments that name what a class was: headings of its published properties, and what
/// documents it.
///
/// ```
/// /// An ObservableObject that knows the stock.     An observable object that knows the stock.
/// // MARK: - Published Properties                   // MARK: - Observable Properties
/// ```
struct FormerNames {
  /// A word, and what stands there instead.
  struct Word {
    let range: ByteRange
    let replacement: String
  }

  private(set) var words: [Word] = []
  private let source: SourceText

  init(of declaration: TypeDeclaration, in file: SourceFile) {
    source = file.tree.source
    if let documentation = EditBuilder(file).documentation(above: declaration.node) {
      for line in lines(in: documentation) { addConformance(in: line) }
    }
    guard let block = declaration.memberBlock else { return }
    var start = block.firstToken.range.upperBound
    for child in block.children {
      let comment = lines(in: start..<max(start, child.range.lowerBound))
      // A heading with more to say of it is left together with that.
      let telling = comment.filter { $0.contains { $0.text.lowercased().contains("publish") } }
      if telling.count == 1 { addHeading(in: telling[0], over: child) }
      start = child.range.upperBound
    }
  }

  /// The words of each line of a range.
  private func lines(in range: ByteRange) -> [[(text: String, range: ByteRange)]] {
    var lines: [[(text: String, range: ByteRange)]] = []
    var words: [(text: String, range: ByteRange)] = []
    var start = range.lowerBound.index
    for place in range.lowerBound.index...range.upperBound.index {
      let byte = place < range.upperBound.index ? source.bytes[place] : 0x0A
      guard [0x20, 0x09, 0x0A, 0x0D].contains(byte) else { continue }
      if start < place {
        let range = ByteRange(start, place)
        words.append((source.string(in: range), range))
      }
      start = place + 1
      if byte == 0x0A {
        lines.append(words)
        words = []
      }
    }
    return lines
  }

  /// `an ObservableObject`, where the line names no other old form.
  private mutating func addConformance(in line: [(text: String, range: ByteRange)]) {
    let wrappers = ["StateObject", "ObservedObject", "EnvironmentObject", "Published"]
    let names = line.map { $0.text.filter { $0.isLetter } }
    guard !names.contains(where: wrappers.contains),
      let place = names.firstIndex(of: "ObservableObject"),
      ["an", "An"].contains(names.prefix(place).last), let word = bare(line[place])
    else { return }
    words.append(Word(range: word, replacement: "observable object"))
  }

  /// The range of `ObservableObject`, with its backticks, in a word that may end in a mark.
  private func bare(_ word: (text: String, range: ByteRange)) -> ByteRange? {
    for name in ["`ObservableObject`", "ObservableObject"] where word.text.hasPrefix(name) {
      guard word.text.dropFirst(name.count).allSatisfy(\.isPunctuation) else { continue }
      let start = word.range.lowerBound.index
      return ByteRange(start, start + name.utf8.count)
    }
    return nil
  }

  /// A comment that is nothing but a heading: `// MARK: - Published Properties`, `// Published state`.
  ///
  /// A mark over what was published is one, whatever it says.
  private mutating func addHeading(
    in line: [(text: String, range: ByteRange)], over member: Node
  ) {
    guard line.first?.text == "//" else { return }
    let heading = line.dropFirst().drop { ["MARK:", "-"].contains($0.text) }
    let kinds = ["properties", "property", "state", "values", "variables", "vars"]
    let isMark = line.dropFirst().first?.text == "MARK:"
    let isSpelled = heading.count == 2 && kinds.contains(heading.last?.text.lowercased() ?? "")
    guard let word = heading.first,
      isSpelled || isMark && member.attributes.contains(where: { $0.name == "Published" })
    else { return }
    switch word.text {
    case "Published", "@Published": words.append(Word(range: word.range, replacement: "Observable"))
    case "published": words.append(Word(range: word.range, replacement: "observable"))
    default: break
    }
  }
}
