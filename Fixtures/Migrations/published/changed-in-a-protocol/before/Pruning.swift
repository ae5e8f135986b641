import SwiftUI

protocol Pruning: AnyObject {
    var items: [Int] { get set }
}

extension Pruning {
    func prune() {
        items.removeAll { items.contains($0 + 1) }
    }

    func drop() {
        items.removeAll { $0 == 0 }
    }
}

func prune(_ list: Pruning) {
    list.items.removeAll { list.items.contains($0 - 1) }
}

func cut<List: Pruning>(_ list: List, _ other: some Pruning) {
    list.items.removeAll { list.items.first == $0 }
    other.items.removeAll { other.items.first == $0 }
}

class Basket: ObservableObject, Pruning {
    @Published var items = [1, 2, 3]
}

protocol Sorting: AnyObject {
    var marks: [Int] { get set }
}

extension Sorting {
    func order() {
        marks.sort { marks.firstIndex(of: $0)! > marks.firstIndex(of: $1)! }
    }
}

class Board: ObservableObject {
    @Published var marks = [1, 2]
}

class SortedBoard: Board, Sorting {
    @Published var isSorted = false
}

struct BoardView: View {
    @StateObject private var board = SortedBoard()
    var body: some View {
        Text(board.isSorted ? "Sorted" : "As it is")
        Button("Sort") { board.order() }
    }
}

struct BasketView: View {
    @StateObject private var basket = Basket()
    var body: some View {
        Text("\(basket.items.count)")
        Button("Prune") { basket.prune() }
        Button("Cut") {
            prune(basket)
            cut(basket, basket)
        }
    }
}
