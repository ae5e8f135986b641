import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

final class Theme: ObservableObject {
  @Published var title = ""
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
  @EnvironmentObject var theme: Theme

  var body: some View { Text(Session.name + theme.title) }
}

struct Owner: View {
  @StateObject private var session = Session()
  @StateObject private var theme = Theme()
  @StateObject private var editor = Editor()

  var body: some View {
    VStack {
      NameView().environmentObject(session).environmentObject(theme)
      EditView().focusedObject(editor)
    }
  }
}
