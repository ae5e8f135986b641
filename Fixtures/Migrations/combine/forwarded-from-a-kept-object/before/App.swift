import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
  private var log: AnyCancellable?

  init() {
    log = $speed.sink { print($0) }
  }
}

final class Car: ObservableObject {
  @Published var name = ""
  let engine = Engine()
  private var cancellables = Set<AnyCancellable>()

  init() {
    engine.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}
