import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
  @AppStorage("sound") var playsSound = true
  @AppStorage("offset") var offset = -1
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Toggle(settings.name, isOn: $settings.playsSound)
  }
}
