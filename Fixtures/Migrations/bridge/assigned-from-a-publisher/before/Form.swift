import Combine

let source = PassthroughSubject<Int, Never>()

final class Form: ObservableObject {
  @Published var count = 0
  @Published private(set) var isValid = false

  init() {
    source.assign(to: &$count)
    $count
      .map { $0 > 1 }
      .assign(to: &self.$isValid)
  }

  deinit { print("form gone") }
}

final class Reset: ObservableObject {
  @Published var count = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    source.assign(to: &$count)
    source.sink { print("reset", $0) }.store(in: &cancellables)
  }

  func stop() { cancellables.removeAll() }
}

final class Collector: ObservableObject {
  @Published var count = 0
  private var sinks = Set<AnyCancellable>()

  init() {
    source.sink { print("collector", $0) }.store(in: &sinks)
    source.map { $0 * 2 }.assign(to: &$count)
  }
}

class Sheet: ObservableObject {
  @Published var total = 0
}

final class TaxSheet: Sheet { // with tax
  func start() {
    source.map { $0 + 100 }.assign(to: &$total)
  }
}

final class Observed: ObservableObject {
  @Published var count = 0 {
    didSet { print("observed", count) }
  }

  init() { source.assign(to: &$count) }
}
