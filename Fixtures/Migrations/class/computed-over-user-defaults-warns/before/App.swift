import SwiftUI

final class Settings: ObservableObject {
  @Published var changes = 0
  var isLoud: Bool { UserDefaults.standard.bool(forKey: "loud") }

  static var isKnown: Bool { UserDefaults.standard.bool(forKey: "known") }
  private var isOld: Bool { UserDefaults.standard.bool(forKey: "old") }

  func toggle() {
    UserDefaults.standard.set(!isLoud, forKey: "loud")
    changes += 1
  }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Button(settings.isLoud ? "Loud" : "Quiet", action: settings.toggle)
  }
}
