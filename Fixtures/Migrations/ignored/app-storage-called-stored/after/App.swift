import SwiftUI

@Observable
final class Settings {
  var storedHistory: String {
    get { access(keyPath: \.storedHistory); return historyStorage }
    set { withMutation(keyPath: \.storedHistory) { historyStorage = newValue } }
  }
  @ObservationIgnored @AppStorage("history") private var historyStorage = ""

  var storedLook: String {
    get { access(keyPath: \.storedLook); return storedLookStorage }
    set { withMutation(keyPath: \.storedLook) { storedLookStorage = newValue } }
  }
  @ObservationIgnored @AppStorage("look") private var storedLookStorage = "light"

  var stores: Int {
    get { access(keyPath: \.stores); return storedStores }
    set { withMutation(keyPath: \.stores) { storedStores = newValue } }
  }
  @ObservationIgnored @AppStorage("stores") private var storedStores = 1

  private let lookStorage = "look"

  var keys: [String] { [lookStorage] }
}

struct SettingsView: View {
  @State private var settings = Settings()
  var body: some View {
    Text(settings.storedHistory)
    Text(settings.storedLook)
    Text("\(settings.stores)")
  }
}
