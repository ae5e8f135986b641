import SwiftUI

final class Job: ObservableObject {
  @Published var title = ""
  var runs = 0

  func run() { runs += 1 }
}

struct JobView: View {
  @ObservedObject var job: Job

  var body: some View {
    Text("\(job.title) \(job.runs)")
    Button("Run") { job.run() }
  }
}
