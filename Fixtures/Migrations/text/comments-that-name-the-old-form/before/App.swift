import Combine
import SwiftUI

/// An ObservableObject that knows the stock.
///
/// It is an `ObservableObject`, so that views follow it.
/// As an ObservableObject it needs a `@StateObject`.
/// It is the ObservableObject of the shop, and not
/// an ObservableObject2.
final class Stock: ObservableObject {
  // MARK: - Published Properties

  @Published var count = 0

  // published state
  @Published var isOpen = false

  // Published properties are set on the main thread.
  @Published var name = ""

  // Published or local state
  @Published var isLocal = false

  // Published figures
  @Published var sales = 0

  /// Published values
  @Published var values: [Int] = []

  // MARK: - Published Properties
  // These published values are what views show.
  @Published var shelf = ""

  // MARK: - Published Outputs for Views
  @Published var report = ""

  // MARK: - Published Helpers
  let helper = ""

  func note() {
    // MARK: - Published Properties
    print("""
      // MARK: - Published Properties
      """)
  }

  // MARK: Published
}

/// An ObservableObject.
final class Depot: ObservableObject {
  // MARK: - Published Properties
  @Published var count = 0
}

struct StockView: View {
  @StateObject private var stock = Stock()
  @StateObject private var depot = Depot()

  var body: some View {
    Text("\(stock.count) \(depot.count)").onReceive(depot.$count.dropFirst()) { _ in stock.note() }
  }
}
