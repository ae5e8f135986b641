public import ObservifyText

/// Source text in which `1️⃣`, `2️⃣` … mark places: the text without the marks, and where they stood.
public struct MarkedSource: Sendable {
  /// The text without its marks.
  public let text: String

  /// The byte in ``text`` before which each mark stood.
  public let marks: [String: ByteOffset]

  private let lines: LineMap

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var marks: [String: ByteOffset] = [:]
    var rest = Substring(marked).unicodeScalars
    var length = 0
    while let scalar = rest.first {
      let head = rest.prefix(3)
      if Self.isMark(head) {
        marks[String(String.UnicodeScalarView(head))] = ByteOffset(length)
        rest = rest.dropFirst(3)
      } else {
        text.append(scalar)
        length += UTF8.width(scalar)
        rest = rest.dropFirst()
      }
    }
    self.text = String(text)
    self.marks = marks
    lines = LineMap(Array(self.text.utf8))
  }

  /// Returns the mark that stands at a line and column, or nil for none.
  public func mark(atLine line: Int, column: Int) -> String? {
    let place = LineMap.Position(line: line, column: column)
    return marks.sorted { $0.key < $1.key }.first { lines.position(of: $0.value) == place }?.key
  }

  /// Whether some scalars are a digit on a keycap.
  private static func isMark(_ scalars: Substring.UnicodeScalarView) -> Bool {
    let values = scalars.map(\.value)
    return values.count == 3 && (0x30...0x39).contains(values[0]) && values[1] == 0xFE0F
      && values[2] == 0x20E3
  }
}
