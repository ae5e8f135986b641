import Combine
import SwiftUI

/// An observable object that knows the stock.
///
/// It is an observable object, so that views follow it.
/// As an ObservableObject it needs a `@StateObject`.
/// It is the ObservableObject of the shop, and not
/// an ObservableObject2.
@Observable
final class Stock {
  // MARK: - Observable Properties

  var count = 0

  // observable state
  var isOpen = false

  // Published properties are set on the main thread.
  var name = ""

  // Published or local state
  var isLocal = false

  // Published figures
  var sales = 0

  /// Published values
  var values: [Int] = []

  // MARK: - Published Properties
  // These published values are what views show.
  var shelf = ""

  // MARK: - Observable Outputs for Views
  var report = ""

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
  @State private var stock = Stock()
  @StateObject private var depot = Depot()

  var body: some View {
    Text("\(stock.count) \(depot.count)").onReceive(depot.$count.dropFirst()) { _ in stock.note() }
  }
}
