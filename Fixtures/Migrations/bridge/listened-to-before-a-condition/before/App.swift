import Combine

final class Store: ObservableObject {
#if DEBUG
  static let shared = Store()
#else
  static let shared = Store()
#endif

  @Published var items: [Int] = []
}

final class Cart: ObservableObject {
  #if DEBUG
  @Published var items: [Int] = []
  #else
  @Published var items: [Int] = []
  #endif
}

final class Mirror {
  private var cancellables: Set<AnyCancellable> = []

  init(_ store: Store, _ cart: Cart) {
    store.objectWillChange.sink { print("store") }.store(in: &cancellables)
    cart.objectWillChange.sink { print("cart") }.store(in: &cancellables)
  }
}
