import SwiftUI

final class Clock {
  private(set) var now = 0
  func tick() { now += 1 }
}

@Observable
final class Job {
  var state = "idle"
  private var runs = 0
  let clock = Clock()

  func finish() {
    clock.tick()
    state = "done"
  }

  func run() {
    clock.tick()
    runs += 1
  }
}

@Observable
final class Chore {
  var state = "idle"
  let clock = Clock()

  func finish() {
    clock.tick()
    state = "done"
  }

  // `Clock.now` is not observable, and views read it again when `state` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct Hidden: View {
  var job: Job
  var body: some View { Text("\(job.clock.now) \(job.state)") }
}

struct Shown: View {
  var chore: Chore
  var body: some View { Text("\(chore.clock.now) \(chore.state)") }
}
