import Combine

struct Shelf<Model: ObservableObject> {
  let model: Model

  init(_ model: Model) {
    self.model = model
  }
}
