import Foundation
import SwiftUI

@Observable
final class Prices {
  let formatter = NumberFormatter()
  let fixed = NumberFormatter()
  let bag = NSCountedSet()
  var count = 0

  init() { fixed.minimumFractionDigits = 2 }

  func change() {
    formatter.minimumFractionDigits = 3
    bag.add("x")
    count += 1
  }
}

struct Price: View {
  var prices: Prices
  var body: some View { let _ = prices.count; Text(prices.formatter.string(from: 1.5) ?? "") }  // Runs this when `count` changes, as `formatter` is not observable.
}

struct Bag: View {
  var prices: Prices
  var body: some View { let _ = prices.count; Text("\(prices.bag.count(for: "x"))") }  // Runs this when `count` changes, as `bag` is not observable.
}

/// What is told nothing when it has been made.
struct Fixed: View {
  var prices: Prices
  var body: some View { Text(prices.fixed.string(from: 1.5) ?? "") }
}
