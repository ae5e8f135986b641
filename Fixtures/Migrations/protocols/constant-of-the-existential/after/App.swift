import Combine
import Observation

final class Store: ObservableObject {
  @Published var items: [Int] = []
}

@Observable
final class Clock {
  var hour = 0
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
