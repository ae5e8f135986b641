import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

enum Route {
  case detail(any ObservableObject)
}

func start(store: Store) {
  print(Route.detail(store))
}
