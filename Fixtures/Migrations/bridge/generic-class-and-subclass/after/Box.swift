import Combine
import Observation

@Observable
class Box<Value> {
  var value: Value {
    willSet { valuePublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var valuePublisher = CurrentValueSubject<Value, Never>(value)
  var history: [Value] = [] {
    willSet { historyPublisher.send(newValue) }
  }
  let historyPublisher = CurrentValueSubject<[Value], Never>([])

  init(_ value: Value) { self.value = value }
}

@Observable
class Counter: Box<Int> {
  var name: String = "counter" {
    willSet { namePublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var namePublisher = CurrentValueSubject<String, Never>(name)
  @ObservationIgnored var sinks: [AnyCancellable] = []

  override init(_ value: Int) {
    name = "early"
    super.init(value)
    name = "late"
    self.value = value + 1
    valuePublisher.sink { [unowned self] in print("value", $0, self.value) }.store(in: &sinks)
    namePublisher.sink { print("name", $0) }.store(in: &sinks)
  }

  @ObservationIgnored override var value: Int {
    willSet { print("subclass will") }
    didSet { print("subclass did") }
  }
}
