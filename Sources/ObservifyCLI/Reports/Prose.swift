/// A message taken apart: words, and the names in single quotes.
enum Prose {
  /// A piece of a message.
  enum Part: Equatable, Sendable {
    case words(String)
    /// What stood between single quotes.
    case name(String)
  }

  /// Returns the parts of a message in order.
  ///
  /// A quote opens behind a space, an opening bracket or at the start, and closes before anything but
  /// a letter or a digit: the one in `model's` is neither.
  static func parts(of message: String) -> [Part] {
    let letters = Array(message)
    var parts: [Part] = []
    var words = ""
    var place = 0
    while place < letters.count {
      let isOpening =
        letters[place] == "'" && (place == 0 || " ([„".contains(letters[place - 1]))
      if isOpening, let end = closing(of: letters, from: place + 1), end > place + 1 {
        if !words.isEmpty { parts.append(.words(words)) }
        words = ""
        parts.append(.name(String(letters[(place + 1)..<end])))
        place = end + 1
      } else {
        words.append(letters[place])
        place += 1
      }
    }
    if !words.isEmpty { parts.append(.words(words)) }
    return parts
  }

  private static func closing(of letters: [Character], from start: Int) -> Int? {
    letters.indices.dropFirst(start).first { place in
      guard letters[place] == "'" else { return false }
      return place + 1 == letters.count
        || !(letters[place + 1].isLetter || letters[place + 1].isNumber)
    }
  }
}
