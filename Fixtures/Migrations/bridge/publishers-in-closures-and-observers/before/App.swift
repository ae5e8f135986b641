import Combine

final class Search: ObservableObject {
  @Published var query = ""

  var words: AnyPublisher<String, Never> {
    Just(0).flatMap { [unowned self] number in
      print(number)
      return self.$query
    }
    .eraseToAnyPublisher()
  }
}

final class Field: ObservableObject {
  @Published var text = ""

  var texts: AnyPublisher<String, Never> {
    Just(0).flatMap { [unowned self] _ in return self.$text }.eraseToAnyPublisher()
  }
}

final class Form: ObservableObject {
  @Published var width = 1 {
    willSet {
      let newValue = Double(newValue)
      print(newValue / 2)
    }
  }

  var log: AnyCancellable { $width.sink { print($0) } }
}

final class Filter: ObservableObject {
  @Published var tag = ""
}

func follow(_ tags: some Publisher<String, Never>) -> AnyCancellable { tags.sink { print($0) } }

func follow(current tags: Published<String>.Publisher) {}

func start(_ filter: Filter) -> AnyCancellable { follow(filter.$tag) }

final class Sheet: ObservableObject {
  @Published var title = ""
}

final class Chart: ObservableObject {
  @Published var scale = 1
}

func reduced(_ chart: Chart) -> Any { Optional(chart.$scale) as Any }

func present<P: Publisher>(_ titles: P?) where P.Output == String {}

func present(_ sheet: Sheet) { present(sheet.$title) }

final class Page: ObservableObject {
  @Published var number = 1

  var numbers: AnyPublisher<String, Never> {
    Publishers.Map(upstream: $number) { "\($0)" }.eraseToAnyPublisher()
  }
}
