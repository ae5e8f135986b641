import Combine

protocol Refreshing where Self: ObservableObject {
  func refresh()
}

extension Refreshing where ObjectWillChangePublisher == ObservableObjectPublisher {
  func refresh() {
    objectWillChange.send()
  }
}

final class Store: ObservableObject, Refreshing {
  @Published var items: [Int] = []
}
