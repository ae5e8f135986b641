import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  private var cancellables = Set<AnyCancellable>()
  private var subscription: AnyCancellable?
  private var task: Task<Void, Never>?
  private var timer: Timer?
  private var lock = NSLock()
  private var queue = DispatchQueue(label: "player")

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
