import SwiftUI

final class Engine {
  var speed = 0
}

@Observable
final class Car {
  var name = ""
  let engine = Engine()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func drive() {
    name = "Driving"
    func tell() {
      if name.isEmpty { return }
      revision += 1
    }
    for speed in 1...3 {
      engine.speed = speed
      tell()
    }
  }

  // `Engine.speed` is not observable, and views read it again when `name` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct CarView: View {
  var car: Car
  var body: some View {
    let _ = car.revision
    Text(car.name)
    Text("\(car.engine.speed)")
    Button("Drive", action: car.drive)
  }
}
