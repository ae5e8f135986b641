import Combine
import Observation

@Observable
final class Search {
  var text: String? = "" {
    willSet { textSubject.send(newValue) }
  }
  private let textSubject = CurrentValueSubject<String?, Never>("")
  var textPublisher: AnyPublisher<String?, Never> { textSubject.eraseToAnyPublisher() }
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  private let countSubject = CurrentValueSubject<Int, Never>(0)
  var countPublisher: AnyPublisher<Int, Never> { countSubject.eraseToAnyPublisher() }
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func listen() {
    let counts = countPublisher
    counts
      .removeDuplicates()
      .sink { print("count \($0)") }
      .store(in: &cancellables)
  }
}
