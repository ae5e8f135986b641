import SwiftUI

final class Clock {
  private(set) var now = 0
  func tick() { now += 1 }
}

final class Job: ObservableObject {
  @Published var state = "idle"
  @Published private var runs = 0
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

final class Chore: ObservableObject {
  @Published var state = "idle"
  let clock = Clock()

  func finish() {
    clock.tick()
    state = "done"
  }
}

struct Hidden: View {
  @ObservedObject var job: Job
  var body: some View { Text("\(job.clock.now) \(job.state)") }
}

struct Shown: View {
  @ObservedObject var chore: Chore
  var body: some View { Text("\(chore.clock.now) \(chore.state)") }
}
