import SwiftUI

enum Totals {
  nonisolated(unsafe) static var level = 1
}

final class Game: ObservableObject {
  @Published var round = 0

  func win() {
    Totals.level += 1
    round += 1
  }
}

struct Board<Content: View>: View {
  @ObservedObject var game: Game
  @ViewBuilder let content: (Game) -> Content

  var body: some View {
    VStack { content(game) }
  }
}

struct Sheet<Content: View>: View {
  @ObservedObject var game: Game
  private let lines: (Game) -> Content

  init(of game: Game, lines: @escaping (Game) -> Content) {
    self.game = game
    self.lines = lines
  }

  var body: some View { lines(game) }
}

struct Panel<Content: View>: View {
  @ObservedObject var game: Game
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

struct Table: View {
  let game: Game

  private func line(_ game: Game) -> some View { Text("level \(Totals.level)") }

  var body: some View {
    Board(game: game) { _ in Text("level \(Totals.level)") }
    Sheet(of: game, lines: line)
  }
}

struct Root: View {
  @StateObject private var game = Game()

  var body: some View {
    Table(game: game)
    Panel(game: game) { Text("level \(Totals.level)") }
    Text("\(game.round)")
    Button("Win") { game.win() }
  }
}
