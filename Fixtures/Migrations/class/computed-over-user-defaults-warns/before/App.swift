import SwiftUI

final class Settings: ObservableObject {
  @Published var changes = 0
  @Published var level = 1.0
  var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }
  var isMuted: Bool { UserDefaults.standard.bool(forKey: "muted") }
  var isBright: Bool { UserDefaults.standard.bool(forKey: "bright") }

  static var isKnown: Bool { UserDefaults.standard.bool(forKey: "known") }
  private var isOld: Bool { UserDefaults.standard.bool(forKey: "old") }

  func toggle() {
    UserDefaults.standard.set(!isLoud, forKey: "loud")
    changes += 1
  }

  func mute() {
    UserDefaults.standard.set(true, forKey: "muted")
    level = 0
  }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text(settings.isMuted ? "Muted" : "Heard")
    Button(settings.isLoud ? "Loud" : "Quiet", action: settings.toggle)
  }
}
