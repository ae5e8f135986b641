import SwiftUI

@Observable
final class Uploads {
  var count = 0

  init(folder: String) {
    NotificationCenter.default.addObserver(
      forName: Notification.Name("uploaded"), object: nil, queue: nil
    ) { _ in print("uploaded") }
  }
}

struct UploadsView: View {
  @State var uploads: Uploads
  let title: String

  var body: some View { Text("\(title): \(uploads.count)") }
}

/// It only stores.
@Observable
final class Draft {
  var text: String

  init(text: String) { self.text = text }
}

struct DraftView: View {
  @State var draft: Draft

  var body: some View { TextField("Draft", text: $draft.text) }
}

struct Screen: View {
  @State private var turn = 0

  var body: some View {
    UploadsView(uploads: Uploads(folder: "in"), title: "In")
    DraftView(draft: Draft(text: "Hello"))
    Button("Turn \(turn)") { turn += 1 }
  }
}
