import SwiftUI

@Observable
final class Account {
  var name = ""
  var mail = ""
  var isOpen = false

  func open() {
    UserDefaults.standard.set(true, forKey: "open")
    isOpen.toggle()
  }
}

@Observable
final class Basket {
  var count = 0

  func add() {
    UserDefaults.standard.set(true, forKey: "filled")
    count += 1
  }
}

struct Page: View {
  var basket: Basket
  var account: Account
  var body: some View {
    let _ = basket.count  // Update when `count` changes; `UserDefaults` is not observable.
    let _ = account.isOpen  // Update when `isOpen` changes; `UserDefaults` is not observable.
    Text(UserDefaults.standard.bool(forKey: "open") ? "open" : "closed")
    Text(UserDefaults.standard.bool(forKey: "filled") ? "filled" : "empty")
    Button("Open") { account.open() }
    Button("Add") { basket.add() }
  }
}

struct Title: View {
  var basket: Basket
  var account: Account
  var body: some View {
    Text("\(account.name) \(account.mail) \(account.isOpen)")
    Text("\(basket.count)")
  }
}
