import Combine
import Foundation

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Car: ObservableObject {
  let engine = Engine()
  private var starts = 0
  private var tokens: Set<AnyCancellable> = []

  init() {
    engine.objectWillChange.sink { [weak self] _ in
      DispatchQueue.main.async {
        self?.starts += 1
        self?.objectWillChange.send()
      }
    }
    .store(in: &tokens)
    print("ready")
  }
}

final class Van: ObservableObject {
  let engine = Engine()
  private var tokens: Set<AnyCancellable> = []

  init() {
    engine.objectWillChange
      .sink(receiveCompletion: { _ in print("over") }, receiveValue: objectWillChange.send)
      .store(in: &tokens)
    print("ready")
  }
}

final class Bus: ObservableObject {
  let engine = Engine()
  private var tokens: Set<AnyCancellable> = []

  init() {
    engine.objectWillChange.sink { [weak self] in
      if let self {
        print("changed")
        self.objectWillChange.send()
      }
    }
    .store(in: &tokens)
    print("ready")
  }
}

final class Tram: ObservableObject {
  let engine = Engine()
  private var tokens: Set<AnyCancellable> = []

  init() {
    engine.objectWillChange.sink { [weak self] in
      if let self { self.objectWillChange.send() } else { print("gone") }
    }
    .store(in: &tokens)
    print("ready")
  }
}

final class Bike: ObservableObject {
  let engine = Engine()
  private var isOut = false
  private var tokens: Set<AnyCancellable> = []

  init() {
    engine.objectWillChange.sink { [weak self] in
      if let self, self.isOut { self.objectWillChange.send() }
    }
    .store(in: &tokens)
    print("ready")
  }

  func leave() { isOut = true }
}
