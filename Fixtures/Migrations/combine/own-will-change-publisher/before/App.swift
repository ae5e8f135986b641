import Combine

final class Player: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  var title = "" {
    didSet { print(title) }
  }

  func announce() {
    objectWillChange.send()
  }
}
