import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var name = ""
}

struct NameLabel: View {
  @ObservedObject var settings = Settings.shared

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
