/// An old-style property list, the format of `project.pbxproj`, in one flat table.
///
/// Entries stand in the order of the text: after the entry of a list come its elements, after that
/// of a dictionary its keys and values in turn. Reading keeps its own stack, so no depth of nesting
/// can exhaust the real one.
struct PropertyList: Sendable {
  enum Kind: UInt8, Sendable { case text, list, dictionary }

  struct Entry: Sendable {
    let kind: Kind
    /// The bytes of a text, quotes left out; those from bracket to bracket of the others.
    fileprivate(set) var range: Range<Int>
    fileprivate(set) var hasEscapes: Bool
    /// The index of the first entry that is not inside this one.
    fileprivate(set) var end: Int
  }

  let bytes: [UInt8]
  private(set) var entries: [Entry] = []

  /// Reads `bytes`; nil unless they are one dictionary from beginning to end.
  ///
  /// - Complexity: O(*n*).
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    entries.reserveCapacity(bytes.count / 24)
    var reader = Reader(bytes: bytes)
    var open: [Int] = []
    while true {
      switch reader.next() {
      case .text(let range, let hasEscapes):
        guard !open.isEmpty else { return nil }
        let end = entries.count + 1
        entries.append(Entry(kind: .text, range: range, hasEscapes: hasEscapes, end: end))
      case .open(let kind):
        guard !open.isEmpty || (entries.isEmpty && kind == .dictionary) else { return nil }
        open.append(entries.count)
        let start = reader.index - 1
        entries.append(Entry(kind: kind, range: start..<start, hasEscapes: false, end: 0))
      case .close(let kind):
        guard let place = open.popLast(), entries[place].kind == kind else { return nil }
        entries[place].range = entries[place].range.lowerBound..<reader.index
        entries[place].end = entries.count
        guard kind == .list || hasPairs(place) else { return nil }
      case .end:
        guard open.isEmpty, !entries.isEmpty else { return nil }
        return
      case .unreadable: return nil
      }
    }
  }

  /// Whether the children of a dictionary are keys, which are texts, each with a value.
  private func hasPairs(_ dictionary: Int) -> Bool {
    var key = dictionary + 1
    while key < entries[dictionary].end {
      guard entries[key].kind == .text, key + 1 < entries[dictionary].end else { return false }
      key = entries[key + 1].end
    }
    return true
  }

  /// Returns the text of an entry; nil for a list or a dictionary.
  func text(_ entry: Int) -> String? {
    let found = entries[entry]
    guard found.kind == .text else { return nil }
    guard found.hasEscapes else { return String(decoding: bytes[found.range], as: UTF8.self) }
    return Self.unescaped(bytes[found.range])
  }

  /// Calls `body` with each element of a list.
  func forEachElement(of list: Int, _ body: (Int) -> Void) {
    guard entries[list].kind == .list else { return }
    var place = list + 1
    while place < entries[list].end {
      body(place)
      place = entries[place].end
    }
  }

  /// Calls `body` with the key's and the value's entry of each pair of a dictionary.
  func forEachPair(of dictionary: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    guard entries[dictionary].kind == .dictionary else { return }
    var key = dictionary + 1
    while key < entries[dictionary].end {
      body(key, key + 1)
      key = entries[key + 1].end
    }
  }

  /// Returns the entry of a key's value in a dictionary.
  func value(_ name: String, of dictionary: Int) -> Int? {
    guard entries[dictionary].kind == .dictionary else { return nil }
    var key = dictionary + 1
    while key < entries[dictionary].end {
      if spells(name, entries[key].range) { return key + 1 }
      key = entries[key + 1].end
    }
    return nil
  }

  private func spells(_ name: String, _ range: Range<Int>) -> Bool {
    guard range.count == name.utf8.count else { return false }
    return bytes[range].elementsEqual(name.utf8)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "U"):
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { continue }
        rest = rest.dropFirst(4)
        result += Array(String(Character(scalar)).utf8)
      default: result.append(next)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Cuts the text of a property list into the pieces that carry meaning.
private struct Reader {
  enum Piece {
    case text(Range<Int>, hasEscapes: Bool)
    case open(PropertyList.Kind)
    case close(PropertyList.Kind)
    case end, unreadable
  }

  let bytes: [UInt8]
  private(set) var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Piece {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, UInt8(ascii: "="), UInt8(ascii: ";"),
        UInt8(ascii: ","):
        index += 1
      case UInt8(ascii: "/") where isComment(at: index):
        guard skipComment() else { return .unreadable }
      case UInt8(ascii: "{"): return bracket(.open(.dictionary))
      case UInt8(ascii: "}"): return bracket(.close(.dictionary))
      case UInt8(ascii: "("): return bracket(.open(.list))
      case UInt8(ascii: ")"): return bracket(.close(.list))
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(by: byte)
      case UInt8(ascii: "<"): return data()
      case UInt8(ascii: ">"): return .unreadable
      default: return word()
      }
    }
    return .end
  }

  private mutating func bracket(_ piece: Piece) -> Piece {
    index += 1
    return piece
  }

  private func isComment(at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    return bytes[index + 1] == UInt8(ascii: "*") || bytes[index + 1] == UInt8(ascii: "/")
  }

  private mutating func skipComment() -> Bool {
    let isBlock = bytes[index + 1] == UInt8(ascii: "*")
    index += 2
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isBlock {
        guard byte == UInt8(ascii: "*"), index < bytes.count, bytes[index] == UInt8(ascii: "/")
        else { continue }
        index += 1
        return true
      }
      if byte == 0x0A || byte == 0x0D { return true }
    }
    return !isBlock
  }

  private mutating func quoted(by quote: UInt8) -> Piece {
    index += 1
    let start = index
    var hasEscapes = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return .text(start..<(index - 1), hasEscapes: hasEscapes) }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index += 1
      }
    }
    return .unreadable
  }

  /// Bytes in hexadecimal, which nothing here asks for.
  private mutating func data() -> Piece {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: ">"): return .text(start..<index, hasEscapes: false)
      case UInt8(ascii: "<") where index == start + 1, 0x20, 0x0A, 0x0D, 0x09: continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        continue
      default: return .unreadable
      }
    }
    return .unreadable
  }

  private mutating func word() -> Piece {
    let start = index
    scan: while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09...0x0D, UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "\""):
        break scan
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        break scan
      default: index += 1
      }
    }
    return .text(start..<index, hasEscapes: false)
  }
}
