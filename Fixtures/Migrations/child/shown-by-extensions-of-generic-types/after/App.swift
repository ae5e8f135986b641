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

@Observable
final class Store {
  var saves = 0
  var loads = 0
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
  var store: Store
  var body: some View {
    // Update when one of these changes; `Counter.count` is not observable.
    let _ = (store.saves, store.loads)
    Text(store.box.text)
  }
}

struct CountView: View {
  var store: Store
  var body: some View {
    // Update when one of these changes; `Counter.count` is not observable.
    let _ = (store.saves, store.loads)
    Text("\(store.other.count)")
  }
}

struct StoreView: View {
  @State private var store = Store()

  var body: some View {
    BoxView(store: store)
    CountView(store: store)
    Text("\(store.saves) \(store.loads)")
    Button("Save") { store.save() }
    Button("Load") { store.load() }
  }
}
