import Combine
import Foundation

final class Ticker: ObservableObject {
  @Published var ticks = 0
  private var stop: Any?

  func start() {
    stop = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.ticks += 1 }
  }
}
