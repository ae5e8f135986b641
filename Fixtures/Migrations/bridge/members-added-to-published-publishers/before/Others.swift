import Combine

final class Gauge: ObservableObject {
  @Published var level = UInt8(1)
}

extension Published.Publisher where Value == UInt8 {
  func itself() -> Self { self }
}

func level(of gauge: Gauge) -> AnyCancellable { gauge.$level.itself().sink { print($0) } }

final class Tank: ObservableObject {
  @Published var depth = Int8(1)
}

extension Published.Publisher where Value == Int8 {
  func logged() -> AnyCancellable { sink { print($0) } }
}

extension AnyPublisher where Output == Int8, Failure == Never {
  func logged() -> AnyCancellable { sink { print("any", $0) } }
}

func depth(of tank: Tank) -> AnyCancellable { tank.$depth.logged() }

protocol Named {
  var title: String { get }
}

final class Meter: ObservableObject {
  @Published var value = Int16(1)
}

extension Published.Publisher: Named {
  var title: String { "publisher" }
}

func title(of meter: Meter) -> String { meter.$value.title }

final class Valve: ObservableObject {
  @Published var opening = Int32(1)
}

extension Published.Publisher where Value == Int32 {
  func filter(_ count: Int) -> AnyCancellable { sink { print(count, $0) } }
}

func openings(of valve: Valve) -> [AnyCancellable] {
  [valve.$opening.filter(2), Just(Int32(1)).filter { $0 > 1 }.sink { print($0) }]
}

final class Lamp: ObservableObject {
  @Published var brightness = Int64(1)
}

extension Published.Publisher where Value == Int64 {
  func shown() -> AnyCancellable { show(self) }
}

func show(_ values: Published<Int64>.Publisher) -> AnyCancellable {
  let all = [values]
  return all[0].sink { print($0) }
}

func brightness(of lamp: Lamp) -> AnyCancellable { lamp.$brightness.shown() }
