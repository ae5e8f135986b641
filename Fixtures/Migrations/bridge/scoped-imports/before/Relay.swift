import class Combine.AnyCancellable
import protocol Combine.ObservableObject
import struct Combine.Published

final class Relay: ObservableObject {
  @Published var count = 0
  private var subscription: AnyCancellable?

  func start() {
    subscription = $count.sink { print($0) }
  }
}
