/// A word as its first eight bytes, the first in the lowest place, and its length.
///
/// No two of the words that are looked up in one table agree in both, but other words may agree
/// with one of them that is longer than eight bytes.
struct PackedWord: Hashable, Sendable {
  let bits: UInt64
  let length: Int

  init(bits: UInt64, length: Int) {
    self.bits = bits
    self.length = length
  }

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let block = bytes.block(at: range.lowerBound)
    self.init(
      bits: range.count < ByteBlock.size ? block.prefix(range.count) : block.bits,
      length: range.count)
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, bytes.indices)
  }
}
