import Combine
import SwiftUI

@Observable
final class Counter {
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  private let countSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var countPublisher = countSubject.eraseToAnyPublisher()
}

@MainActor
func makeHub(_ counter: Counter) -> Hub<Counter> {
  Hub(source: counter, counts: counter.countPublisher)
}
