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

@Observable
final class Player {
  var isPlaying = false
}

final class Mode: ObservableObject {
  @Published var isDark = false
}

struct PlayerView: View {
  var Player: Player

  var body: some View { Text(Player.isPlaying ? "On" : "Off") }
}

struct ModeView: View {
  static let Mode = "mode"
  @EnvironmentObject var mode: Mode

  var body: some View { Text(mode.isDark ? ModeView.Mode : "") }
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
  @State private var player = Player()
  @StateObject private var mode = Mode()

  var body: some View {
    VStack {
      NameView().environmentObject(session).environment(theme)
      EditView().focusedObject(editor)
      PlayerView(Player: player)
      ModeView().environmentObject(mode)
    }
  }
}
