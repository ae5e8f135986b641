import SwiftUI

final class Engine {
  var speed = 0
}

class Vehicle: ObservableObject {
  @Published var gear = 1
  let engine = Engine()
}

final class Car: Vehicle {
  var speed: Int { engine.speed * gear }

  func shift() {
    engine.speed += 10
    gear = 1
  }
}

class Shape: ObservableObject {
  @Published var sides = 1
}

final class Square: Shape {
  var corners: Int { sides }
  func fill() { sides = 4 }
}

struct Panel: View {
  @StateObject private var car = Car()
  @StateObject private var square = Square()

  var body: some View {
    Text("\(car.speed) \(square.corners)")
    Button("Shift", action: car.shift)
    Button("Fill", action: square.fill)
  }
}
