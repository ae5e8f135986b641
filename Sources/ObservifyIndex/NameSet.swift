package import ObservifySyntax
import ObservifyText

/// A set of names that tokens are looked up in by their bytes, so that no text is made of them.
package struct NameSet: Sendable {
  private var numbers = NameNumbers()

  /// Creates a set of some names.
  package init(_ names: some Sequence<String>) {
    for name in names { numbers.insert(name) }
  }

  /// Whether the name of `token` is in the set.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package func contains(_ token: Token) -> Bool {
    numbers.number(of: token.nameRange, in: token.tree.source) != nil
  }

  /// Whether the text behind the first byte of `token` is in the set: `name` of `$name`.
  func containsRest(of token: Token) -> Bool {
    let range = token.range
    return numbers.number(
      of: ByteRange(range.lowerBound.index + 1, range.upperBound.index), in: token.tree.source)
      != nil
  }
}

/// Names by number, in the order in which they came; tokens are looked up by their bytes.
package struct NameNumbers: Sendable {
  private var names: [String] = []
  private var hashes: [UInt32] = []

  /// The number of a name, and one; 0 for a free slot.
  ///
  /// There are at least twice as many as names.
  private var slots: [Int32] = Array(repeating: 0, count: 16)

  package init() {}

  /// How many names there are.
  package var count: Int { names.count }

  /// Returns the number of a name; nil for one that is not there.
  package func number(of name: String) -> Int? {
    let slot = slots[slot(Self.hash(name.utf8)) { $0 == name }]
    return slot == 0 ? nil : Int(slot) - 1
  }

  /// Returns the number of a token's name, which is added where it is new.
  package mutating func insert(nameOf token: Token) -> Int {
    let (range, source) = (token.nameRange, token.tree.source)
    let hash = Self.hash(source.bytes[range.indices])
    let slot = slot(hash) { source.spells($0, in: range) }
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    return insert(token.name, hash, at: slot)
  }

  /// Adds a name, and returns its number.
  @discardableResult
  package mutating func insert(_ name: String) -> Int {
    let hash = Self.hash(name.utf8)
    let slot = slot(hash) { $0 == name }
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    return insert(name, hash, at: slot)
  }

  func number(of range: ByteRange, in source: SourceText) -> Int? {
    let slot = slots[
      slot(Self.hash(source.bytes[range.indices])) { source.spells($0, in: range) }]
    return slot == 0 ? nil : Int(slot) - 1
  }

  private mutating func insert(_ name: String, _ hash: UInt32, at slot: Int) -> Int {
    names.append(name)
    hashes.append(hash)
    slots[slot] = Int32(names.count)
    if 2 * names.count > slots.count { grow() }
    return names.count - 1
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: 4 * slots.count)
    for (number, hash) in hashes.enumerated() {
      slots[slot(hash) { _ in false }] = Int32(number + 1)
    }
  }

  /// Returns the slot of the name that `matches`, or the free one where it would be.
  private func slot(_ hash: UInt32, _ matches: (String) -> Bool) -> Int {
    var slot = Int(hash ^ hash >> 15) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, matches(names[number]) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
