import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Car: ObservableObject {
  @Published var name = ""
  let engine = Engine()
  private var cancellables = Set<AnyCancellable>()

  init() {
    name = "Car"
    engine.objectWillChange
      .sink { [weak self] _ in
        self?.objectWillChange.send()
      }
      .store(in: &cancellables)
  }
}

struct CarView: View {
  @StateObject private var car = Car()

  var body: some View {
    Text("\(car.name): \(car.engine.speed)")
  }
}
