import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()
  var name = ""

  init() {
    load()
  }

  func load() {}
}

struct NameView: View {
  @State private var settings = Settings.shared

  var body: some View {
    Text(settings.name)
  }
}
