import Combine

final class Meter: ObservableObject {
  @Published var value = 1
}

/// No observable object.
final class Mock {
  @Published var value = 2
}

struct Board {
  let mock = Mock()

  subscript(name: String) -> Published<Int>.Publisher { mock.$value }
}

func merged(_ meters: [Meter]) -> AnyCancellable {
  Publishers.MergeMany(meters.map { $0.$value }).sink { print($0) }
}
