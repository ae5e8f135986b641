import SwiftUI

final class Uploads: ObservableObject {
  @Published var count = 0

  init(folder: String) {
    NotificationCenter.default.addObserver(
      forName: Notification.Name("uploaded"), object: nil, queue: nil
    ) { _ in print("uploaded") }
  }
}

struct UploadsView: View {
  @StateObject var uploads: Uploads
  let title: String

  var body: some View { Text("\(title): \(uploads.count)") }
}

/// It only stores.
final class Draft: ObservableObject {
  @Published var text: String

  init(text: String) { self.text = text }
}

struct DraftView: View {
  @StateObject var draft: Draft

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
