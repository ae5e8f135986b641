import Combine

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

final class Clock: ObservableObject {
  @Published var hour = 0
}

struct Check {
  let store: Store
  let clock = Clock()

  func passes() -> Bool {
    let observable: any ObservableObject = store
    let all: [any ObservableObject] = [store]
    return observable === all[0] && clock.hour == 0
  }
}
