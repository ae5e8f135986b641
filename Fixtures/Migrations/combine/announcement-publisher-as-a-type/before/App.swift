import Combine

final class Store: ObservableObject {
  @Published var items: [Int] = []
  private let relay: ObservableObjectPublisher

  init(relay: ObservableObjectPublisher) {
    self.relay = relay
  }
}
