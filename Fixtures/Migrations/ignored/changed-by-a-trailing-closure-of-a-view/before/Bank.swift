import SwiftUI

final class Bank: ObservableObject {
  @Published var log: [Int] = []
  private(set) var cash = 5
  private(set) var asked = 0
  func pay(_ amount: Int) {
    cash -= amount
    log.append(amount)
  }
  func count() -> Int {
    asked += 1
    return log.count
  }
}

struct PayButton: View {
  let amount: () -> Int
  let pay: () -> Void
  var body: some View { Button("\(amount())", action: pay) }
}

struct Heading<Content: View>: View {
  let amount: () -> Int
  let content: () -> Content
  init(amount: @escaping () -> Int, @ViewBuilder content: @escaping () -> Content) {
    self.amount = amount
    self.content = content
  }
  var body: some View {
    Text("\(amount())")
    content()
  }
}

struct BankView: View {
  @StateObject private var bank = Bank()
  var body: some View {
    PayButton(amount: { bank.cash }) { bank.pay(1) }
    Heading(amount: { bank.count() }) { Text("\(bank.log.count)") }
    Heading(amount: { bank.log.count }) { Text("\(bank.count())") }
  }
}
