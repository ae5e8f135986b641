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

final class Shelf: ObservableObject {
  @Published var books = [1, 2, 3]

  func prune() {
    books.removeAll { $0 == books.count }
  }
}

final class Catalogue {
  private var observation: AnyCancellable?

  init(shelf: Shelf) {
    observation = shelf.objectWillChange.sink { print("soon") }
  }
}
