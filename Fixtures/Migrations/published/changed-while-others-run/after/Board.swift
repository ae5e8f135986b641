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

@Observable
class Game {
    var board = Board()

    func load() async {
        var updatedBoard = board
        await updatedBoard.load()
        board = updatedBoard
    }

    func fillBoard() async {
        var updatedBoard = board
        await fill(&updatedBoard)
        board = updatedBoard
    }

    func add() async {
        await board.cells.append(next())
    }
}

struct GameView: View {
    @State private var game = Game()
    var body: some View {
        Text("\(game.board.cells.count)")
    }
}
