import Combine
import Observation

@Observable
class Box<Value> {
  var value: Value {
    willSet { valueSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var valueSubject = CurrentValueSubject<Value, Never>(_value)
  @ObservationIgnored private(set) lazy var valuePublisher = valueSubject.eraseToAnyPublisher()
  var history: [Value] = [] {
    willSet { historySubject.send(newValue) }
  }
  private let historySubject = CurrentValueSubject<[Value], Never>([])
  @ObservationIgnored private(set) lazy var historyPublisher = historySubject.eraseToAnyPublisher()

  init(_ value: Value) { self.value = value }
}

@Observable
class Counter: Box<Int> {
  var name: String = "counter" {
    willSet { namePublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var namePublisher = CurrentValueSubject<String, Never>(_name)
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
