import Combine
import Observation

final class Engine: ObservableObject {
  @Published var speed = 0
}

@Observable
final class Car {
  var name = ""
  let engine = Engine()
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    engine.objectWillChange
      .sink { [weak self] in
        self?.save()
      }
      .store(in: &cancellables)
  }

  private func save() {}
}
