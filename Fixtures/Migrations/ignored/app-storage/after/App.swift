import SwiftUI

@Observable
final class Settings {
  var name = ""
  @ObservationIgnored @AppStorage("sound") var playsSound = true
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    Toggle(settings.name, isOn: $settings.playsSound)
  }
}
