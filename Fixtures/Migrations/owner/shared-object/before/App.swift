import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var name = ""

  init() {
    load()
  }

  func load() {}
}

struct NameView: View {
  @StateObject private var settings = Settings.shared

  var body: some View {
    Text(settings.name)
  }
}
