import PartnerKit
import SwiftUI

@Observable
final class Jobs {
  var isRunning = false
  var steps: [String] = []

  func run() { isRunning = true }
}

final class Counts: ObservableObject {
  @Published var isRunning = false
  var steps: [String] = []
}

struct JobMenu: View {
  var jobs: Jobs
  @ObservedObject var counts: Counts

  var body: some View {
    // Update when `isRunning` changes; `Counts.steps` is not observable.
    let _ = jobs.isRunning
    Text(
      partnerMenu { choice in
        jobs.steps.append(choice)
        switch choice {
        case "run": jobs.run()
        default: break
        }
      })
    Text(
      partnerText { choice in
        counts.steps.append(choice)
        return choice
      })
  }
}

struct JobSteps: View {
  var jobs: Jobs
  @ObservedObject var counts: Counts

  var body: some View {
    // Update when `isRunning` changes; `Counts.steps` is not observable.
    let _ = jobs.isRunning
    Text("\(jobs.steps.count) \(counts.steps.count)")
  }
}
