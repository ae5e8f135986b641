import Combine

final class Gauge: ObservableObject {
  @Published var level = 1
  @Published var limit = 2
}

final class Meter: ObservableObject {
  @Published var value = 1
}

extension Published.Publisher {
  func logged() -> AnyCancellable { sink { print($0) } }
}

func log(_ gauge: Gauge) -> AnyCancellable { gauge.$level.logged() }

func watch(_ meters: [Meter]) -> [Published<Int>.Publisher] { meters.map { $0.$value } }
