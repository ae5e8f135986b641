import SwiftUI

extension ObservableObject {
  func logged() -> Self {
    print(describe())
    return self
  }
}

extension ObservableObject where Self: Identifiable {
  func describe(_ path: ReferenceWritableKeyPath<Self, Int>) -> String {
    "\(id) \(self[keyPath: path]) \(describe())"
  }
}

extension ObservableObject {
  fileprivate func describe() -> String { "\(Self.self)" }
}

final class Store: ObservableObject, Identifiable {
  @Published var items: [Int] = []
  @Published var count = 0
}

/// Nothing in it is tracked.
final class Counter: ObservableObject {
  func count() { _ = logged() }
}

func log<Model: ObservableObject>(_ model: Model) { _ = model.logged() }

struct StoreView: View {
  @StateObject private var store = Store().logged()

  var body: some View {
    Text("\(store.items.count) \(store.describe(\.count))").onAppear {
      log(store)
      Counter().count()
    }
  }
}
