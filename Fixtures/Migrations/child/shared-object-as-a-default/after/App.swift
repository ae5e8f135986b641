import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()
  var name = ""
}

struct NameLabel: View {
  var settings = Settings.shared

  var body: some View {
    Text(settings.name)
  }
}

struct NameRow: View {
  let other: Settings

  var body: some View {
    HStack {
      NameLabel()
      NameLabel(settings: other)
    }
  }
}
