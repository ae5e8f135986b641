import Combine
import SwiftUI

@Observable
final class Counter {
  var count = 0 {
    willSet { countPublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countPublisher = CurrentValueSubject<Int, Never>(count)
}

@MainActor
func makeHub(_ counter: Counter) -> Hub<Counter> {
  Hub(source: counter, counts: counter.countPublisher.eraseToAnyPublisher())
}
