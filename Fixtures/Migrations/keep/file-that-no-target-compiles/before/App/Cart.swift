import SwiftUI

final class Cart: ObservableObject {
  @Published var items = 0
}

final class Order: ObservableObject {
  @Published var lines = 0
}

struct CartView: View {
  @StateObject private var cart = Cart()
  @StateObject private var order = Order()

  var body: some View { Text("\(cart.items) \(order.lines)") }
}

final class Profile: ObservableObject {
  @Published var name = ""
}

struct ProfileView: View {
  @ObservedObject var profile: Profile

  var body: some View { Text(profile.name).onAppear { profile.tell() } }
}

final class Wallet: ObservableObject {
  @Published var sum = 0
}

final class Other: ObservableObject {
  @Published var sum = 0
}

struct WalletView: View {
  @ObservedObject var wallet: Wallet

  var body: some View { Text("\(wallet.sum)").padding() }
}
