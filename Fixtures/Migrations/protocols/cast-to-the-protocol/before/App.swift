import Combine

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

struct Registry {
  private(set) var count = 0

  mutating func register(_ object: AnyObject) {
    if object is any ObservableObject {
      count += 1
    }
  }

  mutating func registerStore() {
    register(Store())
  }
}
