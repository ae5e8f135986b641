import Combine
import SwiftUI

@Observable
final class Player {
  var title = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private var subscription: AnyCancellable?
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private var lock = NSLock()
  @ObservationIgnored private var queue = DispatchQueue(label: "player")

  func start() {
    lock.lock()
    subscription?.cancel()
    task?.cancel()
    timer?.invalidate()
    queue.async {}
    NotificationCenter.default.publisher(for: .init("next"))
      .sink { [weak self] _ in self?.title = "next" }
      .store(in: &cancellables)
  }
}
