import Combine
import Observation

@Observable
final class Child {
  let objectWillChange = ObservableObjectPublisher()
  var name = "" {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class Parent {
  var title = ""
}

final class Passing {
  private var sinks: Set<AnyCancellable> = []

  func pass(_ child: Child, on parent: Parent) {
    child.objectWillChange.sink { _ in parent.withMutation(keyPath: \.title) {} }.store(in: &sinks)
  }
}
