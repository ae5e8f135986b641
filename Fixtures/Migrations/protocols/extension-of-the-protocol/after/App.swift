import SwiftUI

extension Observable where Self: AnyObject {
  func logged() -> Self {
    print(describe())
    return self
  }
}

extension Observable where Self: Identifiable, Self: AnyObject {
  func describe(_ path: ReferenceWritableKeyPath<Self, Int>) -> String {
    "\(id) \(self[keyPath: path]) \(describe())"
  }
}

extension Observable where Self: AnyObject {
  fileprivate func describe() -> String { "\(Self.self)" }
}

@Observable
final class Store: Identifiable {
  var items: [Int] = []
  var count = 0
}

/// Nothing in it is tracked.
@Observable
final class Counter {
  func count() { _ = logged() }
}

func log<Model: AnyObject & Observable>(_ model: Model) { _ = model.logged() }

struct StoreView: View {
  @State private var store = Store().logged()

  var body: some View {
    Text("\(store.items.count) \(store.describe(\.count))").onAppear {
      log(store)
      Counter().count()
    }
  }
}
