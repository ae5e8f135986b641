import Combine
import Observation

@Observable
final class Logger {
  private(set) var lines: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(session: Session) {
    session.$user
      .sink { [weak self] in self?.lines.append($0 ?? "-") }
      .store(in: &cancellables)
  }
}
