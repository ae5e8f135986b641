import Combine

final class Player: ObservableObject {
  private let changes = PassthroughSubject<Void, Never>()

  var objectWillChange: AnyPublisher<Void, Never> {
    changes.eraseToAnyPublisher()
  }

  var title = "" {
    willSet { changes.send() }
  }
}
