import SwiftUI

final class Document: ObservableObject {
  @Published var title = ""
}

struct DocumentCommands: Commands {
  @FocusedObject private var document: Optional<Document>

  var body: some Commands {
    CommandMenu("Document") {
      Button("Clear") { document?.title = "" }
    }
  }
}

struct DocumentView: View {
  @ObservedObject var document: Document

  var body: some View {
    Text(document.title).focusedObject(document)
  }
}
