import Combine

final class Store: ObservableObject {
  @Published var items: [Int] = []
  private let relay: ObservableObjectPublisher

  init(relay: ObservableObjectPublisher) {
    self.relay = relay
  }
}

final class Parent: ObservableObject {
  @Published var title = ""
  lazy var store = Store(relay: objectWillChange)
}
