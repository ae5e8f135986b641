import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

@Observable
final class Theme {
  var title = ""
  static let Theme = "theme"
}

struct NameView: View {
  @EnvironmentObject var Session: Session
  @Environment(Theme.self) var theme

  var body: some View { Text(Session.name + theme.title) }
}

struct Owner: View {
  @StateObject private var session = Session()
  @State private var theme = Theme()

  var body: some View { NameView().environmentObject(session).environment(theme) }
}
