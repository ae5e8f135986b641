import Combine

final class Store: Storing {
  @Published var items: [Int] = []
  private var log: AnyCancellable?

  init() {
    log = $items.sink { print($0.count) }
  }
}
