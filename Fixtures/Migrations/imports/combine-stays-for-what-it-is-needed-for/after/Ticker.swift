import Combine
import Foundation
import Observation

@Observable
final class Ticker {
  var ticks = 0
  @ObservationIgnored private var stop: Any?

  func start() {
    stop = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.ticks += 1 }
  }
}
