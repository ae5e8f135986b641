import SwiftUI

@Observable
final class Settings {
  var name = ""

  var sound: Bool {
    get {
      access(keyPath: \.sound)
      return UserDefaults.standard.bool(forKey: "sound")
    }
    set {
      withMutation(keyPath: \.sound) {
        UserDefaults.standard.set(newValue, forKey: "sound")
      }
    }
  }
}
