import Combine
import SwiftUI

@Observable
final class Counter {
  var count = 0 {
    willSet { countPublisher.send(newValue) }
  }
  let countPublisher = CurrentValueSubject<Int, Never>(0)
}

@MainActor
func makeHub(_ counter: Counter) -> Hub<Counter> {
  Hub(source: counter, counts: counter.countPublisher.eraseToAnyPublisher())
}
