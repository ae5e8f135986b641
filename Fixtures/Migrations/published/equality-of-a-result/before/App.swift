import SwiftUI

struct Document: Equatable {
    let id: Int
    var text: String

    static func == (lhs: Document, rhs: Document) -> Bool { lhs.id == rhs.id }
}

enum Failure: Error {
    case missing
}

/// A list whose rest may have failed: its type leads back to itself.
indirect enum Chapter: Equatable {
    case last(Document)
    case chapter(Document, rest: Result<Chapter, Failure>)
}

final class Editor: ObservableObject {
    @Published var document: Result<Document, Never> = .success(Document(id: 1, text: ""))
    @Published var remote: Result<[Document], Failure>?
    @Published var local: Result<Document, CocoaError>?
    @Published var chapters: Result<Chapter, Failure>?
    @Published var count: Result<Int, Never> = .success(0)

    var title: String {
        switch try? chapters?.get() {
        case .last(let document), .chapter(let document, _): document.text
        case nil: ""
        }
    }

    func edit() {
        let edited = Document(id: 1, text: "new")
        document = .success(edited)
        remote = .success([edited])
        local = .success(edited)
        chapters = .success(.chapter(edited, rest: .failure(.missing)))
        count = .success(1)
    }
}

final class Loader: ObservableObject {
    @Published var document: Result<Document, any Error>?
    @Published var task: Task<Document, Never>?

    func load() {
        document = .success(Document(id: 1, text: "new"))
        task = Task { Document(id: 1, text: "new") }
    }
}

struct EditorView: View {
    @StateObject private var editor = Editor()
    @StateObject private var loader = Loader()

    var body: some View {
        Text((try? editor.document.get())?.text ?? "")
        Text((try? editor.remote?.get())?.first?.text ?? "")
        Text((try? editor.local?.get())?.text ?? "")
        Text(editor.title)
        Text("\((try? editor.count.get()) ?? 0)")
        Text((try? loader.document?.get())?.text ?? "")
        Text(loader.task == nil ? "" : "loads")
        Button("Edit") { editor.edit() }
        Button("Load") { loader.load() }
    }
}
