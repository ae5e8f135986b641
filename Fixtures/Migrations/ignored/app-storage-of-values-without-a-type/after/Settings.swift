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

@Observable
final class Settings {
  var look: String {
    get { access(keyPath: \.look); return storedLook }
    set { withMutation(keyPath: \.look) { storedLook = newValue } }
  }
  @ObservationIgnored @AppStorage("look") private var storedLook = Look.light.rawValue

  var level: Int {
    get { access(keyPath: \.level); return storedLevel }
    set { withMutation(keyPath: \.level) { storedLevel = newValue } }
  }
  @ObservationIgnored @AppStorage("level") private var storedLevel = Level.low.rawValue

  var name: String {
    get { access(keyPath: \.name); return storedName }
    set { withMutation(keyPath: \.name) { storedName = newValue } }
  }
  @ObservationIgnored @AppStorage("name") private var storedName = Defaults.name()

  var rate: Double {
    get { access(keyPath: \.rate); return storedRate }
    set { withMutation(keyPath: \.rate) { storedRate = newValue } }
  }
  @ObservationIgnored @AppStorage("rate") private var storedRate = Double("1.5") ?? 0

  var any: String {
    get { access(keyPath: \.any); return storedAny }
    set { withMutation(keyPath: \.any) { storedAny = newValue } }
  }
  @ObservationIgnored @AppStorage("any") private var storedAny = [Look.light].map(\.rawValue).first!
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    Text(settings.look)
    Text("\(settings.level)")
    Text(settings.name)
    Text("\(settings.rate)")
    Text(settings.any)
  }
}
