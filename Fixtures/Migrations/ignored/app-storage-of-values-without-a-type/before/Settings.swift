import SwiftUI

enum Look: String {
  case light, dark
}

enum Level: Int {
  case low, high
}

enum Defaults {
  static func name() -> String { "" }
}

final class Settings: ObservableObject {
  @AppStorage("look") var look = Look.light.rawValue
  @AppStorage("level") var level = Level.low.rawValue
  @AppStorage("name") var name = Defaults.name()
  @AppStorage("rate") var rate = Double("1.5") ?? 0
  @AppStorage("any") var any = [Look.light].map(\.rawValue).first!
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Text(settings.look)
    Text("\(settings.level)")
    Text(settings.name)
    Text("\(settings.rate)")
    Text(settings.any)
  }
}
