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

@Observable
final class Editor {
    var document: Result<Document, Never> = .success(Document(id: 1, text: ""))
    var remote: Result<[Document], Failure>?
    var local: Result<Document, CocoaError>?
    var chapters: Result<Chapter, Failure>?
    var count: Result<Int, Never> = .success(0)

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

    // `==` of `Document` compares only `id`.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(
        _ lhs: Result<Document, Never>, _ rhs: Result<Document, Never>
    ) -> Bool { true }
    private nonisolated func shouldNotifyObservers(
        _ lhs: Result<[Document], Failure>?, _ rhs: Result<[Document], Failure>?
    ) -> Bool { true }
    private nonisolated func shouldNotifyObservers(
        _ lhs: Result<Document, CocoaError>?, _ rhs: Result<Document, CocoaError>?
    ) -> Bool { true }
    private nonisolated func shouldNotifyObservers(
        _ lhs: Result<Chapter, Failure>?, _ rhs: Result<Chapter, Failure>?
    ) -> Bool { true }
}

@Observable
final class Loader {
    var document: Result<Document, any Error>?
    var task: Task<Document, Never>?

    func load() {
        document = .success(Document(id: 1, text: "new"))
        task = Task { Document(id: 1, text: "new") }
    }
}

struct EditorView: View {
    @State private var editor = Editor()
    @State private var loader = Loader()

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
