import Combine
import Observation

let source = PassthroughSubject<Int, Never>()

@Observable
final class Form {
  var count = 0 {
    willSet { countPublisher.send(newValue) }
  }
  private let countPublisher = CurrentValueSubject<Int, Never>(0)
  private(set) var isValid = false {
    willSet { isValidSubject.send(newValue) }
  }
  private let isValidSubject = CurrentValueSubject<Bool, Never>(false)
  @ObservationIgnored private(set) lazy var isValidPublisher = isValidSubject.eraseToAnyPublisher()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    source.sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
    countPublisher
      .map { $0 > 1 }
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &cancellables)
  }

  deinit { print("form gone") }
}

@Observable
final class Reset {
  var count = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
    source.sink { [weak self] in self?.count = $0 }.store(in: &subscriptions)
    source.sink { print("reset", $0) }.store(in: &cancellables)
  }

  func stop() { cancellables.removeAll() }
}

@Observable
final class Collector {
  var count = 0
  @ObservationIgnored private var sinks = Set<AnyCancellable>()

  init() {
    source.sink { print("collector", $0) }.store(in: &sinks)
    source.map { $0 * 2 }.sink { [weak self] in self?.count = $0 }.store(in: &sinks)
  }
}

@Observable
class Sheet {
  var total = 0
}

final class TaxSheet: Sheet { // with tax
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    source.map { $0 + 100 }.sink { [weak self] in self?.total = $0 }.store(in: &cancellables)
  }
}

final class Observed: ObservableObject {
  @Published var count = 0 {
    didSet { print("observed", count) }
  }

  init() { source.assign(to: &$count) }
}
