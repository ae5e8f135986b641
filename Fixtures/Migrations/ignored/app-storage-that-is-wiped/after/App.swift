import SwiftUI

@Observable
final class Settings {
  var sound: Bool {
    get { access(keyPath: \.sound); return storedSound }
    set { withMutation(keyPath: \.sound) { storedSound = newValue } }
  }
  @ObservationIgnored @AppStorage("sound") private var storedSound = true
}

struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    Toggle("Sound", isOn: $settings.sound)
    Button("Forget") { UserDefaults(suiteName: "log")?.removePersistentDomain(forName: "log") }
    Button("Reset") { UserDefaults.standard.removePersistentDomain(forName: "app") }
  }
}
