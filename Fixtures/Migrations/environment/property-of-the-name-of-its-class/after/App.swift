import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

@Observable
final class Theme {
  var title = ""
  static let Theme = "theme"
}

final class Editor: ObservableObject {
  @Published var text = ""
}

struct EditView: View {
  @FocusedObject var Editor: Editor?

  var body: some View { Text(Editor?.text ?? "") }
}

struct NameView: View {
  @EnvironmentObject var Session: Session
  @Environment(Theme.self) var theme

  var body: some View { Text(Session.name + theme.title) }
}

struct Owner: View {
  @StateObject private var session = Session()
  @State private var theme = Theme()
  @StateObject private var editor = Editor()

  var body: some View {
    VStack {
      NameView().environmentObject(session).environment(theme)
      EditView().focusedObject(editor)
    }
  }
}
