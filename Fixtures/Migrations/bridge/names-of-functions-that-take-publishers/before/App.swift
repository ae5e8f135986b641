import Combine

final class Cart: ObservableObject {
  @Published var count = 1
}

struct Board {
  func show(_ name: String, totals: Published<Int>.Publisher) -> AnyCancellable {
    totals.sink { print(name, $0) }
  }
}

struct Sheet {
  func show(_ name: String) -> Int { name.count }
}

func run(_ cart: Cart, _ board: Board) -> AnyCancellable {
  board.show("count", totals: cart.$count)
}

func lengths(_ sheets: [Sheet], _ names: [String]) -> [Int] {
  let shown = sheets.map(Sheet.show)
  let sheet = sheets[0]
  return names.map(sheet.show(_:)) + shown.map { $0("a") }
}
