import SwiftUI

final class Engine {
  var speed = 0
}

@Observable
final class Car {
  var name = ""
  let engine = Engine()

  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
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
  // Since Swift 6.2 `@Observable` skips equal values; this announces each assignment, as `@Published` did.
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
