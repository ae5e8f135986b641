import Combine
import Observation

@Observable
final class Cart {
  var count = 1 {
    willSet { countSubject.send(newValue) }
  }
  private let countSubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored private(set) lazy var countPublisher = countSubject.eraseToAnyPublisher()
}

struct Board {
  func show(_ name: String, totals: AnyPublisher<Int, Never>) -> AnyCancellable {
    totals.sink { print(name, $0) }
  }
}

struct Sheet {
  func show(_ name: String) -> Int { name.count }
}

func run(_ cart: Cart, _ board: Board) -> AnyCancellable {
  board.show("count", totals: cart.countPublisher)
}

func lengths(_ sheets: [Sheet], _ names: [String]) -> [Int] {
  let shown = sheets.map(Sheet.show)
  let sheet = sheets[0]
  return names.map(sheet.show(_:)) + shown.map { $0("a") }
}
