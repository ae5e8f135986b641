import Combine
import Observation

struct Shelf<Model: AnyObject & Observable> {
  let model: Model

  init(_ model: Model) {
    self.model = model
  }
}
