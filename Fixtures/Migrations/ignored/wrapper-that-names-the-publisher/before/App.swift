import SwiftUI

final class Settings: ObservableObject {
  @Setting("sound") var sound = true
  @Logged("name") var name = ""
  @Flag("isLoud") var isLoud: Bool
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Toggle(settings.name, isOn: $settings.sound)
    Toggle("Loud", isOn: $settings.isLoud)
  }
}
