import SwiftUI

@Observable
final class Cart {
  var items = 0
}

final class Order: ObservableObject {
  @Published var lines = 0
}

struct CartView: View {
  @State private var cart = Cart()
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

@Observable
final class Wallet {
  var sum = 0
}

final class Other: ObservableObject {
  @Published var sum = 0
}

struct WalletView: View {
  var wallet: Wallet

  var body: some View { Text("\(wallet.sum)").padding() }
}
