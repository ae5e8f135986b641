import SwiftUI

@Observable
final class Settings {
  var name = ""

  var playsSound: Bool {
    get { access(keyPath: \.playsSound); return storedPlaysSound }
    set { withMutation(keyPath: \.playsSound) { storedPlaysSound = newValue } }
  }
  @ObservationIgnored @AppStorage("sound") private var storedPlaysSound = true
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    Toggle(settings.name, isOn: $settings.playsSound)
  }
}
