package import ObservifySyntax
import ObservifyText

/// A set of names that tokens are looked up in by their bytes, so that no text is made of them.
package struct NameSet: Sendable {
  private var names: [String] = []

  /// The place of a name in `names`, and one; 0 for a free slot.
  private var slots: [Int32]

  /// Creates a set of some names.
  package init(_ names: some Sequence<String>) {
    self.names = Array(Set(names))
    slots = Array(repeating: 0, count: 16)
    while slots.count < 4 * self.names.count { slots += slots }
    for (place, name) in self.names.enumerated() {
      var slot = Self.hash(name.utf8) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place + 1)
    }
  }

  /// Whether the name of `token` is in the set.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package func contains(_ token: Token) -> Bool {
    contains(token.nameRange, of: token.tree.source)
  }

  /// Whether the text behind the first byte of `token` is in the set: `name` of `$name`.
  func containsRest(of token: Token) -> Bool {
    let range = token.range
    return contains(
      ByteRange(range.lowerBound.index + 1, range.upperBound.index), of: token.tree.source)
  }

  private func contains(_ range: ByteRange, of source: SourceText) -> Bool {
    var slot = Self.hash(source.bytes[range.indices]) & (slots.count - 1)
    while slots[slot] != 0 {
      if source.spells(names[Int(slots[slot]) - 1], in: range) { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}
