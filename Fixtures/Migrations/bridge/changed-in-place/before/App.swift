import Combine

final class Cart: ObservableObject {
  @Published var items = [1, 2, 3]

  func prune() {
    items.removeAll { $0 == items.count }
  }
}

final class Badge {
  private var observation: AnyCancellable?

  init(cart: Cart) {
    observation = cart.$items.sink { print($0.count) }
  }
}
