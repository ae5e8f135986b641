import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
}

struct DraftView: View {
  @StateObject private var draft = Draft()
  var body: some View { TextField("Text", text: $draft.text) }
}

struct ReplyView: View {
  @StateObject private var draft = Draft()
  let name: String
  var body: some View { TextField("Reply", text: $draft.text) }
}

struct SentView: View {
  @StateObject private var draft = Draft()
  var body: some View { Text(draft.text) }
}

struct DraftsView: View {
  var body: some View {
    NavigationLink("New") { DraftView() }
    NavigationLink("Sent") { SentView() }
    NavigationLink("Reply", value: "Ada")
      .navigationDestination(for: String.self) { ReplyView(name: $0) }
  }
}
