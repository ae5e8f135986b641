import SwiftUI

final class Clock {
  private(set) var now = 0
  func tick() { now += 1 }
}

final class Job: ObservableObject {
  let clock = Clock()
  @Published var state = "idle"
  @Published var count = 0
  @Published var level = 0

  func finish() {
    clock.tick()
    state = "done"
  }

  func skip() {
    clock.tick()
    count += 1
    set(count)
  }

  private func set(_ level: Int) { self.level = level }
}

struct JobLabel: View {
  @ObservedObject var job: Job
  var body: some View {
    Text("\(job.clock.now) \(job.state) \(job.count) \(job.level)")
  }
}
