import SwiftUI

/// Two things happen here, one of them to the router.
struct LoginTab: View {
  @ObservedObject var account: Account
  @StateObject private var router = Router()

  var body: some View {
    Confirmation { await account.finish() }
      .environment(
        \.openURL,
        OpenURLAction { url in
          router.open(url.absoluteString)
          return .handled
        })
  }
}

extension Account {
  func finish() async { rename(to: "Citizen") }
}

struct Confirmation: View {
  let action: () async -> Void

  var body: some View {
    Button("OK") { Task { await action() } }
  }
}

struct FeedTab: View {
  @StateObject private var router = Router()

  var body: some View {
    Text(UserDefaults.standard.title)
    Button("Open") { router.open("feed") }
  }
}
