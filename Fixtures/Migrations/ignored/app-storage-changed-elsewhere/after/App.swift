import SwiftUI

enum Keys {
  static let size = "size"
  static let tint = "tint"
}

enum Key: String {
  case zoom
}

@Observable
final class Settings {
  var sound: Bool {
    get { access(keyPath: \.sound); return storedSound }
    set { withMutation(keyPath: \.sound) { storedSound = newValue } }
  }
  @ObservationIgnored @AppStorage("sound") private var storedSound = true

  var size: Int {
    get { access(keyPath: \.size); return storedSize }
    set { withMutation(keyPath: \.size) { storedSize = newValue } }
  }
  @ObservationIgnored @AppStorage(Keys.size) private var storedSize = 1

  var tint: String {
    get { access(keyPath: \.tint); return storedTint }
    set { withMutation(keyPath: \.tint) { storedTint = newValue } }
  }
  @ObservationIgnored @AppStorage(Keys.tint) private var storedTint = ""

  var alone: Bool {
    get { access(keyPath: \.alone); return storedAlone }
    set { withMutation(keyPath: \.alone) { storedAlone = newValue } }
  }
  @ObservationIgnored @AppStorage("alone") private var storedAlone = true

  var zoom: Int {
    get { access(keyPath: \.zoom); return storedZoom }
    set { withMutation(keyPath: \.zoom) { storedZoom = newValue } }
  }
  @ObservationIgnored @AppStorage(Key.zoom.rawValue) private var storedZoom = 1
}

struct SettingsView: View {
  @Bindable var settings: Settings
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
