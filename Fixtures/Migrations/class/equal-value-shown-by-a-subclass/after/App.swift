import SwiftUI

final class Engine {
  var speed = 0
}

@Observable
class Vehicle {
  var gear = 1
  let engine = Engine()

  // `Engine.speed` is not observable, and views read it again when `gear` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

final class Car: Vehicle {
  var speed: Int { engine.speed * gear }

  func shift() {
    engine.speed += 10
    gear = 1
  }
}

@Observable
class Shape {
  var sides = 1
}

final class Square: Shape {
  var corners: Int { sides }
  func fill() { sides = 4 }
}

struct Panel: View {
  @State private var car = Car()
  @State private var square = Square()

  var body: some View {
    Text("\(car.speed) \(square.corners)")
    Button("Shift", action: car.shift)
    Button("Fill", action: square.fill)
  }
}
