import Combine
import SwiftUI

@Observable
final class Downloads {
  var started = 0
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var subscriptions: Set<AnyCancellable> = []
  @ObservationIgnored private var timers: [Timer] = []

  var active: Int { tasks.count }
  var isListening: Bool { !subscriptions.isEmpty }

  func isActive(_ number: Int) -> Bool { tasks[number] != nil }

  func start() {
    started += 1
    tasks[started] = Task { try? await Task.sleep(for: .seconds(1)) }
    timers.append(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") })
  }

  func listen(to changes: AnyPublisher<Int, Never>) {
    changes.sink { print($0) }.store(in: &subscriptions)
  }

  func stop() {
    timers.forEach { $0.invalidate() }
    timers = []
  }
}

struct Screen: View {
  var downloads: Downloads

  var body: some View {
    Text("\(downloads.active) of \(downloads.started) \(downloads.isActive(1))")
    Text("\(downloads.isListening)")
  }
}
