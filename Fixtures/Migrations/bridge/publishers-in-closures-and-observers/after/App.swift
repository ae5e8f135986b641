import Combine
import Observation

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

@Observable
final class Field {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")

  var texts: AnyPublisher<String, Never> {
    Just(0).flatMap { [unowned self] _ in return self.textPublisher }.eraseToAnyPublisher()
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

@Observable
final class Filter {
  var tag = "" {
    willSet { tagSubject.send(newValue) }
  }
  private let tagSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var tagPublisher = tagSubject.eraseToAnyPublisher()
}

func follow(_ tags: some Publisher<String, Never>) -> AnyCancellable { tags.sink { print($0) } }

func follow(current tags: Published<String>.Publisher) {}

func start(_ filter: Filter) -> AnyCancellable { follow(filter.tagPublisher) }

final class Sheet: ObservableObject {
  @Published var title = ""
}

final class Chart: ObservableObject {
  @Published var scale = 1
}

func reduced(_ chart: Chart) -> Any { Optional(chart.$scale) as Any }

func present<P: Publisher>(_ titles: P?) where P.Output == String {}

func present(_ sheet: Sheet) { present(sheet.$title) }

@Observable
final class Page {
  var number = 1 {
    willSet { numberPublisher.send(newValue) }
  }
  private let numberPublisher = CurrentValueSubject<Int, Never>(1)

  var numbers: AnyPublisher<String, Never> {
    Publishers.Map(upstream: numberPublisher) { "\($0)" }.eraseToAnyPublisher()
  }
}
