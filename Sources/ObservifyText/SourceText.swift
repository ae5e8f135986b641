/// The path and the bytes of one file.
public struct SourceText: Sendable {
  /// The file's path as the person who runs the tool knows it, relative to the project's root.
  public let path: String

  /// The file's content, exactly as it was read.
  public let bytes: [UInt8]

  /// Creates a source from bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a source from text, for tests and for snippets.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the text in `range`, with bytes that are not UTF-8 replaced.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  public func string(in range: ByteRange) -> String {
    String(decoding: bytes[range.indices], as: UTF8.self)
  }

  /// Whether `text` occurs anywhere in the file.
  ///
  /// The search is Horspool's: it looks at the last byte of each place where the text may stand, and
  /// goes on by as much as that byte tells.
  ///
  /// - Complexity: O(*n* / *m*) as a rule, for *n* bytes and a text of *m*.
  public func contains(_ text: String) -> Bool {
    let word = Array(text.utf8)
    guard let last = word.last else { return true }
    var steps = [Int](repeating: word.count, count: 256)
    for (place, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - place }
    var end = word.count - 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == last, bytes[...end].suffix(word.count).elementsEqual(word) { return true }
      end += steps[Int(byte)]
    }
    return false
  }

  /// Whether the bytes in `range` spell `text`.
  ///
  /// - Complexity: O(*n*) in the length of the range; nothing is allocated.
  @inlinable
  public func spells(_ text: String, in range: ByteRange) -> Bool {
    range.length == text.utf8.count && text.utf8.elementsEqual(bytes[range.indices])
  }
}
