import Observation

@Observable
final class Player {
  var title = "" {
    didSet { print(title) }
  }

  func announce() {
    withMutation(keyPath: \.title) {}
  }
}
