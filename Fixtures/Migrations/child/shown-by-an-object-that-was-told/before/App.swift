import Foundation
import SwiftUI

final class Prices: ObservableObject {
  let formatter = NumberFormatter()
  let fixed = NumberFormatter()
  let bag = NSCountedSet()
  @Published var count = 0

  init() { fixed.minimumFractionDigits = 2 }

  func change() {
    formatter.minimumFractionDigits = 3
    bag.add("x")
    count += 1
  }
}

struct Price: View {
  @ObservedObject var prices: Prices
  var body: some View { Text(prices.formatter.string(from: 1.5) ?? "") }
}

struct Bag: View {
  @ObservedObject var prices: Prices
  var body: some View { Text("\(prices.bag.count(for: "x"))") }
}

/// What is told nothing when it has been made.
struct Fixed: View {
  @ObservedObject var prices: Prices
  var body: some View { Text(prices.fixed.string(from: 1.5) ?? "") }
}
