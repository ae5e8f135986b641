import Combine
import PartnerKit
import SwiftUI

@Observable
final class Job: Hashable {
  var progress = 0.0 {
    willSet { progressSubject.send(newValue) }
  }
  private let progressSubject = CurrentValueSubject<Double, Never>(0.0)
  @ObservationIgnored private(set) lazy var progressPublisher = progressSubject.eraseToAnyPublisher()

  static func == (lhs: Job, rhs: Job) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable
final class Jobs {
  private(set) var all: OrderedSet<Job> = []
  @ObservationIgnored private var subscriptions: [AnyCancellable] = []

  func follow() {
    subscriptions = all.map { job in job.progressPublisher.sink { print($0) } }
  }
}

struct JobsView: View {
  var jobs: Jobs

  var body: some View {
    ForEach(Array(jobs.all), id: \.self) { job in Text("\(job.progress)") }
  }
}
