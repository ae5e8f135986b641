import SwiftUI

enum Keys {
  static let size = "size"
  static let tint = "tint"
}

enum Key: String {
  case zoom
}

final class Settings: ObservableObject {
  @AppStorage("sound") var sound = true
  @AppStorage(Keys.size) var size = 1
  @AppStorage(Keys.tint) var tint = ""
  @AppStorage("alone") var alone = true
  @AppStorage(Key.zoom.rawValue) var zoom = 1
}

struct SettingsView: View {
  @ObservedObject var settings: Settings
  @AppStorage("sound") private var sound = false

  var body: some View {
    Toggle("Sound", isOn: $sound)
    Toggle("Alone", isOn: $settings.alone)
    Text("\(settings.sound) \(settings.size) \(settings.tint) \(settings.zoom)")
  }

  func reset() {
    UserDefaults.standard.removeObject(forKey: Keys.size)
    UserDefaults.standard.set(2, forKey: Key.zoom.rawValue)
    print(UserDefaults.standard.string(forKey: Keys.tint) ?? "")
  }
}
