import Combine

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Owner {
  weak var model: (any ObservableObject)?

  func own(_ counter: Counter) {
    model = counter
  }
}
