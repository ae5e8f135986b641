import SwiftUI

final class Profile {
  var name = ""
}

final class Address {
  let street = ""
}

final class Account: ObservableObject {
  @Published var profile = Profile()
  @Published var address = Address()

  func move(to address: Address) { self.address = address }
}

struct AccountView: View {
  @StateObject private var account = Account()

  var body: some View {
    TextField("Name", text: $account.profile.name)
    Text("\(account.profile.name), \(account.address.street)")
  }
}
