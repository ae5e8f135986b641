import SwiftUI

@Observable
final class Loader {
  var count = 0
  private var task: Task<Void, Never>?
  private var timer: Timer?
  @ObservationIgnored private var quiet: Task<Void, Never>?
  var isRunning: Bool { task != nil }
  var isTicking: Bool {
    // Update when `count` changes; `timer.isValid` is not observable.
    _ = count
    return timer?.isValid == true
  }

  func start() {
    guard quiet == nil else { return }
    count += 1
    quiet = Task {}
    task = Task {}
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }

  func stop() {
    task?.cancel()
    task = nil
    timer?.invalidate()
    timer = nil
    count += 1
  }
}

struct Status: View {
  var loader: Loader
  var body: some View { Text("\(loader.isRunning) \(loader.isTicking)") }
}

struct Count: View {
  var loader: Loader
  var body: some View { Text("\(loader.count)") }
}
