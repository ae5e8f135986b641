import Combine
import Observation

@Observable
final class Cart {
  var items = [1, 2, 3] {
    willSet { itemsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var itemsSubject = CurrentValueSubject<_, Never>(_items)
  @ObservationIgnored private(set) lazy var itemsPublisher = itemsSubject.eraseToAnyPublisher()

  func prune() {
    items.removeAll { $0 == items.count }
  }
}

final class Badge {
  private var observation: AnyCancellable?

  init(cart: Cart) {
    observation = cart.itemsPublisher.sink { print($0.count) }
  }
}

@Observable
final class Shelf {
  let objectWillChange = ObservableObjectPublisher()
  var books = [1, 2, 3] {
    willSet { objectWillChange.send() }
  }

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
