import Combine

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

struct Shelf<Model: ObservableObject> {
  let model: Model

  init(_ model: Model) {
    self.model = model
  }
}
