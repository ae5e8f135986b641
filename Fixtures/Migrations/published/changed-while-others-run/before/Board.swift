import SwiftUI

struct Board {
    var cells: [Int] = []

    mutating func load() async {
        cells.append(1)
        await Task.yield()
        cells.append(2)
    }
}

func fill(_ board: inout Board) async {
    await board.load()
}

func next() async -> Int { 3 }

class Game: ObservableObject {
    @Published var board = Board()

    func load() async {
        await board.load()
    }

    func fillBoard() async {
        await fill(&board)
    }

    func add() async {
        await board.cells.append(next())
    }
}

struct GameView: View {
    @StateObject private var game = Game()
    var body: some View {
        Text("\(game.board.cells.count)")
    }
}
