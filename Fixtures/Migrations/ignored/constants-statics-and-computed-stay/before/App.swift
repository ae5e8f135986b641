import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  static var launches = 0
  class var name: String { "Settings" }
  let created = Date()
  @Published var volume = 0.5
  var isLoud: Bool { volume > 0.8 }
  var percent: Int {
    get { Int(volume * 100) }
    set { volume = Double(newValue) / 100 }
  }
}
