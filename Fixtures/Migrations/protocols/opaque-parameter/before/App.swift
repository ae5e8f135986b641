import Combine

final class Counter: ObservableObject {
  @Published var count = 0
}

func watch(_ object: some ObservableObject) -> AnyCancellable {
  object.objectWillChange.sink { _ in print("changed") }
}

let watching = watch(Counter())
