import SwiftUI

final class Draft: ObservableObject {
    @Published var title = "default"
}

@Observable
final class Note {
    var title = "default"
}

struct DraftView: View {
    @StateObject private var draft = Draft()
    @State private var note = Note()
    private let length: Int

    init(title: String) {
        length = 3
        draft.title = title
    }

    var body: some View {
        Text(draft.title + note.title)
            .onAppear { note.title = "shown" }
    }
}
