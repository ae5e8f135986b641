import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""

  var sound: Bool {
    get {
      UserDefaults.standard.bool(forKey: "sound")
    }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "sound")
    }
  }
}
