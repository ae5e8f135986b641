import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

final class Theme: ObservableObject {
  @Published var title = ""
  static let Theme = "theme"
}

struct NameView: View {
  @EnvironmentObject var Session: Session
  @EnvironmentObject var theme: Theme

  var body: some View { Text(Session.name + theme.title) }
}

struct Owner: View {
  @StateObject private var session = Session()
  @StateObject private var theme = Theme()

  var body: some View { NameView().environmentObject(session).environmentObject(theme) }
}
