import SwiftUI

@Observable
final class Settings {
  var changes = 0
  var level = 1.0
  var isLoud: Bool {
    // Update when `changes` changes; `UserDefaults` is not observable.
    _ = changes
    return UserDefaults.standard.bool(forKey: "loud")
  }
  var isMuted: Bool {
    // Update when `level` changes; `UserDefaults` is not observable.
    _ = level
    return UserDefaults.standard.bool(forKey: "muted")
  }
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

  // `UserDefaults` is not observable, and views read it again when `level` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Double, _ rhs: Double) -> Bool { true }
}

struct SettingsView: View {
  var settings: Settings

  var body: some View {
    Text(settings.isMuted ? "Muted" : "Heard")
    Button(settings.isLoud ? "Loud" : "Quiet", action: settings.toggle)
  }
}
