import PartnerKit
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

/// Nothing to do with it.
@Observable
final class Settings {
  var isOn = false
}

struct AccountView: View {
  @EnvironmentObject private var account: Account

  var body: some View { Text(account.name) }
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View { Toggle("On", isOn: $settings.isOn) }
}

struct AccountView_Previews: PreviewProvider {
  static var previews: some View {
    AccountView().environmentObject(Container().resolve(Account.self)!)
  }
}
