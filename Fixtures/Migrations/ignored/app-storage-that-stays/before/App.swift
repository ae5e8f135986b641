import PartnerKit
import SwiftUI

@MainActor
class Settings: ObservableObject {
  @Published var name = ""
  @AppStorage("projected") var projected = true
  @AppStorage("wrapper") var wrapper = true
  @AppStorage("typeless") var typeless = PartnerAccess.isLimited
  @AppStorage var early: Bool
  @AppStorage("hidden") private var hidden = 1
  @SceneStorage("line") var first = 1; @SceneStorage("same") var second = 2

  init() {
    _early = AppStorage(wrappedValue: true, "early")
    early = false
    print(hidden, early)
  }

  func toggle() { _wrapper.wrappedValue.toggle() }
}

final class MoreSettings: Settings {
  @AppStorage("more") var more = PartnerAccess.isLimited
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Toggle(settings.name, isOn: settings.$projected)
    Text("\(settings.typeless), \(settings.early)")
  }
}
