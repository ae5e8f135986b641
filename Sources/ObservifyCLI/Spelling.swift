/// The search for the word that somebody meant to type.
enum Spelling {
  /// Returns the word nearest to `typed`, if one is near enough to be meant.
  static func nearest(to typed: String, in words: [String]) -> String? {
    nearest(1, to: typed, in: words).first
  }

  /// Returns the words that can have been meant by `typed`, at most `count`, the nearest first.
  static func nearest(_ count: Int, to typed: String, in words: [String]) -> [String] {
    let limit = max(1, typed.count / 3)
    let near =
      words.enumerated()
      .map { (word: $1, place: $0, distance: distance(from: typed, to: $1)) }
      .filter { $0.distance <= limit || $0.word.hasPrefix(typed) && typed.count > 1 }
      .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return near.prefix(count).map(\.word)
  }

  /// The number of letters to insert, remove, replace or swap with a neighbour.
  static func distance(from left: String, to right: String) -> Int {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    var rows = [Array(0...right.count)]
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var best = min(row[j], rows[i][j + 1]) + 1
        best = min(best, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
