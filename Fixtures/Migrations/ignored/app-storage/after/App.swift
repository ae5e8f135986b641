import SwiftUI

@Observable
final class Settings {
  var name = ""

  var playsSound: Bool {
    get { access(keyPath: \.playsSound); return storedPlaysSound }
    set { withMutation(keyPath: \.playsSound) { storedPlaysSound = newValue } }
  }
  @ObservationIgnored @AppStorage("sound") private var storedPlaysSound = true

  var offset: Int {
    get { access(keyPath: \.offset); return storedOffset }
    set { withMutation(keyPath: \.offset) { storedOffset = newValue } }
  }
  @ObservationIgnored @AppStorage("offset") private var storedOffset = -1
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    Toggle(settings.name, isOn: $settings.playsSound)
  }
}
