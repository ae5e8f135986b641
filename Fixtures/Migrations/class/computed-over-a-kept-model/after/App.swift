import PartnerKit
import SwiftUI

/// Stays, as a package observes it.
final class Session: ObservableObject {
  @Published var user = ""
  let host = "local"

  func start() { track(self) }
}

@Observable
final class Account {
  var count = 0
  let session = Session()

  /// Warned of: `AccountView` does not observe the session.
  var user: String { session.user }
  /// Warned of: what `AccountView` reads of it is behind another getter.
  var name: String { session.user }
  var greeting: String { "Hello \(name)" }
  /// What it shows never changes.
  var host: String { session.host }
  /// Nothing reads it.
  var old: String { session.user }
  /// It only tells the session something.
  var told: String {
    session.user = "new"
    return "told"
  }
  /// `SessionView` observes the session as well; `Bar` shows nothing.
  var title: String { session.user }
  /// It asks for one that is read by it alone.
  var longTitle: String { "\(shortTitle)!" }
  var shortTitle: String { session.user }
  /// Only `Bar` reads it.
  var code: String { session.user }
}

/// It announces nothing: views never followed it.
final class Names {
  let session = Session()
  var user: String { session.user }
}

struct AccountView: View {
  var account: Account
  var names: Names

  var body: some View {
    Text("\(account.count) \(account.user) \(account.host) \(names.user)")
    Text(account.greeting)
    Text(account.told)
  }
}

struct SessionView: View {
  var account: Account
  @ObservedObject var session: Session

  var body: some View {
    Text("\(account.count) \(account.title) \(account.longTitle)")
  }
}

final class Bar {
  let account: Account
  init(account: Account) { self.account = account }

  func open() { print(account.title, account.code) }
}
