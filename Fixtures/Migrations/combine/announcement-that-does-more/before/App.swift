import Combine

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Car: ObservableObject {
  @Published var name = ""
  let engine = Engine()
  private var cancellables = Set<AnyCancellable>()

  init() {
    engine.objectWillChange
      .sink { [weak self] in
        self?.save()
        self?.objectWillChange.send()
      }
      .store(in: &cancellables)
  }

  private func save() {}
}
