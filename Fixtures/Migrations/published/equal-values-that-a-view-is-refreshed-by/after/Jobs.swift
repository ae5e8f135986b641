import SwiftUI

final class Clock {
  private(set) var now = 0
  func tick() { now += 1 }
}

@Observable
final class Job {
  let clock = Clock()
  var state = "idle"
  var count = 0
  var level = 0

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

  // `Clock.now` is not observable, and views read it again when `state` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct JobLabel: View {
  var job: Job
  var body: some View {
    Text("\(job.clock.now) \(job.state) \(job.count) \(job.level)")
  }
}
