import SwiftUI

final class Settings: ObservableObject {
  @Setting("sound") var sound = true
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Toggle("Sound", isOn: $settings.sound)
  }
}
