import Combine
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  func with(_ body: (Value) -> Void) { body(value) }
}

final class Listener {
  private var bag = Set<AnyCancellable>()
  private let box = Box(Counter())

  func start() {
    box.with { counter in counter.$count.sink { print($0) }.store(in: &bag) }
  }
}
