import SwiftUI

@Observable
class Store {
  var name = ""
}

@Observable
final class Settings: Store {
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
