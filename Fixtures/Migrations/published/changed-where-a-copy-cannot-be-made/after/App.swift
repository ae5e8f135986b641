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

struct Habit {
    let id: Int
    var isDone = false {
        didSet { Habits.shared.note() }
    }
}

final class Habits: ObservableObject {
    static let shared = Habits()
    @Published var habits: [Habit] = []
    private(set) var notes = 0

    func note() { notes = habits.count }

    private func index(for id: Int) -> Int {
        if let index = habits.firstIndex(where: { $0.id == id }) { return index }
        habits.append(Habit(id: id))
        return habits.count - 1
    }

    func finish(_ id: Int) {
        habits[index(for: id)].isDone = true
    }
}

@Observable
final class Reminders {
    static let shared = Reminders()
    var list: [Reminder] = []

    private func index(for id: Int) -> Int { list.firstIndex { $0.id == id } ?? 0 }

    func finish(_ id: Int) {
        var updatedList = list
        updatedList[index(for: id)].isDone = true
        list = updatedList
    }
}

struct Reminder {
    let id: Int
    var isDone = false {
        didSet { print(Reminders.shared.list.count) }
    }
}
