import Combine

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

struct Container {
  var objects: [any ObservableObject] = []

  mutating func fill() {
    objects.append(Store())
  }
}
