import Combine

final class Player: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var title = ""
}

final class Loader: ObservableObject {
  let objectWillChange: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher()
  var count = 0
}

final class Timeline: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

func listen(_ timeline: Timeline) -> AnyCancellable {
  timeline.objectWillChange.sink { print("changed") }
}
