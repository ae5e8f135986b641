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

@Observable
class Basket: Pruning {
    var items = [1, 2, 3]
}

@Observable
class Shelf: Pruning {
    var items = [4, 5]
}

struct BasketView: View {
    @State private var basket = Basket()
    @State private var shelf = Shelf()
    var body: some View {
        Text("\(basket.items.count) \(shelf.items.count)")
        Button("Prune") { basket.prune() }
        Button("Both") {
            prune(basket)
            prune(shelf)
        }
    }
}
