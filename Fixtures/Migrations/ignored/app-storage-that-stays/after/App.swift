import PartnerKit
import SwiftUI

@MainActor
@Observable
class Settings {
  var name = ""
  @ObservationIgnored @AppStorage("projected") var projected = true
  @ObservationIgnored @AppStorage("wrapper") var wrapper = true
  @ObservationIgnored @AppStorage("typeless") var typeless = PartnerAccess.isLimited

  var early: Bool {
    get { access(keyPath: \.early); return storedEarly }
    set { withMutation(keyPath: \.early) { storedEarly = newValue } }
  }
  @ObservationIgnored @AppStorage private var storedEarly: Bool
  @ObservationIgnored @AppStorage("hidden") private var hidden = 1

  var first: Int {
    get { access(keyPath: \.first); return storedFirst }
    set { withMutation(keyPath: \.first) { storedFirst = newValue } }
  }
  @ObservationIgnored @SceneStorage("line") private var storedFirst = 1
  var second: Int {
    get { access(keyPath: \.second); return storedSecond }
    set { withMutation(keyPath: \.second) { storedSecond = newValue } }
  }
  @ObservationIgnored @SceneStorage("same") private var storedSecond = 2

  init() {
    _storedEarly = AppStorage(wrappedValue: true, "early")
    storedEarly = false
    print(hidden, early)
  }

  func toggle() { _wrapper.wrappedValue.toggle() }
}

final class MoreSettings: Settings {
  @AppStorage("more") var more = PartnerAccess.isLimited
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    Toggle(settings.name, isOn: settings.$projected)
    Text("\(settings.typeless), \(settings.early)")
  }
}
