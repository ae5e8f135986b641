import SwiftUI

protocol Repository: AnyObject {
    func all() -> [String]
    func add(_ name: String)
}

final class MemoryRepository: Repository {
    private var items: [String] = []
    func all() -> [String] { items }
    func add(_ name: String) { items.append(name) }
}

@Observable
final class Search {
    let repository: Repository
    var query = ""
    var isBusy = false
    var limit = 3

    init(repository: Repository) { self.repository = repository }

    var results: [String] {
        isBusy ? [] : Array(repository.all().filter { $0.hasPrefix(query) }.prefix(limit))
    }

    func add() {
        repository.add("z")
        query = ""
    }

    func addBusily() {
        isBusy = true
        repository.add("r")
        isBusy = false
    }

    func reset() { limit = 3 }

    // `MemoryRepository.items` is not observable, and views read it again when `query` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct SearchView: View {
    @State private var search = Search(repository: MemoryRepository())
    var body: some View {
        Text(search.results.joined(separator: ","))
        Button("Add") { search.add() }
        Button("Busily") { search.addBusily() }
        Button("Reset") { search.reset() }
    }
}
