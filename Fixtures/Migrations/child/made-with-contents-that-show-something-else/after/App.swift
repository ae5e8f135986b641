import SwiftUI

enum Totals {
  nonisolated(unsafe) static var level = 1
  nonisolated(unsafe) static var losses = 0
}

@Observable
final class Game {
  var round = 0
  var lives = 3

  func win() {
    Totals.level += 1
    round += 1
  }

  func lose() {
    Totals.losses += 1
    lives -= 1
  }
}

struct Board<Content: View>: View {
  var game: Game
  @ViewBuilder let content: (Game) -> Content

  var body: some View {
    let _ = game.round  // Update when `round` changes; `Totals.level` is not observable.
    VStack { content(game) }
  }
}

struct Sheet<Content: View>: View {
  var game: Game
  private let lines: (Game) -> Content

  init(of game: Game, lines: @escaping (Game) -> Content) {
    self.game = game
    self.lines = lines
  }

  var body: some View {
    // Update when `round` changes; `Totals.level` is not observable.
    let _ = game.round
    lines(game)
  }
}

struct Panel<Content: View>: View {
  var game: Game
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

struct Bell: View {
  var game: Game
  let title: () -> String
  let ring: () -> Void

  var body: some View {
    Text(title())
    Button("Ring") {
      ring()
      game.round += 1
    }
  }
}

struct Table: View {
  let game: Game

  private func line(_ game: Game) -> some View { Text("level \(Totals.level)") }

  var body: some View {
    Board(game: game) { _ in Text("level \(Totals.level)") }
    Sheet(of: game, lines: line)
    Text("losses \(Totals.losses)")
  }
}

struct Root: View {
  @State private var game = Game()

  var body: some View {
    Table(game: game)
    Panel(game: game) { Text("level \(Totals.level)") }
    Bell(game: game, title: { "bell" }, ring: { print("ring") })
    Text("\(game.round) \(game.lives)")
    Button("Win") { game.win() }
    Button("Lose") { game.lose() }
  }
}
