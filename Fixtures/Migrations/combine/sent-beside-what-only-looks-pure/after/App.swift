import Foundation
import SwiftUI

@Observable
final class Money {
  var title = "money"
  private let formatter = NumberFormatter()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var text: String {
    _ = revision
    return formatter.string(from: 1234.5) ?? ""
  }

  func addDigit() {
    formatter.minimumFractionDigits += 1
    revision += 1
  }
}

@Observable
final class Saver {
  var title = "saver"
  private let url = URL(fileURLWithPath: "saved")

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var text: String {
    _ = revision
    return (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing"
  }

  func save(_ text: String) {
    try? text.write(to: url, atomically: true, encoding: .utf8)
    revision += 1
  }
}

@Observable
final class Plain {
  var amount = 0.0
  private let formatter = NumberFormatter()

  var text: String {
    formatter.string(from: NSNumber(value: amount)) ?? ""
  }

  func raise() {
    amount += 1
  }
}

struct MoneyView: View {
  var money: Money
  var saver: Saver
  var plain: Plain

  var body: some View {
    Text(money.text)
    Text(saver.text)
    Text(plain.text)
    Button(money.title) { money.addDigit() }
    Button(saver.title) { saver.save("a") }
    Button("Raise") { plain.raise() }
  }
}
