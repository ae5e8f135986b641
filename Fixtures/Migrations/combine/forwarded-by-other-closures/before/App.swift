import Combine
import Foundation

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Car: ObservableObject {
  let engine = Engine()
  private var tokens: Set<AnyCancellable> = []

  init() {
    engine.objectWillChange.sink(receiveValue: objectWillChange.send).store(in: &tokens)
    print("ready")
  }
}

final class Van: ObservableObject {
  let engine = Engine()
  private var token: AnyCancellable?

  init() {
    token = engine.objectWillChange.sink { [weak self] _ in
      DispatchQueue.main.async {
        self?.objectWillChange.send()
      }
    }
    print("ready")
  }
}

@MainActor
final class Bus: ObservableObject {
  let engine = Engine()
  private var tokens: Set<AnyCancellable> = []

  init() {
    engine.objectWillChange
      .receive(on: RunLoop.main)
      .sink { [weak self] in
        guard let self else { return }
        Task { @MainActor in self.objectWillChange.send() }
      }
      .store(in: &tokens)
    print("ready")
  }
}
