import SwiftUI

class Store: ObservableObject {
  @Published var name = ""
}

final class Settings: Store {
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
