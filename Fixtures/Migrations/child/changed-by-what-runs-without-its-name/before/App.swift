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

final class Game: ObservableObject {
  let score = Score()
  let table = Table()
  let bell = Bell()
  let other = Score()
  @Published var round = 0
  @Published var best = 0
  @Published var word = ""

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
}

struct OfOperator: View {
  @ObservedObject var game: Game
  var body: some View { Text("\(game.score.points)") }
}

struct OfSubscript: View {
  @ObservedObject var game: Game
  var body: some View { Text("\(game.table[0])") }
}

struct OfCall: View {
  @ObservedObject var game: Game
  var body: some View { Text("\(game.bell.rings)") }
}

struct OfWord: View {
  @ObservedObject var game: Game
  var body: some View { Text(Words["hi"]) }
}
