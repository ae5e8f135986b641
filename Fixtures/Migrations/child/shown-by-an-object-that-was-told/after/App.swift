import Foundation
import SwiftUI

@Observable
final class Prices {
  let formatter = NumberFormatter()
  let fixed = NumberFormatter()
  let own = NumberFormatter()
  let bag = NSCountedSet()
  var count = 0

  init() { fixed.minimumFractionDigits = 2 }

  func change() {
    if formatter.minimumFractionDigits < 3 { formatter.minimumFractionDigits = 3 }
    bag.add("x")
    _ = spelled(2)
    count += 1
  }

  func spelled(_ price: Double) -> String {
    own.maximumFractionDigits = 1
    return own.string(from: price as NSNumber) ?? ""
  }
}

struct Price: View {
  var prices: Prices
  var body: some View {
    // Update when `count` changes; `formatter` is not observable.
    let _ = prices.count
    Text(prices.formatter.string(from: 1.5) ?? "")
  }
}

struct Bag: View {
  var prices: Prices
  var body: some View {
    // Update when `count` changes; `bag` is not observable.
    let _ = prices.count
    Text("\(prices.bag.count(for: "x"))")
  }
}

/// What is told nothing when it has been made.
struct Fixed: View {
  var prices: Prices
  var body: some View { Text(prices.fixed.string(from: 1.5) ?? "") }
}

/// What whoever asks sets first.
struct Own: View {
  var prices: Prices
  var body: some View { Text(prices.spelled(1.5)) }
}
