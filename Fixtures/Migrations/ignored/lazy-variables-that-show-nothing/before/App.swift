import Combine
import SwiftUI

final class Helper {
  var runs = 0
  func run() { runs += 1 }
}

final class Job: ObservableObject {
  @Published var title = ""
  lazy var helper = Helper()
  lazy var events = PassthroughSubject<Int, Never>()
}

struct JobView: View {
  @ObservedObject var job: Job
  @State private var last = 0

  var body: some View {
    Text("\(job.title) \(last)")
      .onReceive(job.events) { last = $0 }
    Button("Run") { job.helper.run() }
  }
}
