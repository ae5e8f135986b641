import Combine

final class Log: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var name = "" {
    willSet { objectWillChange.send() }
  }
}

func follow(_ logs: [Log]) -> AnyCancellable? {
  let last = [logs].joined().last
  return last?.objectWillChange.sink { _ in print("changed") }
}
