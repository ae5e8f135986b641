import SwiftUI

/// The panel holds the account, and runs by itself.
struct AccountPage: View {
  @State private var account = Account()

  var body: some View {
    let _ = account.isBusy  // Update when `isBusy` changes; `UserDefaults` is not observable.
    AccountPanel(account: account) { account.rename(to: "Doctor") }
    AccountNotes(title: UserDefaults.standard.title)
  }
}

struct AccountPanel: View {
  var account: Account
  let rename: () -> Void

  var body: some View {
    let _ = account.isBusy  // Update when `isBusy` changes; `UserDefaults` is not observable.
    Text(UserDefaults.standard.title)
    Button("Rename", action: rename)
  }
}

struct AccountNotes: View {
  let title: String

  var body: some View { Text(title) }
}

/// Shows nothing of its own.
struct AccountFrame: View {
  var account: Account

  var body: some View {
    AccountPanel(account: account) { account.rename(to: "Professor") }
  }
}
