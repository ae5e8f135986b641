import SwiftUI

enum Keys {
  static let size = "size"
  static let tint = "tint"
}

final class Settings: ObservableObject {
  @AppStorage("sound") var sound = true
  @AppStorage(Keys.size) var size = 1
  @AppStorage(Keys.tint) var tint = ""
  @AppStorage("alone") var alone = true
}

struct SettingsView: View {
  @ObservedObject var settings: Settings
  @AppStorage("sound") private var sound = false

  var body: some View {
    Toggle("Sound", isOn: $sound)
    Toggle("Alone", isOn: $settings.alone)
    Text("\(settings.sound) \(settings.size) \(settings.tint)")
  }

  func reset() {
    UserDefaults.standard.removeObject(forKey: Keys.size)
    print(UserDefaults.standard.string(forKey: Keys.tint) ?? "")
  }
}
