import Combine
import Observation

protocol Trimming: AnyObject {
    var marks: [Int] { get set }
}

extension Trimming {
    func trim() {
        var updatedMarks = marks
        updatedMarks.removeAll { marks.first == $0 }
        marks = updatedMarks
    }
}

@Observable
final class Basket: Trimming {
    var marks = [1, 2]
}

@Observable
final class Shelf: Trimming {
    var marks = [1, 2]
}

@Observable
final class Queue {
    var items = [1, 2, 3]
    var drafts = [1, 2, 3]

    func take() -> Int {
        var updatedItems = items
        updatedItems.removeAll { $0 == items.count }
        items = updatedItems
        return items.count
    }

    func halve(by isFirst: (Int) -> Bool) -> Int {
        1 + drafts.partition(by: isFirst)
    }
}

final class Split: ObservableObject {
    @Published var parts = [1, 2, 3]

    func splitter() -> () -> Int {
        let split = { self.parts.partition { $0 < self.parts.count } }
        return split
    }
}

final class Fresh: ObservableObject {
    @Published var pages = [1, 2, 3]
}

func fresh() -> Fresh { Fresh() }

func clear() {
    fresh().pages.removeAll { $0 == fresh().pages.count }
}
