import Combine
import Observation

@Observable
final class Store {
  let objectWillChange = ObservableObjectPublisher()

#if DEBUG
  static let shared = Store()
#else
  static let shared = Store()
#endif

  var items: [Int] = [] {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class Cart {
  let objectWillChange = ObservableObjectPublisher()

  #if DEBUG
  var items: [Int] = [] {
    willSet { objectWillChange.send() }
  }
  #else
  var items: [Int] = [] {
    willSet { objectWillChange.send() }
  }
  #endif
}

final class Mirror {
  private var cancellables: Set<AnyCancellable> = []

  init(_ store: Store, _ cart: Cart) {
    store.objectWillChange.sink { print("store") }.store(in: &cancellables)
    cart.objectWillChange.sink { print("cart") }.store(in: &cancellables)
  }
}
