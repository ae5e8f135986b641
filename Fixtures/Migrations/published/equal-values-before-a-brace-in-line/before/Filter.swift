import SwiftUI
final class Filter: ObservableObject {
  @Published var kind = 0
  @Published var text = ""
  func noop() { kind = kind; text = text }}
struct FilterView: View {
  @StateObject private var filter = Filter()
  var body: some View {
    Text("\(filter.kind) \(filter.text)")
    Button("More") { filter.noop() }
  }
}

final class Order: ObservableObject {
  @Published var kind = 0
  @Published var text = ""
  func refresh() { kind = kind; text = text } }

struct OrderView: View {
  @ObservedObject var order: Order
  var body: some View { Text("\(order.kind) \(order.text)") }
}
