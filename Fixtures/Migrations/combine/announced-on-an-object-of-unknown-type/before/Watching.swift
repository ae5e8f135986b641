import Combine

final class Watching: ObservableObject {
  private let logs: [Log] = []
  private var subscription: AnyCancellable?

  init(changes: ObservableObjectPublisher) {
    subscription = changes.sink { [weak self] in self?.objectWillChange.send() }
  }
}

func watching(_ logs: [Log]) -> Watching? {
  let last = [logs].joined().last
  return last.map { Watching(changes: $0.objectWillChange) }
}
