import SwiftUI

final class Settings: ObservableObject {
  @AppStorage("history") var storedHistory = ""
  @AppStorage("look") var storedLook = "light"
  @AppStorage("stores") var stores = 1
  private let lookStorage = "look"

  var keys: [String] { [lookStorage] }
}

struct SettingsView: View {
  @StateObject private var settings = Settings()
  var body: some View {
    Text(settings.storedHistory)
    Text(settings.storedLook)
    Text("\(settings.stores)")
  }
}
