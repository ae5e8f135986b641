import SwiftUI
@Observable
final class Filter {
  var kind = 0
  var text = ""
  func noop() { kind = kind; text = text }

  // `kind` is assigned to itself to update views.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

  // `text` is assigned to itself to update views.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}
struct FilterView: View {
  @State private var filter = Filter()
  var body: some View {
    Text("\(filter.kind) \(filter.text)")
    Button("More") { filter.noop() }
  }
}

@Observable
final class Order {
  var kind = 0
  var text = ""
  func refresh() { kind = kind; text = text }

  // `kind` is assigned to itself to update views.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

  // `text` is assigned to itself to update views.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct OrderView: View {
  var order: Order
  var body: some View { Text("\(order.kind) \(order.text)") }
}
