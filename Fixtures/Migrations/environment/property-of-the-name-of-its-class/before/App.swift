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

final class Player: ObservableObject {
  @Published var isPlaying = false
}

final class Mode: ObservableObject {
  @Published var isDark = false
}

struct PlayerView: View {
  @ObservedObject var Player: Player

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
  @EnvironmentObject var theme: Theme

  var body: some View { Text(Session.name + theme.title) }
}

struct Owner: View {
  @StateObject private var session = Session()
  @StateObject private var theme = Theme()
  @StateObject private var editor = Editor()
  @StateObject private var player = Player()
  @StateObject private var mode = Mode()

  var body: some View {
    VStack {
      NameView().environmentObject(session).environmentObject(theme)
      EditView().focusedObject(editor)
      PlayerView(Player: player)
      ModeView().environmentObject(mode)
    }
  }
}
