import SwiftUI

protocol Screen {
  associatedtype Model
  var model: Model { get }
}

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

struct StoreScreen: Screen {
  let model: Store
}

struct Printer {
  func show<Shown: Screen>(_ screen: Shown) where Shown.Model: ObservableObject {
    print(screen.model)
  }
}

func start(store: Store) {
  Printer().show(StoreScreen(model: store))
}
