import SwiftUI

final class Loader: ObservableObject {
  @Published var count = 0
  private var task: Task<Void, Never>?
  private var timer: Timer?
  private var quiet: Task<Void, Never>?
  var isRunning: Bool { task != nil }
  var isTicking: Bool { timer?.isValid == true }

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
  @ObservedObject var loader: Loader
  var body: some View { Text("\(loader.isRunning) \(loader.isTicking)") }
}

struct Count: View {
  @ObservedObject var loader: Loader
  var body: some View { Text("\(loader.count)") }
}
