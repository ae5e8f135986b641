import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()
  var name = ""
}

struct NameLabel: View {
  private let settings = Settings.shared
  var title: String

  var body: some View {
    Text(title + settings.name)
  }
}

struct NameField: View {
  @Bindable private var settings: Settings = .shared
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
