import SwiftUI

/// The panel holds the account, and runs by itself.
struct AccountPage: View {
  @StateObject private var account = Account()

  var body: some View {
    AccountPanel(account: account) { account.rename(to: "Doctor") }
    AccountNotes(title: UserDefaults.standard.title)
  }
}

struct AccountPanel: View {
  @ObservedObject var account: Account
  let rename: () -> Void

  var body: some View {
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
  @ObservedObject var account: Account

  var body: some View {
    AccountPanel(account: account) { account.rename(to: "Professor") }
  }
}
