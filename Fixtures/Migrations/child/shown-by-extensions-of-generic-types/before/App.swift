import SwiftUI

final class Counter {
  var count = 0
}

struct Box<Value> {
  let value: Value
}

extension Box where Value == Counter {
  var text: String { "\(value.count)" }
}

final class Store: ObservableObject {
  @Published var saves = 0
  @Published var loads = 0
  let box = Box(value: Counter())
  let other = Counter()

  func save() {
    box.value.count += 1
    saves += 1
  }

  func load() {
    func count() { other.count += 1 }
    count()
    loads += 1
  }
}

struct BoxView: View {
  @ObservedObject var store: Store
  var body: some View { Text(store.box.text) }
}

struct CountView: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.other.count)") }
}

struct StoreView: View {
  @StateObject private var store = Store()

  var body: some View {
    BoxView(store: store)
    CountView(store: store)
    Text("\(store.saves) \(store.loads)")
    Button("Save") { store.save() }
    Button("Load") { store.load() }
  }
}
