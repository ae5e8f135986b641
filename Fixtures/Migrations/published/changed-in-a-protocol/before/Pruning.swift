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

class Basket: ObservableObject, Pruning {
    @Published var items = [1, 2, 3]
}

class Shelf: ObservableObject, Pruning {
    @Published var items = [4, 5]
}

struct BasketView: View {
    @StateObject private var basket = Basket()
    @StateObject private var shelf = Shelf()
    var body: some View {
        Text("\(basket.items.count) \(shelf.items.count)")
        Button("Prune") { basket.prune() }
        Button("Both") {
            prune(basket)
            prune(shelf)
        }
    }
}
