import SwiftUI

@Observable
final class Session {
  var name = ""
}

@Observable
final class Settings {
  var isDark = false
}

extension View {
  @ViewBuilder func ifLet<Value, Content: View>(
    _ value: Value?, content: (Self, Value) -> Content
  ) -> some View {
    if let value { content(self, value) } else { self }
  }
}

struct Page: View {
  @Environment(Session.self) var session
  @Environment(Settings.self) var settings

  var body: some View {
    Text(settings.isDark ? session.name : "")
  }
}

struct Screen: View {
  @State private var settings = Settings()
  var session: Session?

  var body: some View {
    VStack {
      Page().ifLet(session) { $0.environment($1) }
    }
    .environment(settings)
  }
}
