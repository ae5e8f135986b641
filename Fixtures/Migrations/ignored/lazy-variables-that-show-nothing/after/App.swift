import Combine
import SwiftUI

final class Helper {
  var runs = 0
  func run() { runs += 1 }
}

@Observable
final class Job {
  var title = ""
  @ObservationIgnored lazy var helper = Helper()
  @ObservationIgnored lazy var events = PassthroughSubject<Int, Never>()
}

struct JobView: View {
  var job: Job
  @State private var last = 0

  var body: some View {
    Text("\(job.title) \(last)")
      .onReceive(job.events) { last = $0 }
    Button("Run") { job.helper.run() }
  }
}
