/// Finds the keyword that a run of letters spells, by one multiplication and about one comparison.
///
/// Only keywords longer than a ``PackedWord`` holds are compared byte by byte.
struct KeywordTable: Sendable {
  /// The table, built once.
  static let shared = KeywordTable()

  private struct Entry {
    var word: PackedWord
    var kind: TokenKind
  }

  /// For each hash the number of an entry, or zero.
  private var slots = [UInt8](repeating: 0, count: 1024)
  private var entries = [Entry(word: PackedWord(""), kind: .identifier)]
  private var spellings: [[UInt8]] = [[]]

  private init() {
    for (kind, spelling) in TokenKind.keywordSpellings + [(.underscore, "_")] {
      let word = PackedWord(spelling)
      var slot = Self.slot(of: word)
      while slots[slot] != 0 { slot = (slot + 1) & 1023 }
      slots[slot] = UInt8(entries.count)
      entries.append(Entry(word: word, kind: kind))
      spellings.append(Array(spelling.utf8))
    }
  }

  @inline(__always)
  private static func slot(of word: PackedWord) -> Int {
    Int(truncatingIfNeeded: (word.bits &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }

  /// Returns the kind of the word that begins at `start` of `bytes`.
  @inline(__always)
  func kind(of word: PackedWord, in bytes: [UInt8], at start: Int) -> TokenKind {
    var slot = Self.slot(of: word)
    while true {
      let candidate = Int(slots[slot])
      if candidate == 0 { return .identifier }
      let entry = entries[candidate]
      if entry.word == word {
        return word.length <= ByteBlock.size || matches(candidate, bytes, at: start)
          ? entry.kind : .identifier
      }
      slot = (slot + 1) & 1023
    }
  }

  private func matches(_ candidate: Int, _ bytes: [UInt8], at start: Int) -> Bool {
    let spelling = spellings[candidate]
    for offset in ByteBlock.size..<spelling.count where bytes[start + offset] != spelling[offset] {
      return false
    }
    return true
  }
}
