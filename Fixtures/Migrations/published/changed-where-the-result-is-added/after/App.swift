import SwiftUI

struct Board {
    var cells: [Int] = []

    mutating func save() async throws -> [Int] {
        await Task.yield()
        cells.append(1)
        return cells
    }

    mutating func next(_ count: () -> Int) -> Int {
        cells.append(count())
        return cells.count
    }
}

@Observable
class Game {
    var board = Board()
    var boards: [Board] = []

    func save() async throws -> [Int] {
        var all: [Int] = []
        do {
            var updatedBoard = board
            defer { board = updatedBoard }
            all += try await updatedBoard.save()
        }
        do {
            var updatedBoards = boards
            defer { boards = updatedBoards }
            all += try await updatedBoards[0].save()
        }
        return all
    }

    func count() -> Int {
        var sum = 0
        var updatedBoard = board
        sum += updatedBoard.next { board.cells.count }
        board = updatedBoard
        return sum
    }
}

struct GameView: View {
    @State private var game = Game()
    var body: some View {
        Text("\(game.board.cells.count)")
    }
}

class Scores: ObservableObject {
    @Published var board = Board()
    @Published var sum = 0 {
        didSet { board.cells = [] }
    }

    func count() {
        sum += board.next { board.cells.count }
    }
}
