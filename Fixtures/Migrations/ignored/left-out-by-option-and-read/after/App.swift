import SwiftUI

@Observable
final class Job {
  var title = ""
  @ObservationIgnored var runs = 0

  func run() { runs += 1 }
}

struct JobView: View {
  var job: Job

  var body: some View {
    Text("\(job.title) \(job.runs)")
    Button("Run") { job.run() }
  }
}
