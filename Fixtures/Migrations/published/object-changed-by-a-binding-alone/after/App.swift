import SwiftUI

final class Profile {
  var name = ""
}

final class Address {
  let street = ""
}

@Observable
final class Account {
  var profile = Profile()
  var address = Address()

  func move(to address: Address) { self.address = address }

  // `Profile` is an object, and can change while it stays equal.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Profile, _ rhs: Profile) -> Bool { true }
}

struct AccountView: View {
  @State private var account = Account()

  var body: some View {
    TextField("Name", text: $account.profile.name)
    Text("\(account.profile.name), \(account.address.street)")
  }
}
