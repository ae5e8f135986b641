import Combine
import PartnerKit
import SwiftUI

final class Job: ObservableObject, Hashable {
  @Published var progress = 0.0

  static func == (lhs: Job, rhs: Job) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Jobs: ObservableObject {
  @Published private(set) var all: OrderedSet<Job> = []
  private var subscriptions: [AnyCancellable] = []

  func follow() {
    subscriptions = all.map { job in job.$progress.sink { print($0) } }
  }
}

struct JobsView: View {
  @ObservedObject var jobs: Jobs

  var body: some View {
    ForEach(Array(jobs.all), id: \.self) { job in Text("\(job.progress)") }
  }
}
