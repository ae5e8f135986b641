import SwiftUI

protocol Repository: AnyObject {
    func all() -> [String]
    func add(_ note: String)
}

class MemoryRepository: Repository {
    private var notes: [String] = []
    func all() -> [String] { notes }
    func add(_ note: String) { notes.append(note) }
}

enum Language {
    static var current = "en"
}

extension String {
    var localized: String { Language.current + ":" + self }
}

@Observable
class Search {
    var query = ""
    var isBusy = false
    var language = "en" {
        didSet { Language.current = language }
    }
    private let repository: Repository

    init(repository: Repository) { self.repository = repository }

    var results: [String] {
        _ = isBusy  // Update when `isBusy` changes; `MemoryRepository.notes` is not observable.
        return query.isEmpty ? repository.all() : repository.all().filter { $0.contains(query) }
    }

    func add() {
        isBusy = true
        repository.add(query)
        isBusy = false
    }
}

struct SearchView: View {
    var search: Search
    var body: some View {
        Text(search.results.joined())
        Button("Add") { search.add() }
    }
}

struct LanguageView: View {
    var search: Search
    var body: some View {
        // Update when `language` changes; `Language.current` is not observable.
        let _ = search.language
        Text("language".localized)
        Button("German") { search.language = "de" }
    }
}
