import SwiftUI

@Observable
final class Settings {
  var changes = 0
  var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }

  func toggle() {
    UserDefaults.standard.set(!isLoud, forKey: "loud")
    changes += 1
  }
}

struct SettingsView: View {
  var settings: Settings

  var body: some View {
    Button(settings.isLoud ? "Loud" : "Quiet", action: settings.toggle)
  }
}
