import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var name = ""
}

struct NameLabel: View {
  @ObservedObject private var settings = Settings.shared
  var title: String

  var body: some View {
    Text(title + settings.name)
  }
}

struct NameField: View {
  @ObservedObject private var settings: Settings = .shared
  var title: String

  var body: some View {
    TextField(title, text: $settings.name)
  }
}

enum Screens {
  @MainActor static func all() -> some View {
    VStack {
      NameLabel(title: "Name")
      NameField(title: "Name")
    }
  }
}
