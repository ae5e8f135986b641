import Foundation
import SwiftUI

final class Money: ObservableObject {
  @Published var title = "money"
  private let formatter = NumberFormatter()

  var text: String {
    formatter.string(from: 1234.5) ?? ""
  }

  func addDigit() {
    formatter.minimumFractionDigits += 1
    objectWillChange.send()
  }
}

final class Saver: ObservableObject {
  @Published var title = "saver"
  private let url = URL(fileURLWithPath: "saved")

  var text: String {
    (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing"
  }

  func save(_ text: String) {
    try? text.write(to: url, atomically: true, encoding: .utf8)
    objectWillChange.send()
  }
}

final class Plain: ObservableObject {
  @Published var amount = 0.0
  private let formatter = NumberFormatter()

  var text: String {
    formatter.string(from: NSNumber(value: amount)) ?? ""
  }

  func raise() {
    amount += 1
    objectWillChange.send()
  }
}

struct MoneyView: View {
  @ObservedObject var money: Money
  @ObservedObject var saver: Saver
  @ObservedObject var plain: Plain

  var body: some View {
    Text(money.text)
    Text(saver.text)
    Text(plain.text)
    Button(money.title) { money.addDigit() }
    Button(saver.title) { saver.save("a") }
    Button("Raise") { plain.raise() }
  }
}
