import SwiftUI

final class Settings: ObservableObject {
  @AppStorage("sound") var sound = true
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Toggle("Sound", isOn: $settings.sound)
    Button("Forget") { UserDefaults(suiteName: "log")?.removePersistentDomain(forName: "log") }
    Button("Reset") { UserDefaults.standard.removePersistentDomain(forName: "app") }
  }
}
