import Combine
import Observation

@Observable
final class Store {
  var items: [Int] = []
}

struct Shelf<Model: AnyObject & Observable> {
  let model: Model

  init(_ model: Model) {
    self.model = model
  }
}
