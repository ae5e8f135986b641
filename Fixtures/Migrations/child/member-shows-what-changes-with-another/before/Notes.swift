import SwiftUI

class Archive {
    static let shared = Archive()
    private(set) var notes: [String] = []
    func store(_ note: String) { notes.append(note) }
}

class Notes: ObservableObject {
    @Published private(set) var revision = 0
    @Published var filter = ""

    var notes: [String] {
        Archive.shared.notes.filter { filter.isEmpty || $0.contains(filter) }
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
}

struct NoteList: View {
    @ObservedObject var model: Notes
    var body: some View {
        Text(model.first)
        ForEach(model.notes, id: \.self) { Text($0) }
        Button("Add") { model.add("Note") }
    }
}
