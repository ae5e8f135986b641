public import ObservifyText

/// One piece of what lies between two tokens.
public struct TriviaPiece: Hashable, Sendable {
  /// What a piece is.
  public enum Kind: Sendable {
    /// Spaces, tabs and the like, without line breaks.
    case space
    /// One line break: `\n`, `\r` or `\r\n`.
    case lineBreak
    /// `//` to the end of the line.
    case lineComment
    /// `///` to the end of the line.
    case docLineComment
    /// `/*` … `*/`, with those nested in it.
    case blockComment
    /// `/**` … `*/`, with those nested in it.
    case docBlockComment
    /// A shebang line, a byte order mark, the text between conflict markers.
    case other
  }

  /// What the piece is.
  public let kind: Kind

  /// The bytes of the piece.
  public let range: ByteRange

  /// Whether the piece is a comment.
  public var isComment: Bool {
    switch kind {
    case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
    case .space, .lineBreak, .other: false
    }
  }
}

extension SourceText {
  /// Cuts a gap between two tokens into pieces.
  ///
  /// - Complexity: O(*n*) in the length of the gap.
  public func trivia(in gap: ByteRange) -> [TriviaPiece] {
    var pieces: [TriviaPiece] = []
    var start = gap.lowerBound.index
    let end = gap.upperBound.index
    while start < end {
      let (kind, pieceEnd) = piece(at: start, end: end)
      if kind == .other, let last = pieces.last, last.kind == .other {
        pieces[pieces.count - 1] = TriviaPiece(
          kind: .other, range: ByteRange(last.range.lowerBound.index, pieceEnd))
      } else {
        pieces.append(TriviaPiece(kind: kind, range: ByteRange(start, pieceEnd)))
      }
      start = pieceEnd
    }
    return pieces
  }

  private func piece(at start: Int, end: Int) -> (TriviaPiece.Kind, Int) {
    switch bytes[start] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
      var index = start + 1
      while index < end, [0x20, 0x09, 0x0B, 0x0C].contains(bytes[index]) { index += 1 }
      return (.space, index)
    case UInt8(ascii: "\n"):
      return (.lineBreak, start + 1)
    case UInt8(ascii: "\r"):
      let isPair = start + 1 < end && bytes[start + 1] == UInt8(ascii: "\n")
      return (.lineBreak, start + (isPair ? 2 : 1))
    case UInt8(ascii: "/") where start + 1 < end && bytes[start + 1] == UInt8(ascii: "/"):
      return (
        isDocumentation(start, end, UInt8(ascii: "/")) ? .docLineComment : .lineComment,
        lineEnd(start, end)
      )
    case UInt8(ascii: "/") where start + 1 < end && bytes[start + 1] == UInt8(ascii: "*"):
      let commentEnd = blockCommentEnd(start, end)
      let isDocumentation =
        isDocumentation(start, end, UInt8(ascii: "*")) && commentEnd > start + 4
      return (isDocumentation ? .docBlockComment : .blockComment, commentEnd)
    case UInt8(ascii: "#"):
      return (.other, lineEnd(start, end))
    case UInt8(ascii: "<"):
      return (.other, conflictEnd(start, end, ">>>>>>> "))
    case UInt8(ascii: ">"):
      return (.other, conflictEnd(start, end, "<<<<\n"))
    default:
      return (.other, start + 1)
    }
  }

  /// Returns the end of the first line that begins with `marker`, as the lexer looks for it.
  private func conflictEnd(_ start: Int, _ end: Int, _ marker: StaticString) -> Int {
    let length = marker.utf8CodeUnitCount
    var line = lineEnd(start, end)
    while line < end {
      let next = line + 1
      line = lineEnd(next, end)
      if next + length <= bytes.count,
        bytes[next..<next + length].elementsEqual(marker.description.utf8)
      {
        return line
      }
    }
    return end
  }

  private func lineEnd(_ start: Int, _ end: Int) -> Int {
    bytes[start..<end].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? end
  }

  /// Whether the comment's third character is `mark` and its fourth is not.
  private func isDocumentation(_ start: Int, _ end: Int, _ mark: UInt8) -> Bool {
    start + 2 < end && bytes[start + 2] == mark && !(start + 3 < end && bytes[start + 3] == mark)
  }

  private func blockCommentEnd(_ start: Int, _ end: Int) -> Int {
    var depth = 0
    var index = start
    while index + 1 < end {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      default:
        index += 1
      }
    }
    return end
  }
}
