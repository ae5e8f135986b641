import Combine
import Observation

@Observable
final class Search {
  var text: String? = "" {
    willSet { textSubject.send(newValue) }
  }
  private let textSubject = CurrentValueSubject<String?, Never>("")
  @ObservationIgnored private(set) lazy var textPublisher = textSubject.eraseToAnyPublisher()
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  private let countSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var countPublisher = countSubject.eraseToAnyPublisher()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func listen() {
    let counts = countPublisher
    counts
      .removeDuplicates()
      .sink { print("count \($0)") }
      .store(in: &cancellables)
  }
}
