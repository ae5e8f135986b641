import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Wheel: ObservableObject {
  @Published var size = 0
}

final class Cab: ObservableObject {
  let wheel = Wheel()
  private var tokens: Set<AnyCancellable> = []

  func start() -> Int {
    wheel.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &tokens)
    return wheel.size
  }
}

final class Car: ObservableObject {
  let engine = Engine()
  private var tokens: [AnyCancellable] = []

  func start() {
    tokens.append(engine.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() })
  }
}

final class Van: ObservableObject {
  let engine = Engine()

  func start() -> AnyCancellable {
    engine.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class Bus: ObservableObject {
  let engine = Engine()

  func start() -> AnyCancellable {
    let start = { self.engine.objectWillChange.sink { self.objectWillChange.send() } }
    return start()
  }
}

final class Bike: ObservableObject {
  let engine = Engine()
  private var tokens: Set<AnyCancellable> = []

  func start() {
    engine.objectWillChange
      .map { self.objectWillChange.send() }
      .sink { print("changed") }
      .store(in: &tokens)
  }
}

final class Tram: ObservableObject {
  let engine = Engine()
}

func connect(_ tram: Tram, _ tokens: inout Set<AnyCancellable>) {
  tram.engine.objectWillChange.sink { tram.objectWillChange.send() }
    .store(in: &tokens)
}
