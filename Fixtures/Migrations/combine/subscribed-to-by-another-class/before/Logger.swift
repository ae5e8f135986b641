import Combine

final class Logger: ObservableObject {
  @Published private(set) var lines: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init(session: Session) {
    session.$user
      .sink { [weak self] in self?.lines.append($0 ?? "-") }
      .store(in: &cancellables)
  }
}
