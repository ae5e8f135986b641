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

class Game: ObservableObject {
    @Published var board = Board()
    @Published var boards: [Board] = []

    func save() async throws -> [Int] {
        var all: [Int] = []
        all += try await board.save()
        all += try await boards[0].save()
        return all
    }

    func count() -> Int {
        var sum = 0
        sum += board.next { board.cells.count }
        return sum
    }
}

struct GameView: View {
    @StateObject private var game = Game()
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
