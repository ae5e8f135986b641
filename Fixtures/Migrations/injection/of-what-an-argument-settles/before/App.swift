import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

final class Settings: ObservableObject {
  @Published var isDark = false
}

extension View {
  @ViewBuilder func ifLet<Value, Content: View>(
    _ value: Value?, content: (Self, Value) -> Content
  ) -> some View {
    if let value { content(self, value) } else { self }
  }
}

struct Page: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var settings: Settings

  var body: some View {
    Text(settings.isDark ? session.name : "")
  }
}

struct Screen: View {
  @StateObject private var settings = Settings()
  var session: Session?

  var body: some View {
    VStack {
      Page().ifLet(session) { $0.environmentObject($1) }
    }
    .environmentObject(settings)
  }
}
