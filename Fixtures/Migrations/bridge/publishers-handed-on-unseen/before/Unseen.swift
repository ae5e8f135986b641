import Combine

final class Cart: ObservableObject {
  @Published var items = 1
}

final class Order: ObservableObject {
  @Published var count = 1
}

struct Sum {
  let counts: AnyCancellable

  init(_ counts: Published<Int>.Publisher) {
    self.counts = counts.sink { print($0) }
  }
}

func total(_ items: Published<Int>.Publisher) -> AnyCancellable { items.sink { print($0) } }

func totals(_ cart: Cart, _ order: Order, _ mock: Mock) -> [AnyCancellable] {
  let sums = [mock.$level].map(Sum.init) + [Sum(order.$count)]
  return [mock.$level].map(total) + [total(cart.$items)] + sums.map(\.counts)
}

final class Item: ObservableObject {
  @Published var price = 1
  var prices: Published<Int>.Publisher { $price }
}

func changing(_ item: Item, _ mock: Mock) -> AnyCancellable {
  var current = item.prices
  current = mock.$level
  return current.sink { print($0) }
}

final class Bill: ObservableObject {
  @Published var amount = 1
  var bills: Published<Int>.Publisher { $amount }
}

func sum(_ amounts: Published<Int>.Publisher) -> AnyCancellable { amounts.sink { print($0) } }

func sums(_ bill: Bill, _ mock: Mock) -> [AnyCancellable] {
  let bills = mock.$level
  return [sum(bill.bills), sum(bills)]
}

final class Wave: ObservableObject {
  @Published var height = 1
  var heights: Published<Int>.Publisher { $height }
}

func merged(_ wave: Wave, _ mock: Mock) -> AnyCancellable {
  Publishers.MergeMany(wave.heights, mock.$level).sink { print($0) }
}

final class Sea: ObservableObject {
  @Published var depth = 1
  var depths: Published<Int>.Publisher { $depth }
}

extension Published.Publisher {
  func logged() -> AnyCancellable { sink { print($0) } }
}

func log(_ sea: Sea) -> AnyCancellable { sea.depths.logged() }

final class Lake: ObservableObject {
  @Published var area = 1
  var areas: Published<Int>.Publisher { $area }
}

func measure(_ lake: Lake, by body: (Published<Int>.Publisher) -> Void) { body(lake.areas) }
