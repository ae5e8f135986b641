import Combine

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Prices: ObservableObject {
  @Published var price = 1.0
}

func total(_ cart: Cart, _ prices: Prices) -> AnyPublisher<Double, Never> {
  cart.$count.combineLatest(prices.$price)
    .map { Double($0) * $1 }
    .eraseToAnyPublisher()
}
