import SwiftUI

protocol Pruning: AnyObject {
    var items: [Int] { get set }
}

extension Pruning {
    func prune() {
        var updatedItems = items
        updatedItems.removeAll { items.contains($0 + 1) }
        items = updatedItems
    }

    func drop() {
        items.removeAll { $0 == 0 }
    }
}

func prune(_ list: Pruning) {
    var updatedItems = list.items
    updatedItems.removeAll { list.items.contains($0 - 1) }
    list.items = updatedItems
}

func cut<List: Pruning>(_ list: List, _ other: some Pruning) {
    var updatedItems = list.items
    updatedItems.removeAll { list.items.first == $0 }
    list.items = updatedItems
    updatedItems = other.items
    updatedItems.removeAll { other.items.first == $0 }
    other.items = updatedItems
}

@Observable
class Basket: Pruning {
    var items = [1, 2, 3]
}

protocol Sorting: AnyObject {
    var marks: [Int] { get set }
}

extension Sorting {
    func order() {
        var updatedMarks = marks
        updatedMarks.sort { marks.firstIndex(of: $0)! > marks.firstIndex(of: $1)! }
        marks = updatedMarks
    }
}

@Observable
class Board {
    var marks = [1, 2]
}

@Observable
class SortedBoard: Board, Sorting {
    var isSorted = false
}

struct BoardView: View {
    @State private var board = SortedBoard()
    var body: some View {
        Text(board.isSorted ? "Sorted" : "As it is")
        Button("Sort") { board.order() }
    }
}

struct BasketView: View {
    @State private var basket = Basket()
    var body: some View {
        Text("\(basket.items.count)")
        Button("Prune") { basket.prune() }
        Button("Cut") {
            prune(basket)
            cut(basket, basket)
        }
    }
}
