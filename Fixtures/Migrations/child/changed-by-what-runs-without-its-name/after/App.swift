import SwiftUI

final class Score {
  var points = 0
  static func += (score: Score, points: Int) { score.points += points }
  static func - (score: Score, points: Int) -> Int { score.points - points }
}

final class Table {
  var cells = [0]
  subscript(row: Int) -> Int {
    get { cells[row] }
    set { cells[row] = newValue }
  }
  func callAsFunction() -> Int { 0 }
}

enum Words {
  @MainActor private static var all = ["hi": "hello"]
  @MainActor static subscript(word: String) -> String {
    get { all[word] ?? word }
    set { all[word] = newValue }
  }
}

prefix operator ^^
@MainActor prefix func ^^ (word: String) { Words[word] = "" }

final class Bell {
  var rings = 0
  func callAsFunction() { rings += 1 }
}

@Observable
final class Game {
  let score = Score()
  let table = Table()
  let bell = Bell()
  let other = Score()
  var round = 0
  var best = 0
  var word = ""

  func play() {
    score += 1
    table[0] = 2
    bell()
    round += 1
  }

  @MainActor
  func greet() {
    Words["hi"] = "hallo"
    word = "hi"
  }

  @MainActor
  func clear() {
    ^^"bye"
    best = 0
  }

  func ask() { best = table() }

  func compare() { best = other - table[0] }

  // `Words.all` is not observable, and views read it again when `word` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct OfOperator: View {
  var game: Game
  var body: some View {
    // Update when `round` changes; `Score.points` is not observable.
    let _ = game.round
    Text("\(game.score.points)")
  }
}

struct OfSubscript: View {
  var game: Game
  var body: some View {
    // Update when `round` changes; `Table.cells` is not observable.
    let _ = game.round
    Text("\(game.table[0])")
  }
}

struct OfCall: View {
  var game: Game
  var body: some View {
    // Update when `round` changes; `Bell.rings` is not observable.
    let _ = game.round
    Text("\(game.bell.rings)")
  }
}

struct OfWord: View {
  var game: Game
  var body: some View {
    // Update when `word` changes; `Words.all` is not observable.
    let _ = game.word
    Text(Words["hi"])
  }
}
