import Combine

final class Cart: ObservableObject {
  @Published private var items: [Int] = []

  var itemsPublisher: AnyPublisher<[Int], Never> {
    $items.eraseToAnyPublisher()
  }
}
