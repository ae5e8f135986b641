import SwiftUI

final class Settings: ObservableObject {
  @Published var name: String = "" {
    willSet { print("will be", newValue) }
    didSet {
      UserDefaults.standard.set(name, forKey: "name")
    }
  }
}
