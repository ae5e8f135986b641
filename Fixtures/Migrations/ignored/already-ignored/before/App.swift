import Observation

@Observable
final class Player {
  var title = ""
  @ObservationIgnored var subtitle = ""
  @ObservationIgnored private lazy var folder = "/tmp"
  private var task: Task<Void, Never>?

  func stop() {
    task?.cancel()
  }
}
