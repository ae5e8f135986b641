import SwiftUI

@Observable
final class Settings {
  var sound: Bool {
    get { access(keyPath: \.sound); return storedSound }
    set { withMutation(keyPath: \.sound) { storedSound = newValue } }
  }
  @ObservationIgnored @Setting("sound") private var storedSound = true

  var name: String {
    get { access(keyPath: \.name); return storedName }
    set { withMutation(keyPath: \.name) { storedName = newValue } }
  }
  @ObservationIgnored @Logged("name") private var storedName = ""

  var isLoud: Bool {
    get { access(keyPath: \.isLoud); return storedIsLoud }
    set { withMutation(keyPath: \.isLoud) { storedIsLoud = newValue } }
  }
  @ObservationIgnored @Flag("isLoud") private var storedIsLoud: Bool
}

struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    Toggle(settings.name, isOn: $settings.sound)
    Toggle("Loud", isOn: $settings.isLoud)
  }
}
