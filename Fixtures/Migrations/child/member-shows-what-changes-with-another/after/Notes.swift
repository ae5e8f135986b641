import SwiftUI

class Archive {
    static let shared = Archive()
    private(set) var notes: [String] = []
    func store(_ note: String) { notes.append(note) }
}

@Observable
class Notes {
    private(set) var revision = 0
    var filter = ""

    var notes: [String] {
        _ = revision  // Update when `revision` changes; `Archive.notes` is not observable.
        return Archive.shared.notes.filter { filter.isEmpty || $0.contains(filter) }
    }

    var first: String { notes.first ?? "none" }

    func add(_ note: String) {
        Archive.shared.store(note)
        revision += 1
    }

    func addFiltered() {
        Archive.shared.store(filter)
        filter = ""
    }

    // `Archive.notes` is not observable, and views read it again when `filter` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct NoteList: View {
    var model: Notes
    var body: some View {
        Text(model.first)
        ForEach(model.notes, id: \.self) { Text($0) }
        Button("Add") { model.add("Note") }
    }
}
