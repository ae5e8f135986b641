import Combine

class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Box: ObservableObject where Value: Equatable {}
