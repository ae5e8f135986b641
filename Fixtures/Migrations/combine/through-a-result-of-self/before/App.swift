import Combine
import SwiftUI

protocol Configurable: AnyObject {}

extension Configurable {
  func configured(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}

final class Counter: ObservableObject, Configurable {
  @Published var count = 0
}

final class Listener {
  private var bag = Set<AnyCancellable>()

  func start() {
    Counter().configured { $0.count = 2 }.$count.sink { print($0) }.store(in: &bag)
  }
}
