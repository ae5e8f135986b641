import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

@Observable
final class Wheel {
  var size = 0
}

/// What keeps the subscription is told where.
final class Barge: ObservableObject {
  let engine = Engine()
  private var tokens: [AnyCancellable] = []
  private var count = 0

  func start() {
    tokens.insert(
      engine.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }, at: place())
  }

  private func place() -> Int {
    count += 1
    return 0
  }
}

/// The subscriptions are of what a function gives.
final class Ferry: ObservableObject {
  private var tokens: [AnyCancellable] = []
  private var count = 0

  func start() {
    tokens = made().map { engine in
      engine.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
  }

  private func made() -> [Engine] {
    count += 1
    return [Engine()]
  }
}

/// Somebody else makes the subscription.
@Observable
final class Canoe {
  let engine = Engine()
  private var makers: [() -> AnyCancellable] = []

  func start() {
    makers.append {
      self.engine.objectWillChange.sink { [weak self] in self?.withMutation(keyPath: \.makers) {} }
    }
  }
}

/// Something else is declared beside the subscription.
final class Raft: ObservableObject {
  let engine = Engine()
  private var tokens: Set<AnyCancellable> = []
  private var count = 0

  func start() {
    let token = engine.objectWillChange.sink { [weak self] in self?.objectWillChange.send() },
      place = place()
    token.store(in: &tokens)
    print(place)
  }

  private func place() -> Int {
    count += 1
    return 0
  }
}

/// The subscription begins where it is first used.
final class Kayak: ObservableObject {
  let engine = Engine()
  lazy var token = engine.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
}

extension Kayak {
  func start() { _ = token }
}

/// The subscription is ended by a function that is kept, or kept under a condition.
final class Yacht: ObservableObject {
  let engine = Engine()
  private var stop: () -> Void = {}

  func start() {
    let token = engine.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    stop = token.cancel
  }
}

final class Punt: ObservableObject {
  let engine = Engine()
  private var tokens: Set<AnyCancellable> = []

  func start(isFirst: Bool) {
    let token = engine.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    if isFirst { token.store(in: &tokens) }
  }
}

/// Something else is announced as well.
final class Liner: ObservableObject {
  let engine = Engine()
  let bells = PassthroughSubject<Void, Never>()
  private var tokens: Set<AnyCancellable> = []

  func start() {
    bells.beside { self.engine.objectWillChange }
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &tokens)
  }
}

extension Publisher where Output == Void, Failure == Never {
  func beside(_ other: () -> ObservableObjectPublisher) -> AnyPublisher<Void, Never> {
    merge(with: other()).eraseToAnyPublisher()
  }
}

/// The closure does more for each.
@Observable
final class Fleet {
  let wheels: [Wheel] = []
  private var count = 0

  func start() {
    _ = wheels.map { wheel in
      count += 1
    }
  }
}
