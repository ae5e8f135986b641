import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

func log(_ object: any ObservableObject) {
  print(object)
}

func start(stores: [Store]) {
  stores.forEach(log)
}
