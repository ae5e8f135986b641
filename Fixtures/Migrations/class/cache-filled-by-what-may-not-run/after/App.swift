import SwiftUI

// A function that a getter calls may leave before it has read what the cache is made of.
@Observable
final class Topics {
    var items: [Int] = [3, 1, 2]
    @ObservationIgnored private var isDirty = true
    @ObservationIgnored private var sortedItems: [Int] = []

    var sorted: [Int] {
        _ = items  // Update when `items` changes; `isDirty` is not observable.
        updateIfNeeded()
        return sortedItems
    }

    private func updateIfNeeded() {
        guard isDirty else { return }
        isDirty = false
        sortedItems = items.sorted()
    }

    func add(_ item: Int) {
        items.append(item)
        isDirty = true
    }
}

// A closure that a function runs in some cases only may not have read it either.
final class Memo {
    private var value: [Int]?

    func value(_ make: () -> [Int]) -> [Int] {
        if let value { return value }
        let made = make()
        value = made
        return made
    }

    func forget() { value = nil }
}

@Observable
final class Scores {
    var items: [Int] = [3, 1, 2]
    private let memo = Memo()

    var sorted: [Int] {
        // Update when `items` changes; `Memo.value` is not observable.
        _ = items
        return memo.value { items.sorted() }
    }

    func add(_ item: Int) {
        items.append(item)
        memo.forget()
    }
}

// This one always runs it.
final class Counter {
    private(set) var runs = 0

    func counting(_ make: () -> [Int]) -> ([Int], Int) {
        let made = make()
        return (made, runs)
    }

    func count() { runs += 1 }
}

@Observable
final class Names {
    var items: [Int] = [3, 1, 2]
    private let counter = Counter()

    var sorted: ([Int], Int) { counter.counting { items.sorted() } }

    func add(_ item: Int) {
        items.append(item)
        counter.count()
    }
}

struct TopicsView: View {
    var topics: Topics
    var scores: Scores
    var names: Names

    var body: some View {
        Text("\(topics.sorted.count)")
        Text("\(scores.sorted.count)")
        Text("\(names.sorted.1)")
    }
}
