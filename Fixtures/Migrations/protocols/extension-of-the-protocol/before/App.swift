import SwiftUI

extension ObservableObject {
  func logged() -> Self {
    print(Self.self)
    return self
  }
}

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

struct StoreView: View {
  @StateObject private var store = Store().logged()

  var body: some View {
    Text("\(store.items.count)")
  }
}
