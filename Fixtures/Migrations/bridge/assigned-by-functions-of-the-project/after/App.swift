import Combine
import Observation

extension Publisher where Failure == Never {
  func assign(into place: inout Published<Output>.Publisher) { assign(to: &place) }

  func assign(to place: inout Published<Output>.Publisher, isLogged: Bool) { assign(to: &place) }

  func assign(to place: inout Published<Output>.Publisher, done: () -> Void) {
    assign(to: &place)
    done()
  }

  func relay(to place: inout Published<Output>.Publisher) { assign(to: &place) }
}

final class Search: ObservableObject {
  @Published var query = ""

  init(_ queries: AnyPublisher<String, Never>) { queries.assign(into: &$query) }
}

final class Form: ObservableObject {
  @Published var name = ""

  init(_ names: AnyPublisher<String, Never>) { names.assign(to: &$name, isLogged: true) }
}

final class Filter: ObservableObject {
  @Published var tag = ""

  init(_ tags: AnyPublisher<String, Never>) { tags.assign(to: &$tag) { print("assigned") } }
}

final class Sheet: ObservableObject {
  @Published var title = ""

  init(_ titles: AnyPublisher<String, Never>) { titles.relay(to: &$title) }
}

@Observable
final class Relay {
  var value = 1
  @ObservationIgnored var assignmentCancellables: Set<AnyCancellable> = []

  func pass(_ values: AnyPublisher<Int, Never>, to other: Relay) {
    values.sink { [weak other] in other?.value = $0 }.store(in: &other.assignmentCancellables)
  }
}

protocol Playing {}

final class Player: ObservableObject, Playing {
  @Published var volume = 1
}

extension Playing where Self: Player {
  func follow(_ volumes: AnyPublisher<Int, Never>) { volumes.assign(to: &$volume) }
}
