import SwiftUI

final class Settings: ObservableObject {
  @Setting("sound") var sound = true
  @Logged("name") var name = ""
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Toggle(settings.name, isOn: $settings.sound)
  }
}
