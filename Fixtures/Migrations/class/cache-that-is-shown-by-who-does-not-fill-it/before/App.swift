import SwiftUI
final class SearchModel: ObservableObject {
  @Published private(set) var raw = ""
  private(set) var normalized = ""
  func normalize() -> String {
    normalized = raw.lowercased()
    return normalized
  }
  var field: Binding<String> { Binding(get: { self.normalize() }, set: { self.raw = $0 }) }
}
struct SearchScreen: View {
  @StateObject private var model = SearchModel()
  var body: some View {
    VStack {
      TextField("Search", text: model.field)
      if !model.normalized.isEmpty { Text("results for \(model.normalized)") }
    }
  }
}
final class PriceModel: ObservableObject {
  @Published var amount = 1
  private(set) var lookups = 0
  func rate() -> Int {
    lookups += 1
    return 2
  }
  func converted() -> Int { amount * rate() }
}
struct Row: View {
  let value: () -> Int
  var body: some View { Text("value \(value())") }
}
struct PriceView: View {
  @ObservedObject var model: PriceModel
  var body: some View {
    Row(value: { model.converted() })
    Text("lookups \(model.lookups)")
  }
}
final class Total: ObservableObject {
  @Published var amount = 1
  private(set) var lookups = 0
  func rate() -> Int {
    lookups += 1
    return 2
  }
}
struct TotalView: View {
  @ObservedObject var model: Total
  var body: some View {
    Text("\(model.amount * model.rate())")
    Text("lookups \(model.lookups)")
  }
}
