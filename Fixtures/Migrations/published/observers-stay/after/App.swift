import SwiftUI

@Observable
final class Settings {
  var name: String = "" {
    willSet { print("will be", newValue) }
    didSet {
      UserDefaults.standard.set(name, forKey: "name")
    }
  }
}
