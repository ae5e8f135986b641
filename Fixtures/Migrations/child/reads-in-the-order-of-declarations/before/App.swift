import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
  @Published var mail = ""
  @Published var isOpen = false

  func open() {
    UserDefaults.standard.set(true, forKey: "open")
    isOpen.toggle()
  }
}

final class Basket: ObservableObject {
  @Published var count = 0

  func add() {
    UserDefaults.standard.set(true, forKey: "filled")
    count += 1
  }
}

struct Page: View {
  @ObservedObject var basket: Basket
  @ObservedObject var account: Account
  var body: some View {
    Text(UserDefaults.standard.bool(forKey: "open") ? "open" : "closed")
    Text(UserDefaults.standard.bool(forKey: "filled") ? "filled" : "empty")
    Button("Open") { account.open() }
    Button("Add") { basket.add() }
  }
}

struct Title: View {
  @ObservedObject var basket: Basket
  @ObservedObject var account: Account
  var body: some View {
    Text("\(account.name) \(account.mail) \(account.isOpen)")
    Text("\(basket.count)")
  }
}
