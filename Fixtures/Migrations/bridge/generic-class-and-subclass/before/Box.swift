import Combine

class Box<Value>: ObservableObject {
  @Published var value: Value
  @Published var history: [Value] = []

  init(_ value: Value) { self.value = value }
}

class Counter: Box<Int> {
  @Published var name: String = "counter"
  var sinks: [AnyCancellable] = []

  override init(_ value: Int) {
    name = "early"
    super.init(value)
    name = "late"
    self.value = value + 1
    $value.sink { [unowned self] in print("value", $0, self.value) }.store(in: &sinks)
    $name.sink { print("name", $0) }.store(in: &sinks)
  }

  override var value: Int {
    willSet { print("subclass will") }
    didSet { print("subclass did") }
  }
}
