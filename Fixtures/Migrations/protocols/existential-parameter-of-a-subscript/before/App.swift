import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

struct Registry {
  subscript(_ object: any ObservableObject) -> Int { 1 }
}

func start(store: Store) {
  print(Registry()[store])
}
