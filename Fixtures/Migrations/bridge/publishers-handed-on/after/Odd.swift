import Combine
import Observation

final class Odd: ObservableObject {
  @Published var level = 1
}

@Observable
final class Whole {
  var level = 1 {
    willSet { levelSubject.send(newValue) }
  }
  private let levelSubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored private(set) lazy var levelPublisher = levelSubject.eraseToAnyPublisher()
}

func show(_ levels: Published<Int>.Publisher) -> AnyCancellable { levels.sink { print($0) } }

func showAll(_ odd: Odd, _ whole: Whole) -> [AnyCancellable] {
  let all = [odd.$level]
  let level = whole.levelPublisher
  return [show(all[0]), show(odd.$level), level.sink { print($0) }]
}
