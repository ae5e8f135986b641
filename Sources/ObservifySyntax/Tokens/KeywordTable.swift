/// Finds the keyword that a run of letters spells, by one multiplication and about one comparison.
///
/// A word is represented by its last eight bytes, packed into an integer while the lexer walks over
/// it, and its length. Only keywords longer than that are compared byte by byte.
struct KeywordTable: Sendable {
  /// The table, built once.
  static let shared = KeywordTable()

  private struct Entry {
    var word: UInt64
    var length: Int
    var kind: TokenKind
  }

  /// For each hash the number of an entry, or zero.
  private var slots = [UInt8](repeating: 0, count: 1024)
  private var entries = [Entry(word: 0, length: 0, kind: .identifier)]
  private var spellings: [[UInt8]] = [[]]

  private init() {
    for (kind, spelling) in TokenKind.keywordSpellings + [(.underscore, "_")] {
      let bytes = Array(spelling.utf8)
      let word = Self.pack(spelling)
      var slot = Self.slot(of: word)
      while slots[slot] != 0 { slot = (slot + 1) & 1023 }
      slots[slot] = UInt8(entries.count)
      entries.append(Entry(word: word, length: bytes.count, kind: kind))
      spellings.append(bytes)
    }
  }

  /// Returns the last eight bytes of `text` as one integer.
  static func pack(_ text: String) -> UInt64 {
    text.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  @inline(__always)
  private static func slot(of word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }

  /// Returns the kind of the word that ends at `end` of `bytes`, packed as `word`.
  @inline(__always)
  func kind(word: UInt64, length: Int, bytes: [UInt8], end: Int) -> TokenKind {
    var slot = Self.slot(of: word)
    while true {
      let candidate = Int(slots[slot])
      if candidate == 0 { return .identifier }
      let entry = entries[candidate]
      if entry.word == word, entry.length == length {
        return length <= 8 || matches(candidate, bytes: bytes, end: end) ? entry.kind : .identifier
      }
      slot = (slot + 1) & 1023
    }
  }

  private func matches(_ candidate: Int, bytes: [UInt8], end: Int) -> Bool {
    let spelling = spellings[candidate]
    let start = end - spelling.count
    for offset in 0..<spelling.count - 8 where bytes[start + offset] != spelling[offset] {
      return false
    }
    return true
  }
}
