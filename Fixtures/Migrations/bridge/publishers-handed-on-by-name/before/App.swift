import Combine

final class Cart: ObservableObject {
  @Published var count = 1
  var counts: Published<Int>.Publisher { $count }
}

/// No observable object.
final class Mock {
  @Published var count = 2
}

struct Row {
  let rows: Published<Int>.Publisher
}

infix operator <~

struct Board {
  static func <~ (board: Board, totals: Published<Int>.Publisher) -> AnyCancellable {
    totals.sink { print($0) }
  }

  subscript(totals: Published<Int>.Publisher) -> AnyCancellable { totals.sink { print($0) } }
}

struct Sheet {
  let sheets: Published<Int>.Publisher

  init(sheets cart: Cart) { sheets = cart.$count }
}

struct Pager<P: Publisher> {
  let pages: P

  func follow(_ cart: Cart) -> AnyCancellable {
    let pages: Published<Int>.Publisher = cart.counts
    return pages.sink { print($0) }
  }
}

final class Display {
  var shown: Published<Int>.Publisher?

  func show(_ cart: Cart) { shown = cart.$count }
}

func show(_ totals: Published<Int>.Publisher) -> AnyCancellable { totals.sink { print($0) } }

func show(number totals: Int) -> AnyCancellable { Just(totals).sink { print($0) } }

func show<P: Publisher>(_ all: P, twice: Bool) -> AnyCancellable where P.Failure == Never {
  all.sink { print($0, $0) }
}

func list(_ more: Published<Int>.Publisher?) -> AnyCancellable? { more?.sink { print($0) } }

func run(_ mock: Mock) -> [AnyCancellable?] {
  let cart = Cart()
  let first: Published<Int>.Publisher? = nil
  let totals = [1, 2]
  let rows = [Row(rows: cart.$count), Row(rows: mock.$count), .init(rows: mock.$count)]
  return [show(cart.counts), list(first), list(cart.$count), show(number: totals[0]), show(mock.$count, twice: true)]
    + [Board()[mock.$count], Board() <~ mock.$count, Sheet(sheets: cart).sheets.sink { print($0) }]
    + [Pager(pages: mock.$count).follow(cart)] + rows.map { $0.rows.sink { print($0) } }
}

struct Count {
  let number: Int
}

func counts(_ numbers: [Int]) -> [Count] { numbers.map(Count.init) }

func cases<Case: RawRepresentable>(_ values: [Case.RawValue]) -> [Case] {
  values.compactMap(Case.init(rawValue:))
}

final class Follower {
  private var kept: AnyCancellable?

  init(source: Published<Int>.Publisher) { watch(source) }

  func watch(_ source: Published<Int>.Publisher) { kept = source.sink { print($0) } }

  func watch(_ cart: Cart) { watch(cart.counts) }

  func watch(_ count: Int) { print(count) }
}

struct Script {
  let name: String
  let source: String
}

func scripts(_ cart: Cart, at path: [String]) -> [Script] {
  Follower(source: cart.$count).watch(cart)
  Follower(source: cart.$count).watch(cart.count)
  return [.init(name: "first", source: path[0])]
}

/// In backticks it is a name like others, and passes no initialiser on.
enum Step: String {
  case `init`, ready
}

let handlers: [Step: (Int) -> Void] = [.`init`: { print($0) }, .ready: { print(-$0) }]

struct Table {
  var rows: [Int]
}

func tables() -> [AnyCancellable] {
  var table = Table(rows: [1])
  table.rows = [2]
  return table.rows.map(show(number:))
}
